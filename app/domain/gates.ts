import { latestRevealOf } from "./debrief-opening";
import { leaderOf } from "./debrief-presence";
import { barHolders, hasConcurred, isHire, latestDecision } from "./decision";
import {
  barRaiserOf,
  type Id,
  isRequired,
  isSealed,
  isStarted,
  type Loop,
  last,
  mainRoundOf,
  openDebriefOf,
  openVetoOf,
  outsideLeads,
  pendingIn,
  startedRounds,
  stateOf,
} from "./loop";
import { type Objection, when } from "./objections";
import { resolverOf } from "./veto";

/** The conditions of offer readiness (O1), in the order in which a loop meets them. */
export const GATES = [
  "panel",
  "coverage",
  "feedback",
  "debrief",
  "decision",
  "bar",
  "concurrence",
  "veto",
  "independence",
  "approvals",
] as const;
export type Gate = (typeof GATES)[number];

export interface GateResult {
  readonly gate: Gate;
  readonly state: "met" | "unmet" | "notApplicable";
  /** Why it is unmet, each with the people who can move it; empty otherwise. */
  readonly objections: readonly Objection[];
}

const planners = (loop: Loop): readonly Id[] => [loop.recruiterId, loop.hiringManagerId];

/** The start rule held P1–P3 when the main round started; what remains to ask is whether it has, and with whom. */
const panelObjections = (loop: Loop): readonly Objection[] => {
  const main = mainRoundOf(loop);
  const isWithoutInterviewer = startedRounds(loop).some(
    (r) => !r.assignments.some((a) => a.kind === "interviewer"),
  );
  return when(!main || !isStarted(main) || isWithoutInterviewer, "gatePanel", planners(loop));
};

const coverageObjections = (loop: Loop): readonly Objection[] => {
  const open = loop.terms.requiredPrinciples.filter((id) => !loop.gateFacts.covered.includes(id));
  const nameOf = (id: Id): string => loop.principles[id]?.name ?? id;
  const sealed = startedRounds(loop).filter(isSealed);
  // What a sealed round rates shows at its reveal; until then submitted and pending feedback count alike (S2).
  const isComing = (id: Id) =>
    sealed.some((r) =>
      r.assignments.some((a) => isRequired(a) && stateOf(a) !== "excused" && a.principles.includes(id)),
    );
  const coming = open.filter(isComing);
  const missing = open.filter((id) => !isComing(id));
  const pending = [...new Set(sealed.flatMap(pendingIn).map((a) => a.personId))];
  return [
    ...when(coming.length > 0, "gateCoveragePending", pending, coming.map(nameOf)),
    ...when(missing.length > 0, "gateCoverage", planners(loop), missing.map(nameOf)),
  ];
};

const feedbackObjections = (loop: Loop): readonly Objection[] => {
  const sealed = startedRounds(loop).filter(isSealed);
  const pending = [...new Set(sealed.flatMap(pendingIn).map((a) => a.personId))];
  return [
    ...when(startedRounds(loop).length === 0, "gateNothingStarted", planners(loop)),
    ...when(pending.length > 0, "gateFeedback", pending),
    ...when(sealed.length > 0 && pending.length === 0, "gateFeedbackNobody", planners(loop)),
  ];
};

const debriefObjections = (loop: Loop): readonly Objection[] => {
  const open = openDebriefOf(loop);
  const latest = last(loop.debriefs);
  const leader = leaderOf(loop);
  const movers = leader === null ? planners(loop) : [leader];
  return [
    ...when(leader === null, "gateNoBarRaiser", planners(loop)),
    ...when(open !== null, "gateDebriefOpen", movers),
    ...when(latest === null, "gateDebriefNone", movers),
    // One that had opened before the reveal has not weighed it, whenever it closed (D1).
    ...when(
      open === null && latest !== null && latest.openedAt <= latestRevealOf(loop),
      "gateDebriefAgain",
      movers,
    ),
  ];
};

const decisionObjections = (loop: Loop): readonly Objection[] => {
  const decision = latestDecision(loop);
  const isOld = decision?.outcome === "hire" && decision.level !== loop.terms.level;
  return [
    ...when(decision === null, "gateDecisionMissing", [loop.hiringManagerId]),
    ...when(decision !== null && !isHire(decision), "gateDecisionNotHire", [loop.hiringManagerId]),
    ...when(isOld, "gateDecisionOldTerms", [loop.hiringManagerId]),
  ];
};

const barObjections = (loop: Loop): readonly Objection[] => {
  const decision = latestDecision(loop);
  const bars = decision?.outcome === "hireAtAnotherLevel" ? decision.levelBars : loop.gateFacts.finalBars;
  const holders = barHolders(loop);
  const barOf = (id: Id | null) => bars.find((b) => b.personId === id)?.bar ?? null;
  const missing = holders.filter((id) => barOf(id) === null);
  const other = holders.filter((id) => barOf(id) !== null && barOf(id) !== "raises");
  return [
    ...when(
      missing.length > 0,
      "gateBarMissing",
      missing.map((id) => id ?? loop.recruiterId),
    ),
    ...when(other.length > 0, "gateBarNotRaises", other),
  ];
};

const vetoObjections = (loop: Loop): readonly Objection[] => {
  const open = openVetoOf(loop);
  return [
    ...when(open !== null, "gateVetoOpen", [open && resolverOf(loop, open)]),
    ...when(
      loop.vetoes.some((v) => v.resolution?.kind === "upheld"),
      "gateVetoUpheld",
    ),
  ];
};

const independenceObjections = (loop: Loop): readonly Objection[] => {
  const appointment = last(loop.appointments);
  const debrief = last(loop.debriefs);
  const isBroken = appointment?.heldIndependence === false || debrief?.heldIndependence === false;
  return [
    ...when(!appointment, "gateNoBarRaiser", planners(loop)),
    ...when(isBroken, "gateIndependence", outsideLeads(loop)),
    ...when(appointment !== null && !debrief, "gateIndependenceDue", [appointment?.personId ?? null]),
  ];
};

const concurrenceObjections = (loop: Loop): readonly Objection[] =>
  when(!hasConcurred(loop), "gateConcurrence", [barRaiserOf(loop)]);

const OBJECTIONS: Record<Gate, (loop: Loop) => readonly Objection[]> = {
  panel: panelObjections,
  coverage: coverageObjections,
  feedback: feedbackObjections,
  debrief: debriefObjections,
  decision: decisionObjections,
  bar: barObjections,
  concurrence: concurrenceObjections,
  veto: vetoObjections,
  independence: independenceObjections,
  approvals: () => [],
};

/** P1: without a Bar Raiser three gates do not apply; but a veto once cast blocks whatever the terms became (V2). */
const isApplicable = (loop: Loop, gate: Gate): boolean => {
  if (gate === "approvals") return false;
  if (loop.terms.hasBarRaiser) return true;
  if (gate === "veto") return vetoObjections(loop).length > 0;
  return gate !== "concurrence" && gate !== "independence";
};

const gateOf = (loop: Loop, gate: Gate): GateResult => {
  if (!isApplicable(loop, gate)) return { gate, state: "notApplicable", objections: [] };
  const objections = OBJECTIONS[gate](loop);
  return { gate, state: objections.length === 0 ? "met" : "unmet", objections };
};

/** Every gate of O1, computed from states, instants and gate facts; never from writing. */
export const gatesOf = (loop: Loop): readonly GateResult[] => GATES.map((gate) => gateOf(loop, gate));

export const unmetGates = (loop: Loop): readonly GateResult[] =>
  gatesOf(loop).filter((g) => g.state === "unmet");
