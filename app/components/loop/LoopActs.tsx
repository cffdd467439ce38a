import { Link } from "@remix-run/react";
import type { SaidAct } from "~/data/loop-page.server";
import type { LoopAct } from "~/domain/acts";

const WORDS: Readonly<Record<LoopAct, string>> = {
  writeFeedback: "Write your feedback",
  prepareInterview: "Prepare your interview",
  ownFeedback: "Read what you submitted",
  plan: "Plan rounds and panels",
  answerExcusals: "Answer a request for an excusal",
  askExcusal: "Ask for an excusal",
  weighConflict: "Say whether feedback under a conflict of interest is weighed",
  assess: "Write your assessment as successor",
  debrief: "Go to the debrief",
  veto: "Cast or resolve a veto",
  offer: "See what the offer still needs",
  succession: "Seats and terms: successors, replacements, changes",
  end: "End the loop without a decision",
};

const addressOf = (loopId: string, { act, about }: SaidAct): string => {
  const places: Readonly<Record<LoopAct, string>> = {
    writeFeedback: `/interviews/${about}/feedback`,
    prepareInterview: `/interviews/${about}`,
    ownFeedback: `/interviews/${about}/feedback`,
    plan: `/loops/${loopId}/plan`,
    answerExcusals: `/loops/${loopId}/excusals`,
    askExcusal: `/loops/${loopId}/excusals`,
    weighConflict: `/loops/${loopId}/excusals#conflicts`,
    assess: `/loops/${loopId}/succession#assess`,
    debrief: `/loops/${loopId}/debrief`,
    veto: `/loops/${loopId}/veto`,
    offer: `/loops/${loopId}/offer`,
    succession: `/loops/${loopId}/succession`,
    end: `/loops/${loopId}/end`,
  };
  return places[act];
};

type Props = { readonly loopId: string; readonly acts: readonly SaidAct[] };

/** What this reader can do here now; what has to wait says why. */
export function LoopActs({ loopId, acts }: Props) {
  return (
    <ul>
      {acts.map((item) => (
        <li key={`${item.act}${item.about ?? ""}`}>
          {item.objections.length === 0 ? (
            <Link to={addressOf(loopId, item)}>{WORDS[item.act]}</Link>
          ) : (
            <>
              {WORDS[item.act]}: <span className="hint">{item.objections.map((o) => o.text).join(" ")}</span>
            </>
          )}
        </li>
      ))}
      <li>
        <Link to={`/loops/${loopId}/history`}>Read what happened here</Link>
      </li>
    </ul>
  );
}
