import type { Id } from "~/domain/loop";
import { HOUR } from "~/domain/time";
import { CAPABILITIES, type Capability, type Viewer } from "~/domain/viewer";
import { type FreshDatabase, openFreshDatabase } from "./database.ts";
import { failed } from "./failed.ts";

/** The Friday on which the world begins, nine in the morning UTC; the clock of the acts in it. */
export const BEGINNING = Date.UTC(2026, 10, 20, 9);
/** Four days later: the day of the interviews. */
export const INTERVIEWS = BEGINNING + 96 * HOUR;

const TEAMS = ["payments", "search", "maps", "programme", "hiring"] as const;
const PRINCIPLES = [
  "ownership",
  "diveDeep",
  "earnTrust",
  "deliverResults",
  "highStandards",
  "thinkBig",
] as const;

type Sketch = {
  readonly name: string;
  readonly level: number;
  readonly team: (typeof TEAMS)[number];
  readonly since: string;
  readonly manager?: string;
  readonly capabilities?: readonly Capability[];
  readonly certifiedOn?: string;
};

/** The eight of the story, and around them two leads, an admin, an auditor, a second recruiter and Bar Raiser, a stranger. */
const SKETCHES: readonly Sketch[] = [
  { name: "hana", level: 6, team: "payments", since: "2020-10-01" },
  { name: "amara", level: 4, team: "payments", since: "2025-06-01", manager: "hana" },
  { name: "bo", level: 5, team: "payments", since: "2023-02-01", manager: "hana" },
  { name: "carmen", level: 5, team: "search", since: "2024-09-01" },
  { name: "dmitri", level: 6, team: "payments", since: "2019-04-01", manager: "hana" },
  { name: "ravi", level: 7, team: "search", since: "2017-03-01", certifiedOn: "2026-06-01" },
  { name: "sol", level: 4, team: "search", since: "2025-11-01" },
  { name: "rosa", level: 5, team: "hiring", since: "2022-05-01", capabilities: ["recruiter"] },
  { name: "lena", level: 8, team: "programme", since: "2014-01-01", capabilities: ["lead"] },
  { name: "luis", level: 8, team: "programme", since: "2016-01-01", capabilities: ["lead"] },
  { name: "ada", level: 6, team: "programme", since: "2018-01-01", capabilities: ["admin"] },
  { name: "aldo", level: 6, team: "programme", since: "2018-02-01", capabilities: ["auditor"] },
  { name: "rene", level: 5, team: "hiring", since: "2022-06-01", capabilities: ["recruiter"] },
  { name: "petra", level: 7, team: "maps", since: "2015-08-01", certifiedOn: "2026-05-04" },
  { name: "otto", level: 5, team: "maps", since: "2021-01-01" },
];

/** An organisation with people, one role and one candidate, ready to plan a loop in. */
export interface World {
  readonly db: FreshDatabase;
  readonly roleId: Id;
  readonly candidateId: Id;
  /** The id of a person, team or principle by its name in the story. */
  id(name: string): Id;
  /** The person as the session would prove them. */
  viewer(name: string): Viewer;
  /** Another candidate; `personName` says which employee it is. */
  candidate(name: string, personName?: string): Promise<Id>;
}

/** The story's organisation in a fresh database of its own, behind the doors in data/. Its caller closes that. */
export async function openWorld(): Promise<World> {
  const db = await openFreshDatabase();
  const ids = new Map<string, Id>();
  const id = (name: string): Id => ids.get(name) ?? failed(`nothing is called ${name}`);
  await organise(db, ids);
  for (const sketch of SKETCHES) await settle(db, ids, sketch);
  const by = id("rosa");
  const candidate = async (name: string, personName?: string) => {
    const email = `${name.toLowerCase().replaceAll(" ", ".")}@candidates.example`;
    const personId = personName ? id(personName) : null;
    return (
      await db.prisma.candidate.create({
        data: { name, email, personId, createdById: by, createdAt: new Date(BEGINNING) },
      })
    ).id;
  };
  const roleId = await describeRole(db, id);
  return { db, roleId, id, candidate, viewer: viewerIn(id), candidateId: await candidate("Noor Haddad") };
}

const viewerIn =
  (id: (name: string) => Id) =>
  (name: string): Viewer => {
    const held = SKETCHES.find((s) => s.name === name)?.capabilities ?? [];
    // Tests stand in for the session here, the one place that proves a viewer.
    return { id: id(name), capabilities: CAPABILITIES.filter((c) => held.includes(c)) } as unknown as Viewer;
  };

async function organise({ prisma }: FreshDatabase, ids: Map<string, Id>): Promise<void> {
  const createdAt = new Date(BEGINNING);
  await prisma.organisation.create({ data: { name: "Ardent", createdAt } });
  const levels = [3, 4, 5, 6, 7, 8].map((number) => ({ number, label: `L${number}`, exempt: number === 3 }));
  await prisma.level.createMany({ data: levels });
  for (const name of TEAMS) ids.set(name, (await prisma.team.create({ data: { name, createdAt } })).id);
  for (const [position, name] of PRINCIPLES.entries()) {
    const principle = await prisma.principle.create({ data: { name, description: "", position, createdAt } });
    ids.set(name, principle.id);
  }
}

async function settle({ prisma }: FreshDatabase, ids: Map<string, Id>, sketch: Sketch): Promise<void> {
  const at = new Date(BEGINNING);
  const person = await prisma.person.create({
    data: {
      name: sketch.name,
      email: `${sketch.name}@ardent.example`,
      levelNumber: sketch.level,
      createdAt: at,
      startDate: new Date(sketch.since),
      teamId: ids.get(sketch.team),
      managerId: ids.get(sketch.manager ?? ""),
      capabilities: { create: (sketch.capabilities ?? []).map((name) => ({ name, grantedAt: at })) },
    },
  });
  ids.set(sketch.name, person.id);
  if (!sketch.certifiedOn) return;
  const onDay = new Date(sketch.certifiedOn);
  await prisma.certification.create({
    data: { personId: person.id, step: "certified", onDay, recordedById: person.id, recordedAt: onDay },
  });
}

async function describeRole({ prisma }: FreshDatabase, id: (name: string) => Id): Promise<Id> {
  const required = ["ownership", "diveDeep", "earnTrust", "deliverResults", "highStandards"];
  const role = await prisma.role.create({
    data: {
      title: "Software engineer, Payments",
      levelNumber: 5,
      teamId: id("payments"),
      createdAt: new Date(BEGINNING),
      hiringManagerId: id("hana"),
      recruiterId: id("rosa"),
      principles: { create: required.map((name) => ({ principleId: id(name) })) },
    },
  });
  return role.id;
}
