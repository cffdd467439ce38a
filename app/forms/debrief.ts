import { z } from "zod";
import { concurForm, decideForm, levelBarForm } from "./decision";
import { choice, maybeChoice, prose } from "./fields";
import { voteForm } from "./vote";

const bare = <const Intent extends string>(intent: Intent) => z.object({ intent: z.literal(intent) });

/** Everything that is sent to a debrief; `intent` says which deed it is. */
export const debriefForm = z.discriminatedUnion("intent", [
  bare("open"),
  bare("join"),
  bare("markRead"),
  bare("reopen"),
  bare("close"),
  z.object({ intent: z.literal("advance"), to: z.enum(["revote", "discussion", "finalVote", "decision"]) }),
  z.object({ intent: z.literal("nextTurn"), expectedSpeakerId: maybeChoice() }),
  z.object({
    intent: z.literal("markLeft"),
    personId: choice("Choose who has left."),
    reason: prose("Write down why they left.", 2_000),
  }),
  z.object({ intent: z.literal("adjourn"), reason: prose("Write down why you adjourn.", 2_000) }),
  voteForm,
  decideForm,
  levelBarForm,
  concurForm,
]);

export type DebriefForm = z.infer<typeof debriefForm>;
