import type { Citation } from "~/domain/loop";
import type { RecruiterDeed } from "~/domain/offer";
import type { Instant } from "~/domain/time";
import { concur } from "../decision.server";
import { readLoop } from "../loops.server";
import { recordOfferDeed } from "../offer.server";
import { castVeto, upholdVeto } from "../veto.server";
import { loopProp, type Play, recruiterOf } from "./play";
import type { PrincipleName } from "./roles";
import { type Act, done, type Stage } from "./stage.server";

/** The Bar Raiser concurs with the decision in writing. */
export const concurs = (play: Play, text: string, at: Instant): Act => ({
  at,
  does: async (stage, now) =>
    done(await concur(stage.viewer(play.barRaiser), stage.id(loopProp(play)), text, now)),
});

/** The Bar Raiser casts a veto that rests on what they heard themselves. */
export const vetoes = (
  play: Play,
  rationale: string,
  principles: readonly PrincipleName[],
  at: Instant,
): Act => ({
  at,
  does: async (stage, now) => {
    const input = {
      rationale,
      principles: principles.map((name) => stage.id(`principle/${name}`)),
      cites: await ownEvidence(play, stage, now),
    };
    done(await castVeto(stage.viewer(play.barRaiser), stage.id(loopProp(play)), input, now));
  },
});

async function ownEvidence(play: Play, stage: Stage, now: Instant): Promise<readonly Citation[]> {
  const barRaiser = stage.viewer(play.barRaiser);
  const { view } = await readLoop(barRaiser, stage.id(loopProp(play)), () => null, now);
  return view.feedback
    .filter((f) => f.author.id === barRaiser.id)
    .flatMap((f) => f.content.principles)
    .flatMap((p) => p.evidence)
    .map(({ id }) => ({ kind: "evidence", id }));
}

/** The Bar Raiser upholds the veto, which ends the loop. */
export const upholds = (play: Play, text: string, at: Instant): Act => ({
  at,
  does: async (stage, now) =>
    done(await upholdVeto(stage.viewer(play.barRaiser), stage.id(loopProp(play)), text, now)),
});

/** The recruiter records a deed of the offer. */
export const offers = (play: Play, deed: RecruiterDeed, at: Instant): Act => ({
  at,
  does: async (stage, now) =>
    done(await recordOfferDeed(stage.viewer(recruiterOf(play)), stage.id(loopProp(play)), deed, null, now)),
});
