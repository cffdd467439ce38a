/** Why somebody reads a thing, or doesn't. */
export type Because = keyof typeof SIGHT_REASONS;

/** What would open a hidden thing to the person; null where nothing is hidden. */
export type Opens = keyof typeof OPENINGS | null;

const seals = {
  notStarted: { law: "S1", says: "The round has not started; nobody has written anything." },
  sealed: { law: "S1", says: "The round is sealed: each reads only what they wrote, whatever they are." },
  sealedForGood: { law: "S10", says: "The loop ended before this round was complete. It stays sealed." },
  writeFirst: { law: "S4", says: "They owe feedback themselves, and read nothing of this before." },
  excused: { law: "S6", says: "They were excused without having submitted: they read what they wrote." },
  stateOnly: { law: "S6", says: "They are none of this round's readers, and know it by name and state." },
} as const;

const reading = {
  wrote: { law: "S1", says: "It is their own writing." },
  reader: {
    law: "S6",
    says: "The round is open, and by their part in the loop they are one of its readers.",
  },
  lead: { law: "S6", says: "The round is open, and Bar Raiser leads are among its readers." },
  practiceLead: { law: "F9", says: "Practice feedback is read by its trainee and by the leads." },
  practice: { law: "F9", says: "Practice feedback is for its trainee and the leads alone." },
  ownersOnly: { law: "S1", says: "A draft is its writer's alone. Nobody else learns even that it exists." },
} as const;

const knowing = {
  part: { law: "S8", says: "They have a part in this loop." },
  capability: { law: "S8", says: "They hold a capability for which every loop exists, by name and state." },
  noPart: { law: "S8", says: "They have no part in this loop: for them it does not exist." },
  isCandidate: {
    law: "S9",
    says: "They are the candidate: for them it does not exist, whatever else they are.",
  },
  keeper: { law: "S8", says: "They have a part in a loop of the candidate, or keep candidates' records." },
  byName: { law: "S8", says: "They know the candidate by name, and not the notes and address." },
  participants: { law: "S8", says: "The reasons are for the loop's participants and the leads." },
  planners: { law: "P7", says: "An earlier loop is told to who plans, decides, raises the bar or leads." },
  noAudit: { law: "S8", says: "The audit log is for admins, leads and auditors." },
  audit: { law: "R1", says: "Admins, leads and auditors read the log. It holds nothing that was written." },
  historyPart: { law: "S4", says: "Whatever would tell what was concluded is left out for them." },
} as const;

const concluding = {
  conclusions: { law: "S6", says: "They read the main round, and so what was concluded from it." },
  conclusionState: { law: "S8", says: "They know where it stands, and none of the words." },
  notShown: { law: "D3", says: "A vote is hidden until everyone present has cast." },
} as const;

/** Each reason with the law that it comes from, as a page and the console say it. */
export const SIGHT_REASONS = { ...seals, ...reading, ...knowing, ...concluding } as const;

/** What opens a thing, in words. */
export const OPENINGS = {
  reveal: "The round's reveal: its last required feedback, or an excusal.",
  submitting: "Their own feedback, once they have submitted all that they owe.",
  revealAndSubmitting: "The round's reveal, and their own feedback everywhere they owe it.",
  allCast: "The last vote of those present.",
  part: "A part in the loop.",
  never: "Nothing in the loop as it stands.",
} as const;
