import { describe, expect, it } from "vitest";
import type { Id } from "~/domain/loop";
import {
  type Actor,
  lineFrom,
  objectionsToAdminister,
  objectionsToKeepPerson,
  objectionsToKeepRole,
  objectionsToName,
  objectionsToRecruit,
  type PersonFacts,
  type RoleFacts,
} from "~/domain/records";
import type { Capability } from "~/domain/viewer";
import { codes, movers } from "../support/codes";

const who = (...capabilities: Capability[]): Actor => ({ id: "me", capabilities });
const EVERY: readonly Capability[] = ["admin", "recruiter", "lead", "auditor"];

describe("whose records are whose", () => {
  it.each<[Capability, string[], string[]]>([
    ["admin", [], []],
    ["recruiter", ["adminOnly"], []],
    ["lead", ["adminOnly"], ["recruiterOnly"]],
    ["auditor", ["adminOnly"], ["recruiterOnly"]],
  ])(
    "what the %s may keep: the organisation's records, and candidates' and roles'",
    (held, own, recruiting) => {
      expect(codes(objectionsToAdminister(who(held)))).toEqual(own);
      expect(codes(objectionsToRecruit(who(held)))).toEqual(recruiting);
    },
  );

  it("one capability of several is enough, and none is too little", () => {
    expect(objectionsToAdminister(who(...EVERY))).toEqual([]);
    expect(objectionsToRecruit(who("auditor", "recruiter"))).toEqual([]);
    expect(codes([...objectionsToAdminister(who()), ...objectionsToRecruit(who())])).toEqual([
      "adminOnly",
      "recruiterOnly",
    ]);
  });

  it.each<[string, Id | null, Id | null, string[]]>([
    ["free", null, null, []],
    ["free, for a record that is there", null, "payments", []],
    ["its own", "payments", "payments", []],
    ["somebody else's", "payments", "maps", ["nameTaken"]],
    ["taken, for a new record", "payments", null, ["nameTaken"]],
  ])("a name that is %s", (_, owner, self, expected) => {
    expect(codes(objectionsToName(owner, self))).toEqual(expected);
  });
});

const managerOf = new Map<Id, Id | null>([
  ["amara", "hana"],
  ["hana", "lena"],
  ["lena", null],
  ["ouro", "boros"],
  ["boros", "ouro"],
]);

describe("the line upward (P2)", () => {
  it.each<[string, Id | null, readonly Id[]]>([
    ["is empty above nobody", null, []],
    ["goes to the top", "amara", ["amara", "hana", "lena"]],
    ["is the person alone at the top", "lena", ["lena"]],
    ["ends at who is unknown", "nobody", ["nobody"]],
    ["ends where it would run in a circle", "ouro", ["ouro", "boros"]],
  ])("%s", (_, start, expected) => {
    expect(lineFrom(start, managerOf)).toEqual(expected);
  });

  const facts: PersonFacts = {
    actor: who("admin"),
    personId: "hana",
    emailOwnerId: null,
    managerId: "lena",
    managerOf,
    choices: "there",
  };
  it.each<[string, Partial<PersonFacts>, string[]]>([
    ["as planned", {}, []],
    ["without a manager", { managerId: null }, []],
    ["new, with a manager", { personId: null, managerId: "amara" }, []],
    ["by a recruiter", { actor: who("recruiter") }, ["adminOnly"]],
    ["with a team that is gone", { choices: "gone" }, ["choiceGone"]],
    ["with their own address", { emailOwnerId: "hana" }, []],
    ["with somebody else's address", { emailOwnerId: "amara" }, ["emailTaken"]],
    ["new, with an address in use", { personId: null, emailOwnerId: "amara" }, ["emailTaken"]],
    ["under themself", { managerId: "hana" }, ["managerBelow"]],
    ["under who reports to them", { managerId: "amara" }, ["managerBelow"]],
    ["under somebody of a line in a circle", { managerId: "boros" }, []],
  ])("keeping a person %s", (_, patch, expected) => {
    expect(codes(objectionsToKeepPerson({ ...facts, ...patch }))).toEqual(expected);
  });
});

describe("keeping a role", () => {
  const facts: RoleFacts = {
    actor: who("recruiter"),
    hiringManager: "active",
    recruiter: "active",
    recruiterId: "rosa",
    hiringManagerId: "hana",
    choices: "there",
  };
  it.each<[string, Partial<RoleFacts>, string[]]>([
    ["by a recruiter", {}, []],
    ["by a lead", { actor: who("lead") }, ["recruiterOnly"]],
    ["at a level that is gone", { choices: "gone" }, ["choiceGone"]],
    ["with an unknown hiring manager", { hiringManager: "unknown" }, ["choiceGone"]],
    ["with an unknown recruiter", { recruiter: "unknown" }, ["choiceGone"]],
    ["with a hiring manager who left", { hiringManager: "deactivated" }, ["accountInactive hana"]],
    ["with a recruiter who left", { recruiter: "deactivated" }, ["accountInactive rosa"]],
    [
      "with two who left",
      { hiringManager: "deactivated", recruiter: "deactivated" },
      ["accountInactive hana rosa"],
    ],
    ["with a recruiter who is none", { recruiter: "notARecruiter" }, ["notARecruiter rosa"]],
  ])("%s", (_, patch, expected) => {
    expect(movers(objectionsToKeepRole({ ...facts, ...patch }))).toEqual(expected);
  });
});
