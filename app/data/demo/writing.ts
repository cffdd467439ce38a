import type { Bar, Content, Rating, Vote } from "~/domain/feedback";
import type { Id } from "~/domain/loop";
import type { Who } from "./people";
import type { PrincipleName } from "./roles";

type Story = readonly [situation: string, action: string, result: string];

/** What somebody wrote about one principle: a rating with its stories, or why there is none (F1, F2). */
export type Assessed =
  | { readonly rating: Rating; readonly stories: readonly Story[] }
  | { readonly notAssessed: string };

/** One person's feedback, with principles by name. */
export interface Written {
  readonly vote: Vote;
  readonly bar: Bar;
  readonly summary: string;
  readonly principles: Readonly<Partial<Record<PrincipleName, Assessed>>>;
}

/** What each of a panel wrote about one candidate. */
export type Words = Readonly<Partial<Record<Who, Written>>>;

export const rated = (rating: Rating, ...stories: readonly Story[]): Assessed => ({ rating, stories });
export const notAssessed = (reason: string): Assessed => ({ notAssessed: reason });

/** The same as the form sends it. */
export const contentOf = (written: Written, idOf: (principle: PrincipleName) => Id): Content => ({
  vote: written.vote,
  bar: written.bar,
  summary: written.summary,
  principles: principlesOf(written).map(([name, assessed]) => ({
    principleId: idOf(name),
    rating: "rating" in assessed ? assessed.rating : null,
    notAssessedReason: "rating" in assessed ? null : assessed.notAssessed,
    evidence: ("rating" in assessed ? assessed.stories : []).map(([situation, action, result], index) => ({
      ...{ id: String(index), situation, action, result },
    })),
  })),
});

const principlesOf = ({ principles }: Written) =>
  Object.entries(principles) as readonly [PrincipleName, Assessed][];
