import { type Content, isRevealDue } from "~/domain/feedback";
import type { Addendum, Assignment, ExcusalKind, Id, Loop, Round } from "~/domain/loop";
import { assignmentsOf, isRequired, last, pendingIn } from "~/domain/loop";
import { HOUR } from "~/domain/time";
import { aContent, anAssignment, aRound } from "./facts";
import { MINUTE } from "./people";

// Acts as facts: each returns the loop as it stands afterwards and asks no rule. A test that wants to
// know whether an act is allowed asks the rule; a test that needs it done does it here.

/** The instant of the next act: a minute after the last one. */
export const nextInstant = (loop: Loop): number => loop.changedAt + MINUTE;

export const roundOf = (loop: Loop, roundId: Id): Round => {
  const round = loop.rounds.find((r) => r.id === roundId);
  if (!round) throw new Error(`no round ${roundId}`);
  return round;
};

/** The assignment of a person; the latest one, if they are on several rounds. */
export const assignmentFor = (loop: Loop, personId: Id, roundId?: Id): Assignment => {
  const found = last(
    assignmentsOf(loop).filter(
      (x) => x.assignment.personId === personId && (!roundId || x.round.id === roundId),
    ),
  );
  if (!found) throw new Error(`${personId} is on no panel`);
  return found.assignment;
};

export const withRound = (loop: Loop, roundId: Id, patch: Partial<Round>): Loop => ({
  ...loop,
  rounds: loop.rounds.map((r) => (r.id === roundId ? { ...r, ...patch } : r)),
});

export const withAssignment = (loop: Loop, assignmentId: Id, patch: Partial<Assignment>): Loop => ({
  ...loop,
  rounds: loop.rounds.map((r) => ({
    ...r,
    assignments: r.assignments.map((a) => (a.id === assignmentId ? { ...a, ...patch } : a)),
  })),
});

/** The revealed rounds that a person has been able to read: those of a loop they wrote in, hire or recruit for. */
const hadReadBy = (loop: Loop, personId: Id): readonly Id[] => {
  const wrote = assignmentsOf(loop).some(
    (x) => x.assignment.personId === personId && x.assignment.submittedAt,
  );
  const reads = wrote || [loop.hiringManagerId, loop.recruiterId].includes(personId);
  return reads ? loop.rounds.filter((r) => r.revealedAt !== null).map((r) => r.id) : [];
};

/** Starts a round: due times are fixed, what each person had read (S4) and, for the main round, the terms. */
export const start = (loop: Loop, roundId: Id = "main", at = nextInstant(loop)): Loop => {
  const round = roundOf(loop, roundId);
  const due = (a: Assignment) => (a.slot ? a.slot.end + loop.policy.feedbackHours * HOUR : null);
  const assignments = round.assignments.map((a) => ({
    ...a,
    dueAt: due(a),
    hadRead: hadReadBy(loop, a.personId),
  }));
  const begun = withRound(loop, roundId, { startedAt: at, assignments });
  return { ...begun, startedAt: round.kind === "main" ? at : loop.startedAt, changedAt: at };
};

/** Reveals a round, whoever is pending: principles rated in it count as covered from here on. */
export const reveal = (loop: Loop, roundId: Id = "main", at = nextInstant(loop)): Loop => {
  const required = new Set(
    roundOf(loop, roundId)
      .assignments.filter(isRequired)
      .map((a) => a.id),
  );
  const rated = loop.writing.feedback
    .filter((f) => required.has(f.assignmentId) && f.withdrawal === null)
    .flatMap((f) => f.content.principles.filter((p) => p.rating !== null).map((p) => p.principleId));
  const covered = [...new Set([...loop.gateFacts.covered, ...rated])];
  const opened = withRound(loop, roundId, { revealedAt: at });
  return { ...opened, changedAt: at, gateFacts: { ...loop.gateFacts, covered } };
};

const revealIfDue = (loop: Loop, roundId: Id, at: number): Loop =>
  isRevealDue(roundOf(loop, roundId), loop.terms.hasBarRaiser) ? reveal(loop, roundId, at) : loop;

interface SubmitOptions {
  readonly content?: Content;
  readonly roundId?: Id;
  readonly at?: number;
}

/** Submits a person's feedback, after their slot; the last required one reveals the round (S3). */
export const submit = (loop: Loop, personId: Id, options: SubmitOptions = {}): Loop => {
  const assignment = assignmentFor(loop, personId, options.roundId);
  const round = loop.rounds.find((r) => r.assignments.includes(assignment)) ?? aRound();
  const at = options.at ?? Math.max(loop.changedAt, assignment.slot?.end ?? 0) + MINUTE;
  const version = loop.writing.feedback.filter((f) => f.assignmentId === assignment.id).length + 1;
  const id = `${assignment.id}-v${version}`;
  const feedback = {
    id,
    assignmentId: assignment.id,
    authorId: personId,
    roundId: round.id,
    version,
    submittedAt: at,
    content: options.content ?? aContent(assignment.principles, {}, id),
    withdrawal: null,
  };
  const late = assignment.dueAt !== null && at > assignment.dueAt;
  const done = withAssignment(loop, assignment.id, { submittedAt: at, late, withdrawnAt: null });
  const writing = { ...loop.writing, feedback: [...loop.writing.feedback, feedback] };
  return revealIfDue({ ...done, writing, changedAt: at }, round.id, at);
};

/** Submits for everybody of the round who is still pending; with the last one the round is revealed. */
export const submitAll = (loop: Loop, roundId: Id = "main"): Loop =>
  pendingIn(roundOf(loop, roundId)).reduce((so, a) => submit(so, a.personId, { roundId }), loop);

/** Started and everybody submitted: the main round is revealed. */
export const aRevealedLoop = (loop: Loop): Loop => submitAll(start(loop));

/** Takes submitted feedback back to a draft (F3). */
export const withdraw = (
  loop: Loop,
  personId: Id,
  reason = "I mixed up two answers.",
  at = nextInstant(loop),
): Loop => {
  const { id } = assignmentFor(loop, personId);
  const feedback = loop.writing.feedback.map((f) =>
    f.assignmentId === id && f.withdrawal === null ? { ...f, withdrawal: { reason, at } } : f,
  );
  const pending = withAssignment(loop, id, { submittedAt: null, late: false, withdrawnAt: at });
  return { ...pending, writing: { ...loop.writing, feedback }, changedAt: at };
};

export const addAddendum = (
  loop: Loop,
  personId: Id,
  text = "One thing I left out.",
  at = nextInstant(loop),
): Loop => {
  const { round, assignment } = assignmentsOf(loop).find((x) => x.assignment.personId === personId) ?? {};
  if (!round || !assignment) throw new Error(`${personId} is on no panel`);
  const id = `addendum-${loop.writing.addenda.length + 1}`;
  const addendum: Addendum = {
    id,
    assignmentId: assignment.id,
    authorId: personId,
    roundId: round.id,
    text,
    at,
  };
  return {
    ...loop,
    writing: { ...loop.writing, addenda: [...loop.writing.addenda, addendum] },
    changedAt: at,
  };
};

/** Asks for an excusal; its id is "excusal-<assignment>-<n>". */
export const requestExcusal = (
  loop: Loop,
  personId: Id,
  kind: ExcusalKind = "noShow",
  byId: Id = "rosa",
  roundId?: Id,
): Loop => {
  const a = assignmentFor(loop, personId, roundId);
  const at = nextInstant(loop);
  const excusal = {
    id: `excusal-${a.id}-${a.excusals.length + 1}`,
    kind,
    reason: "Ill that day.",
    byId,
    at,
    answer: null,
  };
  return { ...withAssignment(loop, a.id, { excusals: [...a.excusals, excusal] }), changedAt: at };
};

/** Answers the person's latest request; an agreement may reveal the round (S3). */
export const answerExcusal = (
  loop: Loop,
  personId: Id,
  verdict: "agreed" | "refused",
  byId: Id = "ravi",
  roundId?: Id,
): Loop => {
  const a = assignmentFor(loop, personId, roundId);
  const round = loop.rounds.find((r) => r.assignments.includes(a)) ?? aRound();
  const at = nextInstant(loop);
  const reason = verdict === "refused" ? "We need this interview." : null;
  const answer = { agreed: verdict === "agreed", byId, at, reason };
  const excusals = a.excusals.map((e, i) => (i === a.excusals.length - 1 ? { ...e, answer } : e));
  return revealIfDue({ ...withAssignment(loop, a.id, { excusals }), changedAt: at }, round.id, at);
};

export const excuse = (loop: Loop, personId: Id, kind: ExcusalKind = "noShow"): Loop =>
  answerExcusal(requestExcusal(loop, personId, kind), personId, "agreed");

export const declareConflict = (loop: Loop, personId: Id, at = nextInstant(loop)): Loop => {
  const conflict = { personId, reason: "We are related.", byId: personId, at, weighing: null };
  return { ...loop, conflicts: [...loop.conflicts, conflict], changedAt: at };
};

/** Adds a planned follow-up round "round-<n>" with these interviewers, on one principle. */
export const planFollowUp = (loop: Loop, people: readonly Id[], principle: Id = "earnTrust"): Loop => {
  const at = nextInstant(loop);
  const number = loop.rounds.length + 1;
  const id = `round-${number}`;
  const slot = { start: at + HOUR, end: at + 2 * HOUR, zone: "Europe/Berlin" };
  const assignments = people.map((p) =>
    anAssignment(p, "interviewer", [principle], { id: `${id}-${p}`, slot }),
  );
  const round = aRound({ id, number, kind: "followUp", createdAt: at, focus: [principle], assignments });
  return { ...loop, rounds: [...loop.rounds, round], changedAt: at };
};
