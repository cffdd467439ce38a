/** A table of reasons: what we say, and who can move it. */
export type Reasons = Record<string, { readonly says: string; readonly mover: string }>;

export const loopReasons = {
  notYours: { says: "This act belongs to somebody else.", mover: "the person named" },
  loopEnded: { says: "This loop has ended; nothing in it changes any more.", mover: "nobody" },
  alreadyDone: { says: "This has been done already.", mover: "nobody" },
  changedMeanwhile: {
    says: "Somebody changed this loop while you were writing. What you typed is still here: look at the loop, then send it again.",
    mover: "you",
  },
  notNow: {
    says: "The server can't reach its database just now; as far as it can tell, this was not saved. What you typed is still here.",
    mover: "you, by sending it again in a moment",
  },
  reasonMissing: { says: "Give a reason in writing.", mover: "you" },
} as const satisfies Reasons;
