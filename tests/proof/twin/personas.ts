import { emailOf, type Who } from "~/data/demo/people";
import { addressOf } from "./stories";

/** Somebody who asks: in which part, and under which address in the database; null for nobody signed in. */
export interface Persona {
  readonly name: string;
  readonly email: string | null;
}

const PANEL: readonly (readonly [string, Who])[] = [
  ["interviewer, pending", "wren"],
  ["interviewer, owing before reading", "zofia"],
  ["interviewer, submitted", "bashir"],
  ["hiring manager, on the panel", "priya"],
  ["hiring manager, off the panel", "obi"],
  ["recruiter", "noor"],
  ["Bar Raiser", "freya"],
  ["Bar Raiser, answering excusals", "kenji"],
  ["lead", "marguerite"],
  ["admin", "viktor"],
  ["auditor", "imani"],
  ["shadow", "luca"],
  ["former panel member", "tomasz"],
];

export const PERSONAS: readonly Persona[] = [
  ...PANEL.map(([name, who]) => ({ name, email: emailOf(who) })),
  { name: "candidate who is an employee and an admin", email: addressOf("hopeful") },
  { name: "stranger", email: addressOf("stranger") },
  { name: "signed out", email: null },
];
