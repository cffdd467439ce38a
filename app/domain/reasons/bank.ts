import type { Reasons } from "./loop";

export const bankReasons = {
  bankKeepersOnly: {
    says: "This is for admins and Bar Raiser leads to change.",
    mover: "an admin or a Bar Raiser lead",
  },
  questionThere: {
    says: "This principle has a question in these very words, perhaps a retired one.",
    mover: "you, by changing the words, or by going on with the one that is there",
  },
  questionUnchanged: { says: "Nothing is different from the version that stands.", mover: "nobody" },
  questionChanged: {
    says: "Somebody changed this while you were writing. What you typed is still here: look at what stands now, then send yours again.",
    mover: "you",
  },
  questionRetired: {
    says: "This question is retired.",
    mover: "an admin or a Bar Raiser lead, by bringing it back, or you, by choosing another",
  },
  previewStale: {
    says: "This is not what the preview showed: the bank or the text has changed since. The preview below is new.",
    mover: "you, by looking at it and importing again",
  },
  nothingToImport: { says: "Nothing in this file differs from the bank.", mover: "nobody" },
} as const satisfies Reasons;
