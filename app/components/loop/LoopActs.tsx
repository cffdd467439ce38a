import { Link } from "@remix-run/react";
import type { SaidAct } from "~/data/loop-page.server";
import type { LoopAct } from "~/domain/acts";
import { LinkButton } from "../Button";

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
  veto: "Write, read or resolve a veto",
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

/** What waits for nobody else: these stand out from what one merely may do. */
const DUE: readonly LoopAct[] = ["writeFeedback", "answerExcusals", "weighConflict", "assess"];

/** What this reader can do here now; what has to wait says why. */
export function LoopActs({ loopId, acts }: Props) {
  return (
    <ul className="acts">
      {acts.map((item) => (
        <li key={`${item.act}${item.about ?? ""}`}>
          {item.objections.length === 0 ? (
            <ActLink loopId={loopId} item={item} />
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

function ActLink({ loopId, item }: { readonly loopId: string; readonly item: SaidAct }) {
  const to = addressOf(loopId, item);
  if (DUE.includes(item.act)) return <LinkButton to={to}>{WORDS[item.act]}</LinkButton>;
  return <Link to={to}>{WORDS[item.act]}</Link>;
}
