import type { Reasons } from "./loop";

const ADMIN = "an admin";

export const accountReasons = {
  wrongCredentials: {
    says: "This e-mail address and password don't go together.",
    mover: "you; if you have forgotten the password, an admin can make a reset link",
  },
  wrongPassword: { says: "Your current password is not this one.", mover: "you" },
  tooManyAttempts: { says: "There were too many attempts.", mover: "you, after a while" },
  linkUseless: {
    says: "This link can't be used: it was used, replaced, has expired, or waits for a second person's agreement.",
    mover: "an admin of your organisation, with a new link",
  },
  linkForOneself: { says: "Nobody makes or agrees to a link for their own account.", mover: "another admin" },
  personIsDeactivated: { says: "This person is deactivated.", mover: ADMIN },
  accountInUse: {
    says: "This account is in use already; an invitation is for people without one.",
    mover: "an admin, with a reset link",
  },
  accountMissing: { says: "This person has no account yet.", mover: "an admin, with an invitation" },
  secondPersonNeeded: {
    says: "Whoever made the link cannot agree to it themselves.",
    mover: "another admin, or a Bar Raiser lead",
  },
  agreersOnly: { says: "An admin or a Bar Raiser lead agrees to a reset link.", mover: "an admin or a lead" },
  noLinkWaiting: {
    says: "No reset link of this account waits for agreement.",
    mover: "an admin, with a new link",
  },
  alreadySetUp: {
    says: "Somebody set this installation up a moment ago.",
    mover: "you, by signing in or by asking its admin for an invitation",
  },
  wrongCode: {
    says: "This is not the code that the console shows.",
    mover: "whoever runs this server: the code is printed when it starts",
  },
  notDemo: { says: "Only a demo organisation is entered without a password.", mover: "nobody" },
} as const satisfies Reasons;
