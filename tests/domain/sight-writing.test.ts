import { describe, expect, it } from "vitest";
import type { Loop } from "~/domain/loop";
import { showLoop } from "~/domain/show";
import { sightReport } from "~/domain/sight-report";
import { asker } from "../support/askers";
import * as facts from "../support/facts";

const sealed = facts.submit(facts.start(facts.aLoop()), "amara");
const revealed = facts.aRevealedLoop(facts.aLoop());
const followed = facts.start(facts.planFollowUp(revealed, ["amara", "otto"]), "round-2");
const practised = facts.submit(revealed, "sol");
const withdrawn = facts.withdraw(facts.submit(sealed, "bo"), "bo");

const PENDING = ["bo", "carmen", "dmitri", "hana", "ravi"];
const OTHERS = ["amara", ...PENDING];

/** The lines about people's writing, put together where they say the same: each with whom it is about. */
const toldOfWriting = (who: string, loop: Loop): Readonly<Record<string, readonly string[]>> => {
  const told: Record<string, string[]> = {};
  for (const line of sightReport(asker(who), loop, "none")) {
    if (line.about === null) continue;
    const waits = line.waitingFor.length > 0 ? `, for ${line.waitingFor.join(" ")}` : "";
    const opens = line.opens ? `, until ${line.opens}` : "";
    const says = `${line.about.roundId} ${line.what}: ${line.sight}, ${line.because}${opens}${waits}`;
    told[says] = [...(told[says] ?? []), line.about.authorId];
  }
  return told;
};

const own = "main feedback: everything, wrote";
const othersPractice = "main practice: existence, practice, until never";
const shutFor = (until: string) => `existence, sealed, until ${until}, for ${PENDING.join(" ")}`;

describe("every line about somebody's writing (S7)", () => {
  it.each<[string, string, Loop, Readonly<Record<string, readonly string[]>>]>([
    [
      "an interviewer of a sealed round",
      "bo",
      sealed,
      {
        [own]: ["bo"],
        [`main feedback: ${shutFor("reveal")}`]: OTHERS.filter((who) => who !== "bo"),
        [othersPractice]: ["sol"],
      },
    ],
    [
      "a shadow of a sealed round, who has to write as well (S6)",
      "sol",
      sealed,
      {
        [`main feedback: ${shutFor("revealAndSubmitting")}`]: OTHERS,
        "main practice: everything, wrote": ["sol"],
      },
    ],
    [
      "a lead before the reveal, also of practice (S1)",
      "lena",
      sealed,
      { [`main feedback: ${shutFor("reveal")}`]: OTHERS, [`main practice: ${shutFor("reveal")}`]: ["sol"] },
    ],
    [
      "a newcomer of a follow-up, who writes first (S4)",
      "otto",
      followed,
      {
        "main feedback: existence, writeFirst, until submitting, for otto": OTHERS,
        [othersPractice]: ["sol"],
        "round-2 feedback: existence, sealed, until reveal, for amara otto": ["amara"],
        "round-2 feedback: everything, wrote": ["otto"],
      },
    ],
    [
      "somebody of both rounds",
      "amara",
      followed,
      {
        [own]: ["amara"],
        "main feedback: everything, reader": PENDING,
        [othersPractice]: ["sol"],
        "round-2 feedback: everything, wrote": ["amara"],
        "round-2 feedback: existence, sealed, until reveal, for amara otto": ["otto"],
      },
    ],
    [
      "a panel member once the practice is written, who never reads it (F9)",
      "bo",
      practised,
      {
        [own]: ["bo"],
        "main feedback: everything, reader": OTHERS.filter((who) => who !== "bo"),
        [othersPractice]: ["sol"],
      },
    ],
    [
      "the trainee",
      "sol",
      practised,
      { "main feedback: everything, reader": OTHERS, "main practice: everything, wrote": ["sol"] },
    ],
    [
      "a lead, of both (F9)",
      "lena",
      practised,
      { "main feedback: everything, lead": OTHERS, "main practice: everything, practiceLead": ["sol"] },
    ],
    [
      "an admin, by state (S8)",
      "ada",
      practised,
      { "main feedback: existence, stateOnly, until never": OTHERS, [othersPractice]: ["sol"] },
    ],
    [
      "the writer of a withdrawn version",
      "bo",
      withdrawn,
      {
        [own]: ["bo"],
        [`main feedback: ${shutFor("reveal")}`]: OTHERS.filter((who) => who !== "bo"),
        [othersPractice]: ["sol"],
      },
    ],
  ])("to %s", (_, who, loop, expected) => {
    expect(toldOfWriting(who, loop)).toEqual(expected);
  });
});

describe("what is concluded, while it is shut", () => {
  it.each<[string, string, Loop, readonly string[]]>([
    ["waits for those who have not written (S1)", "bo", sealed, PENDING],
    ["waits for the newcomer themself (S4)", "otto", followed, ["otto"]],
    ["waits for nobody where it never opens (S8)", "ada", revealed, []],
  ])("%s", (_, who, loop, waitingFor) => {
    const debrief = sightReport(asker(who), loop, "none").find((line) => line.what === "debrief");
    expect(debrief?.waitingFor).toEqual(waitingFor);
  });
});

describe("who stepped back in writing (P5)", () => {
  const recused: Loop = {
    ...revealed,
    recusals: [{ personId: "ravi", reason: "We shared a flat.", at: facts.CREATED }],
  };
  it.each<[string, string, string | null]>([
    ["the panel, with the reason", "bo", "We shared a flat."],
    ["a lead, with the reason", "lena", "We shared a flat."],
    ["an admin, without", "ada", null],
  ])("is told to %s", (_, who, reason) => {
    const [told] = showLoop(asker(who), recused)?.recusals ?? [];
    expect(told).toMatchObject({ person: { id: "ravi", name: "Ravi" }, reason, at: facts.CREATED });
  });
});
