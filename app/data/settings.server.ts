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

export interface SettingsView {
  readonly name: string;
  readonly times: Policy & BandPolicy;
  readonly levels: readonly LevelRow[];
  readonly mayEdit: "yes" | "no";
}

/** The organisation's settings, for admins and leads. Throws 404 for anybody else. */
export async function readSettings(viewer: Viewer): Promise<SettingsView> {
  if (!can(viewer, "admin") && !can(viewer, "lead")) notHere();
  const { name, feedbackHours, overdueHours, coolOffDays, currencyDays, seniorFrom, leaderFrom } =
    await database().organisation.findUniqueOrThrow({ where: { id: 1 } });
  return {
    name,
    times: { feedbackHours, overdueHours, coolOffDays, currencyDays, seniorFrom, leaderFrom },
    levels: await listLevels(viewer),
    mayEdit: can(viewer, "admin") ? "yes" : "no",
  };
}

/** Changes the organisation's name, times or bands; rounds that have started keep their due times (F7). Objects to anybody but an admin. */
export function changeOrganisation(
  viewer: Viewer,
  values: Policy & BandPolicy & { readonly name: string },
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
