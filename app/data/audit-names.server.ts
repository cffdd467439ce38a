import type { Id } from "~/domain/loop";
import type { Viewer } from "~/domain/viewer";
import { candidatesFor } from "./candidates.server";
import { database } from "./database.server";
import { visibleTo } from "./loops.server";

export interface AuditLoop {
  readonly id: Id;
  readonly candidate: string;
  readonly role: string;
}

export interface AuditNames {
  /** What an id is called, for this reader; an id that means nothing to them is not in it. */
  readonly nameOf: ReadonlyMap<Id, string>;
  readonly loops: ReadonlyMap<Id, AuditLoop>;
}

const KINDS: Readonly<Record<string, string>> = {
  screen: "the screen",
  main: "the main round",
  followUp: "the follow-up",
};

/** Names for the ids that entries mention: entries hold ids alone, and what an id is called is the reader's own view. */
export async function namesFor(viewer: Viewer, mentioned: readonly Id[], loopIds: readonly Id[]) {
  const id = { in: [...new Set(mentioned)] };
  const db = database();
  const [people, roles, teams, principles, questions, candidates, rounds, parts, loops] = await Promise.all([
    db.person.findMany({ where: { id }, select: { id: true, name: true } }),
    db.role.findMany({ where: { id }, select: { id: true, title: true } }),
    db.team.findMany({ where: { id }, select: { id: true, name: true } }),
    db.principle.findMany({ where: { id }, select: { id: true, name: true } }),
    db.question.findMany({ where: { id }, select: { id: true, text: true } }),
    db.candidate.findMany({
      where: { AND: [{ id }, candidatesFor(viewer)] },
      select: { id: true, name: true },
    }),
    db.round.findMany({ where: { id, loop: visibleTo(viewer) }, select: { id: true, kind: true } }),
    db.assignment.findMany({
      where: { id, loop: visibleTo(viewer) },
      select: { id: true, person: { select: { name: true } } },
    }),
    db.loop.findMany({
      where: { AND: [{ id: { in: [...new Set(loopIds)] } }, visibleTo(viewer)] },
      select: { id: true, candidate: { select: { name: true } }, role: { select: { title: true } } },
    }),
  ]);
  const nameOf = new Map([
    ...[...people, ...teams, ...principles, ...candidates].map((row) => [row.id, row.name] as const),
    ...roles.map((row) => [row.id, row.title] as const),
    ...questions.map((row) => [row.id, row.text] as const),
    ...rounds.map((row) => [row.id, KINDS[row.kind] ?? row.kind] as const),
    ...parts.map((row) => [row.id, row.person.name] as const),
  ]);
  const named = loops.map((l) => ({ id: l.id, candidate: l.candidate.name, role: l.role.title }));
  return { nameOf, loops: new Map(named.map((loop) => [loop.id, loop] as const)) } satisfies AuditNames;
}
