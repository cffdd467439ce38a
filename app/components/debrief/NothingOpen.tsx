import type { DebriefPage } from "~/domain/debrief-page";
import type { LoopView } from "~/domain/view";
import { EmptyState } from "../Notice";
import { When } from "../When";

type NothingOpenProps = { readonly view: LoopView; readonly page: DebriefPage };

/** No debrief is open: why, who opens the next, and whose word is still awaited (D1, D4). */
export function NothingOpen({ view, page }: NothingOpenProps) {
  const leader = view.barRaiser ?? view.hiringManager;
  const closedAt = page.room?.debrief.closedAt ?? null;
  const isStale = page.gates.some((g) => g.gate === "debrief" && g.state === "unmet");
  if (view.ending)
    return <EmptyState title="This loop has ended. Its debrief can be read, and nothing in it changes." />;
  if (closedAt !== null) {
    return (
      <EmptyState title="The debrief is closed">
        <p>
          Closed <When at={closedAt} />.{" "}
          {isStale
            ? `Something was revealed or changed since: ${leader.name} opens a further, shorter one.`
            : `After another round is revealed, ${leader.name} opens a further, shorter one.`}
        </p>
        {!isStale && page.deeds.concur?.length === 0 ? (
          <p>
            <a href="#decision">Your word on the hire is still awaited</a>: concur in writing, or cast a veto.
          </p>
        ) : null}
      </EmptyState>
    );
  }
  return (
    <EmptyState title="No debrief has been opened yet">
      <p>{leader.name} opens it.</p>
    </EmptyState>
  );
}
