import type { AssignmentView } from "~/domain/view";

/** What somebody said to being planned; nothing where they have said nothing. */
export function PlanAnswered({ answer }: Pick<AssignmentView, "answer">) {
  if (answer === null) return null;
  return (
    <div className="hint">
      {answer.answer === "accepted" ? "Accepted" : "Declined"}
      {answer.reason ? `: ${answer.reason}` : null}
    </div>
  );
}
