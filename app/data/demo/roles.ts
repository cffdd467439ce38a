import type { PRINCIPLES } from "../founding";
import type { Who } from "./people";

export type PrincipleName = (typeof PRINCIPLES)[number]["name"];

export interface DemoRole {
  readonly title: string;
  readonly level: number;
  readonly team: "Lockers" | "Routing";
  readonly hiringManager: Who;
  readonly recruiter: Who;
  readonly principles: readonly PrincipleName[];
}

const ROLES_BY_KEY = {
  firmware: {
    title: "Software engineer, locker firmware",
    level: 5,
    team: "Lockers",
    hiringManager: "priya",
    recruiter: "noor",
    principles: [
      "Ownership",
      "Dive Deep",
      "Insist on the Highest Standards",
      "Earn Trust",
      "Deliver Results",
    ],
  },
  routes: {
    title: "Data scientist, route planning",
    level: 6,
    team: "Routing",
    hiringManager: "obi",
    recruiter: "caspian",
    principles: [
      "Customer Obsession",
      "Invent and Simplify",
      "Are Right, A Lot",
      "Dive Deep",
      "Have Backbone; Disagree and Commit",
    ],
  },
  returns: {
    title: "Product manager, returns",
    level: 5,
    team: "Lockers",
    hiringManager: "priya",
    recruiter: "noor",
    principles: ["Customer Obsession", "Think Big", "Bias for Action", "Earn Trust", "Deliver Results"],
  },
} as const satisfies Readonly<Record<string, DemoRole>>;

export type RoleKey = keyof typeof ROLES_BY_KEY;
export const ROLES: Readonly<Record<RoleKey, DemoRole>> = ROLES_BY_KEY;
