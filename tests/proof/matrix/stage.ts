import { createCandidate } from "../../../app/data/candidate-changes.server.ts";
import { grantCapability } from "../../../app/data/capabilities.server.ts";
import { database } from "../../../app/data/database.server.ts";
import { CANDIDATES, type CandidateKey } from "../../../app/data/demo/candidates.ts";
import { EVERYBODY, emailOf, type Who } from "../../../app/data/demo/people.ts";
import type { Play } from "../../../app/data/demo/play.ts";
import { ROLES, type RoleKey } from "../../../app/data/demo/roles.ts";
import { made, openStage, type Stage } from "../../../app/data/demo/stage.server.ts";
import { rated, type Words } from "../../../app/data/demo/writing.ts";
import { createPerson } from "../../../app/data/people-changes.server.ts";
import type { Id } from "../../../app/domain/loop.ts";
import type { Capability, Viewer } from "../../../app/domain/viewer.ts";

/** People whom the demo has not: a second lead, an employee who is a candidate and much else, a stranger. */
export const NEWCOMERS = {
  ottilie: { name: "Ottilie Vance", capabilities: ["lead"] },
  dana: { name: "Dana Novak", capabilities: ["admin", "recruiter"] },
  rufus: { name: "Rufus Hale", capabilities: [] },
} as const satisfies Readonly<Record<string, { name: string; capabilities: readonly Capability[] }>>;
export type Newcomer = keyof typeof NEWCOMERS;

/** The demo's stage, found again in a copy of it, with the newcomers on it. */
export interface Scenery extends Stage {
  newcomer(who: Newcomer): Viewer;
}

export async function findScenery(now: number): Promise<Scenery> {
  const stage = openStage();
  const db = database();
  for (const person of await db.person.findMany()) {
    const who = EVERYBODY.find((name) => emailOf(name) === person.email);
    if (who) stage.keep(`person/${who}`, person.id);
  }
  for (const role of await db.role.findMany()) {
    const key = (Object.keys(ROLES) as RoleKey[]).find((one) => ROLES[one].title === role.title);
    if (key) stage.keep(`role/${key}`, role.id);
  }
  for (const principle of await db.principle.findMany())
    stage.keep(`principle/${principle.name}` as `principle/${"Ownership"}`, principle.id);
  for (const team of await db.team.findMany()) stage.keep(`team/${team.name}`, team.id);
  for (const candidate of await db.candidate.findMany()) {
    const key = (Object.keys(CANDIDATES) as CandidateKey[]).find(
      (k) => CANDIDATES[k].name === candidate.name,
    );
    if (key) stage.keep(`candidate/${key}`, candidate.id);
  }
  const ids = new Map<Newcomer, Id>();
  for (const who of Object.keys(NEWCOMERS) as Newcomer[]) ids.set(who, await settle(stage, who, now));
  return {
    ...stage,
    newcomer: (who) => ({ id: ids.get(who), capabilities: NEWCOMERS[who].capabilities }) as unknown as Viewer,
  };
}

async function settle(stage: Stage, who: Newcomer, now: number): Promise<Id> {
  const { name, capabilities } = NEWCOMERS[who];
  const values = {
    ...{ name, email: `${who}@copperline.example`, level: 6, startDate: "2021-02-01", timeZone: "UTC" },
    ...{ teamId: stage.id("team/Hiring"), managerId: null },
  };
  const id = made(await createPerson(stage.viewer("viktor"), values, now));
  if (id === undefined) throw new Error(`${name} was not added.`);
  for (const capability of capabilities) {
    const granter = stage.viewer(capability === "lead" ? "marguerite" : "viktor");
    made({ objections: await grantCapability(granter, id, capability, now) });
  }
  return id;
}

export const candidateName = (state: string): string => `Candidate: ${state}`;

/** A loop of its own: another candidate, who is the employee Dana, a panel of five, everybody in favour. */
export async function newPlay(stage: Scenery, name: string, role: RoleKey, now: number): Promise<Play> {
  const email = `${name.replace(/\W+/g, "-")}@elsewhere.example`;
  const values = { name: candidateName(name), email, notes: "", links: [] };
  const personId = stage.newcomer("dana").id;
  const recruiter = stage.viewer(ROLES[role].recruiter);
  const candidate = `candidate/${name}` as const;
  stage.keep(candidate, made(await createCandidate(recruiter, { ...values, personId }, now)));
  const barRaiser: Who = role === "routes" ? "kenji" : "freya";
  return { name, candidate: name as Play["candidate"], role, barRaiser, words: wordsFor(role, barRaiser) };
}

/** One more loop for a candidate of the demo. */
export function anotherLoop(stage: Scenery, candidate: Play["candidate"], role: RoleKey): Play {
  const barRaiser: Who = role === "routes" ? "kenji" : "freya";
  stage.id(`candidate/${candidate}`);
  return { name: `${candidate} again`, candidate, role, barRaiser, words: wordsFor(role, barRaiser) };
}

const INTERVIEWERS: Readonly<Record<"routes" | "other", readonly Who[]>> = {
  routes: ["wren", "ines", "bashir"],
  other: ["bashir", "zofia", "tomasz"],
};

export const interviewersOf = (role: RoleKey): readonly Who[] =>
  INTERVIEWERS[role === "routes" ? "routes" : "other"];

function wordsFor(role: RoleKey, barRaiser: Who): Words {
  const panel = [...interviewersOf(role), ROLES[role].hiringManager, barRaiser];
  return Object.fromEntries(
    panel.map((who, index) => {
      const principle = ROLES[role].principles[index] ?? "Ownership";
      const story = rated(4, ["A bay stayed locked.", "Found the cause on site.", "It opened that day."]);
      const said = { vote: "inclined", bar: "raises", summary: `What ${who} saw.` } as const;
      return [who, { ...said, principles: { [principle]: story } }];
    }),
  );
}
