import { database } from "../../../app/data/database.server.ts";
import { loadLoops } from "../../../app/data/loop-facts.server.ts";
import { knowing, peopleById } from "../../../app/data/loop-people.server.ts";
import { asViewer } from "../../../app/data/transaction.server.ts";
import type { Askable } from "../../../app/domain/asking.ts";
import type { Id, Loop } from "../../../app/domain/loop.ts";
import { seatsOf } from "../../../app/domain/loop.ts";
import type { Person } from "../../../app/domain/person.ts";
import type { Capability, Viewer } from "../../../app/domain/viewer.ts";

/** The organisation around the loops: who is there, and what forms choose from. */
export interface House {
  readonly people: readonly { readonly id: Id; readonly name: string; readonly viewer: Viewer }[];
  readonly persons: Readonly<Record<Id, Person>>;
  readonly principles: readonly Id[];
  readonly teams: readonly Id[];
  readonly roles: readonly Id[];
  /** Of the bank: one in use and pinned to no role, one pinned to the first role, one retired. */
  readonly questions: Readonly<Record<"free" | "pinned" | "retired", Id>>;
  /** The whole bank, as planning has to know it for the first role. */
  readonly askable: readonly Askable[];
  /** Each draft of feedback that is kept, by its interview: the revision. */
  readonly drafts: ReadonlyMap<Id, number>;
  named(name: string): Id;
}

export async function readHouse(): Promise<House> {
  const db = database();
  const rows = await db.person.findMany({ include: { capabilities: true }, orderBy: { name: "asc" } });
  const people = rows.map((row) => ({
    ...{ id: row.id, name: row.name },
    viewer: {
      id: row.id,
      capabilities: row.capabilities.map((held) => held.name as Capability),
    } as unknown as Viewer,
  }));
  const ids = people.map((person) => person.id);
  const [first] = people;
  if (!first) throw new Error("Nobody is here.");
  // By name: ids are others in each run, and what a form chooses would be too.
  const [byName, byTitle] = [{ name: "asc" }, { title: "asc" }] as const;
  const select = { id: true } as const;
  return {
    people,
    persons: await asViewer(first.id, (tx) => peopleById(tx, ids)),
    principles: (await db.principle.findMany({ orderBy: byName, select })).map((row) => row.id),
    teams: (await db.team.findMany({ orderBy: byName, select })).map((row) => row.id),
    roles: (await db.role.findMany({ orderBy: byTitle, select })).map((row) => row.id),
    questions: await readBank(),
    askable: await readAskable(),
    drafts: await readDrafts(ids),
    named: (name) => people.find((person) => person.name.startsWith(name))?.id ?? "",
  };
}

async function readBank(): Promise<House["questions"]> {
  const db = database();
  const orderBy = { key: "asc" } as const;
  const role = await db.role.findFirstOrThrow({ orderBy: { title: "asc" } });
  const [free, pinned, retired] = await Promise.all([
    db.question.findFirstOrThrow({ where: { retiredAt: null, pins: { none: {} } }, orderBy }),
    db.question.findFirstOrThrow({
      where: { pins: { some: { roleId: role.id, unpinnedAt: null } } },
      orderBy,
    }),
    db.question.findFirstOrThrow({ where: { retiredAt: { not: null } }, orderBy }),
  ]);
  return { free: free.id, pinned: pinned.id, retired: retired.id };
}

async function readAskable(): Promise<readonly Askable[]> {
  const rows = await database().question.findMany({ orderBy: { key: "asc" } });
  return rows.map(({ id, principleId, retiredAt }) => ({
    ...{ id, principleId, pin: "none" },
    state: retiredAt === null ? "inUse" : "retired",
  }));
}

async function readDrafts(people: readonly Id[]): Promise<ReadonlyMap<Id, number>> {
  const found = new Map<Id, number>();
  for (const id of people) {
    const own = await asViewer(id, (tx) => tx.draft.findMany({ where: { ownerId: id, kind: "feedback" } }));
    for (const draft of own) found.set(draft.subjectId, draft.revision);
  }
  return found;
}

/** A loop as the product loads it for this person, with everybody known who may be brought in. */
export async function factsFor(
  viewer: Viewer,
  loopIds: readonly Id[],
  house: House,
): Promise<readonly Loop[]> {
  const loops = await asViewer(viewer.id, (tx) => loadLoops(tx, loopIds));
  return loops.map((loop) => knowing(loop, house.persons));
}

/** The facts with all the writing that somebody of the loop may read, from which forms are filled. */
export async function widestFacts(loopId: Id, house: House): Promise<Loop> {
  const [any] = house.people;
  const [outline] = any ? await factsFor(any.viewer, [loopId], house) : [];
  if (!outline) throw new Error("There is no such loop.");
  const readers = house.people.filter(({ id }) => seatsOf(id, outline).length > 0);
  let widest = outline;
  for (const { viewer } of readers) {
    const [loop] = await factsFor(viewer, [loopId], house);
    if (loop && sizeOf(loop) > sizeOf(widest)) widest = loop;
  }
  return widest;
}

const sizeOf = ({ writing }: Loop): number => writing.feedback.length + writing.addenda.length;
