import type { Reasons } from "./loop";

const CHOOSER = "the recruiter or the hiring manager, by choosing somebody else";
const PLANNER = "the recruiter or the hiring manager, on the plan";

export const panelReasons = {
  personUnknown: { says: "This person is not in the organisation.", mover: CHOOSER },
  personDeactivated: { says: "This account is deactivated.", mover: CHOOSER },
  isCandidate: { says: "The candidate cannot be on their own panel.", mover: CHOOSER },
  conflictDeclared: {
    says: "A conflict of interest with this candidate is declared.",
    mover: "the recruiter: excused once the round has started, left off the panel before",
  },
  twiceInRound: { says: "This person is on the panel of this round already.", mover: PLANNER },
  seatTaken: { says: "Somebody has this place on the panel already.", mover: PLANNER },
  notTheHiringManager: {
    says: "Only the loop's hiring manager sits on the panel as hiring manager.",
    mover: "an admin with a lead's agreement, by replacing the hiring manager",
  },
  levelWithoutBarRaiser: {
    says: "Loops at this level have no Bar Raiser.",
    mover: "an admin, in the settings, before the main round starts",
  },
  barRaiserBySuccession: {
    says: "After the main round has started, another Bar Raiser comes by succession.",
    mover: "a Bar Raiser lead outside this loop",
  },
  newRoundNeeded: {
    says: "This round is revealed. Somebody who joins now interviews in a new round.",
    mover: "the recruiter or the hiring manager, by planning a new round",
  },
  notCertified: { says: "This person is not a certified Bar Raiser.", mover: "a Bar Raiser lead" },
  certificationRevoked: { says: "This Bar Raiser's certification was revoked.", mover: "a Bar Raiser lead" },
  certificationLapsed: {
    says: "This Bar Raiser's certification has lapsed.",
    mover: "a Bar Raiser lead, by recording a new certification",
  },
  barRaiserIsHiringManager: { says: "The hiring manager cannot be the Bar Raiser.", mover: CHOOSER },
  barRaiserIsRecruiter: { says: "The recruiter cannot be the Bar Raiser.", mover: CHOOSER },
  barRaiserOnTeam: { says: "The Bar Raiser has to come from another team than the role's.", mover: CHOOSER },
  barRaiserReports: {
    says: "The Bar Raiser cannot report to the hiring manager, directly or up the line.",
    mover: CHOOSER,
  },
  roundStarted: { says: "This round has started already.", mover: "nobody" },
  noInterviewer: { says: "A round needs at least one interviewer.", mover: PLANNER },
  slotMissing: { says: "Everybody on the panel needs a time slot.", mover: PLANNER },
  slotBackwards: { says: "A time slot has to end after it starts.", mover: PLANNER },
  principlesOneToThree: { says: "Each interviewer takes one to three principles.", mover: PLANNER },
  principlesUnplanned: { says: "Nobody is planned for a required principle.", mover: PLANNER },
  hiringManagerNotOnPanel: {
    says: "The hiring manager has to be on the main round's panel.",
    mover: PLANNER,
  },
  barRaiserNotOnPanel: { says: "The Bar Raiser has to be on the main round's panel.", mover: PLANNER },
  coolOffUnagreed: {
    says: "An earlier loop of this candidate for this role ended not long ago. A lead has to agree to another one.",
    mover: "a Bar Raiser lead outside this loop",
  },
  noCoolOff: { says: "No earlier loop ended recently enough to need an agreement.", mover: "nobody" },
  mainRoundExists: { says: "A loop has one main round, and this one has it already.", mover: "nobody" },
  followUpNeedsReveal: {
    says: "A follow-up round comes after the main round is revealed.",
    mover: "the people whose feedback is pending",
  },
  excusalInstead: {
    says: "The round has started: taking somebody out of it is an excusal, with a reason and an agreement.",
    mover: "the recruiter or the hiring manager, by asking for an excusal",
  },
  removalInstead: {
    says: "The round has not started: no excusal is needed, the plan can simply change.",
    mover: PLANNER,
  },
  submittedNotExcusable: { says: "Submitted feedback is never excused.", mover: "nobody" },
  nothingToExcuse: { says: "This round is revealed; nobody's feedback is awaited.", mover: "nobody" },
  excusalOpen: {
    says: "An excusal has been asked for and waits for its answer.",
    mover: "the people named",
  },
  alreadyExcused: { says: "This person is excused already.", mover: "nobody" },
  barRaiserNotExcusable: {
    says: "The main round is not revealed without its Bar Raiser: a successor is named instead.",
    mover: "a Bar Raiser lead outside this loop",
  },
  hiringManagerNotExcusable: {
    says: "The hiring manager's bar answer is needed: they are replaced instead.",
    mover: "an admin with a lead's agreement",
  },
  notOwnExcusal: { says: "Nobody answers their own excusal.", mover: "the people named" },
  conflictKnown: { says: "This conflict of interest is declared already.", mover: "nobody" },
  noConflict: { says: "No conflict of interest is declared for this person.", mover: "nobody" },
  notOwnConflict: {
    says: "Nobody weighs feedback under their own conflict of interest.",
    mover: "a Bar Raiser lead outside this loop, by naming a successor",
  },
  conflictUnweighed: {
    says: "Feedback under a conflict of interest needs a written word on whether it is weighed.",
    mover: "the Bar Raiser",
  },
  loopIsOpen: {
    says: "A loop of this candidate for this role is open already.",
    mover: "the recruiter named, on that loop",
  },
  roleIsClosed: { says: "This role is closed.", mover: "you, by choosing another role" },
  tooLateToMove: {
    says: "Feedback for this interview is overdue, so its time no longer moves.",
    mover: "nobody",
  },
  slotIsOver: { says: "Feedback for this interview is in; its time stays.", mover: "nobody" },
  principlesFixed: {
    says: "The round has started: its principles stay as they were planned.",
    mover: "the recruiter or the hiring manager, by adding somebody to the round",
  },
  hasDeclined: {
    says: "Somebody on the panel has declined this interview.",
    mover: "the recruiter or the hiring manager, by choosing somebody else, or the person, by accepting",
  },
  declineWithoutReason: { says: "Say why you decline, so that the planners can act on it.", mover: "you" },
  moveWithoutReason: { says: "Say why this interview is moved: the round has started.", mover: "you" },
  focusMissing: {
    says: "A follow-up round needs at least one principle in question.",
    mover: "you, by choosing it",
  },
  focusOnly: {
    says: "A follow-up round asks about the principles in question alone.",
    mover: PLANNER,
  },
  interviewBegun: { says: "This interview has begun: what it asks stays.", mover: "nobody" },
  asksNothing: { says: "This person interviews nobody in this round.", mover: PLANNER },
  submitFirst: {
    says: "What a later round should look into is passed on once your own feedback is in.",
    mover: "you, by submitting",
  },
  focusPassed: { says: "This has been passed on from this round already.", mover: "nobody" },
  questionTaken: {
    says: "Somebody else in this loop asks this question already.",
    mover: "you, by choosing another question",
  },
  questionElsewhere: {
    says: "A question has to be about one of this person's principles.",
    mover: PLANNER,
  },
  endsOtherwise: {
    says: "A recruiter ends a loop because the candidate withdrew or the role was closed.",
    mover: "you",
  },
  offerIsOut: {
    says: "An offer was extended: it is recorded as declined or rescinded instead.",
    mover: "the recruiter, on the offer",
  },
} as const satisfies Reasons;
