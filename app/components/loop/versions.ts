import type { FeedbackView, LoopView } from "~/domain/view";

type Round = LoopView["rounds"][number];

/** One person's writing in a round: the version that stands, and those that were withdrawn. */
export interface Author {
  readonly assignment: Round["assignments"][number];
  readonly standing: FeedbackView | null;
  readonly withdrawn: readonly FeedbackView[];
}

/** Who wrote in a round, in the panel's order; shadows' practice apart from what counts (F9). */
export const authorsIn = (view: LoopView, round: Round, which: "counted" | "practice"): readonly Author[] =>
  round.assignments
    .filter((a) => (a.kind === "shadow") === (which === "practice"))
    .map((assignment) => {
      const versions = view.feedback.filter((f) => f.assignmentId === assignment.id);
      return {
        assignment,
        standing: versions.find((f) => f.withdrawal === null) ?? null,
        withdrawn: versions.filter((f) => f.withdrawal !== null),
      };
    })
    .filter(({ standing, withdrawn }) => standing !== null || withdrawn.length > 0);
