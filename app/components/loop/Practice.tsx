import { Disclosure } from "../Definition";
import { SideBySide } from "../SideBySide";
import { column } from "./ByPerson";
import { authorsIn } from "./versions";
import type { WritingProps } from "./Writing";

/** Practice feedback, for its trainee and the leads: never counted, never part of the round (F9). */
export function Practice({ view, round }: WritingProps) {
  const authors = authorsIn(view, round, "practice");
  if (authors.length === 0) return null;
  return (
    <Disclosure summary="Practice feedback, not counted">
      <SideBySide label="Practice feedback" columns={authors.map((author) => column(view, author))} />
    </Disclosure>
  );
}
