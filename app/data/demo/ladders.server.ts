import type { InterviewerStep } from "~/domain/interviewing";
import type { Place } from "~/domain/ladder";
import type { CertificationStep } from "~/domain/person";
import { DAY, type Day, type Instant } from "~/domain/time";
import { recordInterviewerStep, recordStep } from "../steps.server";
import { after, type Calendar } from "./calendar";
import type { Who } from "./people";
import { type Act, done, type Stage } from "./stage.server";

const LEAD: Who = "marguerite";

/** Who interviewed well before there was Plumbline. */
const PRACTISED: readonly Who[] = ["priya", "obi", "wren", "ines", "tomasz", "bashir", "meiLin", "luca"];

/** Both ladders: some learn, one is ready for the next step, and Luca is on his way to being a Bar Raiser. */
export function ladders({ day }: Calendar): readonly Act[] {
  const begun = day(-30, 9);
  return [
    ...PRACTISED.map((who, index) => interviewer(who, "onTheirOwn", after(begun, index), "unsaid")),
    interviewer("caspian", "trained", day(-28, 9), "unsaid"),
    interviewer("caspian", "shadow", day(-21, 15), "outside"),
    interviewer("caspian", "shadow", day(-14, 15), "outside"),
    interviewer("zofia", "trained", day(-28, 10), "unsaid"),
    interviewer("zofia", "shadow", day(-12, 15), "outside"),
    barRaiser("luca", "nominated", day(-25, 9), "unsaid", "Proposed by Freya Adeyemi."),
    barRaiser("luca", "shadow", day(-20, 9), "outside", "With Freya Adeyemi."),
    barRaiser("luca", "shadow", day(-1, 17), "emeka"),
  ];
}

/** A certification from before the set-up, which its origin says for good (P4). */
export const certify =
  (who: Who): Act["does"] =>
  async (stage, at) => {
    const step = { step: "certified", on: dayOf(at - 90 * DAY), origin: "founding", note: "" } as const;
    const person = stage.id(`person/${who}`);
    done(await recordStep(stage.viewer(LEAD), person, { ...step, place: "unsaid" }, at));
  };

const dayOf = (at: Instant): Day => new Date(at).toISOString().slice(0, 10);

/** A place of the story: a loop by its name there. */
type Stand = "outside" | "unsaid" | "emeka";

const placeOf = (stage: Stage, stand: Stand): Place =>
  stand === "emeka" ? { loopId: stage.id(`loop/${stand}`) } : stand;

const interviewer = (who: Who, step: InterviewerStep, at: Instant, stand: Stand): Act => ({
  at,
  does: async (stage) => {
    const values = { step, on: dayOf(at), place: placeOf(stage, stand), note: "" };
    done(await recordInterviewerStep(stage.viewer(LEAD), stage.id(`person/${who}`), values, at));
  },
});

const barRaiser = (who: Who, step: CertificationStep, at: Instant, stand: Stand, note = ""): Act => ({
  at,
  does: async (stage) => {
    const values = { step, on: dayOf(at), origin: "ordinary", place: placeOf(stage, stand), note } as const;
    done(await recordStep(stage.viewer(LEAD), stage.id(`person/${who}`), values, at));
  },
});
