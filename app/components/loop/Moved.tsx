import type { AssignmentView } from "~/domain/view";
import { When } from "../When";

/** That an interview was moved once its round had started, by whom and why. */
export function Moved({ moves }: Pick<AssignmentView, "moves">) {
  return moves.map((move) => (
    <div key={move.at} className="hint moved">
      Moved from <When at={move.from} /> by {move.by.name}
      {move.reason === null ? "." : `: ${move.reason}`}
    </div>
  ));
}
