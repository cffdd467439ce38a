/** What is wrong with the first broken entry, after "it". */
export const FLAW_WORDS = {
  edited: "was changed after it was written",
  unlinked: "does not follow from the entry before it, or the chain's end does not follow from it",
  missing: "is missing",
  afterEnd: "stands behind the chain's end",
  beforeStart: "stands before the chain's start",
  rewritten: "is not the one that an earlier verification found there: everything up to it may be another",
} as const;
