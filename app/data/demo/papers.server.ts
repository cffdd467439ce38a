import { revisionAfter } from "~/domain/draft";
import type { RequestedExcusal } from "~/domain/excusal";
import type { Instant } from "~/domain/time";
import { saveDraft } from "../draft.server";
import { requestExcusal } from "../excusal.server";
import { addAddendum, submitFeedback, withdrawFeedback } from "../feedback.server";
import type { Who } from "./people";
import { loopProp, type Play, type RoundName, recruiterOf, seatProp } from "./play";
import { type Act, done, type Stage } from "./stage.server";
import { contentOf, type Written } from "./writing";

const wordsOf = (play: Play, who: Who): Written => {
  const written = play.words[who];
  if (!written) throw new Error(`The demo has no words of ${who} in ${play.name}.`);
  return written;
};

const asSent = (written: Written, stage: Stage) =>
  contentOf(written, (name) => stage.id(`principle/${name}`));

/** Submits what the person wrote. */
export const submit = (play: Play, who: Who, at: Instant, round: RoundName = "main"): Act => ({
  at,
  does: (stage, now) => send(play, who, { round, written: wordsOf(play, who), draft: 0 }, stage, now),
});

type Sending = { readonly round: RoundName; readonly written: Written; readonly draft: number };

async function send(play: Play, who: Who, { round, written, draft }: Sending, stage: Stage, now: Instant) {
  const assignmentId = stage.id(seatProp(play, round, who));
  done(await submitFeedback(stage.viewer(who), assignmentId, asSent(written, stage), draft, now));
}

/** Submits a first version, takes it back with a reason, and submits what stands (F3). */
export const submitTwice = (
  play: Play,
  who: Who,
  first: Partial<Written>,
  reason: string,
  [at, takenBack, again]: readonly [Instant, Instant, Instant],
): readonly Act[] => {
  const written = wordsOf(play, who);
  const sending = { round: "main", written, draft: revisionAfter(1) } as const;
  return [
    {
      at,
      does: (stage, now) =>
        send(play, who, { ...sending, written: { ...written, ...first }, draft: 0 }, stage, now),
    },
    {
      at: takenBack,
      does: async (stage, now) => {
        const assignmentId = stage.id(seatProp(play, "main", who));
        done(await withdrawFeedback(stage.viewer(who), assignmentId, reason, now));
      },
    },
    { at: again, does: (stage, now) => send(play, who, sending, stage, now) },
  ];
};

/** Keeps what the person wrote as a draft, complete and not yet submitted. */
export const keepDraft = (play: Play, who: Who, at: Instant): Act => ({
  at,
  does: async (stage, now) => {
    const content = asSent(wordsOf(play, who), stage);
    const assignmentId = stage.id(seatProp(play, "main", who));
    const answer = await saveDraft(stage.viewer(who), assignmentId, content, 0, now);
    if (answer.status !== "saved") throw new Error(`The demo's draft of ${who} was not saved.`);
  },
});

/** Adds an addendum to revealed feedback. */
export const add = (play: Play, who: Who, text: string, at: Instant): Act => ({
  at,
  does: async (stage, now) =>
    done(await addAddendum(stage.viewer(who), stage.id(seatProp(play, "main", who)), text, now)),
});

/** The recruiter asks to excuse somebody. */
export const askToExcuse = (
  play: Play,
  who: Who,
  kind: RequestedExcusal,
  reason: string,
  at: Instant,
): Act => ({
  at,
  does: async (stage, now) => {
    const request = { assignmentId: stage.id(seatProp(play, "main", who)), kind, reason };
    done(await requestExcusal(stage.viewer(recruiterOf(play)), stage.id(loopProp(play)), request, now));
  },
});
