import type { Viewer } from "~/domain/viewer";
import { database } from "./database.server";

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Levels to choose from, lowest first. */
export async function levelChoices(_viewer: Viewer): Promise<readonly Choice[]> {
  const levels = await database().level.findMany({ orderBy: { number: "asc" } });
  return levels.map((level) => ({ value: String(level.number), label: level.label }));
}

export async function teamChoices(_viewer: Viewer): Promise<readonly Choice[]> {
  const teams = await database().team.findMany({ orderBy: [{ name: "asc" }, { id: "asc" }] });
  return teams.map((team) => ({ value: team.id, label: team.name }));
}

/** Active people, and those of `kept`; of equal names the e-mail tells them apart. Or those who recruit alone. */
export async function peopleChoices(
  _viewer: Viewer,
  who: "anybody" | "recruiter" = "anybody",
  kept: readonly string[] = [],
): Promise<readonly Choice[]> {
  const people = await database().person.findMany({
    where: {
      OR: [{ deactivatedAt: null }, { id: { in: [...kept] } }],
      ...(who === "recruiter" ? { capabilities: { some: { name: who } } } : {}),
    },
    select: { id: true, name: true, email: true },
    orderBy: [{ name: "asc" }, { id: "asc" }],
  });
  return people.map((person) => ({ value: person.id, label: `${person.name} (${person.email})` }));
}

/** Principles that are not retired, and those of `kept` that are. */
export async function principleChoices(
  _viewer: Viewer,
  kept: readonly string[] = [],
): Promise<readonly Choice[]> {
  const principles = await database().principle.findMany({
    where: { OR: [{ retiredAt: null }, { id: { in: [...kept] } }] },
    orderBy: [{ position: "asc" }, { id: "asc" }],
  });
  return principles.map((p) => ({
    value: p.id,
    label: p.retiredAt === null ? p.name : `${p.name} (retired)`,
  }));
}

/** Roles that are open, by title and team. */
export async function roleTitleChoices(_viewer: Viewer): Promise<readonly Choice[]> {
  const roles = await database().role.findMany({
    where: { closedAt: null },
    select: { id: true, title: true, team: { select: { name: true } } },
    orderBy: [{ title: "asc" }, { id: "asc" }],
  });
  return roles.map((role) => ({ value: role.id, label: `${role.title} (${role.team.name})` }));
}

/** The time zones that this server knows, UTC first. */
export function timeZoneChoices(_viewer: Viewer): readonly Choice[] {
  const names = Intl.supportedValuesOf("timeZone").filter((name) => name !== "UTC");
  return ["UTC", ...names].map((name) => ({ value: name, label: name.replaceAll("_", " ") }));
}

/** What the form of a person offers. A manager who has left stays to be chosen where they are the manager now. */
export async function personChoices(viewer: Viewer, managerId?: string) {
  return {
    levels: await levelChoices(viewer),
    teams: await teamChoices(viewer),
    people: await peopleChoices(viewer, "anybody", managerId ? [managerId] : []),
    zones: timeZoneChoices(viewer),
  };
}

/** What the form of a role offers; principles retired since stay where the role requires them. */
export async function roleChoices(viewer: Viewer, kept: readonly string[] = []) {
  return {
    levels: await levelChoices(viewer),
    teams: await teamChoices(viewer),
    people: await peopleChoices(viewer),
    recruiters: await peopleChoices(viewer, "recruiter"),
    principles: await principleChoices(viewer, kept),
  };
}
