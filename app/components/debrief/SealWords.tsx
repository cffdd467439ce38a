import type { LoopView, RoundView } from "~/domain/view";
import { Notice, SealNotice } from "../Notice";
import { OUTCOME_WORDS, PHASE_WORDS } from "./words";

/** For those from whom the conclusions are hidden: why, whom it waits for, and what opens it (S7). */
export function SealWords({ view }: { readonly view: LoopView }) {
  const sealed = view.rounds.find((r) => r.seal !== null && r.startedAt !== null);
  const main = view.rounds.find((r) => r.kind === "main");
  const why = sealed?.seal?.why ?? (main?.startedAt ? "stateOnly" : "notStarted");
  const { reason, opens } = WORDS[why];
  return (
    <>
      <SealNotice reason={reason} opens={opens} waitingFor={waitingIn(sealed)} />
      {view.outline?.phase ? (
        <Notice title={`Where the debrief stands: ${PHASE_WORDS[view.outline.phase].toLowerCase()}`}>
          {view.outline.outcome ? (
            <p>Latest decision: {OUTCOME_WORDS[view.outline.outcome].toLowerCase()}.</p>
          ) : null}
        </Notice>
      ) : null}
    </>
  );
}

const waitingIn = (round: RoundView | undefined) =>
  round?.seal?.why === "sealed" || round?.seal?.why === "writeFirst" ? round.seal.waitingFor : [];

type Why = NonNullable<RoundView["seal"]>["why"];

const WORDS: Readonly<Record<Why, { readonly reason: string; readonly opens: string }>> = {
  notStarted: {
    reason: "The main round has not started, so there is nothing to debrief yet.",
    opens: "A debrief opens after everyone on the panel has submitted and the round is revealed.",
  },
  sealed: {
    reason: "A round is still sealed: nobody reads anybody's feedback before everyone has written theirs.",
    opens:
      "It opens, all at once, when the last of them has submitted. Then the Bar Raiser can open the debrief.",
  },
  sealedForGood: {
    reason: "This loop ended while a round was sealed, so it stays sealed.",
    opens: "Nothing opens it any more.",
  },
  writeFirst: {
    reason: "You owe feedback in a later round. What was written and concluded before would colour yours.",
    opens: "It opens for you when you have submitted.",
  },
  excused: {
    reason: "You were excused from this loop without having submitted, so you read only what you wrote.",
    opens: "Nothing opens it for you.",
  },
  stateOnly: {
    reason:
      "You know this loop by name and state. Its panel, hiring manager, recruiter and the leads read the debrief.",
    opens: "Nothing opens it for you.",
  },
};
