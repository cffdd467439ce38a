import type { LoopView } from "~/domain/view";
import { SealMark } from "../marks";
import { Section } from "../Page";
import { When } from "../When";
import { RoundPanel } from "./RoundPanel";
import { SealWords } from "./SealWords";
import { Writing } from "./Writing";
import { roundName } from "./words";

type Props = { readonly view: LoopView; readonly round: LoopView["rounds"][number] };

/** One round: its panel, its seal in words, and after the reveal its feedback. */
export function LoopRound({ view, round }: Props) {
  const phase = round.startedAt === null ? "planned" : round.revealedAt === null ? "sealed" : "revealed";
  return (
    <Section title={roundName(round)} id={`round-${round.id}`} actions={<SealMark state={phase} />}>
      {round.focus.length > 0 ? (
        <p>In question: {round.focus.map((id) => view.principles[id]?.name ?? "a principle").join(", ")}.</p>
      ) : null}
      <RoundPanel view={view} round={round} />
      {round.revealedAt !== null ? (
        <p className="hint">
          Revealed to all at once, <When at={round.revealedAt} />.
        </p>
      ) : null}
      {round.seal ? <SealWords seal={round.seal} /> : <Writing view={view} round={round} />}
    </Section>
  );
}
