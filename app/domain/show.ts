import { type Gate, gatesOf } from "./gates";
import {
  type Assignment,
  assignmentsOf,
  barRaiserOf,
  type Excusal,
  type Id,
  isRevealed,
  type Loop,
  last,
  loopStateOf,
  openDebriefOf,
  type Round,
  seatsOf,
  stateOf,
} from "./loop";
import { knowsLoop, type Sight, sealOf, sightOf, sightOfConclusions } from "./sight";
import type {
  AssignmentView,
  ConclusionsView,
  ExcusalView,
  FeedbackView,
  LoopView,
  Name,
  OutlineView,
  RoundView,
} from "./view";
import { can, type Viewer } from "./viewer";

type Asker = Pick<Viewer, "id" | "capabilities">;

const nameIn = (loop: Loop, id: Id): Name => ({ id, name: loop.people[id]?.name ?? "somebody" });

/** Takes part in the loop, or could lead in it: reads the reasons that people gave, not only that they gave one. */
const isInside = (viewer: Asker, loop: Loop): boolean =>
  seatsOf(viewer.id, loop).length > 0 || can(viewer as Viewer, "lead");

const showExcusal = (viewer: Asker, loop: Loop, e: Excusal): ExcusalView => ({
  id: e.id,
  kind: e.kind,
  by: nameIn(loop, e.byId),
  at: e.at,
  reason: isInside(viewer, loop) ? e.reason : null,
  answer: e.answer && {
    agreed: e.answer.agreed,
    by: nameIn(loop, e.answer.byId),
    at: e.answer.at,
    reason: isInside(viewer, loop) ? e.answer.reason : null,
  },
});

const showAssignment = (viewer: Asker, loop: Loop, a: Assignment): AssignmentView => ({
  id: a.id,
  person: nameIn(loop, a.personId),
  kind: a.kind,
  slot: a.slot,
  principles: a.principles,
  answer: a.answer && {
    answer: a.answer.answer,
    reason: isInside(viewer, loop) ? a.answer.reason : null,
    at: a.answer.at,
  },
  dueAt: a.dueAt,
  state: stateOf(a),
  submittedAt: a.submittedAt,
  withdrawnAt: a.withdrawnAt,
  late: a.late,
  afterReset: a.afterReset,
  hadRead: a.hadRead,
  excusals: a.excusals.map((e) => showExcusal(viewer, loop, e)),
  moves: a.moves.map(({ from, to, byId, at, reason }) => ({
    ...{ from, to, at, by: nameIn(loop, byId) },
    reason: isInside(viewer, loop) ? reason : null,
  })),
});

const showRound = (viewer: Asker, loop: Loop, round: Round): RoundView => {
  const seal = sealOf(viewer, loop, round);
  return {
    id: round.id,
    number: round.number,
    kind: round.kind,
    createdAt: round.createdAt,
    startedAt: round.startedAt,
    revealedAt: round.revealedAt,
    focus: round.focus,
    assignments: round.assignments.map((a) => showAssignment(viewer, loop, a)),
    seal: seal && { why: seal.why, waitingFor: seal.waitingFor.map((id) => nameIn(loop, id)) },
  };
};

const showFeedback = (viewer: Asker, loop: Loop): readonly FeedbackView[] =>
  loop.writing.feedback
    .filter((f) => sightOf(viewer, loop, f) === "everything")
    .map((f) => ({
      id: f.id,
      assignmentId: f.assignmentId,
      roundId: f.roundId,
      author: nameIn(loop, f.authorId),
      practice: assignmentsOf(loop).some(
        ({ assignment }) => assignment.id === f.assignmentId && assignment.kind === "shadow",
      ),
      version: f.version,
      submittedAt: f.submittedAt,
      content: f.content,
      withdrawal: f.withdrawal,
    }));

/** A vote is its caster's until everyone present has cast (D3). */
const showVotes = (viewer: Asker, loop: Loop) =>
  loop.writing.votes.filter((vote) => {
    const debrief = loop.debriefs.find((d) => d.id === vote.debriefId);
    const shownAt = vote.stage === "revote" ? debrief?.revoteShownAt : debrief?.finalShownAt;
    return vote.personId === viewer.id || (shownAt !== null && shownAt !== undefined);
  });

const showConclusions = (viewer: Asker, loop: Loop): ConclusionsView => ({
  debriefs: loop.debriefs,
  votes: showVotes(viewer, loop),
  decisions: loop.decisions,
  concurrences: loop.concurrences,
  vetoes: loop.vetoes,
  assessments: loop.assessments,
});

const outlineOf = (loop: Loop): OutlineView => ({
  phase: (openDebriefOf(loop) ?? last(loop.debriefs))?.phase ?? null,
  outcome: last(loop.decisions)?.outcome ?? null,
  vetoes: loop.vetoes.map((v) => v.resolution?.kind ?? "open"),
});

const showEnding = (viewer: Asker, loop: Loop, sight: Sight): LoopView["ending"] =>
  loop.ending && {
    kind: sight === "nothing" ? null : loop.ending.kind,
    reason: sight !== "nothing" && isInside(viewer, loop) ? loop.ending.reason : null,
    at: loop.ending.at,
  };

// These gates' reasons say what somebody answered or left unrated; their state alone does not (S6, S8).
const TELLING: readonly Gate[] = ["bar", "coverage"];

const showGates = (loop: Loop, sight: Sight): LoopView["gates"] => {
  if (sight === "nothing") return null;
  const isTold = (gate: Gate) =>
    sight === "everything" || !TELLING.includes(gate) || !loop.rounds.some(isRevealed);
  return gatesOf(loop).map(({ gate, state, objections }) => ({
    gate,
    state,
    objections: isTold(gate) ? objections : [],
  }));
};

/** The conflicts of those who have a part here: what somebody else declared about the candidate is not this loop's. */
const showConflicts = (loop: Loop, sight: Sight): LoopView["conflicts"] =>
  loop.conflicts
    .filter((c) => seatsOf(c.personId, loop).length > 0)
    .map(({ personId, reason, byId, at, weighing }) => ({
      ...{ personId, reason, byId, at },
      weighing: sight === "everything" ? weighing : null,
    }));

/** What this loop's people know of an earlier one: that it was, and how it ended; only those who plan or lead (P7). */
const showEarlier = (viewer: Asker, loop: Loop) => {
  const seated = [loop.hiringManagerId, loop.recruiterId, barRaiserOf(loop)].includes(viewer.id);
  return seated || can(viewer as Viewer, "lead") || can(viewer as Viewer, "admin");
};

/**
 * The one redaction: this viewer's view of the loop, or null where the loop doesn't exist for them (S8, S9). Names
 * each field that it lets out, so that a field added to the facts stays inside until somebody decides about it.
 * Non-interference: whatever the viewer may not see can change without changing the result.
 */
export const showLoop = (viewer: Asker, loop: Loop): LoopView | null => {
  if (!knowsLoop(viewer, loop)) return null;
  const sight = sightOfConclusions(viewer, loop);
  return {
    id: loop.id,
    state: loopStateOf(loop),
    candidate: { id: loop.candidate.id, name: loop.candidate.name },
    role: { id: loop.role.id, title: loop.role.title },
    terms: {
      level: loop.terms.level,
      teamId: loop.terms.teamId,
      requiredPrinciples: loop.terms.requiredPrinciples,
      hasBarRaiser: loop.terms.hasBarRaiser,
    },
    termChanges: isInside(viewer, loop)
      ? loop.termChanges.map((t) => ({ by: nameIn(loop, t.byId), reason: t.reason, at: t.at }))
      : [],
    hiringManager: nameIn(loop, loop.hiringManagerId),
    recruiter: nameIn(loop, loop.recruiterId),
    barRaiser: ((id) => id && nameIn(loop, id))(barRaiserOf(loop)) || null,
    mySeats: seatsOf(viewer.id, loop),
    createdAt: loop.createdAt,
    startedAt: loop.startedAt,
    changedAt: loop.changedAt,
    ending: showEnding(viewer, loop, sight),
    earlier: showEarlier(viewer, loop) ? loop.earlier : null,
    coolOff: showEarlier(viewer, loop) ? loop.coolOff : null,
    people: Object.fromEntries(
      Object.values(loop.people).map((p) => [p.id, { id: p.id, name: p.name, level: p.level }]),
    ),
    principles: loop.principles,
    rounds: loop.rounds.map((r) => showRound(viewer, loop, r)),
    appointments: loop.appointments.map((a) => ({
      person: nameIn(loop, a.personId),
      at: a.at,
      cause: a.cause,
      reason: isInside(viewer, loop) ? a.reason : null,
    })),
    recusals: loop.recusals.map((r) => ({
      person: nameIn(loop, r.personId),
      at: r.at,
      reason: isInside(viewer, loop) ? r.reason : null,
    })),
    replacements: isInside(viewer, loop) ? loop.replacements : [],
    conflicts: isInside(viewer, loop) ? showConflicts(loop, sight) : [],
    feedback: showFeedback(viewer, loop),
    addenda: loop.writing.addenda.filter((a) => sightOf(viewer, loop, a) === "everything"),
    sight,
    conclusions: sight === "everything" ? showConclusions(viewer, loop) : null,
    outline: sight === "nothing" ? null : outlineOf(loop),
    offer:
      sight === "nothing"
        ? []
        : loop.offer.map((s) => ({
            deed: s.deed,
            by: s.byId === null ? null : nameIn(loop, s.byId),
            at: s.at,
            reason: sight === "everything" || s.deed === "dropped" ? s.reason : null,
          })),
    gates: showGates(loop, sight),
  };
};
