import { linkCandidate } from "~/data/candidate-changes.server";
import { grantCapability } from "~/data/capabilities.server";
import type { Calendar } from "~/data/demo/calendar";
import { conclude, convene, type Meeting, turns } from "~/data/demo/meeting.server";
import type { Play } from "~/data/demo/play";
import { type Act, done, made, type Stage } from "~/data/demo/stage.server";
import { EMEKA } from "~/data/demo/words/emeka";
import { YUKI } from "~/data/demo/words/yuki";
import { withdrawFeedback } from "~/data/feedback.server";
import { createPerson } from "~/data/people-changes.server";
import { saveVetoDraft } from "~/data/veto-draft.server";
import type { Instant } from "~/domain/time";
import { handedOverRevealed, handedOverSealed } from "./hands";
import { abandoned, agrees, screened } from "./screens";

/** What happens beyond the demo, so that every state of the seal is there. */
export const stories = (calendar: Calendar, now: Instant): readonly Act[] => [
  ...newcomers(now),
  ...sealedAndWithdrawn(now),
  ...revoteHalfCast(calendar),
  ...finalVoteHalfCast(calendar),
  ...screened(calendar),
  ...abandoned(calendar),
  ...handedOverSealed(now),
  ...handedOverRevealed(calendar),
  draftsVeto(now),
];

const loop = (stage: Stage, name: string) => stage.id(`loop/${name}`);

/** Somebody without any part, and an admin who is the candidate of two loops. */
const newcomers = (now: Instant): readonly Act[] => [
  { at: now, does: (stage, at) => joins(stage, "stranger", at) },
  { at: now, does: (stage, at) => joins(stage, "hopeful", at) },
  {
    at: now,
    does: async (stage, at) => {
      const hopeful = stage.id("candidate/person-hopeful");
      done(await grantCapability(stage.viewer("viktor"), hopeful, "admin", at));
      for (const name of ["yuki", "dmitri"] as const)
        done(await linkCandidate(stage.viewer("noor"), stage.id(`candidate/${name}`), hopeful, at));
    },
  },
];

/** Their addresses tell who they are in the database. */
export const addressOf = (name: string): string => `${name}@twin.example`;

async function joins(stage: Stage, name: "stranger" | "hopeful", at: Instant): Promise<void> {
  const values = {
    ...{ name: `Robin ${name}`, email: addressOf(name), level: 5, startDate: "2023-03-01" },
    ...{ teamId: stage.id("team/Hiring"), managerId: null, timeZone: "Europe/Berlin" },
  };
  stage.keep(`candidate/person-${name}`, made(await createPerson(stage.viewer("viktor"), values, at)));
}

/** One takes submitted feedback back while the round is sealed; another is excused without having written. */
const sealedAndWithdrawn = (now: Instant): readonly Act[] => [
  {
    at: now,
    does: async (stage, at) => {
      const assignment = stage.id("assignment/thandiwe/main/zofia");
      done(await withdrawFeedback(stage.viewer("zofia"), assignment, "I mixed up two of the answers.", at));
    },
  },
  { at: now + 1, does: (stage, at) => agrees(stage, { loop: "thandiwe", by: "kenji" }, at) },
];

const NO_CHANGES = { revote: {}, final: {} } as const;

/** A blind re-vote of five, of which two are in. */
function revoteHalfCast({ ago }: Calendar): readonly Act[] {
  const play: Play = {
    ...{ name: "emeka", candidate: "emeka", role: "firmware", barRaiser: "soledad", words: EMEKA },
  };
  const meeting: Meeting = {
    ...{ opens: ago(60), present: ["ines", "tomasz", "soledad", "zofia", "priya"] },
    ...NO_CHANGES,
  };
  return convene(play, meeting).slice(0, -4);
}

/** The discussion comes to its end; of four final votes two are in. */
function finalVoteHalfCast({ ago }: Calendar): readonly Act[] {
  const play: Play = {
    ...{ name: "yuki", candidate: "yuki", role: "routes", barRaiser: "anselm", words: YUKI },
  };
  const opens = ago(120);
  const meeting: Meeting = { opens, present: ["meiLin", "obi", "anselm", "wren"], ...NO_CHANGES };
  const decision = { outcome: "hire", level: null, reason: "It never comes to this." } as const;
  return [...turns(play, opens, 3), ...conclude(play, meeting, decision, []).slice(0, 3)];
}

const draftsVeto = (now: Instant): Act => ({
  at: now,
  does: async (stage, at) => {
    const principles = [stage.id("principle/Earn Trust")];
    const input = { rationale: "Two of the stories do not hold together.", principles, cites: [] };
    const { status } = await saveVetoDraft(stage.viewer("freya"), loop(stage, "saoirse"), input, 0, at);
    if (status !== "saved") throw new Error(`A veto's draft was not kept: ${status}.`);
  },
});
