import { isBlank } from "./content";
import {
  barRaiserOf,
  type Decision,
  type Id,
  type Loop,
  last,
  type Outcome,
  openDebriefOf,
  openVetoOf,
} from "./loop";
import { type Objection, when } from "./objections";
import type { Instant } from "./time";
import { resolverOf } from "./veto";

/** What the hiring manager sends. `level` is the other level for a hire at another level, otherwise null. */
export interface DecisionInput {
  readonly outcome: Outcome;
  readonly level: number | null;
  readonly reason: string;
}

export const latestDecision = (loop: Loop): Decision | null => last(loop.decisions);

/** Whether a decision says hire, at the loop's level or at another. */
export const isHire = (decision: Decision): boolean =>
  decision.outcome === "hire" || decision.outcome === "hireAtAnotherLevel";

/** The level that an input decides on: the named other one, or the terms' own. */
export const decidedLevel = (loop: Loop, input: Pick<DecisionInput, "outcome" | "level">): number =>
  input.outcome === "hireAtAnotherLevel" ? (input.level ?? loop.terms.level) : loop.terms.level;

/**
 * D4: the hiring manager alone, after the final vote, in writing; another level must be another one. The same
 * decision twice is refused, a different one in the same debrief replaces it as the latest.
 */
export const objectionsToDecide = (personId: Id, loop: Loop, input: DecisionInput): readonly Objection[] => {
  const debrief = openDebriefOf(loop);
  const isElsewhere = input.outcome === "hireAtAnotherLevel";
  const before = latestDecision(loop);
  const isSame =
    debrief !== null &&
    before?.debriefId === debrief.id &&
    before.outcome === input.outcome &&
    before.level === decidedLevel(loop, input);
  return [
    ...when(loop.ending !== null, "loopEnded"),
    ...when(personId !== loop.hiringManagerId, "notHiringManager", [loop.hiringManagerId]),
    ...when(debrief?.phase !== "decision", "decisionNotOpen"),
    ...when(isElsewhere && input.level === null, "otherLevelMissing", [personId]),
    ...when(isElsewhere && input.level === loop.terms.level, "otherLevelIsSame", [personId]),
    ...when(isBlank(input.reason), "reasonMissing", [personId]),
    ...when(isSame, "alreadyDecided"),
  ];
};

/** Who answers for the bar of an offer: the hiring manager, and the Bar Raiser where the loop has one. */
export const barHolders = (loop: Loop): readonly (Id | null)[] =>
  loop.terms.hasBarRaiser ? [barRaiserOf(loop), loop.hiringManagerId] : [loop.hiringManagerId];

/** D4: a hire at another level asks Bar Raiser and hiring manager anew, once each; also after closing. */
export const objectionsToLevelBar = (personId: Id, loop: Loop): readonly Objection[] => {
  const decision = latestDecision(loop);
  return [
    ...when(loop.ending !== null, "loopEnded"),
    ...when(decision?.outcome !== "hireAtAnotherLevel", "notAtOtherLevel", [loop.hiringManagerId]),
    ...when(!barHolders(loop).includes(personId), "notForLevelBar", barHolders(loop)),
    ...when(decision?.levelBars.some((b) => b.personId === personId) ?? false, "levelBarGiven", [personId]),
  ];
};

/** The instant after which a concurrence has to be given to count: latest decision, reveal and resolution (O1). */
export const concurrenceDueSince = (loop: Loop, decision: Decision): Instant =>
  Math.max(
    decision.at,
    ...loop.rounds.map((r) => r.revealedAt ?? 0),
    ...loop.vetoes.map((v) => v.resolution?.at ?? 0),
  );

/** Whether the present Bar Raiser's concurrence with the latest decision counts now (O1, V4). */
export const hasConcurred = (loop: Loop): boolean => {
  const decision = latestDecision(loop);
  if (!decision || !isHire(decision)) return false;
  const since = concurrenceDueSince(loop, decision);
  return loop.concurrences.some(
    (c) => c.decisionId === decision.id && c.byId === barRaiserOf(loop) && c.at > since,
  );
};

/** D4: the Bar Raiser, in writing, with a hire, while no veto is open or upheld; also after the debrief closed. */
export const objectionsToConcur = (personId: Id, loop: Loop, text: string): readonly Objection[] => {
  const decision = latestDecision(loop);
  const barRaiser = loop.terms.hasBarRaiser ? barRaiserOf(loop) : null;
  const open = openVetoOf(loop);
  const isUpheld = loop.vetoes.some((v) => v.resolution?.kind === "upheld");
  return [
    ...when(loop.ending !== null, "loopEnded"),
    ...when(personId !== barRaiser, "notTheBarRaiser", [barRaiser]),
    ...when(decision === null || !isHire(decision), "nothingToConcurWith", [loop.hiringManagerId]),
    ...when(open !== null, "gateVetoOpen", [open && resolverOf(loop, open)]),
    ...when(isUpheld, "gateVetoUpheld"),
    ...when(hasConcurred(loop), "alreadyConcurred"),
    ...when(isBlank(text), "concurrenceMissingText", [personId]),
  ];
};
