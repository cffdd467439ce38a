import { objectionsToShape } from "~/domain/composition";
import { dueAt } from "~/domain/due";
import {
  type Assignment,
  type AssignmentKind,
  type Id,
  isStarted,
  type Loop,
  type Round,
} from "~/domain/loop";
import type { Objection, SaidObjection } from "~/domain/objections";
import { objectionsToAssign, objectionsToPlan } from "~/domain/panel";
import {
  type Change,
  isMove,
  objectionsToChangePlacement,
  objectionsToPlacement,
  type Placement,
} from "~/domain/slots";
import { placeOf } from "~/domain/submission";
import type { Instant } from "~/domain/time";
import type { Viewer } from "~/domain/viewer";
import { giveQuestions } from "./asking.server";
import type { Created } from "./creation.server";
import { giveOut } from "./distribution.server";
import { hadReadBy } from "./had-read.server";
import { changeLoopWith } from "./loop-people.server";
import { changeLoop } from "./loops.server";
import type { Tx } from "./transaction.server";

export interface AssignmentInput extends Placement {
  readonly roundId: Id;
  readonly personId: Id;
  readonly kind: AssignmentKind;
}

const asAssigned = (input: AssignmentInput): Assignment => ({
  ...{ id: "", personId: input.personId, kind: input.kind, slot: input.slot, principles: input.principles },
  ...{
    dueAt: null,
    submittedAt: null,
    late: false,
    withdrawnAt: null,
    afterReset: false,
    excusals: [],
    moves: [],
    hadRead: [],
    questions: [],
    answer: null,
  },
});

// A round that has started keeps the shape that its start asked for, whoever joins later (P1).
const objectionsToJoin = (round: Round | undefined, input: AssignmentInput): readonly Objection[] =>
  round && isStarted(round)
    ? objectionsToShape({ ...round, assignments: [...round.assignments, asAssigned(input)] })
    : [];

/** Planning a Bar Raiser at a level that could do without one is what gives the loop a Bar Raiser (P1). */
const asPlanned = (loop: Loop, kind: AssignmentKind): Loop =>
  kind === "barRaiser" && loop.startedAt === null
    ? { ...loop, terms: { ...loop.terms, hasBarRaiser: true } }
    : loop;

/** What stands against this assignment; the plan page asks it for everybody who could be Bar Raiser. */
export const objectionsToAssignment = (
  viewerId: Id,
  loop: Loop,
  input: AssignmentInput,
  at: Instant,
): readonly Objection[] => {
  const round = loop.rounds.find((r) => r.id === input.roundId);
  return [
    ...objectionsToPlan(viewerId, loop),
    ...objectionsToAssign(asPlanned(loop, input.kind), input.roundId, input.personId, input.kind, at),
    ...(round ? objectionsToPlacement(loop, round, input) : []),
    ...objectionsToJoin(round, input),
  ];
};

/** Puts a person on a round's panel; in a started, sealed round with their due time fixed at once (F7). Throws 404. */
export async function assign(
  viewer: Viewer,
  loopId: Id,
  input: AssignmentInput,
  now: Instant,
): Promise<Created> {
  let id: Id | undefined;
  const objections = await changeLoopWith(
    viewer,
    loopId,
    [input.personId],
    {
      act: "assignment.added",
      rule: (loop, at) => objectionsToAssignment(viewer.id, loop, input, at),
      write: async (tx, loop) => {
        id = await writeAssignment(tx, loop, input);
        const { roundId, kind, principles } = input;
        if (kind !== "shadow")
          await giveQuestions(viewer, tx, loop, [{ assignmentId: id, principles, questions: [] }]);
        return { subjectId: input.personId, details: { assignment: id, round: roundId, kind, principles } };
      },
    },
    now,
  );
  return objections.length > 0 || id === undefined ? { objections } : { objections, id };
}

async function writeAssignment(tx: Tx, loop: Loop, input: AssignmentInput): Promise<Id> {
  const { roundId, personId, kind, slot, principles } = input;
  const round = loop.rounds.find((r) => r.id === roundId);
  const started =
    round && isStarted(round) ? { hadRead: [...hadReadBy(loop, personId)], ...dueOf(loop, slot) } : {};
  const created = await tx.assignment.create({
    data: {
      loopId: loop.id,
      roundId,
      personId,
      kind,
      ...slotColumns(slot),
      ...started,
      principles: linked(principles),
    },
  });
  return created.id;
}

const linked = (principles: readonly Id[]) => ({
  create: [...new Set(principles)].map((principleId) => ({ principleId })),
});

const slotColumns = (slot: Placement["slot"]) => ({
  slotStart: slot && new Date(slot.start),
  slotEnd: slot && new Date(slot.end),
  slotZone: slot?.zone ?? null,
});

const dueOf = (loop: Loop, slot: Placement["slot"]) => ({
  dueAt: slot && new Date(dueAt(slot, loop.policy)),
});

/**
 * Changes slot and principles of an assignment; once its round has started the slot alone, for a reason that is kept, and
 * the due time with it.
 */
export function changeAssignment(
  viewer: Viewer,
  loopId: Id,
  assignmentId: Id,
  next: Change,
  now: Instant,
): Promise<readonly SaidObjection[]> {
  return changeLoop(
    viewer,
    loopId,
    {
      act: "assignment.changed",
      rule: (loop, at) => objectionsToChangePlacement(viewer.id, loop, assignmentId, next, at),
      write: async (tx, loop, at) => {
        const started = loop.rounds.some(
          (r) => isStarted(r) && r.assignments.some((a) => a.id === assignmentId),
        );
        const due = started ? dueOf(loop, next.slot) : {};
        if (started) await keepMove(tx, viewer, loop, assignmentId, next, at);
        await tx.assignment.update({
          where: { id: assignmentId },
          data: { ...slotColumns(next.slot), ...due },
        });
        if (!started) await giveOut(viewer, tx, loop, { [assignmentId]: next.principles });
        return { details: { assignment: assignmentId, principles: next.principles } };
      },
    },
    now,
  );
}

async function keepMove(tx: Tx, viewer: Viewer, loop: Loop, assignmentId: Id, next: Change, at: Date) {
  const before = placeOf(loop, assignmentId)?.assignment;
  if (!before?.slot || !next.slot || !isMove(before, next)) return;
  const from = { fromStart: new Date(before.slot.start), fromEnd: new Date(before.slot.end) };
  const to = { toStart: new Date(next.slot.start), toEnd: new Date(next.slot.end) };
  const { reason } = next;
  await tx.assignmentMove.create({ data: { assignmentId, ...from, ...to, reason, byId: viewer.id, at } });
}
