import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { BUILT_IN } from "~/data/bank/built-in";
import { completeBank } from "~/data/bank-install.server";
import { PRINCIPLES } from "~/data/founding";
import { type FreshDatabase, openFreshDatabase } from "../support/database";

const AT = Date.UTC(2026, 11, 1, 9);
const createdAt = new Date(AT - 1);

let db: FreshDatabase;
beforeEach(async () => {
  db = await openFreshDatabase();
});
afterEach(() => db.close());

/** An organisation as it was founded before there was a bank, with these principles. */
async function foundEarlier(names: readonly string[] = PRINCIPLES.map((p) => p.name)): Promise<void> {
  await db.prisma.organisation.create({ data: { name: "Ardent", createdAt } });
  for (const [position, name] of names.entries())
    await db.prisma.principle.create({ data: { name, description: "", position, createdAt } });
}

const entries = () => db.prisma.auditEntry.findMany({ orderBy: { number: "asc" } });
const counts = async () => [
  await db.prisma.question.count(),
  await db.prisma.questionVersion.count(),
  await db.prisma.anchors.count(),
];

describe("the bank of an organisation that was founded before there was one", () => {
  it("comes at the start, once, and the audit log says so", async () => {
    await foundEarlier();
    await completeBank(AT);
    await completeBank(AT + 1);
    expect(await counts()).toEqual([112, 112, 14]);
    expect((await entries()).map(({ act, details }) => [act, details])).toEqual([
      ["bank.installed", '{"questions":112,"anchors":14}'],
    ]);
  });

  it("comes once when two processes start at the same time", async () => {
    await foundEarlier();
    await Promise.all([completeBank(AT), completeBank(AT)]);
    expect(await counts()).toEqual([112, 112, 14]);
    expect(await entries()).toHaveLength(1);
  });

  it("holds the words as they are written", async () => {
    await foundEarlier();
    await completeBank(AT);
    const [question] = BUILT_IN[0]?.questions ?? [];
    const row = await db.prisma.question.findUniqueOrThrow({
      where: { key: question?.id ?? "" },
      include: { versions: true, principle: true },
    });
    expect(row).toMatchObject({
      text: question?.text,
      version: 1,
      principle: { name: "Customer Obsession" },
    });
    expect(row.versions[0]).toMatchObject({
      ...{ text: question?.text, probes: question?.probes, mustNotAsk: question?.mustNotAsk, byId: null },
      ...{ juniorStrong: question?.evidence.junior.strong, leaderWeak: question?.evidence.leader.weak },
    });
  });

  it("leaves out principles that the organisation has renamed or never had", async () => {
    await foundEarlier(["Frugality", "Patience"]);
    await completeBank(AT);
    expect(await counts()).toEqual([8, 8, 1]);
  });

  it("does not come to an installation that nobody has set up", async () => {
    await completeBank(AT);
    expect(await counts()).toEqual([0, 0, 0]);
    expect(await entries()).toEqual([]);
  });
});

describe("a later program's bank", () => {
  it("adds what is new and leaves edited, retired and renamed things alone", async () => {
    await foundEarlier(["Frugality"]);
    await completeBank(AT);
    const [edited, retired] = await db.prisma.question.findMany({
      orderBy: { key: "asc" },
      take: 2,
      include: { versions: true },
    });
    const [first] = edited?.versions ?? [];
    if (!first) throw new Error("The bank is empty.");
    const { questionId } = first;
    await db.prisma.questionVersion.create({ data: { ...first, version: 2, text: "Our own words?" } });
    const byId = questionId;
    await db.prisma.questionStep.create({
      data: { questionId: retired?.id ?? "", step: "retired", byId, at: createdAt },
    });
    await db.prisma.principle.updateMany({ data: { name: "Thrift" } });
    await db.prisma.principle.create({
      data: { name: "Think Big", description: "", position: 2, createdAt },
    });
    await completeBank(AT + 1);
    expect(await counts()).toEqual([16, 17, 2]);
    expect(await db.prisma.question.findUnique({ where: { id: questionId } })).toMatchObject({
      ...{ text: "Our own words?", version: 2 },
    });
    expect(await db.prisma.question.findUnique({ where: { id: retired?.id ?? "" } })).toMatchObject({
      retiredAt: createdAt,
    });
    expect((await entries()).at(-1)?.details).toBe('{"questions":8,"anchors":1}');
  });
});
