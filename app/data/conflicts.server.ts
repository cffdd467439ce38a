import { type CandidateSight, objectionsToDeclare } from "~/domain/candidate";
import type { Id } from "~/domain/loop";
import type { SaidObjection } from "~/domain/objections";
import type { Instant } from "~/domain/time";
import type { Viewer } from "~/domain/viewer";
import { readActor } from "./actor.server";
import { findCandidate, lockLoopsOf } from "./candidates.server";
import { database } from "./database.server";
import type { Named } from "./person.server";
import { changeRecord } from "./record.server";

export interface ConflictRow {
  readonly person: Named;
  readonly reason: string;
  readonly by: Named;
  readonly at: Instant;
}

/** Declared conflicts of interest with a candidate; who knows the candidate by name alone is told of their own. */
export async function readConflicts(
  viewer: Viewer,
  candidateId: Id,
  sight: CandidateSight,
): Promise<readonly ConflictRow[]> {
  const rows = await database().conflict.findMany({
    where: { candidateId, ...(sight === "everything" ? {} : { personId: viewer.id }) },
    orderBy: [{ declaredAt: "asc" }, { personId: "asc" }],
  });
  const people = await database().person.findMany({
    where: { id: { in: rows.flatMap((row) => [row.personId, row.declaredById]) } },
    select: { id: true, name: true },
  });
  const named = (id: Id): Named => people.find((person) => person.id === id) ?? { id, name: "somebody" };
  return rows.map((row) => ({
    person: named(row.personId),
    reason: row.reason,
    by: named(row.declaredById),
    at: row.declaredAt.getTime(),
  }));
}

/**
 * Declares a conflict of interest between a person and a candidate (P3). Whoever is on a started panel stays there
 * until they are excused. Objects as `objectionsToDeclare` does. Throws 404.
 */
export function declareConflict(
  viewer: Viewer,
  candidateId: Id,
  { personId, reason }: { readonly personId: Id | null; readonly reason: string },
  now: Instant,
): Promise<readonly SaidObjection[]> {
  const about = personId ?? viewer.id;
  return changeRecord(
    viewer,
    {
      act: "conflict.declared",
      facts: async (tx) => {
        await lockLoopsOf(viewer, candidateId, tx);
        const { row } = await findCandidate(viewer, candidateId, tx);
        const declared = await tx.conflict.findMany({ where: { candidateId }, select: { personId: true } });
        return {
          actor: await readActor(viewer, tx),
          candidatePersonId: row.personId,
          personId: about,
          person:
            (await tx.person.count({ where: { id: about } })) > 0 ? ("there" as const) : ("gone" as const),
          declared: declared.map((conflict) => conflict.personId),
          reason,
        };
      },
      rule: objectionsToDeclare,
      write: async (tx, _, at) => {
        const data = { candidateId, personId: about, reason, declaredById: viewer.id, declaredAt: at };
        await tx.conflict.create({ data });
        return { subjectId: candidateId, details: { personId: about } };
      },
    },
    now,
  );
}
