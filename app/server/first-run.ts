import { randomInt } from "node:crypto";
import { database } from "../data/database.server.ts";

// Without letters and digits that are mistaken for each other.
const ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

/** A one-time code for the first-run page (A1): ten characters in two groups. */
export function newFirstRunCode(): string {
  const letters = Array.from({ length: 10 }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `${letters.slice(0, 5).join("")}-${letters.slice(5).join("")}`;
}

/** Whether nobody has set this installation up yet. */
export async function isUnclaimed(): Promise<boolean> {
  return (await database().organisation.count()) === 0;
}
