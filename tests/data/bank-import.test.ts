import { beforeAll, describe, expect, it } from "vitest";
import { exportCsv, exportJson } from "~/data/bank-export.server";
import { importBank, previewImport } from "~/data/bank-import.server";
import { completeBank } from "~/data/bank-install.server";
import { PRINCIPLES } from "~/data/founding";
import type { BankFile } from "~/domain/bank-file";
import { readCsv } from "~/forms/bank-csv";
import { readJson } from "~/forms/bank-json";
import { openWorld, type World } from "../support/world";

const NOW = Date.UTC(2026, 11, 1, 9);

let world: World;

beforeAll(async () => {
  world = await openWorld();
  const createdAt = new Date(NOW);
  await world.db.prisma.principle.createMany({
    data: PRINCIPLES.map((principle, index) => ({ ...principle, position: 100 + index, createdAt })),
  });
  await completeBank(NOW);
  return () => world.db.close();
});

const codes = (objections: readonly { readonly code: string }[]) => objections.map((o) => o.code);
const fileOf = (read: BankFile | string): BankFile => {
  if (typeof read === "string") throw new Error(read);
  return read;
};
const exported = async () => fileOf(readCsv(await exportCsv(world.viewer("otto"))));
const marks = async () => [
  await world.db.prisma.question.count(),
  await world.db.prisma.questionVersion.count(),
  await world.db.prisma.questionStep.count(),
  await world.db.prisma.auditEntry.count(),
];
/** The export with its first question reworded and retired, its second left out, and a new one. */
async function edited(): Promise<BankFile> {
  const file = await exported();
  const [first, , ...rest] = file.questions;
  if (!first) throw new Error("The bank is empty.");
  const changed = { ...first, state: "retired", words: { ...first.words, text: "Our own words?" } } as const;
  const added = { ...first, at: 999, id: "our-own", words: { ...first.words, text: "Something new?" } };
  return { ...file, questions: [changed, ...rest, added] };
}

describe("the built-in bank, exported", () => {
  it("changes nothing when it is imported, as a table and as JSON", async () => {
    const before = await marks();
    for (const file of [await exported(), fileOf(readJson(await exportJson(world.viewer("otto"))))]) {
      const preview = await previewImport(world.viewer("ada"), file);
      expect(preview.entries).toHaveLength(112);
      expect(preview.counts).toEqual({ added: 0, changed: 0, retired: 0, broughtBack: 0, refused: 0 });
      const answer = await importBank(world.viewer("ada"), { file, seen: preview.seen }, NOW);
      expect(codes(answer)).toEqual(["nothingToImport"]);
    }
    expect(await marks()).toEqual(before);
  });
});

describe("a file that was edited", () => {
  it("is only looked at by a preview, then imported once, and leaves alone what it doesn't name", async () => {
    const file = await edited();
    const before = await marks();
    const { counts, seen } = await previewImport(world.viewer("lena"), file);
    expect(counts).toEqual({ added: 1, changed: 1, retired: 1, broughtBack: 0, refused: 0 });
    expect(await marks()).toEqual(before);

    const answers = await Promise.all([
      importBank(world.viewer("lena"), { file, seen }, NOW + 1),
      importBank(world.viewer("lena"), { file, seen }, NOW + 1),
    ]);
    expect(answers.map(codes).sort()).toEqual([[], ["nothingToImport"]]);
    const [questions = 0, versions = 0, steps = 0, entries = 0] = before;
    expect(await marks()).toEqual([questions + 1, versions + 2, steps + 1, entries + 4]);
    const acts = await world.db.prisma.auditEntry.findMany({ orderBy: { number: "desc" }, take: 4 });
    expect(acts.map(({ act }) => act)).toEqual([
      ...["bank.imported", "question.added", "question.retired", "question.changed"],
    ]);
    expect(JSON.parse(acts[0]?.details ?? "")).toMatchObject({ added: 1, changed: 1, retired: 1 });
    expect(acts.every(({ actorId }) => actorId === world.id("lena"))).toBe(true);
  });

  it("is not imported as it was seen once the bank is another", async () => {
    const file = await exported();
    const [first] = file.questions;
    const reworded = (text: string): BankFile => ({
      ...file,
      questions: first ? [{ ...first, words: { ...first.words, text } }] : [],
    });
    const mine = reworded("Mine?");
    const { seen } = await previewImport(world.viewer("ada"), mine);
    const theirs = reworded("Theirs?");
    const other = await previewImport(world.viewer("lena"), theirs);
    await importBank(world.viewer("lena"), { file: theirs, seen: other.seen }, NOW + 2);
    expect(codes(await importBank(world.viewer("ada"), { file: mine, seen }, NOW + 3))).toEqual([
      "previewStale",
    ]);
    expect(codes(await importBank(world.viewer("ada"), { file: mine, seen: "" }, NOW + 3))).toEqual([
      "previewStale",
    ]);
  });

  it("is not for those who don't keep the bank", async () => {
    const file = await edited();
    await expect(previewImport(world.viewer("rosa"), file)).rejects.toMatchObject({ status: 404 });
    expect(codes(await importBank(world.viewer("rosa"), { file, seen: "" }, NOW))).toContain(
      "bankKeepersOnly",
    );
  });

  it("of a thousand questions is imported within the time that a transaction has", async () => {
    const [first] = (await exported()).questions;
    const questions = Array.from({ length: 1000 }, (_, n) => ({
      ...{ at: n + 2, id: `many-${n}`, principle: "Frugality", state: "in use" as const },
      words: { text: `Question ${n}?`, ...pick(first) },
    }));
    const file: BankFile = { places: "line", questions, flaws: [] };
    const { seen } = await previewImport(world.viewer("ada"), file);
    expect(await importBank(world.viewer("ada"), { file, seen }, NOW + 4)).toEqual([]);
  });
});

const pick = (question: BankFile["questions"][number] | undefined) => {
  if (!question) throw new Error("The bank is empty.");
  const { probes, evidence, mustNotAsk } = question.words;
  return { probes, evidence, mustNotAsk };
};
