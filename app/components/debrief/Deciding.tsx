import { isLeader } from "./leader";
import type { NowProps } from "./Now";
import { nameIn } from "./names";

function wordAfterHire({ view, page, readerId }: NowProps): string {
  if (page.deeds.concur?.length === 0)
    return "Your word on the hire is awaited: concur below, or cast a veto.";
  if (view.barRaiser?.id === readerId) return "After a hire, you concur in writing or cast a veto.";
  return `After a hire, ${view.barRaiser?.name} concurs in writing or casts a veto.`;
}

const closes = (props: NowProps): string =>
  isLeader(props)
    ? "Then you close the debrief."
    : `Then ${nameIn(props.view, props.room.leaderId)} closes the debrief.`;

/** The decision: whose it is, and what comes after it (D4). */
export function Deciding(props: NowProps) {
  const { view, page } = props;
  const hiringManager = view.hiringManager.name;
  const decided = view.conclusions?.decisions.some((d) => d.debriefId === page.room?.debrief.id) ?? false;
  return (
    <p>
      {decided
        ? "The decision is recorded below."
        : page.deeds.decide
          ? "Record your decision below."
          : `${hiringManager} records the decision.`}
      {view.barRaiser ? ` ${wordAfterHire(props)}` : ""}
      {decided ? ` ${closes(props)}` : ""}
    </p>
  );
}
