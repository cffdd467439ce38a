import { beforeAll, describe, expect, test } from "vitest";
import { listAudit } from "~/data/audit-log.server";
import { readCandidate } from "~/data/candidate.server";
import { changeCandidate, createCandidate, linkCandidate } from "~/data/candidate-changes.server";
import { listCandidates } from "~/data/candidates.server";
import { endLoop } from "~/data/ending.server";
import { answerExcusal, requestExcusal } from "~/data/excusal.server";
import { readHistory } from "~/data/history.server";
import { readLoopPage } from "~/data/loop-page.server";
import { recordPrint } from "~/data/packet.server";
import { HOUR } from "~/domain/time";
import type { Viewer } from "~/domain/viewer";
import { type PlannedLoop, startLoop } from "../support/planned-loop.ts";
import { submitAll } from "../support/submission.ts";
import { BEGINNING, INTERVIEWS, openWorld, type World } from "../support/world.ts";

let world: World;
let loop: PlannedLoop;

const LATER = INTERVIEWS + 24 * HOUR;
const url = (query = "") => new URL(`http://localhost/?${query}`);
const withCapability = (name: string, capability: "admin" | "auditor"): Viewer =>
  ({ id: world.id(name), capabilities: [capability] }) as unknown as Viewer;

/** Bo is excused without having written; the others' feedback is revealed, read and printed, and the loop ends. */
beforeAll(async () => {
  world = await openWorld();
  loop = await startLoop(world);
  const request = { assignmentId: loop.assignment("bo"), kind: "removal", reason: "Away." } as const;
  expect(await requestExcusal(world.viewer("rosa"), loop.loopId, request, INTERVIEWS)).toEqual([]);
  const asked = await world.db.prisma.excusal.findFirstOrThrow();
  const agreed = { agreed: true, reason: "Enough of us." };
  expect(await answerExcusal(world.viewer("ravi"), loop.loopId, asked.id, agreed, INTERVIEWS)).toEqual([]);
  await submitAll(world, loop.loopId, ["amara", "carmen", "dmitri", "hana", "ravi"]);
  await readLoopPage(world.viewer("carmen"), loop.loopId, LATER);
  await recordPrint(world.viewer("carmen"), loop.loopId, LATER);
  return () => world.db.close();
});

describe("a recruiter who would make a loop vanish for those who sit in it", () => {
  test.each(["ravi", "hana", "bo", "rosa"])("cannot say that %s is its candidate (V1, S9)", async (name) => {
    const rosa = world.viewer("rosa");
    const linked = await linkCandidate(rosa, world.candidateId, world.id(name), LATER);
    expect(linked.map((o) => o.code)).toEqual(["seatedHere"]);
    const kept = { name: "Noor Haddad", email: "noor@candidates.example", notes: "", links: [] };
    const personId = world.id(name);
    const changed = await changeCandidate(rosa, world.candidateId, { ...kept, personId }, LATER);
    expect(changed.map((o) => o.code)).toEqual(["seatedHere"]);
    expect(
      (await world.db.prisma.candidate.findUniqueOrThrow({ where: { id: world.candidateId } })).personId,
    ).toBe(null);
  });
});

describe("somebody who was excused without having written", () => {
  beforeAll(async () => {
    const words = { kind: "candidateWithdrew", reason: "Took another offer." } as const;
    expect(await endLoop(world.viewer("rosa"), loop.loopId, words, LATER)).toEqual([]);
  });

  test("learns nowhere how the loop ended (S6)", async () => {
    const bo = world.viewer("bo");
    expect((await readLoopPage(bo, loop.loopId, LATER)).view.ending?.kind).toBeNull();
    expect((await readCandidate(bo, world.candidateId)).loops).toMatchObject([
      { state: "ended", ending: null },
    ]);
    expect((await listCandidates(bo, url())).rows[0]?.loops).toMatchObject([
      { state: "ended", ending: null },
    ]);
    const acts = (await readHistory(bo, loop.loopId, null)).rows.map((row) => row.act);
    expect(acts).not.toContain("loop.ended");
  });

  test.each(["admin", "auditor"] as const)(
    "finds no more in the record as %s: not who read, who printed, or how it ended (S2, S6)",
    async (capability) => {
      const { rows } = await listAudit(withCapability("bo", capability), url(`loop=${loop.loopId}`));
      const acts = rows.map((row) => row.act);
      expect(acts).toContain("round.revealed");
      for (const act of ["feedback.read", "packet.printed", "loop.ended"]) expect(acts).not.toContain(act);
    },
  );

  test("while those who read the round know all of it", async () => {
    const carmen = world.viewer("carmen");
    expect((await readCandidate(carmen, world.candidateId)).loops).toMatchObject([
      { state: "ended", ending: "candidateWithdrew" },
    ]);
    const acts = (await readHistory(carmen, loop.loopId, null)).rows.map((row) => row.act);
    expect(acts).toEqual(expect.arrayContaining(["feedback.read", "packet.printed", "loop.ended"]));
  });
});

test("a candidate who is nobody here can still be linked to somebody without a seat", async () => {
  const other = await world.candidate("Mei Tan");
  expect(await linkCandidate(world.viewer("rosa"), other, world.id("ravi"), BEGINNING)).toEqual([]);
});

describe("a second record of one candidate (P7)", () => {
  const values = {
    name: "Again",
    email: "ada.again@candidates.example",
    notes: "",
    links: [],
    personId: null,
  };
  const codes = (said: readonly { readonly code: string }[]) => said.map((o) => o.code);

  test("is not made by sending the form twice, nor by changing another record", async () => {
    const rosa = world.viewer("rosa");
    const made = await Promise.all([1, 2, 3].map(() => createCandidate(rosa, values, BEGINNING)));
    expect(made.map((m) => codes(m.objections)).filter((said) => said.length === 0)).toHaveLength(1);
    const other = await createCandidate(rosa, { ...values, email: "other@candidates.example" }, BEGINNING);
    expect(codes(await changeCandidate(rosa, other.id ?? "", values, BEGINNING))).toEqual(["candidateKnown"]);
  });

  test("is no way for a recruiter to find out about their own candidacy (S9)", async () => {
    await world.candidate("Rene Own", "rene");
    const own = { ...values, email: "rene.own@candidates.example" };
    expect(codes((await createCandidate(world.viewer("rene"), own, BEGINNING)).objections)).toEqual([]);
  });
});
