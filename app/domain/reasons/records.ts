import type { Reasons } from "./loop";

export const recordsReasons = {
  adminOnly: { says: "An admin does this.", mover: "an admin" },
  recruiterOnly: { says: "This is for recruiters and admins to change.", mover: "a recruiter or an admin" },
  leadOnly: { says: "This is for Bar Raiser leads to record.", mover: "a Bar Raiser lead" },
  choiceGone: {
    says: "Something that you chose is not in the list any more.",
    mover: "you, by choosing again",
  },
  emailTaken: { says: "Somebody has this e-mail address already.", mover: "you, by using another address" },
  nameTaken: { says: "This name is taken.", mover: "you, by choosing another name" },
  levelTaken: { says: "A level with this number exists.", mover: "you, by choosing another number" },
  managerBelow: {
    says: "This manager reports to the person themself, directly or up the line.",
    mover: "you, by choosing another manager",
  },
  notOwnAccount: { says: "Nobody deactivates or reactivates their own account.", mover: "another admin" },
  notOwnCapability: {
    says: "Nobody grants themselves a capability or takes one from themselves.",
    mover: "another admin, or another lead for the capability lead",
  },
  leadByLead: { says: "Only a lead makes somebody a lead, or ends it.", mover: "a Bar Raiser lead" },
  lastLead: {
    says: "The organisation's last lead stays.",
    mover: "a Bar Raiser lead, by making somebody else a lead first",
  },
  accountInactive: { says: "This account is deactivated.", mover: "an admin, by reactivating it" },
  notARecruiter: {
    says: "A role's recruiter has to hold the capability recruiter.",
    mover: "an admin, by granting it, or you, by choosing somebody else",
  },
  notOwnCertification: { says: "Nobody records a step for themselves.", mover: "another Bar Raiser lead" },
  setUpOver: {
    says: "Founding certifications belong to the set-up, which ended when the first loop started.",
    mover: "nobody; the ordinary steps remain",
  },
  stepOutOfOrder: {
    says: "This step does not follow the one that stands.",
    mover: "you, by recording the step before it first",
  },
  stepBeforeLast: {
    says: "This day is before the latest recorded step.",
    mover: "you, by choosing a later day",
  },
  whereUnsaid: {
    says: "It isn't said where this practice took place.",
    mover: "you, by choosing the loop, or that it was outside Plumbline",
  },
  notTheirLoop: {
    says: "This is no loop that the person had a part in.",
    mover: "you, by choosing one from the list",
  },
  dayAhead: { says: "This day has not come yet.", mover: "you, by choosing today or an earlier day" },
  linkStands: {
    says: "The candidate has been interviewed as this person, so the link stays.",
    mover: "nobody",
  },
  candidateKnown: {
    says: "There is a candidate with this e-mail address already.",
    mover: "you, by going on with that record, or by using another address",
  },
  seatedHere: {
    says: "This person has a part in one of the candidate's loops, so they cannot be the candidate.",
    mover: "you, by choosing somebody else, or by taking them off the panel before it starts",
  },
  declareForOthers: {
    says: "Only a recruiter or an admin declares a conflict of interest for somebody else.",
    mover: "the person themself, or a recruiter",
  },
} as const satisfies Reasons;
