import { describe, expect, it } from "vitest";
import { objectionsToBarRaiser } from "~/domain/independence";
import type { Loop } from "~/domain/loop";
import { isActive, isCertified, type Person, standingOf } from "~/domain/person";
import { DAY } from "~/domain/time";
import { codes } from "../support/codes";
import { aLoop, aPerson, CREATED, declareConflict, PEOPLE } from "../support/facts";

const step = (name: "shadow" | "reverseShadow" | "certified" | "lapsed" | "revoked", on: string) => ({
  step: name,
  on,
  founding: false,
  at: Date.parse(`${on}T12:00:00Z`),
});
const loop = aLoop();
const able = aPerson({ id: "ravi", teamId: "search", certifications: [step("certified", "2026-06-01")] });
const at = CREATED;

describe("P2: who can be the Bar Raiser", () => {
  it.each<[string, Partial<Person>, Partial<Loop>, string[]]>([
    ["certified, current, from another team", {}, {}, []],
    ["without a team", { teamId: null }, {}, []],
    ["never in the programme", { certifications: [] }, {}, ["notCertified"]],
    [
      "still a shadow in the programme",
      { certifications: [step("shadow", "2026-06-01")] },
      {},
      ["notCertified"],
    ],
    [
      "lapsed",
      { certifications: [step("certified", "2026-01-01"), step("lapsed", "2026-07-01")] },
      {},
      ["certificationLapsed"],
    ],
    [
      "revoked",
      { certifications: [step("certified", "2026-01-01"), step("revoked", "2026-07-01")] },
      {},
      ["certificationRevoked"],
    ],
    [
      "no debrief led for too long",
      { certifications: [step("certified", "2024-01-01")] },
      {},
      ["certificationLapsed"],
    ],
    ["is the hiring manager", {}, { hiringManagerId: "ravi" }, ["barRaiserIsHiringManager"]],
    ["is the recruiter", {}, { recruiterId: "ravi" }, ["barRaiserIsRecruiter"]],
    ["on the role's team", { teamId: "payments" }, {}, ["barRaiserOnTeam"]],
    [
      "on the fixed team, not the role's newest",
      {},
      { terms: { ...loop.terms, teamId: "search" } },
      ["barRaiserOnTeam"],
    ],
    ["reports to the hiring manager", { managers: ["hana", "lena"] }, {}, ["barRaiserReports"]],
    ["reports up the line", { managers: ["otto", "hana"] }, {}, ["barRaiserReports"]],
    ["shares a manager with the hiring manager", { managers: ["lena"] }, {}, []],
    ["deactivated", { deactivatedAt: at }, {}, ["personDeactivated"]],
    ["is the candidate", {}, { candidate: { ...loop.candidate, personId: "ravi" } }, ["isCandidate"]],
    ["declared a conflict", {}, { conflicts: declareConflict(loop, "ravi").conflicts }, ["conflictDeclared"]],
  ])("%s", (_, person, facts, expected) => {
    expect(codes(objectionsToBarRaiser({ ...able, ...person }, { ...loop, ...facts }, at))).toEqual(expected);
  });
});

describe("P4: standing and currency", () => {
  const policy = { ...loop.policy, currencyDays: 100 };
  const certified = aPerson({ id: "ravi", certifications: [step("certified", "2026-06-01")] });
  const day = Date.parse("2026-06-01T00:00:00Z");
  it.each<[string, Partial<Person>, number, boolean]>([
    ["on the last day of currency", {}, day + 100 * DAY, true],
    ["after it", {}, day + 100 * DAY + 1, false],
    ["kept current by a debrief led since", { lastLedAt: day + 90 * DAY }, day + 180 * DAY, true],
    ["counted from the certification, if that is later", { lastLedAt: day - 90 * DAY }, day + 50 * DAY, true],
    [
      "certified again after a lapse",
      { certifications: [step("lapsed", "2026-05-01"), step("certified", "2026-06-01")] },
      day + DAY,
      true,
    ],
    [
      "a lapse weighs by its day, whenever it was typed",
      { certifications: [step("lapsed", "2026-06-02"), step("certified", "2026-06-01")] },
      day + 2 * DAY,
      false,
    ],
  ])("%s", (_, patch, now, expected) => {
    expect(isCertified({ ...certified, ...patch }, policy, now)).toBe(expected);
  });

  it("takes the later record of two on one day", () => {
    const revoked = { ...step("revoked", "2026-06-01"), at: day + DAY };
    expect(standingOf({ ...certified, certifications: [revoked, ...certified.certifications] })).toBe(
      "revoked",
    );
  });

  it("is null for somebody outside the programme", () => {
    expect(standingOf(aPerson({ id: "otto" }))).toBeNull();
  });

  it("knows who is active", () => {
    expect(PEOPLE.ravi && isActive(PEOPLE.ravi)).toBe(true);
    expect(isActive(aPerson({ id: "otto", deactivatedAt: at }))).toBe(false);
  });
});
