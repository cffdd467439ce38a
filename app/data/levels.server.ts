import type { SaidObjection } from "~/domain/objections";
import { when } from "~/domain/objections";
import { objectionsToAdminister } from "~/domain/records";
import type { Instant } from "~/domain/time";
import type { Viewer } from "~/domain/viewer";
import { readActor } from "./actor.server";
import { changedFields } from "./changed-fields.server";
import { database } from "./database.server";
import { notHere } from "./not-here.server";
import { changeRecord } from "./record.server";

/** A level of seniority. `exempt`: loops at it may have no Bar Raiser (P1). */
export interface LevelRow {
  readonly number: number;
  readonly label: string;
  readonly exempt: boolean;
}

/** Every level, lowest first. */
export async function listLevels(_viewer: Viewer): Promise<readonly LevelRow[]> {
  return database().level.findMany({ orderBy: { number: "asc" } });
}

/** Adds a level. Objects to anybody but an admin, and to a number that exists. */
export function addLevel(viewer: Viewer, level: LevelRow, now: Instant): Promise<readonly SaidObjection[]> {
  return changeRecord(
    viewer,
    {
      act: "level.added",
      facts: async (tx) => ({
        actor: await readActor(viewer, tx),
        same: await tx.level.count({ where: { number: level.number } }),
      }),
      rule: ({ actor, same }) => [...objectionsToAdminister(actor), ...when(same > 0, "levelTaken")],
      write: async (tx) => {
        await tx.level.create({ data: level });
        return { details: { level: level.number, exempt: level.exempt } };
      },
    },
    now,
  );
}

/** Changes a level's label or exemption; its number stays. Objects to anybody but an admin. Throws 404. */
export function changeLevel(
  viewer: Viewer,
  level: LevelRow,
  now: Instant,
): Promise<readonly SaidObjection[]> {
  return changeRecord(
    viewer,
    {
      act: "level.changed",
      facts: async (tx) => ({
        actor: await readActor(viewer, tx),
        before: (await tx.level.findUnique({ where: { number: level.number } })) ?? notHere(),
      }),
      rule: ({ actor }) => objectionsToAdminister(actor),
      write: async (tx, { before }) => {
        const { label, exempt } = level;
        await tx.level.update({ where: { number: level.number }, data: { label, exempt } });
        return { details: { level: level.number, exempt, fields: changedFields(before, { label, exempt }) } };
      },
    },
    now,
  );
}
