import type { BandPolicy } from "~/domain/bank";
import type { Policy } from "~/domain/loop";
import type { SaidObjection } from "~/domain/objections";
import { objectionsToAdminister } from "~/domain/records";
import type { Instant } from "~/domain/time";
import { can, type Viewer } from "~/domain/viewer";
import { readActor } from "./actor.server";
import { changedFields } from "./changed-fields.server";
import { database } from "./database.server";
import { type LevelRow, listLevels } from "./levels.server";
import { notHere } from "./not-here.server";
import { changeRecord } from "./record.server";

/** What an organisation tunes: its times, the bands of its bank, and the practice that its ladders ask for. */
export interface Tuning extends Policy, BandPolicy {
  readonly shadowSteps: number;
  readonly reverseShadowSteps: number;
}

export interface SettingsView {
  readonly name: string;
  readonly times: Tuning;
  readonly levels: readonly LevelRow[];
  readonly mayEdit: "yes" | "no";
}

const TUNED = {
  ...{ name: true, feedbackHours: true, overdueHours: true, coolOffDays: true, currencyDays: true },
  ...{ seniorFrom: true, leaderFrom: true, shadowSteps: true, reverseShadowSteps: true },
} as const;

/** The organisation's settings, for admins and leads. Throws 404 for anybody else. */
export async function readSettings(viewer: Viewer): Promise<SettingsView> {
  if (!can(viewer, "admin") && !can(viewer, "lead")) notHere();
  const { name, ...times } = await database().organisation.findUniqueOrThrow({
    where: { id: 1 },
    select: TUNED,
  });
  return {
    name,
    times,
    levels: await listLevels(viewer),
    mayEdit: can(viewer, "admin") ? "yes" : "no",
  };
}

/** Changes the organisation's name or what it tunes; rounds that have started keep their due times (F7). Objects to anybody but an admin. */
export function changeOrganisation(
  viewer: Viewer,
  values: Tuning & { readonly name: string },
  now: Instant,
): Promise<readonly SaidObjection[]> {
  return changeRecord(
    viewer,
    {
      act: "organisation.changed",
      facts: async (tx) => ({
        actor: await readActor(viewer, tx),
        before: await tx.organisation.findUniqueOrThrow({ where: { id: 1 } }),
      }),
      rule: ({ actor }) => objectionsToAdminister(actor),
      write: async (tx, { before }) => {
        await tx.organisation.update({ where: { id: 1 }, data: values });
        const { name: _, ...times } = values;
        return { details: { fields: changedFields(before, values), ...times } };
      },
    },
    now,
  );
}
