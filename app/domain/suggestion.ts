import { cheapestFlow, type UnitEdge } from "./cheapest-flow";
import type { AssignmentKind, Id } from "./loop";

/** Somebody on the panel who can take principles. */
export interface Panelist {
  readonly id: Id;
  readonly kind: Exclude<AssignmentKind, "shadow">;
  /** How many interviews they have or had in the four weeks around this one. */
  readonly load: number;
  /** The principles they are planned for already. */
  readonly planned: readonly Id[];
}

/** A principle that the round should probe, and how many people of other started rounds do so already. */
export interface Wanted {
  readonly id: Id;
  readonly covered: number;
}

/** Who takes which principles: by person, in the order in which the principles are wanted. */
export type Distribution = Readonly<Record<Id, readonly Id[]>>;

/** The most principles that one interviewer takes (P1). */
export const MOST_PRINCIPLES = 3;
/** How many people should probe a required principle: two independent looks are worth more than one. */
export const ENOUGH = 2;

// Each outweighs all that the next ones can add up to for forty people and a hundred principles; the sums stay whole numbers.
const WEIGHT = { noneLeftOut: 1e13, first: 1e10, second: 1e8, load: 100, kept: 1 } as const;

/**
 * Suggests who takes which principles. Nobody takes more than three, and each interviewer at least one (P1); of what is
 * left free, in this order: as many wanted principles as possible are probed at all, as many as possible by two people,
 * the load is spread (the sum of the squares of each one's interviews and principles is least), and what is planned
 * already stays. Method: the cheapest flow through principles and people, exact, O(principles × people × the edges
 * between them); the same whatever the order of the panel. It says nothing of anybody's fitness: who can't sit is left out by
 * the caller.
 */
export const suggest = (panel: readonly Panelist[], wanted: readonly Wanted[]): Distribution => {
  // In one order, so that equal costs are decided alike each time.
  const people = [...panel].sort((a, b) => (a.id < b.id ? -1 : 1));
  const principles = [...wanted].sort((a, b) => (a.id < b.id ? -1 : 1));
  const [personAt, sink] = [1 + principles.length, 1 + principles.length + people.length];
  const pairs = principles.flatMap((principle, p) =>
    people.map((person, q) => ({
      ...{ principle: principle.id, person: person.id, from: 1 + p, to: personAt + q },
      cost: person.planned.includes(principle.id) ? -WEIGHT.kept : 0,
    })),
  );
  const edges: readonly UnitEdge[] = [
    ...pairs,
    ...principles.flatMap(({ covered }, p) =>
      people.map((_, n) => ({ from: 0, to: 1 + p, cost: -gainOfLook(covered + n) })),
    ),
    ...people.flatMap((person, q) => costsOf(person).map((cost) => ({ from: personAt + q, to: sink, cost }))),
  ];
  const used = cheapestFlow(sink + 1, edges);
  const taken = pairs.filter((_, index) => used[index]);
  const order = wanted.map(({ id }) => id);
  return Object.fromEntries(
    panel.map(({ id }) => [
      id,
      order.filter((principle) => taken.some((t) => t.person === id && t.principle === principle)),
    ]),
  );
};

/** What another look at a principle is worth that so many people probe already. */
const gainOfLook = (before: number): number =>
  before === 0 ? WEIGHT.first : before < ENOUGH ? WEIGHT.second : 0;

/** What each further principle costs this person: squares grow, so the busy take fewer. */
const costsOf = ({ kind, load }: Panelist): readonly number[] =>
  Array.from({ length: MOST_PRINCIPLES }, (_, taken) => {
    const spread = WEIGHT.load * ((load + taken + 1) ** 2 - (load + taken) ** 2);
    return spread - (kind === "interviewer" && taken === 0 ? WEIGHT.noneLeftOut : 0);
  });

/** What a distribution is worth: less is better. What `suggest` makes least, and the tests hold others against. */
export const costOf = (
  panel: readonly Panelist[],
  wanted: readonly Wanted[],
  chosen: Distribution,
): number => {
  const takes = (id: Id) => chosen[id] ?? [];
  const looks = wanted.flatMap(({ id, covered }) =>
    panel.filter((person) => takes(person.id).includes(id)).map((_, n) => gainOfLook(covered + n)),
  );
  const costs = panel.flatMap((person) => costsOf(person).slice(0, takes(person.id).length));
  const kept = panel.flatMap(({ id, planned }) =>
    planned.filter((principle) => takes(id).includes(principle)),
  );
  const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
  return sum(costs) - sum(looks) - WEIGHT.kept * kept.length;
};

/** What a distribution comes to, as the planner sees it while choosing. */
export interface Effect {
  /** Wanted principles that nobody probes, then those that only one person does. */
  readonly gaps: readonly Id[];
  readonly single: readonly Id[];
  /** Interviewers without any principle, and people with more than three (P1). */
  readonly idle: readonly Id[];
  readonly overfull: readonly Id[];
}

/** What comes of a distribution, whoever made it. */
export const effectOf = (
  panel: readonly Panelist[],
  wanted: readonly Wanted[],
  chosen: Distribution,
): Effect => {
  const looks = ({ id, covered }: Wanted) =>
    covered + panel.filter((person) => chosen[person.id]?.includes(id)).length;
  const count = (id: Id) => chosen[id]?.length ?? 0;
  return {
    gaps: wanted.filter((w) => looks(w) === 0).map(({ id }) => id),
    single: wanted.filter((w) => looks(w) === 1).map(({ id }) => id),
    idle: panel.filter((p) => p.kind === "interviewer" && count(p.id) === 0).map(({ id }) => id),
    overfull: panel.filter(({ id }) => count(id) > MOST_PRINCIPLES).map(({ id }) => id),
  };
};
