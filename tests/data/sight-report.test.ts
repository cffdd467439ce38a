import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { saveDraft } from "~/data/draft.server";
import { readLoopPage } from "~/data/loop-page.server";
import { readSightChoices } from "~/data/sight-choices.server";
import { findSight, readSight, type SightOfLoop } from "~/data/sight-report.server";
import { asNobody } from "~/data/transaction.server";
import { saveVetoDraft } from "~/data/veto-draft.server";
import { emptyContent } from "~/domain/feedback";
import { HOUR } from "~/domain/time";
import { PANEL, type PlannedLoop, startLoop } from "../support/planned-loop.ts";
import { submitAll } from "../support/submission.ts";
import { INTERVIEWS, openWorld, type World } from "../support/world.ts";

let world: World;
let loop: PlannedLoop;
/** Aldo, the auditor, is the candidate of this one. */
let aldos: PlannedLoop;

const ABSENT = "7d444840-9dc0-41d1-b245-5ffdce74fad2";
const REQUIRED = ["amara", "bo", "carmen", "dmitri", "hana", "ravi"];
const LATER = INTERVIEWS + 24 * HOUR;
const GONE = { status: 404 };

beforeAll(async () => {
  world = await openWorld();
  loop = await startLoop(world);
  aldos = await startLoop(world, await world.candidate("Aldo Own", "aldo"));
  await submitAll(world, loop.loopId, ["amara", "bo"]);
  return () => world.db.close();
});

const report = (asker: string, subject: string, loopId = loop.loopId): Promise<SightOfLoop> =>
  readSight(world.viewer(asker), world.id(subject), loopId);
const choices = (asker: string, query = "") =>
  readSightChoices(world.viewer(asker), new URL(`http://localhost/audit/sight?${query}`));
const readable = ({ rows }: SightOfLoop) =>
  rows.filter((row) => row.author && row.sight === "everything").map((row) => row.author);

describe("who may ask what somebody can see", () => {
  test.each(["lena", "ada", "aldo"])("%s may, who may read the audit log", async (asker) => {
    expect((await report(asker, "amara")).person.name).toBe("amara");
    expect((await choices(asker)).people.length).toBeGreaterThan(10);
  });

  test.each(["amara", "hana", "ravi", "rosa", "rene", "otto"])(
    "%s may not, nor about themself",
    async (asker) => {
      await expect(report(asker, asker)).rejects.toMatchObject(GONE);
      await expect(choices(asker)).rejects.toMatchObject(GONE);
    },
  );

  test("for the candidate neither the report nor the loop to choose is there (S9)", async () => {
    await expect(report("aldo", "amara", aldos.loopId)).rejects.toMatchObject(GONE);
    const offered = async (asker: string) =>
      (await choices(asker, `loop=${aldos.loopId}`)).loops.map((choice) => choice.value);
    expect(await offered("aldo")).not.toContain(aldos.loopId);
    expect(await offered("aldo")).toContain(loop.loopId);
    expect(await offered("ada")).toContain(aldos.loopId);
  });

  test("a loop or a person that isn't there answers as one that isn't theirs", async () => {
    await expect(report("lena", "amara", ABSENT)).rejects.toMatchObject(GONE);
    await expect(report("lena", "amara", "no id")).rejects.toMatchObject(GONE);
    await expect(readSight(world.viewer("lena"), ABSENT, loop.loopId)).rejects.toMatchObject(GONE);
  });

  test("older loops are found by candidate or role, and the chosen one stays", async () => {
    const found = (await choices("ada", "q=Haddad")).loops.map((choice) => choice.value);
    expect(found).toEqual([loop.loopId]);
    expect((await choices("ada", `q=nobody&loop=${aldos.loopId}`)).loops).toHaveLength(1);
  });
});

describe("who of the house a candidate is", () => {
  test("is told by a report to those who keep candidates' records", async () => {
    const { candidacy, rows, seats } = await report("ada", "aldo", aldos.loopId);
    expect({ candidacy, seats }).toEqual({ candidacy: "told", seats: ["candidate"] });
    expect(rows.map(({ what, sight, law }) => [what, sight, law])).toEqual([
      ["loop", "nothing", "S9"],
      ["candidateRecord", "nothing", "S9"],
    ]);
  });

  test("and left open to a lead, for whom it is the same whether or not a person is the candidate", async () => {
    const linked = await report("lena", "aldo", aldos.loopId);
    await world.db.prisma.candidate.updateMany({ where: { name: "Aldo Own" }, data: { personId: null } });
    const free = await report("lena", "aldo", aldos.loopId);
    await world.db.prisma.candidate.updateMany({
      where: { name: "Aldo Own" },
      data: { personId: world.id("aldo") },
    });
    expect(linked).toEqual(free);
    expect(linked.candidacy).toBe("untold");
  });
});

describe("the report and the sealed writing", () => {
  const everybody = () => Promise.all([...REQUIRED, "sol", "rosa", "aldo"].map((who) => report("aldo", who)));
  let before: readonly SightOfLoop[];

  beforeEach(async () => {
    before = await everybody();
  });

  test("does not change when a draft of feedback or of a veto is begun (S1)", async () => {
    const carmen = world.viewer("carmen");
    const saved = await saveDraft(carmen, loop.assignment("carmen"), emptyContent([]), 0, INTERVIEWS);
    expect(saved.status).toBe("saved");
    const veto = { rationale: "Not yet.", principles: [], cites: [] };
    const kept = await saveVetoDraft(world.viewer("ravi"), loop.loopId, veto, 0, INTERVIEWS);
    expect(kept.status).toBe("saved");
    expect(await everybody()).toEqual(before);
  });

  test("nor when what was submitted says something else (S2)", async () => {
    const { owner } = world.db;
    await owner.query("ALTER TABLE feedback DISABLE TRIGGER USER");
    await owner.query("ALTER TABLE feedback NO FORCE ROW LEVEL SECURITY");
    const changed = await owner.query("UPDATE feedback SET vote = 'notInclined', summary = 'A secret word.'");
    await owner.query("ALTER TABLE feedback FORCE ROW LEVEL SECURITY");
    await owner.query("ALTER TABLE feedback ENABLE TRIGGER USER");
    expect(changed.rowCount).toBe(2);
    const after = await everybody();
    expect(after).toEqual(before);
    expect(JSON.stringify(after)).not.toContain("A secret word.");
  });

  test("says who is pending by name, and opens to nobody by capability (S1, S7)", async () => {
    const lines = await report("aldo", "lena");
    expect(readable(lines)).toEqual([]);
    const [line] = lines.rows.filter((row) => row.author === "amara");
    expect(line).toMatchObject({ sight: "existence", law: "S1" });
    expect(line?.waitingFor).toEqual(expect.arrayContaining(["carmen", "dmitri", "hana", "ravi"]));
    expect(line?.waitingFor).not.toContain("bo");
  });
});

describe("the report and the loop's own page", () => {
  const people = [...PANEL.map(([name]) => name), "rosa", "lena", "ada", "aldo"];
  const shownTo = async (name: string, loopId: string) => {
    const { view } = await readLoopPage(world.viewer(name), loopId, LATER);
    return [...new Set(view.feedback.map((f) => f.author.name))].sort();
  };
  const reported = async (name: string, loopId: string, authors: readonly string[]) =>
    readable(await report("aldo", name, loopId))
      .filter((who) => authors.includes(who ?? ""))
      .sort();

  test.each(people)("say the same of %s while the round is sealed", async (name) => {
    expect(await reported(name, loop.loopId, ["amara", "bo"])).toEqual(await shownTo(name, loop.loopId));
  });

  describe("once it is revealed", () => {
    let loopId: string;
    beforeAll(async () => {
      loopId = (await startLoop(world, await world.candidate("Mei Tan"))).loopId;
      await submitAll(world, loopId, REQUIRED);
    });

    test.each(people)("say the same of %s", async (name) => {
      expect(await reported(name, loopId, REQUIRED)).toEqual(await shownTo(name, loopId));
    });

    test("when some read all of it and some nothing", async () => {
      expect(await shownTo("rosa", loopId)).toEqual(REQUIRED);
      expect(await shownTo("aldo", loopId)).toEqual([]);
    });
  });
});

test("the console is told the same by e-mail, and of nobody that there is nobody", async () => {
  const told = (email: string, loopId: string) => asNobody((tx) => findSight(tx, email, loopId));
  expect(await told("Amara@ardent.example", loop.loopId)).toEqual(await report("ada", "amara"));
  expect(await told("who@ardent.example", loop.loopId)).toBeNull();
  expect(await told("amara@ardent.example", ABSENT)).toBeNull();
});
