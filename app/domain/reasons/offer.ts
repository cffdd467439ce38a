import type { Reasons } from "./loop";

export const offerReasons = {
  gatePanel: {
    says: "The main round has not started with a complete panel.",
    mover: "the recruiter or hiring manager",
  },
  gateCoveragePending: {
    says: "Required principles are assessed in a round that is still sealed.",
    mover: "the people whose feedback is missing",
  },
  gateCoverage: {
    says: "Required principles have no rating in revealed feedback.",
    mover: "the recruiter or hiring manager, with a follow-up round",
  },
  gateNothingStarted: { says: "No round has started.", mover: "the recruiter or hiring manager" },
  gateFeedback: { says: "A round is sealed: feedback is missing.", mover: "the people named" },
  gateFeedbackNobody: {
    says: "A round is sealed, and nobody is left on it whose feedback could open it.",
    mover: "the recruiter or hiring manager",
  },
  gateDebriefNone: { says: "No debrief has been held.", mover: "the person who leads the debrief" },
  gateDebriefOpen: { says: "The debrief is not closed yet.", mover: "the person who leads the debrief" },
  gateDebriefAgain: {
    says: "Feedback was revealed after the last debrief opened: a further, shorter debrief is due.",
    mover: "the person who leads the debrief",
  },
  gateNoBarRaiser: { says: "No Bar Raiser has been chosen.", mover: "the recruiter or hiring manager" },
  gateDecisionMissing: { says: "No decision has been recorded.", mover: "the hiring manager" },
  gateDecisionNotHire: { says: "The latest decision is not a hire.", mover: "the hiring manager" },
  gateDecisionOldTerms: {
    says: "The loop's level was changed after the decision.",
    mover: "the hiring manager, in a further debrief",
  },
  gateBarMissing: { says: "A final bar answer is missing.", mover: "the people named" },
  gateBarNotRaises: {
    says: "A final bar answer does not say that this hire raises the average.",
    mover: "the people named, in a further debrief",
  },
  gateConcurrence: {
    says: "The Bar Raiser has not concurred since the latest decision, reveal or veto resolution.",
    mover: "the Bar Raiser",
  },
  gateVetoOpen: { says: "A veto is open.", mover: "the person named, by lifting or upholding it" },
  gateVetoUpheld: { says: "A veto was upheld.", mover: "nobody" },
  gateIndependence: {
    says: "The Bar Raiser's independence did not hold.",
    mover: "a Bar Raiser lead outside this loop, by naming a successor",
  },
  gateIndependenceDue: {
    says: "The Bar Raiser's independence is checked again when the debrief opens.",
    mover: "the Bar Raiser",
  },
  gatesHidden: {
    says: "Not every gate is met. Which one is hidden from you in this loop.",
    mover: "the hiring manager, who sees them all",
  },
  notTheRecruiter: { says: "Offers belong to this loop's recruiter.", mover: "the recruiter" },
  offerStep: { says: "The offer cannot take this step from where it stands.", mover: "the recruiter" },
  offerNotReady: { says: "Mark the offer ready first.", mover: "the recruiter" },
  offerNotExtended: { says: "The offer has not been extended.", mover: "the recruiter" },
} as const satisfies Reasons;
