import { type CandidateFacts, type CandidateSeat, objectionsToKeepCandidate } from "~/domain/candidate";
import type { Id } from "~/domain/loop";
import { type SaidObjection, when } from "~/domain/objections";
import type { Instant } from "~/domain/time";
import type { Viewer } from "~/domain/viewer";
import { readActor } from "./actor.server";
import { candidatesFor, findCandidate, lockLoopsOf } from "./candidates.server";
import { changedFields } from "./changed-fields.server";
import { changeRecord } from "./record.server";
import type { Tx } from "./transaction.server";

/** A candidate as the form sends them. */
export interface CandidateValues {
  readonly name: string;
  readonly email: string;
  readonly notes: string;
  readonly links: readonly string[];
  readonly personId: Id | null;
}

const toRow = (values: CandidateValues) => ({ ...values, links: [...values.links] });

/** Adds a candidate. Objects as `objectionsToKeepCandidate` does. */
export async function createCandidate(
  viewer: Viewer,
  values: CandidateValues,
  now: Instant,
): Promise<{ readonly objections: readonly SaidObjection[]; readonly id?: Id }> {
  let id: Id | undefined;
  const objections = await changeRecord(
    viewer,
    {
      act: "candidate.created",
      facts: (tx) => readFacts(viewer, tx, { id: null, personId: null, email: null }, values),
      rule: objectionsToKeepCandidate,
      write: async (tx, _, at) => {
        const data = { ...toRow(values), createdById: viewer.id, createdAt: at };
        id = (await tx.candidate.create({ data })).id;
        return { subjectId: id };
      },
    },
    now,
  );
  return { objections, id };
}

/** Changes a candidate's record. Objects as `objectionsToKeepCandidate` does. Throws 404, for the candidate too (S9). */
export function changeCandidate(
  viewer: Viewer,
  id: Id,
  values: CandidateValues,
  now: Instant,
): Promise<readonly SaidObjection[]> {
  return changeRecord(
    viewer,
    {
      act: "candidate.changed",
      facts: async (tx) => {
        const { row } = await findCandidate(viewer, id, tx);
        return { ...(await readFacts(viewer, tx, row, values)), before: row };
      },
      rule: objectionsToKeepCandidate,
      write: async (tx, { before }) => {
        await tx.candidate.update({ where: { id }, data: toRow(values) });
        return { subjectId: id, details: { fields: changedFields(before, toRow(values)) } };
      },
    },
    now,
  );
}

/**
 * Links a candidate to the employee whom they are: from here on the record, its loops and offers do not exist for
 * that person (S9). Objects as `objectionsToKeepCandidate` does, and to a repetition. Throws 404.
 */
export function linkCandidate(
  viewer: Viewer,
  id: Id,
  personId: Id,
  now: Instant,
): Promise<readonly SaidObjection[]> {
  return changeRecord(
    viewer,
    {
      act: "candidate.linked",
      facts: async (tx) => {
        const { row } = await findCandidate(viewer, id, tx);
        return readFacts(viewer, tx, row, { email: row.email, personId });
      },
      rule: (facts) => [
        ...objectionsToKeepCandidate(facts),
        ...when(facts.personId === personId, "alreadyDone"),
      ],
      write: async (tx) => {
        await tx.candidate.update({ where: { id }, data: { personId } });
        return { subjectId: id };
      },
    },
    now,
  );
}

async function readFacts(
  viewer: Viewer,
  tx: Tx,
  candidate: { readonly id: Id | null; readonly personId: Id | null; readonly email: string | null },
  { email, personId: nextPersonId }: Pick<CandidateValues, "email" | "personId">,
): Promise<CandidateFacts> {
  if (candidate.id !== null) await lockLoopsOf(viewer, candidate.id, tx);
  const begun =
    candidate.id === null
      ? 0
      : await tx.round.count({ where: { startedAt: { not: null }, loop: { candidateId: candidate.id } } });
  const isThere = nextPersonId === null || (await tx.person.count({ where: { id: nextPersonId } })) > 0;
  return {
    actor: await readActor(viewer, tx),
    personId: candidate.personId,
    nextPersonId,
    nextPerson: isThere ? "there" : "gone",
    interviews: begun > 0 ? "begun" : "none",
    nextEmail: candidate.email !== email && (await isKnown(viewer, tx, email)) ? "known" : "free",
    nextPersonSeat: await readSeat(tx, candidate.id, nextPersonId),
  };
}

async function readSeat(tx: Tx, candidateId: Id | null, personId: Id | null): Promise<CandidateSeat> {
  if (candidateId === null || personId === null) return "none";
  const parts = [
    ...[{ hiringManagerId: personId }, { recruiterId: personId }],
    ...[{ assignments: { some: { personId } } }, { appointments: { some: { personId } } }],
  ];
  return (await tx.loop.count({ where: { candidateId, OR: parts } })) > 0 ? "seated" : "none";
}

// Asked of the records that exist for the viewer: their own, which doesn't, must not be found out like this (S9).
const isKnown = async (viewer: Viewer, tx: Tx, email: string): Promise<boolean> =>
  (await tx.candidate.count({ where: { AND: [{ email }, candidatesFor(viewer)] } })) > 0;
