import { objectionsToKeepBank } from "~/domain/bank";
import type { Id } from "~/domain/loop";
import { type Objection, type SaidObjection, when } from "~/domain/objections";
import { type Actor, objectionsToAdminister, objectionsToName } from "~/domain/records";
import type { Instant } from "~/domain/time";
import { can, type Viewer } from "~/domain/viewer";
import { readActor } from "./actor.server";
import { type AnchorsView, listAnchors } from "./anchors.server";
import { changedFields } from "./changed-fields.server";
import { database } from "./database.server";
import { notHere } from "./not-here.server";
import { changeRecord } from "./record.server";
import type { Tx } from "./transaction.server";

export interface PrincipleRow {
  readonly id: Id;
  readonly name: string;
  readonly description: string;
  readonly retiredAt: Instant | null;
  /** Every version of its anchors, the latest first (F1). */
  readonly anchors: readonly AnchorsView[];
}

export interface PrincipleValues {
  readonly name: string;
  readonly description: string;
}

/** The principles in the organisation's order, retired ones last; everybody signed in sees them. */
export async function listPrinciples(viewer: Viewer) {
  const found = await database().principle.findMany({ orderBy: [{ position: "asc" }, { name: "asc" }] });
  const anchors = await listAnchors(viewer);
  const rows: readonly PrincipleRow[] = found.map(({ id, name, description, retiredAt }) => ({
    ...{ id, name, description },
    ...{ retiredAt: retiredAt?.getTime() ?? null, anchors: anchors.get(id) ?? [] },
  }));
  return {
    rows: [...rows.filter((p) => p.retiredAt === null), ...rows.filter((p) => p.retiredAt !== null)],
    mayEdit: can(viewer, "admin") ? ("yes" as const) : ("no" as const),
    mayAnchor: objectionsToKeepBank(viewer).length === 0 ? ("yes" as const) : ("no" as const),
  };
}

/** Adds a principle at the end. Objects to anybody but an admin, and to a taken name. */
export function addPrinciple(
  viewer: Viewer,
  values: PrincipleValues,
  now: Instant,
): Promise<readonly SaidObjection[]> {
  return changeRecord(
    viewer,
    {
      act: "principle.added",
      facts: (tx) => readFacts(viewer, tx, null, values.name),
      rule: objectionsToPrinciple,
      write: async (tx, _, at) => {
        const last = await tx.principle.aggregate({ _max: { position: true } });
        const position = (last._max.position ?? 0) + 1;
        return {
          subjectId: (await tx.principle.create({ data: { ...values, position, createdAt: at } })).id,
        };
      },
    },
    now,
  );
}

/** Changes a principle's name or description. Objects as adding does. Throws 404. */
export function changePrinciple(
  viewer: Viewer,
  id: Id,
  values: PrincipleValues,
  now: Instant,
): Promise<readonly SaidObjection[]> {
  return changeRecord(
    viewer,
    {
      act: "principle.changed",
      facts: async (tx) => {
        const before = (await tx.principle.findUnique({ where: { id } })) ?? notHere();
        return { ...(await readFacts(viewer, tx, id, values.name)), before };
      },
      rule: objectionsToPrinciple,
      write: async (tx, { before }) => {
        await tx.principle.update({ where: { id }, data: values });
        return { subjectId: id, details: { fields: changedFields(before, values) } };
      },
    },
    now,
  );
}

/**
 * Retires a principle, or takes it back: new roles can't require it, loops and roles that do keep it. Objects to
 * anybody but an admin, and to a repetition. Throws 404.
 */
export function keepPrinciple(
  viewer: Viewer,
  id: Id,
  deed: "retire" | "restore",
  now: Instant,
): Promise<readonly SaidObjection[]> {
  return changeRecord(
    viewer,
    {
      act: deed === "retire" ? "principle.retired" : "principle.restored",
      facts: async (tx) => ({
        actor: await readActor(viewer, tx),
        before: (await tx.principle.findUnique({ where: { id } })) ?? notHere(),
      }),
      rule: ({ actor, before }) => [
        ...objectionsToAdminister(actor),
        ...when((before.retiredAt !== null) === (deed === "retire"), "alreadyDone"),
      ],
      write: async (tx, _, at) => {
        await tx.principle.update({ where: { id }, data: { retiredAt: deed === "retire" ? at : null } });
        return { subjectId: id };
      },
    },
    now,
  );
}

interface Facts {
  readonly actor: Actor;
  readonly ownerId: Id | null;
  readonly selfId: Id | null;
}

async function readFacts(viewer: Viewer, tx: Tx, selfId: Id | null, name: string): Promise<Facts> {
  const owner = await tx.principle.findUnique({ where: { name }, select: { id: true } });
  return { actor: await readActor(viewer, tx), ownerId: owner?.id ?? null, selfId };
}

const objectionsToPrinciple = ({ actor, ownerId, selfId }: Facts): readonly Objection[] => [
  ...objectionsToAdminister(actor),
  ...objectionsToName(ownerId, selfId),
];
