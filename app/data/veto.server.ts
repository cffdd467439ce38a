import type { Citation, Id, Loop, Veto } from "~/domain/loop";
import { openVetoOf } from "~/domain/loop";
import type { SaidObjection } from "~/domain/objections";
import type { Instant } from "~/domain/time";
import {
  type LiftInput,
  objectionsToCastVeto,
  objectionsToLift,
  objectionsToUphold,
  type VetoInput,
} from "~/domain/veto";
import type { Viewer } from "~/domain/viewer";
import { changeLoop } from "./loops.server";
import type { Tx } from "./transaction.server";

async function cite(tx: Tx, vetoId: Id, part: "cast" | "lift", cites: readonly Citation[]): Promise<void> {
  const data = cites.map(({ kind, id }) => ({ vetoId, part, kind, sourceId: id }));
  await tx.citation.createMany({ data, skipDuplicates: true });
}

/** A veto to be cast, and the draft that it was written from; without one, whichever there is. */
export interface Cast extends VetoInput {
  readonly draftRevision?: number;
}

/**
 * The Bar Raiser's block (V1). Readiness that stood until now drops in the same transaction (V2). Its draft goes; a newer
 * one from another tab stays (F4).
 */
export function castVeto(
  viewer: Viewer,
  loopId: Id,
  input: Cast,
  now: Instant,
): Promise<readonly SaidObjection[]> {
  return changeLoop(
    viewer,
    loopId,
    {
      act: "veto.cast",
      rule: (loop) => objectionsToCastVeto(viewer.id, loop, input),
      write: async (tx, _loop, at) => {
        const { rationale, principles, cites, draftRevision } = input;
        const veto = await tx.veto.create({
          data: { loopId, byId: viewer.id, at, rationale, principles: [...principles] },
        });
        await cite(tx, veto.id, "cast", cites);
        const older = draftRevision === undefined ? {} : { revision: { lte: draftRevision } };
        const draft = { ownerId: viewer.id, kind: "veto", subjectId: loopId };
        await tx.draft.deleteMany({ where: { ...draft, ...older } });
        return { details: { veto: veto.id } };
      },
    },
    now,
  );
}

const openIn = (loop: Loop): Veto => {
  const veto = openVetoOf(loop);
  if (!veto) throw new Error("No veto is open.");
  return veto;
};

const resolve = (
  tx: Tx,
  vetoId: Id,
  resolution: "lifted" | "upheld",
  { byId, text, at }: { readonly byId: Id; readonly text: string; readonly at: Date },
) =>
  tx.veto.update({
    where: { id: vetoId },
    data: { resolution, resolvedById: byId, resolvedAt: at, resolvedText: text },
  });

/** Lifts the open veto on something new that somebody else recorded since (V3). It revives nothing (V4). */
export function liftVeto(
  viewer: Viewer,
  loopId: Id,
  input: LiftInput,
  now: Instant,
): Promise<readonly SaidObjection[]> {
  return changeLoop(
    viewer,
    loopId,
    {
      act: "veto.lifted",
      rule: (loop) => objectionsToLift(viewer.id, loop, input),
      write: async (tx, loop, at) => {
        const { id } = openIn(loop);
        await cite(tx, id, "lift", input.cites);
        await resolve(tx, id, "lifted", { byId: viewer.id, text: input.text, at });
        return { details: { veto: id } };
      },
    },
    now,
  );
}

/** Upholds the open veto: records no hire and ends the loop in the same transaction (V3). */
export function upholdVeto(
  viewer: Viewer,
  loopId: Id,
  text: string,
  now: Instant,
): Promise<readonly SaidObjection[]> {
  return changeLoop(
    viewer,
    loopId,
    {
      act: "veto.upheld",
      rule: (loop) => objectionsToUphold(viewer.id, loop, { text }),
      write: async (tx, loop, at) => {
        const { id } = openIn(loop);
        await resolve(tx, id, "upheld", { byId: viewer.id, text, at });
        const noHire = { outcome: "noHire", levelNumber: loop.terms.level, reason: text };
        await tx.decision.create({ data: { loopId, debriefId: null, ...noHire, byId: viewer.id, at } });
        const ending = { endedAt: at, endKind: "vetoUpheld", endedById: viewer.id };
        await tx.loop.update({ where: { id: loopId }, data: ending });
        return { details: { veto: id, ending: "vetoUpheld" } };
      },
    },
    now,
  );
}
