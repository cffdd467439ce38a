import type { Id, Loop } from "~/domain/loop";
import type { SaidObjection } from "~/domain/objections";
import type { Person } from "~/domain/person";
import type { Instant } from "~/domain/time";
import type { Viewer } from "~/domain/viewer";
import { PEOPLE_SQL } from "./loop-sql.server";
import { changeLoop, type LoopChange } from "./loops.server";
import { asViewer, type Tx } from "./transaction.server";

export type People = Readonly<Record<Id, Person>>;

/** People as the rules of a loop judge them, keyed by id. Leads and admins come along. */
export async function peopleById(tx: Tx, ids: readonly Id[]): Promise<People> {
  const [row] = await tx.$queryRawUnsafe<{ people: Person[] }[]>(PEOPLE_SQL, ids);
  return Object.fromEntries((row?.people ?? []).map((person) => [person.id, person]));
}

/** The loop with people in it whom its own facts don't mention yet. */
export const knowing = (loop: Loop, people: People): Loop => ({
  ...loop,
  people: { ...people, ...loop.people },
});

/**
 * `changeLoop` for an act that brings somebody in: the rule finds the newcomers in `loop.people`, and what it objects
 * to says their names. Throws 404.
 */
export async function changeLoopWith(
  viewer: Viewer,
  loopId: Id,
  newcomers: readonly Id[],
  change: LoopChange,
  now: Instant,
): Promise<readonly SaidObjection[]> {
  const people = await asViewer(viewer.id, (tx) => peopleById(tx, newcomers));
  const rule: LoopChange["rule"] = (loop, at) => change.rule(knowing(loop, people), at);
  const said = await changeLoop(viewer, loopId, { ...change, rule }, now);
  return said.map((objection) => ({
    ...objection,
    people: objection.people.map((p) => ({ id: p.id, name: people[p.id]?.name ?? p.name })),
  }));
}
