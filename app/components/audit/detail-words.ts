/** What the keys of an entry's details mean. A key that isn't here repeats what the sentence or its loop says. */
const KEYS: Readonly<Record<string, string>> = {
  added: "added",
  anchors: "anchors for principles",
  broughtBack: "brought back",
  capability: "capability",
  changed: "changed",
  cause: "because",
  createdById: "asked for by",
  ending: "the loop ended",
  exempt: "exempt from a Bar Raiser",
  fields: "changed",
  founding: "founding",
  from: "in place of",
  gates: "gates no longer met",
  kind: "kind",
  level: "level",
  number: "round",
  outcome: "outcome",
  personId: "between them and",
  phase: "to",
  question: "question",
  questions: "questions",
  retired: "retired",
  role: "role",
  seat: "seat",
  sessions: "sessions ended",
  step: "step",
  team: "team",
  version: "version",
};

const VALUES: Readonly<Record<string, string>> = {
  hireAtAnotherLevel: "hire at another level",
  noHire: "no hire",
  moreEvidence: "more evidence needed",
  finalVote: "final vote",
  revote: "re-vote",
  reverseShadow: "reverse shadow",
  hiringManager: "hiring manager",
  barRaiser: "Bar Raiser",
  noShow: "did not interview",
  followUp: "follow-up",
  lead: "Bar Raiser lead",
  vetoUpheld: "veto upheld",
  offerAccepted: "offer accepted",
  offerDeclined: "offer declined",
  offerRescinded: "offer rescinded",
  candidateWithdrew: "the candidate withdrew",
  roleClosed: "the role was closed",
  true: "yes",
  false: "no",
};

/** An entry's details in words: "outcome: no hire; level: 5". */
export const detailWords = (details: Readonly<Record<string, string>>): string =>
  Object.entries(details)
    .filter(([key, value]) => Object.hasOwn(KEYS, key) && !(key === "version" && value === "1"))
    .map(([key, value]) => `${KEYS[key]}: ${valueWords(value)}`)
    .join("; ");

// Names of people and places pass as they are; only the record's own words are put into ours.
const valueWords = (value: string): string =>
  value
    .split(", ")
    .map((word) => VALUES[word] ?? word)
    .join(", ");
