import type { Id } from "~/domain/loop";
import { objectionsToAdminister } from "~/domain/records";
import type { Instant } from "~/domain/time";
import { CAPABILITIES, type Capability, can, type Viewer } from "~/domain/viewer";
import { database } from "./database.server";
import { notHere } from "./not-here.server";
import { type LadderRow, ladderRow } from "./programme.server";
import { readProgrammePeople } from "./programme-facts.server";

export type Named = { readonly id: Id; readonly name: string };

export interface PersonView {
  readonly id: Id;
  readonly name: string;
  readonly email: string;
  readonly level: { readonly number: number; readonly label: string };
  readonly team: Named | null;
  readonly manager: Named | null;
  readonly reports: readonly Named[];
  readonly startDate: string;
  readonly timeZone: string;
  readonly deactivatedAt: Instant | null;
  readonly capabilities: readonly {
    readonly name: Capability;
    readonly state: "held" | "notHeld";
    readonly change: "yours" | "notYours";
  }[];
  readonly ladders: LadderRow;
  /** What the reader may do here. */
  readonly acts: readonly ("edit" | "deactivate" | "reactivate" | "account")[];
}

const NAMED = { select: { id: true, name: true } } as const;

/** One person's page, which everybody signed in sees. Throws 404. */
export async function readPerson(viewer: Viewer, personId: Id, now: Instant): Promise<PersonView> {
  const row = await database().person.findUnique({
    where: { id: personId },
    include: {
      level: true,
      team: NAMED,
      manager: NAMED,
      reports: { ...NAMED, where: { deactivatedAt: null }, orderBy: [{ name: "asc" }, { id: "asc" }] },
      capabilities: { select: { name: true } },
    },
  });
  if (!row) return notHere();
  const { people, policy, asked } = await readProgrammePeople(viewer, { id: personId });
  const person = people[0] ?? notHere();
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    level: { number: row.level.number, label: row.level.label },
    team: row.team,
    manager: row.manager,
    reports: row.reports,
    startDate: row.startDate.toISOString().slice(0, 10),
    timeZone: row.timeZone,
    deactivatedAt: row.deactivatedAt?.getTime() ?? null,
    capabilities: CAPABILITIES.map((name) => ({
      name,
      state: row.capabilities.some((c) => c.name === name) ? "held" : "notHeld",
      change: mayHand(viewer, personId, name) ? "yours" : "notYours",
    })),
    ladders: ladderRow(viewer, person, policy, asked, now),
    acts: actsOn(viewer, row),
  };
}

const mayHand = (viewer: Viewer, personId: Id, name: Capability): boolean =>
  viewer.id !== personId && can(viewer, name === "lead" ? "lead" : "admin");

function actsOn(viewer: Viewer, person: { id: Id; deactivatedAt: Date | null }): PersonView["acts"] {
  const isAdmin = objectionsToAdminister(viewer).length === 0;
  const isOther = viewer.id !== person.id;
  return [
    ...(isAdmin ? (["edit"] as const) : []),
    ...(isAdmin && isOther
      ? ([person.deactivatedAt === null ? "deactivate" : "reactivate", "account"] as const)
      : []),
  ];
}

/** What the form of a person starts from. Throws 404, also for anybody but an admin. */
export async function readPersonForm(viewer: Viewer, personId: Id) {
  if (!can(viewer, "admin")) notHere();
  const row = (await database().person.findUnique({ where: { id: personId } })) ?? notHere();
  return {
    id: row.id,
    name: row.name,
    values: {
      name: row.name,
      email: row.email,
      level: String(row.levelNumber),
      startDate: row.startDate.toISOString().slice(0, 10),
      teamId: row.teamId ?? "",
      managerId: row.managerId ?? "",
      timeZone: row.timeZone,
    },
  };
}
