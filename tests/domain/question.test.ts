import { describe, expect, it } from "vitest";
import type { QuestionWords } from "~/domain/bank";
import {
  objectionsToAddQuestion,
  objectionsToEditQuestion,
  objectionsToPin,
  objectionsToSetAnchors,
  objectionsToStep,
  objectionsToUnpin,
} from "~/domain/question";
import type { Capability } from "~/domain/viewer";

const actor = (...capabilities: readonly Capability[]) => ({ id: "viktor", capabilities });
const codes = (objections: readonly { readonly code: string }[]) => objections.map((o) => o.code);
const signs = { strong: "Asked why.", weak: "Waited." };
const words: QuestionWords = {
  ...{ text: "What did you take away?", probes: ["Who missed it?"], mustNotAsk: "Age." },
  evidence: { junior: signs, senior: signs, leader: signs },
};

describe("adding a question", () => {
  const facts = { actor: actor("admin"), principle: "there", twinId: null } as const;

  it.each([
    ["an admin", {}, []],
    ["a Bar Raiser lead", { actor: actor("lead") }, []],
    ["a recruiter", { actor: actor("recruiter") }, ["bankKeepersOnly"]],
    ["to a retired principle", { principle: "retired" }, ["choiceGone"]],
    ["to a principle that isn't there", { principle: "unknown" }, ["choiceGone"]],
    ["in the words of another", { twinId: "other" }, ["questionThere"]],
  ] as const)("%s", (_, change, expected) => {
    expect(codes(objectionsToAddQuestion({ ...facts, ...change }))).toEqual(expected);
  });
});

describe("editing a question", () => {
  const after = { ...words, mustNotAsk: "Age, health." };
  const facts = { actor: actor("lead"), before: words, after, standing: 3, seen: 3, twinId: null };

  it.each([
    ["a lead", {}, []],
    ["an auditor", { actor: actor("auditor") }, ["bankKeepersOnly"]],
    ["without a change", { after: words }, ["questionUnchanged"]],
    ["of a version that is the latest no more", { seen: 2 }, ["questionChanged"]],
    ["sent twice: it stands already", { seen: 2, after: words }, ["questionUnchanged"]],
    ["into the words of another", { twinId: "other" }, ["questionThere"]],
  ] as const)("%s", (_, change, expected) => {
    expect(codes(objectionsToEditQuestion({ ...facts, ...change }))).toEqual(expected);
  });
});

describe("anchoring the ratings of a principle (F1)", () => {
  const facts = { actor: actor("lead"), change: "some", standing: 1, seen: 1 } as const;

  it.each([
    ["a lead", {}, []],
    ["an admin, for the first time", { actor: actor("admin"), standing: 0, seen: 0 }, []],
    ["a recruiter", { actor: actor("recruiter") }, ["bankKeepersOnly"]],
    ["without a change", { change: "none" }, ["questionUnchanged"]],
    ["sent twice: they stand already", { change: "none", standing: 2 }, ["questionUnchanged"]],
    ["over what somebody changed since", { standing: 2 }, ["questionChanged"]],
  ] as const)("%s", (_, change, expected) => {
    expect(codes(objectionsToSetAnchors({ ...facts, ...change }))).toEqual(expected);
  });
});

describe("retiring a question and bringing it back", () => {
  it.each([
    ["retired", null, []],
    ["retired", 1, ["alreadyDone"]],
    ["restored", 1, []],
    ["restored", null, ["alreadyDone"]],
  ] as const)("%s, retired at %s", (step, retiredAt, expected) => {
    expect(codes(objectionsToStep(actor("admin"), retiredAt, step))).toEqual(expected);
  });

  it("is for those who keep the bank", () => {
    expect(codes(objectionsToStep(actor("recruiter"), null, "retired"))).toEqual(["bankKeepersOnly"]);
  });
});

describe("pinning a question to a role", () => {
  const facts = { actor: actor("recruiter"), question: "inUse", pin: "none" } as const;

  it.each([
    ["a recruiter", {}, []],
    ["an admin", { actor: actor("admin") }, []],
    ["a lead, who keeps no roles", { actor: actor("lead") }, ["recruiterOnly"]],
    ["what is pinned already", { pin: "there" }, ["alreadyDone"]],
    ["a retired question", { question: "retired" }, ["questionRetired"]],
    ["a question that isn't there", { question: "unknown" }, ["choiceGone"]],
  ] as const)("%s", (_, change, expected) => {
    expect(codes(objectionsToPin({ ...facts, ...change }))).toEqual(expected);
  });

  it.each([
    ["there", "recruiter", []],
    ["none", "recruiter", ["alreadyDone"]],
    ["there", "lead", ["recruiterOnly"]],
  ] as const)("taking it off: pin %s, by a %s", (pin, capability, expected) => {
    expect(codes(objectionsToUnpin({ actor: actor(capability), pin }))).toEqual(expected);
  });
});
