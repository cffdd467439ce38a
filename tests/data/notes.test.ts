import { beforeAll, describe, expect, it } from "vitest";
import { setAnchors } from "~/data/anchors.server";
import { saveDraft } from "~/data/draft.server";
import { readInterview, submitFeedback } from "~/data/feedback.server";
import { passFocus } from "~/data/focus.server";
import { readKit, readNotesBeside } from "~/data/kit.server";
import { carryNote, saveNotes } from "~/data/notes.server";
import { assign } from "~/data/plan.server";
import { addQuestion } from "~/data/question-changes.server";
import { addRound } from "~/data/rounds.server";
import type { Id } from "~/domain/loop";
import { NO_NOTES, type Notes } from "~/domain/notes";
import { HOUR } from "~/domain/time";
import { wholeContent } from "../support/interviews";
import { type PlannedLoop, slotAt, startLoop } from "../support/planned-loop";
import { questionWords } from "../support/question-words";
import { BEGINNING, openWorld, type World } from "../support/world";

const NOW = slotAt(0).end;

let world: World;
let loop: PlannedLoop;
let question: Id;

beforeAll(async () => {
  world = await openWorld();
  for (const principle of ["ownership", "diveDeep"])
    for (const n of [1, 2, 3])
      await addQuestion(
        world.viewer("ada"),
        { principleId: world.id(principle), words: questionWords(`${principle} ${n}?`) },
        BEGINNING,
      );
  loop = await startLoop(world);
  question = (await kitOf("amara")).questions[0]?.id ?? "";
  return () => world.db.close();
});

const kitOf = (name: string) => readKit(world.viewer(name), loop.assignment(name));
const save = (name: string, notes: Partial<Notes>, base: number, whose = name) =>
  saveNotes(world.viewer(name), loop.assignment(whose), { ...NO_NOTES, ...notes }, base, NOW);
const isNotHere = (promise: Promise<unknown>) => expect(promise).rejects.toMatchObject({ status: 404 });

describe("interview notes", () => {
  it("are kept by question and beside them, and say when", async () => {
    const notes = { byQuestion: { [question]: "Rang the bank." }, free: "Calm." };
    expect(await save("amara", notes, 0)).toEqual({ status: "saved", revision: 1, savedAt: NOW });
    expect((await kitOf("amara")).notes).toEqual({ content: notes, revision: 1, savedAt: NOW });
  });

  it("F4: an older tab meets the newer text, and both are there; the same text is no conflict", async () => {
    const saved = await save("bo", { free: "From the first tab." }, 0);
    expect(await save("bo", { free: "From the second tab." }, 0)).toMatchObject({
      status: "conflict",
      newer: { content: { free: "From the first tab." }, revision: 1 },
    });
    expect(await save("bo", { free: "From the first tab. " }, 0)).toEqual(saved);
  });

  it("S1: are read and written by nobody else, whatever their part", async () => {
    for (const name of ["bo", "hana", "ravi", "rosa", "lena", "ada", "aldo", "otto"]) {
      await isNotHere(save(name, { free: "Mine now." }, 1, "amara"));
      await isNotHere(readKit(world.viewer(name), loop.assignment("amara")));
      expect(await readNotesBeside(world.viewer(name), loop.assignment("amara"))).toEqual([]);
    }
  });

  it("R1: leave no trace in the record", async () => {
    const count = () => world.db.prisma.auditEntry.count();
    const before = await count();
    await save("carmen", { free: "Saved." }, 0);
    expect(await count()).toBe(before);
  });
});

describe("a note carried into the form", () => {
  const assigned = () => [world.id("ownership")];
  const carry = (questionId: Id) =>
    carryNote(world.viewer("amara"), loop.assignment("amara"), { questionId, assigned: assigned() }, NOW);
  const evidence = async () =>
    (await readInterview(world.viewer("amara"), loop.assignment("amara"))).draft?.content.principles[0]
      ?.evidence;

  it("comes to what is drafted already, once, and the note stays", async () => {
    const drafted = wholeContent(assigned(), "First thoughts.");
    await saveDraft(world.viewer("amara"), loop.assignment("amara"), drafted, 0, NOW);
    await carry(question);
    await carry(question);
    expect((await evidence())?.map((e) => e.action).slice(1)).toEqual(["Rang the bank."]);
    expect((await kitOf("amara")).notes.content.byQuestion[question]).toBe("Rang the bank.");
  });

  it("of a question without a note, or that is none, changes nothing", async () => {
    const before = await evidence();
    await carry("00000000-0000-4000-8000-0000000000ee");
    expect(await evidence()).toEqual(before);
  });
});

describe("evidence that answers a question", () => {
  const submitted = async (questionId: Id) => {
    const content = wholeContent([world.id("ownership")], "Asked first.");
    const [principle] = content.principles;
    const evidence = (principle?.evidence ?? []).map((e) => ({ ...e, questionId }));
    const whole = { ...content, principles: principle ? [{ ...principle, evidence }] : [] };
    const { assignment } = await startLoop(world, await world.candidate(`Asked ${questionId}`));
    const seat = assignment("amara");
    const own = (await readKit(world.viewer("amara"), seat)).questions[0]?.id ?? "";
    const named = questionId === "own" ? own : questionId;
    const said = JSON.parse(JSON.stringify(whole).replaceAll(questionId, named));
    expect(await submitFeedback(world.viewer("amara"), seat, said, 0, NOW)).toEqual([]);
    const [version] = (await readInterview(world.viewer("amara"), seat)).versions;
    return { evidence: version?.content.principles[0]?.evidence[0] };
  };

  it("says which, in the question's words, once it is submitted", async () => {
    expect((await submitted("own")).evidence?.asked).toMatch(/^ownership \d\?$/);
  });

  it("F1: and the anchors that it was rated by, once they say something else", async () => {
    const said = (mixed: string) => ({ 1: "Harm.", 2: "Less.", 3: mixed, 4: "More.", 5: "An example." });
    const anchor = (mixed: string, seen: number) =>
      setAnchors(world.viewer("lena"), world.id("ownership"), { words: said(mixed), seen }, NOW);
    await anchor("Some.", 0);
    const { assignment } = await startLoop(world, await world.candidate("Anchored"));
    const content = wholeContent([world.id("ownership")], "By the first.");
    await submitFeedback(world.viewer("amara"), assignment("amara"), content, 0, NOW);
    const rated = async () =>
      (await readInterview(world.viewer("amara"), assignment("amara"))).versions[0]?.content.principles[0];
    expect((await rated())?.olderAnchors).toBeNull();
    await anchor("Half.", 1);
    expect((await rated())?.olderAnchors).toBe(1);
  });

  it("names none that isn't the writer's own", async () => {
    const { evidence } = await submitted("00000000-0000-4000-8000-0000000000ee");
    expect(evidence).toMatchObject({ questionId: null, asked: null });
  });
});

describe("S4: a focus passed on", () => {
  const pass = (name: string, principle: string) =>
    passFocus(
      world.viewer(name),
      loop.assignment(name),
      { principleId: world.id(principle), questionId: null },
      NOW + HOUR,
    );
  const submit = (name: string, principle: string) =>
    submitFeedback(
      world.viewer(name),
      loop.assignment(name),
      wholeContent([world.id(principle)], `${name} wrote this.`),
      9,
      NOW + HOUR,
    );

  it("waits for one's own feedback, is told to a later round's panel, and says nothing else", async () => {
    expect((await pass("amara", "earnTrust")).map((o) => o.code)).toEqual(["submitFirst"]);
    for (const [name, principle] of [
      ["amara", "ownership"],
      ["bo", "diveDeep"],
      ["carmen", "earnTrust"],
      ["dmitri", "deliverResults"],
      ["hana", "thinkBig"],
      ["ravi", "highStandards"],
    ] as const)
      expect(await submit(name, principle)).toEqual([]);
    expect(await pass("amara", "earnTrust")).toEqual([]);
    expect((await pass("bo", "earnTrust")).map((o) => o.code)).toEqual(["focusPassed"]);
    const focus = [world.id("earnTrust")];
    const rosa = world.viewer("rosa");
    const { id: roundId = "" } = await addRound(
      rosa,
      loop.loopId,
      { kind: "followUp", focus },
      NOW + 2 * HOUR,
    );
    const seat = { kind: "interviewer", slot: slotAt(50), principles: focus } as const;
    const { id = "" } = await assign(
      rosa,
      loop.loopId,
      { roundId, personId: world.id("otto"), ...seat },
      NOW + 2 * HOUR,
    );
    const { focus: page } = await readKit(world.viewer("otto"), id);
    expect(page.told).toMatchObject([{ round: 1, principle: "earnTrust", question: null }]);
    expect((await kitOf("bo")).focus.told).toEqual([]);
  });
});
