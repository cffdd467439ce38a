import type { Capability } from "~/domain/viewer";

/** What a capability is called, and what it lets a person do. */
export const CAPABILITY_WORDS: Readonly<
  Record<Capability, { readonly name: string; readonly says: string }>
> = {
  admin: { name: "Admin", says: "Keeps people, teams, principles and settings." },
  recruiter: { name: "Recruiter", says: "Keeps roles and candidates, runs loops and offers." },
  lead: { name: "Bar Raiser lead", says: "Certifies Bar Raisers and agrees where one cannot act." },
  auditor: { name: "Auditor", says: "Reads the record of what happened, never the writing." },
};
