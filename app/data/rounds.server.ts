import { dueAt } from "~/domain/due";
import { type Id, isStarted, type Loop, type Round } from "~/domain/loop";
import { type Objection, type SaidObjection, when } from "~/domain/objections";
import { objectionsToPlan, objectionsToRound, objectionsToStart, type RoundInput } from "~/domain/panel";
import type { Instant } from "~/domain/time";
import type { Viewer } from "~/domain/viewer";
import type { Created } from "./creation.server";
import { hadReadBy } from "./had-read.server";
import { changeLoop } from "./loops.server";
import type { Tx } from "./transaction.server";
import { removeAssignment } from "./unassign.server";

/** Adds an empty round: a screen before the main round, or a follow-up after its reveal (S5). Throws 404. */
export async function addRound(
  viewer: Viewer,
  loopId: Id,
  input: RoundInput,
  now: Instant,
): Promise<Created> {
  let id: Id | undefined;
  const objections = await changeLoop(
    viewer,
    loopId,
    {
      act: "round.added",
      rule: (loop) => objectionsToRound(viewer.id, loop, input),
      write: async (tx, loop, at) => {
        const number = 1 + Math.max(0, ...loop.rounds.map((r) => r.number));
        const focus = input.kind === "followUp" ? [...new Set(input.focus)] : [];
        const round = await tx.round.create({
          data: { loopId, number, kind: input.kind, focus, createdAt: at },
        });
        id = round.id;
        return { subjectId: round.id, details: { number, kind: input.kind, focus } };
      },
    },
    now,
  );
  return objections.length > 0 || id === undefined ? { objections } : { objections, id };
}

/** Removes a round that has not started, and its plan with it. Throws 404. */
export function removeRound(
  viewer: Viewer,
  loopId: Id,
  roundId: Id,
  now: Instant,
): Promise<readonly SaidObjection[]> {
  return changeLoop(
    viewer,
    loopId,
    {
      act: "round.removed",
      rule: (loop) => objectionsToRemoveRound(viewer.id, loop, roundId),
      write: async (tx, loop) => {
        const round = loop.rounds.find((r) => r.id === roundId);
        for (const assignment of round?.assignments ?? []) await removeAssignment(tx, assignment.id);
        await tx.round.delete({ where: { id: roundId } });
        return { subjectId: roundId, details: { number: round?.number ?? null } };
      },
    },
    now,
  );
}

const objectionsToRemoveRound = (viewerId: Id, loop: Loop, roundId: Id): readonly Objection[] => {
  const round = loop.rounds.find((r) => r.id === roundId);
  if (!round) return when(true, "changedMeanwhile");
  return [...objectionsToPlan(viewerId, loop), ...when(isStarted(round), "roundStarted")];
};

/**
 * Starts a round: due times are fixed (F7), and what each person had been able to read before (S4). The main round
 * fixes the loop's terms and appoints its Bar Raiser, whose independence the rule has just found to hold (P2, P6).
 * Objects to whatever P1–P3 and P7 ask for. Throws 404.
 */
export function startRound(
  viewer: Viewer,
  loopId: Id,
  roundId: Id,
  now: Instant,
): Promise<readonly SaidObjection[]> {
  return changeLoop(
    viewer,
    loopId,
    {
      act: "round.started",
      rule: (loop, at) => objectionsToStart(viewer.id, loop, roundId, at),
      write: async (tx, loop, at) => {
        const round = loop.rounds.find((r) => r.id === roundId);
        if (!round) throw new Error("The rule let a round start that isn't there.");
        if (round.kind === "main") await fixTerms(tx, viewer, loop, round, at);
        await tx.round.update({ where: { id: roundId }, data: { startedAt: at } });
        await fixDuties(tx, loop, round);
        return { subjectId: roundId, details: { number: round.number, kind: round.kind } };
      },
    },
    now,
  );
}

async function fixTerms(tx: Tx, viewer: Viewer, loop: Loop, round: Round, at: Date): Promise<void> {
  const { level, teamId, requiredPrinciples, hasBarRaiser } = loop.terms;
  await tx.loop.update({
    where: { id: loop.id },
    data: { startedAt: at, levelNumber: level, teamId, hasBarRaiser },
  });
  const rows = requiredPrinciples.map((principleId) => ({ loopId: loop.id, principleId }));
  await tx.loopPrinciple.createMany({ data: rows });
  const barRaiser = round.assignments.find((a) => a.kind === "barRaiser");
  if (!hasBarRaiser || !barRaiser) return;
  await tx.appointment.create({
    data: { loopId: loop.id, personId: barRaiser.personId, byId: viewer.id, at, heldIndependence: true },
  });
}

async function fixDuties(tx: Tx, loop: Loop, round: Round): Promise<void> {
  for (const { id, personId, slot } of round.assignments) {
    const due = slot && new Date(dueAt(slot, loop.policy));
    await tx.assignment.update({
      where: { id },
      data: { dueAt: due, hadRead: [...hadReadBy(loop, personId)] },
    });
  }
}
