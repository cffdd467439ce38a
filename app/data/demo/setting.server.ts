import type { Instant } from "~/domain/time";
import { appendAudit } from "../audit.server";
import { installBank } from "../bank-install.server";
import { grantCapability } from "../capabilities.server";
import { LEVELS, PRINCIPLES } from "../founding";
import { createPerson } from "../people-changes.server";
import { createRole } from "../role-changes.server";
import { addTeam } from "../teams.server";
import { asNobody, type Tx } from "../transaction.server";
import { after, type Calendar } from "./calendar";
import { certify } from "./ladders.server";
import { EVERYBODY, emailOf, ORGANISATION, personOf, TEAMS, type Who } from "./people";
import { ROLES, type RoleKey } from "./roles";
import { type Act, done, made, type Stage } from "./stage.server";

// The first two of the list: somebody has to be there before anybody can be made lead or admin (P4).
const FOUNDERS: readonly Who[] = ["marguerite", "viktor"];
const HOME = "Hiring";

/** The organisation with its people, certified Bar Raisers and roles, set up on one morning. */
export function setting(calendar: Calendar): readonly Act[] {
  const morning = calendar.day(-45, 8);
  const others = EVERYBODY.filter((who) => !FOUNDERS.includes(who));
  const setUp: readonly Act["does"][] = [
    found,
    ...TEAMS.filter((name) => name !== HOME).map((name) => settle(name)),
    ...others.flatMap((who) => [join(who), ...grant(who)]),
    ...others.filter((who) => personOf(who).step).map(certify),
    ...(Object.keys(ROLES) as RoleKey[]).map(open),
  ];
  return setUp.map((does, index) => ({ at: after(morning, 2 * index), does }));
}

async function found(stage: Stage, at: Instant): Promise<void> {
  await asNobody(async (tx) => {
    const createdAt = new Date(at);
    // Waits for another loading in flight; then there is a row already and nothing is inserted.
    const created = await tx.$executeRaw`
      INSERT INTO organisation (id, name, demo, created_at) VALUES (1, ${ORGANISATION}, true, ${createdAt}) ON CONFLICT (id) DO NOTHING`;
    if (created === 0) throw new Error("This installation has an organisation already.");
    await tx.level.createMany({ data: [...LEVELS] });
    const principles = PRINCIPLES.map((p, index) => ({ ...p, position: index + 1, createdAt }));
    for (const data of principles) {
      stage.keep(`principle/${data.name}`, (await tx.principle.create({ data })).id);
    }
    stage.keep(`team/${HOME}`, (await tx.team.create({ data: { name: HOME, createdAt } })).id);
    const seeded = { levels: LEVELS.length, principles: PRINCIPLES.length, teams: 1 };
    await appendAudit(tx, { act: "organisation.created", actorId: null, details: seeded }, at);
    await installBank(tx, at);
    for (const who of FOUNDERS) await foundWith(tx, stage, who, at);
  });
}

async function foundWith(tx: Tx, stage: Stage, who: Who, at: Instant): Promise<void> {
  const { name, level: levelNumber, since, zone: timeZone, capability } = personOf(who);
  const when = { startDate: new Date(`${since}T00:00:00Z`), createdAt: new Date(at) };
  const teamId = stage.id(`team/${HOME}`);
  const { id } = await tx.person.create({
    data: { name, email: emailOf(who), levelNumber, timeZone, teamId, ...when },
  });
  stage.keep(`person/${who}`, id);
  await appendAudit(tx, { act: "person.created", actorId: null, subjectId: id }, at);
  if (!capability) return;
  await tx.capability.create({ data: { personId: id, name: capability, grantedAt: new Date(at) } });
  await appendAudit(
    tx,
    { act: "capability.granted", actorId: null, subjectId: id, details: { capability } },
    at,
  );
}

const settle =
  (name: string): Act["does"] =>
  async (stage, at) => {
    done(await addTeam(stage.viewer("viktor"), name, at));
    const team = await asNobody((tx) => tx.team.findUniqueOrThrow({ where: { name } }));
    stage.keep(`team/${name}`, team.id);
  };

const join =
  (who: Who): Act["does"] =>
  async (stage, at) => {
    const { name, level, team, since: startDate, zone: timeZone, manager } = personOf(who);
    const line = {
      teamId: stage.id(`team/${team}`),
      managerId: manager ? stage.id(`person/${manager as Who}`) : null,
    };
    const values = { name, email: emailOf(who), level, startDate, timeZone, ...line };
    stage.keep(`person/${who}`, made(await createPerson(stage.viewer("viktor"), values, at)));
  };

const grant = (who: Who): readonly Act["does"][] => {
  const { capability } = personOf(who);
  if (!capability) return [];
  const does: Act["does"] = async (stage, at) =>
    done(await grantCapability(stage.viewer("viktor"), stage.id(`person/${who}`), capability, at));
  return [does];
};

const open =
  (key: RoleKey): Act["does"] =>
  async (stage, at) => {
    const { title, level, team, hiringManager, recruiter, principles } = ROLES[key];
    const people = {
      hiringManagerId: stage.id(`person/${hiringManager}`),
      recruiterId: stage.id(`person/${recruiter}`),
    };
    const required = principles.map((name) => stage.id(`principle/${name}`));
    const values = { title, level, teamId: stage.id(`team/${team}`), ...people, principles: required };
    stage.keep(`role/${key}`, made(await createRole(stage.viewer(recruiter), values, at)));
  };
