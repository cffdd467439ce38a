import type { Reasons } from "./loop";

export const debriefReasons = {
  conclusionsHidden: {
    says: "What follows from the feedback is hidden from you, and so is what stands in the way of this.",
    mover: "everybody who still owes feedback; who was excused has no part in it",
  },
  notLeader: {
    says: "Only the person who leads the debrief does this.",
    mover: "the Bar Raiser, or the hiring manager at a level without one",
  },
  assessmentMissing: {
    says: "You became Bar Raiser after the reveal: write your own assessment of the feedback before you lead.",
    mover: "the Bar Raiser",
  },
  mainNotRevealed: {
    says: "The main round has not been revealed yet.",
    mover: "the people whose feedback is missing",
  },
  roundsSealed: {
    says: "A started round is still sealed.",
    mover: "the people whose feedback is missing",
  },
  debriefAlreadyOpen: {
    says: "A debrief is open already.",
    mover: "the person who leads it, by closing or reopening it",
  },
  nothingNew: {
    says: "Nothing new has been revealed or changed since the last debrief closed.",
    mover: "the recruiter or hiring manager, with a follow-up round",
  },
  noDebriefOpen: { says: "No debrief is open.", mover: "the person who leads the debrief" },
  debriefStep: {
    says: "The debrief cannot take this step from where it stands.",
    mover: "the person who leads the debrief",
  },
  notAdjourned: { says: "The debrief is not adjourned.", mover: "nobody" },
  debriefAdjourned: {
    says: "The debrief is adjourned.",
    mover: "the person who leads the debrief, by reopening it",
  },
  notASpeaker: {
    says: "The debrief has no place for this person: only people on the panel who were not excused have one.",
    mover: "nobody",
  },
  joiningClosed: {
    says: "The silent reading is over; who did not join before takes no part in the votes.",
    mover: "the person who leads the debrief, by adjourning and reopening it",
  },
  notPresent: { says: "This person has not joined the debrief, or has left it.", mover: "the person named" },
  notReading: { says: "The silent reading is not open.", mover: "the person who leads the debrief" },
  leaderStays: {
    says: "You lead the debrief: adjourn it instead of leaving.",
    mover: "the person who leads the debrief",
  },
  quorumMissing: {
    says: "The Bar Raiser, the hiring manager and one interviewer who submitted have to be present; otherwise the debrief can only be adjourned.",
    mover: "the people named, by joining",
  },
  votesMissing: {
    says: "Somebody who is present has not cast their vote yet.",
    mover: "the people named, or the person who leads the debrief, by marking them as left",
  },
  turnsLeft: {
    says: "Somebody has not had their turn yet. Who is absent is read from their text.",
    mover: "the person who leads the debrief",
  },
  turnsDone: { says: "Everybody has had their turn.", mover: "the person who leads the debrief" },
  discussionNotOpen: { says: "The discussion is not open.", mover: "the person who leads the debrief" },
  voteNotOpen: { says: "This vote is not open.", mover: "the person who leads the debrief" },
  alreadyCast: { says: "You have cast this vote already; a cast vote stands.", mover: "nobody" },
  voteShown: { says: "This vote has been shown; nobody casts it any more.", mover: "nobody" },
  changeReasonMissing: {
    says: "Your vote differs from your last one. Give a short reason for the change.",
    mover: "you",
  },
  notHiringManager: { says: "The decision belongs to the hiring manager.", mover: "the hiring manager" },
  decisionNotOpen: {
    says: "A decision is recorded in the debrief, after the final vote.",
    mover: "the person who leads the debrief",
  },
  otherLevelMissing: { says: "Name the other level that you decide on.", mover: "you" },
  otherLevelIsSame: {
    says: "That is the level this loop interviews for: record a hire instead, or name another level.",
    mover: "you",
  },
  alreadyDecided: { says: "This very decision is recorded already.", mover: "nobody" },
  decisionMissingHere: {
    says: "No decision has been recorded in this debrief.",
    mover: "the hiring manager",
  },
  notAtOtherLevel: {
    says: "The latest decision is not a hire at another level, so no new bar answer is asked for.",
    mover: "the hiring manager",
  },
  levelBarGiven: { says: "You have answered for this level already.", mover: "nobody" },
  notForLevelBar: {
    says: "The new bar answer belongs to the Bar Raiser and the hiring manager.",
    mover: "the people named",
  },
  nothingToConcurWith: {
    says: "The latest decision is not a hire, so there is nothing to concur with.",
    mover: "the hiring manager",
  },
  alreadyConcurred: { says: "You have concurred with this decision already.", mover: "nobody" },
  concurrenceMissingText: { says: "Concur in writing: say why this hire raises the bar.", mover: "you" },
} as const satisfies Reasons;
