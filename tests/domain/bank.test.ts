import { describe, expect, it } from "vitest";
import { BUILT_IN } from "~/data/bank/built-in";
import { PRINCIPLES } from "~/data/founding";
import {
  BANDS,
  bandOf,
  isSameQuestion,
  keyFor,
  MOST,
  objectionsToKeepBank,
  type QuestionWords,
} from "~/domain/bank";

const questions = BUILT_IN.flatMap((part) => part.questions);
const signsOf = ({ evidence }: QuestionWords) =>
  BANDS.flatMap((band) => [evidence[band].strong, evidence[band].weak]);

describe("the bank that a new organisation starts with", () => {
  it("has a part for each of the fourteen principles, in their order", () => {
    expect(BUILT_IN.map((part) => part.principle)).toEqual(PRINCIPLES.map((principle) => principle.name));
  });

  it.each(BUILT_IN)("$principle: eight questions or more, and five anchors", ({ anchors, questions }) => {
    expect(questions.length).toBeGreaterThanOrEqual(8);
    expect(anchors).toHaveLength(5);
    for (const text of anchors) expect(text).toSatisfy(isSentence(60, MOST.anchor));
  });

  it.each(questions)("$id is complete and within the bounds", (question) => {
    expect(question.id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(question.text).toSatisfy(isSentence(40, MOST.text));
    expect(question.probes.length).toBeGreaterThanOrEqual(2);
    expect(question.probes.length).toBeLessThanOrEqual(4);
    for (const probe of question.probes) expect(probe).toSatisfy(isSentence(10, MOST.probe));
    for (const sign of signsOf(question)) expect(sign).toSatisfy(isSentence(40, MOST.sign));
    expect(question.mustNotAsk).toSatisfy(isSentence(40, MOST.mustNotAsk));
  });

  it("says nothing twice", () => {
    const texts = questions.flatMap((q) => [q.text, q.mustNotAsk, ...signsOf(q)]);
    const all = [...texts, ...BUILT_IN.flatMap((part) => part.anchors), ...questions.map((q) => q.id)];
    expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
  });

  it("asks no two questions that are nearly the same", () => {
    expect(
      closePairs(
        questions.map((q) => q.text),
        0.45,
      ),
    ).toEqual([]);
  });

  it("describes no two pieces of evidence, and forbids nothing, in nearly the same words", () => {
    expect(closePairs(questions.flatMap(signsOf), 0.5)).toEqual([]);
    expect(
      closePairs(
        questions.map((q) => q.mustNotAsk),
        0.5,
      ),
    ).toEqual([]);
    expect(
      closePairs(
        BUILT_IN.flatMap((part) => part.anchors),
        0.5,
      ),
    ).toEqual([]);
  });

  it("and the comparison notices a word exchanged", () => {
    const [one, other] = [
      "Tell me about a problem that you solved.",
      "Tell me about a conflict that you solved.",
    ];
    expect(closePairs([one, other], 0.5)).toHaveLength(1);
  });
});

describe("the bands", () => {
  const policy = { seniorFrom: 5, leaderFrom: 7 };

  it.each([
    [0, "junior"],
    [4, "junior"],
    [5, "senior"],
    [6, "senior"],
    [7, "leader"],
    [12, "leader"],
  ] as const)("level %i is %s", (level, band) => {
    expect(bandOf(level, policy)).toBe(band);
  });
});

describe("who keeps the bank", () => {
  it.each([
    [["admin"], []],
    [["lead"], []],
    [["recruiter", "auditor"], ["bankKeepersOnly"]],
    [[], ["bankKeepersOnly"]],
  ] as const)("%j", (capabilities, codes) => {
    expect(objectionsToKeepBank({ capabilities }).map((o) => o.code)).toEqual(codes);
  });
});

describe("a question's key", () => {
  const id = "0f3d2c1b-aaaa-4bbb-8ccc-123456789abc";

  it.each([
    ["Earn Trust", "earn-trust-0f3d2c1baaaa"],
    ["Übermut & Größe", "ubermut-gro-e-0f3d2c1baaaa"],
    ["忠実", "question-0f3d2c1baaaa"],
  ])("%s: %s", (principle, key) => {
    expect(keyFor(principle, id)).toBe(key);
    expect(key).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it("stays short for a long name", () => {
    expect(keyFor("Patience ".repeat(40), id).length).toBeLessThanOrEqual(80);
  });
});

describe("the same question", () => {
  const one = questions[0] as QuestionWords;
  const edits: Readonly<Record<string, Partial<QuestionWords>>> = {
    text: { text: "Another?" },
    "a probe": { probes: [...one.probes.slice(1), "Another?"] },
    "one probe fewer": { probes: one.probes.slice(1) },
    evidence: { evidence: { ...one.evidence, leader: { ...one.evidence.leader, weak: "Another." } } },
    "what must not be asked": { mustNotAsk: "Another." },
  };

  it("is equal to a copy of itself", () => {
    expect(isSameQuestion(one, structuredClone(one))).toBe(true);
  });

  it.each(Object.entries(edits))("is another one by its %s", (_, edit) => {
    expect(isSameQuestion(one, { ...one, ...edit })).toBe(false);
  });
});

const isSentence = (least: number, most: number) => (text: string) =>
  text.length >= least && text.length <= most && text === text.trim() && /^[A-Z].*[.?]$/.test(text);

/** Pairs that share more than this part of their trigrams. */
function closePairs(texts: readonly string[], bound: number): readonly string[] {
  const sets = texts.map(trigrams);
  return texts.flatMap((text, i) =>
    texts.slice(i + 1).flatMap((other, k) => {
      const shared = similarity(sets[i] as ReadonlySet<string>, sets[i + 1 + k] as ReadonlySet<string>);
      return shared > bound ? [`${shared.toFixed(2)}: ${text} / ${other}`] : [];
    }),
  );
}

function trigrams(text: string): ReadonlySet<string> {
  const plain = ` ${text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim()} `;
  return new Set(Array.from({ length: plain.length - 2 }, (_, at) => plain.slice(at, at + 3)));
}

/** Jaccard: what both have of what either has. */
function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((part) => other.has(part)).length;
  return both / (one.size + other.size - both);
}
