/** What this browser keeps of a draft that the server doesn't have yet. It belongs to one account (F4). */
export type Copy<Value> = {
  readonly value: Value;
  /** The revision that the writing began from. */
  readonly base: number;
  readonly at: number;
};

/** Where a copy is kept: never under one name for two accounts, so it is only ever offered to its writer. */
export const copyKey = (
  accountId: string,
  subjectId: string,
  kind: "draft" | "notes" | "veto" = "draft",
): string => `plumbline.${kind}.${accountId}.${subjectId}`;

/** The copy under this key; null where there is none, or the browser keeps nothing. */
export function readCopy<Value>(key: string): Copy<Value> | null {
  try {
    const text = window.localStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as Copy<Value>);
  } catch {
    return null;
  }
}

/** Keeps a copy; says whether the browser took it. */
export function keepCopy(key: string, copy: Copy<unknown>): "kept" | "refused" {
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
