import { beforeEach, describe, expect, test } from "vitest";
import { saveDraft } from "~/data/draft.server";
import { addAddendum, readInterview, submitFeedback, withdrawFeedback } from "~/data/feedback.server";
import { readLoopState } from "~/data/loops.server";
import { emptyContent } from "~/domain/feedback";
import { type FreshDatabase, openFreshDatabase } from "../support/database";
import { type InterviewScene, interviewScene, type Seated, wholeContent } from "../support/interviews";

const NOW = Date.UTC(2026, 10, 30, 12);
let db: FreshDatabase;
let scene: InterviewScene;

const codes = (objections: readonly { readonly code: string }[]) => objections.map((o) => o.code);
const isNotHere = (error: unknown) => error instanceof Response && error.status === 404;
const text = (summary: string) => wholeContent(scene.principles, summary);
const count = async (sql: string) =>
  Number((await db.owner.query(`SELECT count(*) AS n FROM ${sql}`)).rows[0].n);
const acts = async () =>
  (await db.owner.query("SELECT act FROM audit_entry ORDER BY number")).rows.map((r) => r.act);
const read = (name: Seated) => readInterview(scene.viewer(name), scene.assignments[name]);
const submit = (name: Seated, summary = `${name} saw this.`, at = NOW) =>
  submitFeedback(scene.viewer(name), scene.assignments[name], text(summary), 0, at);
const save = (name: Seated, summary: string, base: number, at = NOW) =>
  saveDraft(scene.viewer(name), scene.assignments[name], text(summary), base, at);
const withdraw = (name: Seated, reason = "A name was wrong.") =>
  withdrawFeedback(scene.viewer(name), scene.assignments[name], reason, NOW);

beforeEach(async () => {
  db = await openFreshDatabase();
  scene = await interviewScene(db.owner, NOW);
  return () => db.close();
});

describe("drafts (F4)", () => {
  test("a save is read back by its author with its revision and instant", async () => {
    expect(await save("amara", "First thoughts.", 0)).toEqual({ status: "saved", revision: 1, savedAt: NOW });
    const { draft } = await read("amara");
    expect(draft).toMatchObject({ revision: 1, savedAt: NOW, content: { summary: "First thoughts." } });
  });

  test("the older save meets a conflict with the newer text, and overwrites nothing", async () => {
    await save("amara", "From the first tab.", 0);
    const older = await save("amara", "From the second tab.", 0, NOW + 1000);
    expect(older).toMatchObject({
      status: "conflict",
      newer: { revision: 1, content: { summary: "From the first tab." } },
    });
    expect((await read("amara")).draft?.content.summary).toBe("From the first tab.");
    expect(await save("amara", "Chosen.", 1)).toMatchObject({ status: "saved", revision: 2 });
  });

  test("twenty parallel saves from one base: one wins, the others learn what it said", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => save("amara", `Tab ${i}.`, 0)));
    expect(answers.filter((a) => a.status === "saved")).toHaveLength(1);
    const stored = (await read("amara")).draft?.content.summary;
    for (const answer of answers)
      if (answer.status === "conflict") expect(answer.newer.content.summary).toBe(stored);
  });

  test("the same text from an older base is no conflict", async () => {
    await save("amara", "Same.", 0);
    expect(await save("amara", "Same.", 0, NOW + 5)).toEqual({ status: "saved", revision: 1, savedAt: NOW });
  });

  test("leaves no audit entry and no trace on the loop (R1, S1)", async () => {
    const before = await readLoopState(scene.viewer("rosa"), scene.loopId, () => null);
    await save("amara", "Nobody knows of this.", 0);
    expect(await acts()).toEqual([]);
    expect(await readLoopState(scene.viewer("rosa"), scene.loopId, () => null)).toEqual(before);
  });

  test("somebody else's draft can be neither read nor written, by whomever (S1, F6)", async () => {
    await save("amara", "Mine.", 0);
    for (const other of ["bo", "hana", "ravi", "sol", "rosa", "lena", "otto"] as const) {
      const viewer = scene.viewer(other);
      await expect(readInterview(viewer, scene.assignments.amara)).rejects.toSatisfy(isNotHere);
      await expect(saveDraft(viewer, scene.assignments.amara, text("Theirs."), 1, NOW)).rejects.toSatisfy(
        isNotHere,
      );
      await expect(
        submitFeedback(viewer, scene.assignments.amara, text("Theirs."), 1, NOW),
      ).rejects.toSatisfy(isNotHere);
      await expect(withdrawFeedback(viewer, scene.assignments.amara, "No.", NOW)).rejects.toSatisfy(
        isNotHere,
      );
    }
    expect((await read("amara")).draft?.content.summary).toBe("Mine.");
  });

  test("is refused once submitted, with what was typed left to its sender", async () => {
    await submit("amara");
    const answer = await save("amara", "Too late.", 0);
    expect(answer.status === "refused" && codes(answer.objections)).toEqual(["alreadySubmitted"]);
    expect(await count("draft")).toBe(0);
  });
});

describe("submitting (F5, F6)", () => {
  test("twenty parallel submits make one feedback, one audit entry, one reveal", async () => {
    for (const name of ["bo", "hana", "ravi"] as const) expect(await submit(name)).toEqual([]);
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit("amara")));
    for (const answer of answers) expect(answer).toEqual([]);
    expect(await count(`feedback WHERE assignment_id = '${scene.assignments.amara}'`)).toBe(1);
    expect(await count("rating")).toBe(8);
    expect(await count("evidence")).toBe(8);
    expect((await acts()).filter((act) => act === "feedback.submitted")).toHaveLength(4);
    expect((await acts()).filter((act) => act === "round.revealed")).toHaveLength(1);
  });

  test("something else over a standing version is refused", async () => {
    await submit("amara", "What I saw.");
    expect(codes(await submit("amara", "Another story."))).toEqual(["alreadySubmitted"]);
  });

  test("spends the draft that it came from and keeps one that is newer", async () => {
    await save("amara", "Draft.", 0);
    await save("amara", "Newer draft.", 1);
    await submitFeedback(scene.viewer("amara"), scene.assignments.amara, text("Draft."), 1, NOW);
    expect((await read("amara")).draft?.content.summary).toBe("Newer draft.");
    await save("bo", "Draft.", 0);
    await submitFeedback(scene.viewer("bo"), scene.assignments.bo, text("Draft."), 1, NOW);
    expect((await read("bo")).draft).toBeNull();
  });

  test("what is missing is named and nothing is written (F1, F2)", async () => {
    const empty = emptyContent(scene.principles);
    const objections = await submitFeedback(scene.viewer("amara"), scene.assignments.amara, empty, 0, NOW);
    expect(codes(objections)).toEqual(["ratingMissing", "voteMissing", "barMissing", "summaryMissing"]);
    expect(await count("feedback")).toBe(0);
    expect(await acts()).toEqual([]);
  });

  test("keeps 'not assessed' as a reason without a number (F1)", async () => {
    const [first, second] = text("One of two.").principles;
    if (!first || !second) throw new Error("The scene has two principles.");
    const content = {
      ...text("One of two."),
      principles: [
        first,
        { ...second, rating: null, notAssessedReason: "We ran out of time.", evidence: [] },
      ],
    };
    expect(await submitFeedback(scene.viewer("amara"), scene.assignments.amara, content, 0, NOW)).toEqual([]);
    const [version] = (await read("amara")).versions;
    const kept = version?.content.principles.find((p) => p.principleId === second.principleId);
    expect(kept).toMatchObject({ rating: null, notAssessedReason: "We ran out of time." });
  });
});

describe("the reveal (S1, S3)", () => {
  const seen = async (name: "rosa" | "hana" | "amara" | "lena") =>
    (
      await readLoopState(scene.viewer(name), scene.loopId, (loop) =>
        loop.writing.feedback.map((f) => f.authorId),
      )
    ).more;

  test("opens all or nothing, with the last required feedback", async () => {
    for (const name of ["amara", "bo", "ravi"] as const) await submit(name);
    expect(await seen("rosa")).toEqual([]);
    expect(await seen("hana")).toEqual([]);
    expect(await seen("lena")).toEqual([]);
    expect(await seen("amara")).toEqual([scene.people.amara]);
    await submit("hana");
    for (const name of ["rosa", "hana", "amara", "lena"] as const) expect(await seen(name)).toHaveLength(4);
  });

  test("a shadow's practice feedback neither opens nor holds it (F9)", async () => {
    await submit("sol");
    for (const name of ["amara", "bo", "ravi"] as const) await submit(name);
    expect((await read("amara")).round.revealedAt).toBeNull();
    await submit("hana");
    expect((await read("amara")).round.revealedAt).not.toBeNull();
    expect(await seen("rosa")).toHaveLength(4);
    expect(await seen("lena")).toHaveLength(5);
  });
});

describe("withdrawing and adding (F3)", () => {
  test("a withdrawn version stays on record, is a draft again, and the next is version 2", async () => {
    await submit("amara", "First.");
    expect(await withdraw("amara")).toEqual([]);
    const after = await read("amara");
    expect(after.mine).toMatchObject({ state: "pending", withdrawnAt: expect.any(Number) });
    expect(after.draft?.content.summary).toBe("First.");
    expect(after.versions).toMatchObject([{ version: 1, withdrawal: { reason: "A name was wrong." } }]);
    expect(await submit("amara", "First.")).toEqual([]);
    expect((await read("amara")).versions.map((f) => [f.version, f.withdrawal !== null])).toEqual([
      [1, true],
      [2, false],
    ]);
    expect(await acts()).toEqual(["feedback.submitted", "feedback.withdrawn", "feedback.submitted"]);
  });

  test("its reason never reaches the audit log (R1)", async () => {
    await submit("amara");
    await withdraw("amara", "Because of a secret.");
    expect(await count("audit_entry WHERE details LIKE '%secret%'")).toBe(0);
  });

  test("a tab left open from before meets the restored draft as a conflict (F4)", async () => {
    await save("amara", "Old tab.", 0);
    await submitFeedback(scene.viewer("amara"), scene.assignments.amara, text("Old tab, finished."), 1, NOW);
    await withdraw("amara");
    expect(await save("amara", "Old tab, typing on.", 1)).toMatchObject({ status: "conflict" });
  });

  test("needs a reason, something submitted, and the seal", async () => {
    expect(codes(await withdraw("amara"))).toEqual(["notSubmitted"]);
    await submit("amara");
    expect(codes(await withdraw("amara", " "))).toEqual(["reasonMissing"]);
    for (const name of ["bo", "hana", "ravi"] as const) await submit(name);
    expect(codes(await withdraw("amara"))).toEqual(["roundIsRevealed"]);
  });

  test("an addendum comes after the reveal, is dated, and once for a doubled click", async () => {
    const add = (name: Seated, words: string) =>
      addAddendum(scene.viewer(name), scene.assignments[name], words, NOW);
    await submit("amara");
    expect(codes(await add("amara", "More."))).toEqual(["roundStillSealed"]);
    for (const name of ["bo", "hana", "ravi"] as const) await submit(name);
    await Promise.all([add("amara", "More."), add("amara", "More.")]);
    expect((await read("amara")).addenda).toMatchObject([{ text: "More.", at: expect.any(Number) }]);
    expect((await acts()).filter((act) => act === "addendum.added")).toHaveLength(1);
  });
});
