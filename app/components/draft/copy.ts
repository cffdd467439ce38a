import type { FeedbackValue } from "~/forms/feedback-value";

/** What this browser keeps of a draft that the server doesn't have yet. It belongs to one account (F4). */
export type Copy = {
  readonly value: FeedbackValue;
  /** The revision that the writing began from. */
  readonly base: number;
  readonly at: number;
};

/** Where a copy is kept: never under one name for two accounts, so it is only ever offered to its writer. */
export const copyKey = (accountId: string, interviewId: string): string =>
  `plumbline.draft.${accountId}.${interviewId}`;

/** The copy under this key; null where there is none, or the browser keeps nothing. */
export function readCopy(key: string): Copy | null {
  try {
    const text = window.localStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as Copy);
  } catch {
    return null;
  }
}

/** Keeps a copy; says whether the browser took it. */
export function keepCopy(key: string, copy: Copy): "kept" | "refused" {
  try {
    window.localStorage.setItem(key, JSON.stringify(copy));
    return "kept";
  } catch {
    return "refused";
  }
}

/** Forgets the copy, once the server has what it said. */
export function dropCopy(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

const begun = (e: FeedbackValue["principles"][number]["evidence"][number]) =>
  `${e.situation}${e.action}${e.result}`.trim() !== "";

const lines = (text: string) => text.replace(/\r\n?/g, "\n").trim();

/** Whether two values say the same, free places for evidence aside. */
export function isSameValue(a: FeedbackValue, b: FeedbackValue): boolean {
  const told = (value: FeedbackValue) =>
    lines(
      JSON.stringify([
        value.principles.map((p) => [p.rating, lines(p.reason), p.evidence.filter(begun).map(evidenceTold)]),
        ...[value.bar, value.vote, lines(value.summary)],
      ]),
    );
  return told(a) === told(b);
}

const evidenceTold = (e: FeedbackValue["principles"][number]["evidence"][number]) =>
  [e.situation, e.action, e.result].map(lines);

/** Whether nothing has been written in it at all. */
export const isBlankValue = (value: FeedbackValue): boolean =>
  value.principles.every((p) => p.rating === "" && lines(p.reason) === "" && !p.evidence.some(begun)) &&
  `${value.bar}${value.vote}${value.summary}`.trim() === "";
