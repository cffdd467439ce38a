import type { Person } from "~/domain/person";
import { HOUR } from "~/domain/time";

/** The Friday on which the story's loop was created, at nine in the morning UTC. */
export const CREATED = Date.UTC(2026, 10, 20, 9);
export const MINUTE = HOUR / 60;

/** A person of no particular standing; `overrides` say what matters to the test. */
export const aPerson = (overrides: Partial<Person> & { readonly id: string }): Person => ({
  name: overrides.id.charAt(0).toUpperCase() + overrides.id.slice(1),
  level: 5,
  teamId: "payments",
  startDate: "2024-01-15",
  managers: [],
  deactivatedAt: null,
  certifications: [],
  lastLedAt: null,
  ...overrides,
});

const certified = (on: string) => [
  { step: "certified" as const, on, founding: false, at: Date.parse(`${on}T10:00:00Z`) },
];

/** The eight of the story: four interviewers, hiring manager, Bar Raiser, shadow, recruiter. */
const THE_EIGHT = [
  aPerson({ id: "amara", level: 4, startDate: "2025-06-01", managers: ["hana"] }),
  aPerson({ id: "bo", level: 5, startDate: "2023-02-01", managers: ["hana"] }),
  aPerson({ id: "carmen", level: 5, startDate: "2024-09-01", teamId: "search" }),
  aPerson({ id: "dmitri", level: 6, startDate: "2019-04-01", managers: ["hana"] }),
  aPerson({ id: "hana", level: 6, startDate: "2020-10-01" }),
  aPerson({
    id: "ravi",
    level: 7,
    startDate: "2017-03-01",
    teamId: "search",
    certifications: certified("2026-06-01"),
  }),
  aPerson({ id: "sol", level: 4, startDate: "2025-11-01", teamId: "search" }),
  aPerson({ id: "rosa", level: 5, startDate: "2022-05-01", teamId: "hiring" }),
];

/** Around them: two leads, an admin, a second Bar Raiser, and somebody without any part. */
const AROUND = [
  aPerson({ id: "lena", level: 8, startDate: "2014-01-01", teamId: "programme" }),
  aPerson({ id: "luis", level: 8, startDate: "2016-01-01", teamId: "programme" }),
  aPerson({ id: "ada", level: 6, startDate: "2018-01-01", teamId: "programme" }),
  aPerson({
    id: "petra",
    level: 7,
    startDate: "2015-08-01",
    teamId: "maps",
    certifications: certified("2026-05-04"),
  }),
  aPerson({ id: "otto", level: 5, startDate: "2021-01-01", teamId: "maps" }),
];

export const PEOPLE: Readonly<Record<string, Person>> = Object.fromEntries(
  [...THE_EIGHT, ...AROUND].map((person) => [person.id, person]),
);
