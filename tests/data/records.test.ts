import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readCandidate } from "~/data/candidate.server";
import { changeCandidate, createCandidate, linkCandidate } from "~/data/candidate-changes.server";
import { candidatesFor, findCandidate, listCandidates } from "~/data/candidates.server";
import {
  deactivatePerson,
  grantCapability,
  reactivatePerson,
  revokeCapability,
} from "~/data/capabilities.server";
import { declareConflict } from "~/data/conflicts.server";
import { addLevel, changeLevel } from "~/data/levels.server";
import { listPeople } from "~/data/people.server";
import { changePerson, createPerson } from "~/data/people-changes.server";
import { addPrinciple, keepPrinciple } from "~/data/principles.server";
import { readProgramme } from "~/data/programme.server";
import { changeRole, createRole, keepRole } from "~/data/role-changes.server";
import { listRoles, readRole } from "~/data/roles.server";
import { changeOrganisation, readSettings } from "~/data/settings.server";
import { recordStep } from "~/data/steps.server";
import { addTeam, listTeams, renameTeam } from "~/data/teams.server";
import { readWay } from "~/data/way.server";
import type { CertificationStep } from "~/domain/person";
import { CAPABILITIES, type Capability, type Viewer } from "~/domain/viewer";
import { type FreshDatabase, openFreshDatabase } from "../support/database";

let db: FreshDatabase;
let teamId = "";
let principleId = "";
const NOW = Date.UTC(2026, 10, 30, 12);
const people: Record<string, string> = {};

const viewer = (name: string, ...capabilities: Capability[]) =>
  ({ id: people[name], capabilities }) as unknown as Viewer;
const url = (query = "") => new URL(`http://localhost/list${query}`);
const codes = (objections: readonly { readonly code: string }[]) => objections.map((o) => o.code);
const isNotHere = (error: unknown) => error instanceof Response && error.status === 404;
const values = (name: string, more: object = {}) => ({
  ...{ name, email: `${name.toLowerCase()}@example.com`, level: 5, startDate: "2024-03-01" },
  ...{ teamId: null, managerId: null, timeZone: "Europe/Berlin", ...more },
});
const candidate = (name: string, more: object = {}) => ({
  ...{
    name,
    email: `${name.toLowerCase()}@elsewhere.example`,
    notes: "Met at a fair.",
    links: [],
    personId: null,
  },
  ...more,
});

async function seedPerson(name: string, ...capabilities: Capability[]) {
  const { rows } = await db.owner.query(
    "INSERT INTO person (name, email, level_number, start_date, created_at) VALUES ($1, $2, 5, '2024-01-01', now()) RETURNING id",
    [name, `${name}@example.com`],
  );
  people[name] = rows[0].id;
  for (const held of capabilities) {
    await db.owner.query("INSERT INTO capability (person_id, name, granted_at) VALUES ($1, $2, now())", [
      rows[0].id,
      held,
    ]);
  }
}

beforeAll(async () => {
  db = await openFreshDatabase();
  await db.owner.query("INSERT INTO organisation (name, created_at) VALUES ('Weir & Wharf', now())");
  await db.owner.query("INSERT INTO level (number, label) VALUES (4, 'L4'), (5, 'L5'), (6, 'L6')");
  teamId = (
    await db.owner.query("INSERT INTO team (name, created_at) VALUES ('Payments', now()) RETURNING id")
  ).rows[0].id;
  principleId = (
    await db.owner.query(
      "INSERT INTO principle (name, description, position, created_at) VALUES ('Ownership', 'Acts for the whole.', 1, now()) RETURNING id",
    )
  ).rows[0].id;
  await seedPerson("ada", "admin");
  await seedPerson("lena", "lead");
  await seedPerson("rosa", "recruiter");
  await seedPerson("audrey", "auditor");
  await seedPerson("hana");
  await seedPerson("bo");
});
afterAll(() => db.close());

describe("people", () => {
  test("only an admin adds one; the e-mail is theirs alone; the audit names no fields' contents", async () => {
    expect(codes((await createPerson(viewer("bo"), values("Zoe"), NOW)).objections)).toEqual(["adminOnly"]);
    const { objections, id } = await createPerson(viewer("ada"), values("Zoe"), NOW);
    expect(objections).toEqual([]);
    people.zoe = id ?? "";
    const again = await createPerson(viewer("ada"), values("Zoe"), NOW);
    expect(codes(again.objections)).toEqual(["emailTaken"]);
    await changePerson(
      viewer("ada"),
      people.zoe,
      values("Zoe", { email: "zoe.b@example.com", level: 6 }),
      NOW,
    );
    const { rows } = await db.owner.query(
      "SELECT act, details FROM audit_entry WHERE subject_id = $1 ORDER BY number",
      [people.zoe],
    );
    expect(rows).toEqual([
      { act: "person.created", details: "{}" },
      { act: "person.changed", details: '{"fields":["email","levelNumber"]}' },
    ]);
  });

  test("an unknown level, team or manager is objected to", async () => {
    const { objections } = await createPerson(viewer("ada"), values("Yan", { level: 99 }), NOW);
    expect(codes(objections)).toEqual(["choiceGone"]);
  });

  test("a manager from below is refused", async () => {
    const { id } = await createPerson(viewer("ada"), values("Mia", { managerId: people.zoe }), NOW);
    const refused = await changePerson(
      viewer("ada"),
      people.zoe ?? "",
      values("Zoe", { managerId: id }),
      NOW,
    );
    expect(codes(refused)).toEqual(["managerBelow"]);
    const self = await changePerson(
      viewer("ada"),
      people.zoe ?? "",
      values("Zoe", { managerId: people.zoe }),
      NOW,
    );
    expect(codes(self)).toEqual(["managerBelow"]);
  });

  test("lists page by keyset both ways, search and filter, and ignore cursors that aren't ours", async () => {
    for (let n = 0; n < 60; n += 1) await seedPerson(`walker${String(n % 20).padStart(2, "0")}-${n}`);
    const first = await listPeople(viewer("bo"), url("?q=walker&sort=-name"));
    const second = await listPeople(viewer("bo"), url(`?q=walker&sort=-name&after=${first.next}`));
    const third = await listPeople(viewer("bo"), url(`?q=walker&sort=-name&after=${second.next}`));
    const back = await listPeople(viewer("bo"), url(`?q=walker&sort=-name&before=${third.previous}`));
    expect([first.rows.length, second.rows.length, third.rows.length]).toEqual([25, 25, 10]);
    expect(new Set([...first.rows, ...second.rows, ...third.rows].map((row) => row.id)).size).toBe(60);
    expect([first.previous, third.next]).toEqual([null, null]);
    expect(back.rows).toEqual(second.rows);
    for (const bad of ["nonsense", Buffer.from('[{"a":1},"x"]').toString("base64url"), "e30", "%00"]) {
      expect((await listPeople(viewer("bo"), url(`?q=walker&sort=-name&after=${bad}`))).rows).toEqual(
        first.rows,
      );
    }
    expect((await listPeople(viewer("bo"), url("?q=%25"))).rows).toEqual([]);
    expect((await listPeople(viewer("bo"), url("?capability=lead"))).rows.map((r) => r.name)).toEqual([
      "lena",
    ]);
    expect((await listPeople(viewer("bo"), url("?sort=start&q=walker"))).next).not.toBeNull();
    const byStart = await listPeople(viewer("bo"), url("?sort=level&q=walker"));
    expect(
      (await listPeople(viewer("bo"), url(`?sort=level&q=walker&after=${byStart.next}`))).rows,
    ).toHaveLength(25);
  });
});

describe("capabilities (P4)", () => {
  test("nobody grants themselves one, and a lead comes from a lead", async () => {
    const ada = viewer("ada", "admin");
    expect(codes(await grantCapability(ada, people.ada ?? "", "auditor", NOW))).toEqual(["notOwnCapability"]);
    expect(codes(await grantCapability(ada, people.bo ?? "", "lead", NOW))).toEqual(["leadByLead"]);
    expect(codes(await grantCapability(viewer("bo"), people.bo ?? "", "admin", NOW))).toContain("adminOnly");
    expect(await grantCapability(ada, people.bo ?? "", "recruiter", NOW)).toEqual([]);
    expect(codes(await grantCapability(ada, people.bo ?? "", "recruiter", NOW))).toEqual(["alreadyDone"]);
    expect(await revokeCapability(ada, people.bo ?? "", "recruiter", NOW)).toEqual([]);
  });

  test("a capability that was revoked a moment ago no longer acts", async () => {
    const stale = viewer("bo", "admin", "lead");
    expect(codes(await grantCapability(stale, people.hana ?? "", "lead", NOW))).toEqual(["leadByLead"]);
  });

  test("the last lead stays, by grant and by account", async () => {
    const lena = viewer("lena", "lead");
    expect(codes(await deactivatePerson(viewer("ada", "admin"), people.lena ?? "", NOW))).toEqual([
      "lastLead",
    ]);
    expect(await grantCapability(lena, people.bo ?? "", "lead", NOW)).toEqual([]);
    expect(await revokeCapability(viewer("bo", "lead"), people.lena ?? "", "lead", NOW)).toEqual([]);
    expect(await grantCapability(viewer("bo", "lead"), people.lena ?? "", "lead", NOW)).toEqual([]);
    expect(await revokeCapability(lena, people.bo ?? "", "lead", NOW)).toEqual([]);
    expect(codes(await revokeCapability(lena, people.lena ?? "", "lead", NOW))).toEqual([
      "notOwnCapability",
      "lastLead",
    ]);
  });

  test("two admins who revoke each other leave one", async () => {
    await grantCapability(viewer("ada", "admin"), people.bo ?? "", "admin", NOW);
    const both = await Promise.all([
      revokeCapability(viewer("ada", "admin"), people.bo ?? "", "admin", NOW),
      revokeCapability(viewer("bo", "admin"), people.ada ?? "", "admin", NOW),
    ]);
    expect(both.filter((objections) => objections.length === 0)).toHaveLength(1);
    const { rows } = await db.owner.query("SELECT person_id FROM capability WHERE name = 'admin'");
    expect(rows).toHaveLength(1);
    await db.owner.query("DELETE FROM capability WHERE name = 'admin'");
    await db.owner.query("INSERT INTO capability VALUES ($1, 'admin', null, now())", [people.ada]);
  });

  test("closing an account ends its sessions", async () => {
    const ada = viewer("ada", "admin");
    await db.owner.query(
      "INSERT INTO session VALUES ('s1', $1, now(), now() + interval '1 h', now() + interval '1 d')",
      [people.zoe],
    );
    expect(codes(await deactivatePerson(ada, people.ada ?? "", NOW))).toEqual(["notOwnAccount"]);
    expect(await deactivatePerson(ada, people.zoe ?? "", NOW)).toEqual([]);
    expect((await db.owner.query("SELECT 1 FROM session WHERE person_id = $1", [people.zoe])).rowCount).toBe(
      0,
    );
    expect((await listPeople(ada, url("?q=zoe"))).rows).toEqual([]);
    expect((await listPeople(ada, url("?q=zoe&state=deactivated"))).rows).toHaveLength(1);
    expect(await reactivatePerson(ada, people.zoe ?? "", NOW)).toEqual([]);
  });
});

describe("teams, levels, principles, settings", () => {
  test("are an admin's, and names are taken once", async () => {
    const ada = viewer("ada", "admin");
    expect(codes(await addTeam(viewer("rosa"), "Maps", NOW))).toEqual(["adminOnly"]);
    expect(await addTeam(ada, "Maps", NOW)).toEqual([]);
    expect(codes(await renameTeam(ada, teamId, "Maps", NOW))).toEqual(["nameTaken"]);
    expect(await renameTeam(ada, teamId, "Payments", NOW)).toEqual([]);
    expect((await listTeams(viewer("bo"), url("?q=ma"))).rows.map((t) => t.name)).toEqual(["Maps"]);
    const level = { number: 3, label: "L3", exempt: true };
    expect(await addLevel(ada, level, NOW)).toEqual([]);
    expect(codes(await addLevel(ada, level, NOW))).toEqual(["levelTaken"]);
    expect(codes(await changeLevel(viewer("lena", "lead"), level, NOW))).toEqual(["adminOnly"]);
    const words = { name: "Frugality", description: "Does more with less." };
    expect(await addPrinciple(ada, words, NOW)).toEqual([]);
    expect(codes(await addPrinciple(ada, words, NOW))).toEqual(["nameTaken"]);
    expect(codes(await keepPrinciple(viewer("rosa"), principleId, "retire", NOW))).toEqual(["adminOnly"]);
  });

  test("settings are shown to admins and leads, and audited by field", async () => {
    await expect(readSettings(viewer("bo"))).rejects.toSatisfy(isNotHere);
    const { name, times } = await readSettings(viewer("lena", "lead"));
    expect(
      await changeOrganisation(viewer("ada", "admin"), { name, ...times, feedbackHours: 48 }, NOW),
    ).toEqual([]);
    const { rows } = await db.owner.query(
      "SELECT details FROM audit_entry WHERE act = 'organisation.changed'",
    );
    expect(JSON.parse(rows[0].details)).toMatchObject({ fields: ["feedbackHours"], feedbackHours: 48 });
  });
});

describe("programme (P4)", () => {
  const step = (name: CertificationStep, on: string) => ({
    ...{ step: name, on, origin: "ordinary" as const, place: "outside" as const, note: "" },
  });

  test("steps follow each other, are a lead's, and never one's own after set-up", async () => {
    const lena = viewer("lena", "lead");
    const hana = people.hana ?? "";
    expect(
      codes(await recordStep(viewer("ada", "admin"), hana, step("nominated", "2026-10-01"), NOW)),
    ).toEqual(["leadOnly"]);
    expect(codes(await recordStep(lena, hana, step("certified", "2026-10-01"), NOW))).toEqual([
      "stepOutOfOrder",
    ]);
    expect(await recordStep(lena, hana, step("nominated", "2026-09-30"), NOW)).toEqual([]);
    const unsaid = { ...step("shadow", "2026-10-01"), place: "unsaid" as const };
    expect(codes(await recordStep(lena, hana, unsaid, NOW))).toEqual(["whereUnsaid"]);
    expect(await recordStep(lena, hana, step("shadow", "2026-10-01"), NOW)).toEqual([]);
    expect(await recordStep(lena, hana, step("reverseShadow", "2026-10-20"), NOW)).toEqual([]);
    expect(codes(await recordStep(lena, hana, step("certified", "2026-10-02"), NOW))).toEqual([
      "stepBeforeLast",
    ]);
    expect(codes(await recordStep(lena, hana, step("certified", "2026-12-24"), NOW))).toEqual(["dayAhead"]);
    expect(await recordStep(lena, hana, step("certified", "2026-11-01"), NOW)).toEqual([]);
    expect(codes(await recordStep(lena, people.lena ?? "", step("nominated", "2026-10-01"), NOW))).toEqual([
      "notOwnCertification",
    ]);
    const founding = { ...step("certified", "2026-11-01"), origin: "founding" as const };
    expect(await recordStep(lena, people.lena ?? "", founding, NOW)).toEqual([]);
    const programme = await readProgramme(viewer("bo"), new URL("http://here/programme"), NOW);
    expect(
      programme.rows.map(({ name, barRaiser: b }) => [name, b.certification, b.currentUntil, b.progress]),
    ).toEqual([
      ["hana", "current", null, null],
      ["lena", "current", null, null],
    ]);
    expect((await readWay(viewer("bo"), hana, NOW)).barRaiser.map((s) => s.step)).toEqual([
      "nominated",
      "shadow",
      "reverseShadow",
      "certified",
    ]);
  });
});

describe("roles", () => {
  test("are kept by recruiters; its recruiter recruits; changes are named", async () => {
    const rosa = viewer("rosa", "recruiter");
    const role = {
      ...{ title: "Engineer, Payments", level: 5, teamId, principles: [principleId] },
      ...{ hiringManagerId: people.hana ?? "", recruiterId: people.rosa ?? "" },
    };
    expect(codes((await createRole(viewer("bo"), role, NOW)).objections)).toEqual(["recruiterOnly"]);
    const wrong = await createRole(rosa, { ...role, recruiterId: people.bo ?? "" }, NOW);
    expect(codes(wrong.objections)).toEqual(["notARecruiter"]);
    const { id = "" } = await createRole(rosa, role, NOW);
    expect(await changeRole(rosa, id, { ...role, title: "Engineer" }, NOW)).toEqual([]);
    expect((await readRole(viewer("bo"), id)).title).toBe("Engineer");
    expect(await keepRole(rosa, id, "close", NOW)).toEqual([]);
    expect(codes(await keepRole(rosa, id, "close", NOW))).toEqual(["alreadyDone"]);
    expect((await listRoles(viewer("bo"), url())).rows).toEqual([]);
    expect((await listRoles(viewer("bo"), url("?state=closed"))).rows).toHaveLength(1);
    await keepRole(rosa, id, "reopen", NOW);
    const { rows } = await db.owner.query("SELECT details FROM audit_entry WHERE act = 'role.changed'");
    expect(rows[0].details).toBe('{"fields":["title"]}');
  });
});

describe("candidates (S8, S9, P3)", () => {
  let mei = "";
  const rosa = () => viewer("rosa", "recruiter");

  test("recruiters add them; nothing of them is in the audit", async () => {
    expect(codes((await createCandidate(viewer("bo"), candidate("Mei"), NOW)).objections)).toEqual([
      "recruiterOnly",
    ]);
    mei = (await createCandidate(rosa(), candidate("Mei"), NOW)).id ?? "";
    await changeCandidate(
      rosa(),
      mei,
      candidate("Mei", { notes: "Knows payments.", links: ["https://mei.example"] }),
      NOW,
    );
    const { rows } = await db.owner.query("SELECT details FROM audit_entry WHERE act = 'candidate.changed'");
    expect(rows).toEqual([{ details: '{"fields":["links","notes"]}' }]);
    const { rows: all } = await db.owner.query("SELECT string_agg(details, ' ') AS text FROM audit_entry");
    expect(all[0].text).not.toMatch(/Mei|elsewhere|payments\./);
  });

  test("others see one only through a loop of theirs; leads and auditors by name alone", async () => {
    await expect(readCandidate(viewer("hana"), mei)).rejects.toSatisfy(isNotHere);
    const role = (await listRoles(rosa(), url())).rows[0];
    await db.owner.query(
      `INSERT INTO loop (candidate_id, role_id, hiring_manager_id, recruiter_id, created_by_id, created_at, changed_at)
       VALUES ($1, $2, $3, $4, $4, now(), now())`,
      [mei, role?.id, people.hana, people.rosa],
    );
    expect((await readCandidate(viewer("hana"), mei)).contact?.notes).toBe("Knows payments.");
    expect((await readCandidate(viewer("lena", "lead"), mei)).contact).toBeNull();
    expect((await readCandidate(viewer("audrey", "auditor"), mei)).loops).toHaveLength(1);
    expect((await listCandidates(viewer("hana"), url())).rows.map((row) => row.loops[0]?.state)).toEqual([
      "planning",
    ]);
    expect((await listCandidates(viewer("bo"), url())).rows).toEqual([]);
    expect((await listCandidates(viewer("lena", "lead"), url("?q=elsewhere"))).rows).toEqual([]);
    expect((await listCandidates(rosa(), url("?q=elsewhere"))).rows).toHaveLength(1);
  });

  test("another recruiter sees the candidate, not the loop", async () => {
    const other = viewer("bo", "recruiter");
    expect((await readCandidate(other, mei)).loops).toEqual([]);
    expect((await listCandidates(other, url("?loops=open"))).rows).toEqual([]);
  });

  test("a conflict is declared once, for oneself or by a recruiter", async () => {
    const declare = (who: Viewer, personId: string | null) =>
      declareConflict(who, mei, { personId, reason: "We were flatmates." }, NOW);
    await expect(declare(viewer("bo"), null)).rejects.toSatisfy(isNotHere);
    expect(codes(await declare(viewer("hana"), people.bo ?? ""))).toEqual(["declareForOthers"]);
    expect(await declare(viewer("hana"), null)).toEqual([]);
    expect(codes(await declare(viewer("hana"), null))).toEqual(["conflictKnown"]);
    expect(await declare(rosa(), people.bo ?? "")).toEqual([]);
    expect((await readCandidate(viewer("lena", "lead"), mei)).conflicts).toEqual([]);
    expect((await readCandidate(viewer("hana"), mei)).conflicts).toHaveLength(2);
  });

  test("whoever is the candidate finds nothing, whatever they hold", async () => {
    await changeCandidate(rosa(), mei, candidate("Mei", { email: "bo@example.com" }), NOW);
    const { proposal } = await readCandidate(rosa(), mei);
    expect(proposal?.name).toBe("bo");
    expect(await linkCandidate(rosa(), mei, proposal?.id ?? "", NOW)).toEqual([]);
    const bo = viewer("bo", ...CAPABILITIES);
    await expect(readCandidate(bo, mei)).rejects.toSatisfy(isNotHere);
    await expect(linkCandidate(bo, mei, people.hana ?? "", NOW)).rejects.toSatisfy(isNotHere);
    await expect(declareConflict(bo, mei, { personId: null, reason: "x" }, NOW)).rejects.toSatisfy(isNotHere);
    expect((await listCandidates(bo, url("?q=mei"))).rows).toEqual([]);
    expect((await listCandidates(bo, url("?loops=none"))).rows).toEqual([]);
    expect((await readCandidate(rosa(), mei)).person?.name).toBe("bo");
  });

  test("the query's scope is the rule's, for everybody", async () => {
    await createCandidate(rosa(), candidate("Noor"), NOW);
    const all = await db.prisma.candidate.findMany({ select: { id: true } });
    for (const name of ["ada", "lena", "rosa", "audrey", "hana", "bo"]) {
      for (const capabilities of [[], ["lead"], ["recruiter"], ["auditor"], ["admin"]] as Capability[][]) {
        const who = viewer(name, ...capabilities);
        const scoped = await db.prisma.candidate.findMany({
          where: candidatesFor(who),
          select: { id: true },
        });
        const ruled = await Promise.all(
          all.map(({ id }) =>
            findCandidate(who, id).then(
              () => [id],
              () => [],
            ),
          ),
        );
        expect(scoped.map((row) => row.id).sort()).toEqual(ruled.flat().sort());
      }
    }
  });

  test("once interviews have begun a link stays, and founding is over", async () => {
    await db.owner.query(
      "INSERT INTO round (loop_id, number, kind, created_at, started_at) SELECT id, 1, 'screen', now(), now() FROM loop",
    );
    const unlinked = await changeCandidate(rosa(), mei, candidate("Mei"), NOW);
    expect(codes(unlinked)).toEqual(["linkStands"]);
    const founding = {
      ...{ step: "certified" as const, on: "2026-11-02", origin: "founding" as const },
      ...{ place: "unsaid" as const, note: "" },
    };
    expect(codes(await recordStep(viewer("lena", "lead"), people.audrey ?? "", founding, NOW))).toEqual([
      "setUpOver",
    ]);
  });
});
