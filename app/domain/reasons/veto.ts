import type { Reasons } from "./loop";

export const vetoReasons = {
  notTheBarRaiser: { says: "This act belongs to this loop's Bar Raiser alone.", mover: "the Bar Raiser" },
  vetoBeforeReveal: {
    says: "A veto can be cast from the reveal of the main round on.",
    mover: "the people whose feedback is missing",
  },
  vetoAfterOffer: { says: "The offer has been extended; a veto comes too late.", mover: "nobody" },
  vetoAlreadyOpen: {
    says: "A veto is open already.",
    mover: "the Bar Raiser who cast it, or a named successor",
  },
  rationaleMissing: { says: "Write down why you block this hire.", mover: "you" },
  vetoPrinciplesMissing: { says: "Name at least one principle that the veto rests on.", mover: "you" },
  citationMissing: { says: "Cite at least one piece of evidence.", mover: "you" },
  citationUnknown: {
    says: "What you cite is not in the revealed feedback of this loop.",
    mover: "you",
  },
  noOpenVeto: { says: "No veto is open.", mover: "nobody" },
  notTheResolver: {
    says: "Only the Bar Raiser who cast the veto, or the successor named because they cannot act, resolves it.",
    mover: "the person named",
  },
  liftCitationOwnOrOld: {
    says: "A veto is lifted only on something new: cite evidence that somebody else recorded after the cast, in a later round's revealed feedback or in an addendum.",
    mover: "the recruiter or hiring manager, with a follow-up round, or an author, with an addendum",
  },
  whatChangedMissing: { says: "Write down what has changed since the cast.", mover: "you" },
  upholdTextMissing: { says: "Write down why the veto stands.", mover: "you" },
  notOutsideLead: {
    says: "This is a lead's act, by a lead who has no part in this loop.",
    mover: "a Bar Raiser lead outside this loop",
  },
  nobodyToSucceed: {
    says: "This loop has no Bar Raiser to be succeeded.",
    mover: "the recruiter or hiring manager",
  },
  causeNotTrue: {
    says: "The cause you name does not hold for the present Bar Raiser.",
    mover: "a Bar Raiser lead outside this loop",
  },
  causeBelowVeto: {
    says: "While a veto is open, a successor is named only if the Bar Raiser is deactivated, has recused in writing, or is revoked.",
    mover: "the Bar Raiser who cast the veto",
  },
  successorIsSelf: {
    says: "A lead names somebody else, never themselves.",
    mover: "another Bar Raiser lead, or you, by naming somebody else",
  },
  successorRecused: {
    says: "This person has recused themselves from this loop.",
    mover: "a Bar Raiser lead outside this loop",
  },
  successorIsPresent: { says: "This person is the Bar Raiser already.", mover: "nobody" },
  successorOnPanel: {
    says: "This person is on the main round's panel and owes feedback of their own there.",
    mover: "a Bar Raiser lead outside this loop, by naming somebody else",
  },
  alreadyRecused: { says: "You have recused yourself already.", mover: "nobody" },
  notASuccessor: {
    says: "An assessment is written by a Bar Raiser who succeeded after the reveal.",
    mover: "nobody",
  },
  alreadyAssessed: { says: "You have written your assessment already; it stands.", mover: "nobody" },
  assessmentTextMissing: { says: "Write down your assessment of the revealed feedback.", mover: "you" },
  notAnAdmin: { says: "Replacing this person is an admin's act.", mover: "an admin" },
  seatHeldAlready: { says: "This person holds the seat already.", mover: "nobody" },
  seatNotForCandidate: { says: "The candidate takes no part in their own loop.", mover: "nobody" },
  seatNotForInactive: { says: "This person's account is deactivated.", mover: "an admin" },
  seatNotForConflict: { says: "This person has a declared conflict of interest here.", mover: "nobody" },
  seatNotForBarRaiser: {
    says: "The Bar Raiser is neither the hiring manager nor the recruiter.",
    mover: "an admin, by proposing somebody else",
  },
  noSuchProposal: { says: "There is no such replacement waiting for agreement.", mover: "an admin" },
  proposalSelf: {
    says: "A lead does not agree to take the seat themselves.",
    mover: "another Bar Raiser lead",
  },
  proposalBreaksIndependence: {
    says: "With this replacement the Bar Raiser would no longer be independent.",
    mover: "an admin, by proposing somebody else",
  },
  termsNotFixed: {
    says: "The main round has not started: the role's own terms still apply, and are changed there.",
    mover: "the recruiter or hiring manager",
  },
} as const satisfies Reasons;
