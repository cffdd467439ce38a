import type { Id, Loop } from "~/domain/loop";
import type { Person } from "~/domain/person";
import { LOOP_SQL, PEOPLE_SQL } from "./loop-sql.server";
import type { Tx } from "./transaction.server";

type Facts = Omit<Loop, "people" | "leads" | "admins" | "principles">;
type PeopleFacts = Pick<Loop, "people" | "leads" | "admins" | "principles">;

/**
 * Loads whole loops, in the order of the ids, under the transaction's viewer: writing that this person may not read
 * is not in them (S1). Two statements, however many loops. Ids that don't exist are left out.
 */
export async function loadLoops(tx: Tx, ids: readonly Id[]): Promise<readonly Loop[]> {
  if (ids.length === 0) return [];
  const rows = await tx.$queryRawUnsafe<{ facts: Facts }[]>(LOOP_SQL, ids);
  const people = await loadPeople(tx, [...new Set(rows.flatMap((row) => mentioned(row.facts)))]);
  const byId = new Map(rows.map(({ facts }) => [facts.id, { ...facts, ...people }]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function loadPeople(tx: Tx, ids: readonly Id[]): Promise<PeopleFacts> {
  const [row] = await tx.$queryRawUnsafe<
    { people: Person[]; leads: Id[]; admins: Id[]; principles: { id: Id; name: string }[] }[]
  >(PEOPLE_SQL, ids);
  const { people, leads, admins, principles } = row ?? { people: [], leads: [], admins: [], principles: [] };
  return { people: keyed(people), leads, admins, principles: keyed(principles) };
}

const keyed = <T extends { readonly id: Id }>(list: readonly T[]): Record<Id, T> =>
  Object.fromEntries(list.map((item) => [item.id, item]));

const mentioned = (facts: Facts): readonly Id[] => [
  facts.hiringManagerId,
  facts.recruiterId,
  ...facts.rounds.flatMap((r) =>
    r.assignments.flatMap((a) => [
      a.personId,
      ...a.moves.map((move) => move.byId),
      ...a.excusals.flatMap((e) => [e.byId, ...(e.answer ? [e.answer.byId] : [])]),
    ]),
  ),
  ...facts.appointments.flatMap((a) => [a.personId, a.byId]),
  ...facts.replacements.flatMap((r) => [r.fromId, r.toId, r.byId]),
  ...facts.termChanges.map((t) => t.byId),
  ...facts.offer.flatMap((step) => step.byId ?? []),
  ...(facts.ending ? [facts.ending.byId] : []),
  ...(facts.coolOff ? [facts.coolOff.byId] : []),
];
