import { describe, expect, it } from "vitest";
import {
  type CandidateFacts,
  type CandidateSeat,
  type CandidateSight,
  type ConflictFacts,
  objectionsToDeclare,
  objectionsToKeepCandidate,
  sightOfCandidate,
} from "~/domain/candidate";
import { type CreationFacts, objectionsToCreate } from "~/domain/creation";
import type { Capability } from "~/domain/viewer";
import { movers } from "../support/codes";

const who = (...capabilities: Capability[]) => ({ id: "me", capabilities });

describe("S8, S9: who sees a candidate's record", () => {
  it.each<[string, Capability[], CandidateSeat, CandidateSight]>([
    ["with a part in a loop", [], "seated", "everything"],
    ["without any", [], "none", "nothing"],
    ["a recruiter", ["recruiter"], "none", "everything"],
    ["an admin", ["admin"], "none", "everything"],
    ["a lead", ["lead"], "none", "existence"],
    ["an auditor", ["auditor"], "none", "existence"],
    ["a lead with a part", ["lead"], "seated", "everything"],
    ["a lead who recruits too", ["lead", "recruiter"], "none", "everything"],
  ])("%s", (_, capabilities, seat, expected) => {
    expect(sightOfCandidate(who(...capabilities), null, seat)).toBe(expected);
    expect(sightOfCandidate(who(...capabilities), "somebody", seat)).toBe(expected);
    expect(sightOfCandidate(who(...capabilities), "me", seat)).toBe("nothing");
  });
});

describe("keeping a candidate's record", () => {
  const facts: CandidateFacts = {
    actor: who("recruiter"),
    personId: "noor",
    nextPersonId: "noor",
    nextPerson: "there",
    interviews: "none",
    nextPersonSeat: "none",
    nextEmail: "free",
  };
  it.each<[string, Partial<CandidateFacts>, string[]]>([
    ["by a recruiter", {}, []],
    ["by a lead", { actor: who("lead") }, ["recruiterOnly"]],
    ["as a person who is gone", { nextPerson: "gone" }, ["choiceGone"]],
    ["with an address that another record has (P7)", { nextEmail: "known" }, ["candidateKnown"]],
    [
      "as somebody who sits in their loops (P3, V1)",
      { nextPersonId: "ravi", nextPersonSeat: "seated" },
      ["seatedHere ravi"],
    ],
    ["as the same person still", { nextPersonSeat: "seated" }, []],
    ["as somebody else before interviews", { nextPersonId: "otto" }, []],
    ["as somebody else once they began (S9)", { nextPersonId: "otto", interviews: "begun" }, ["linkStands"]],
    ["as nobody once they began (S9)", { nextPersonId: null, interviews: "begun" }, ["linkStands"]],
    ["as the same person once they began", { interviews: "begun" }, []],
    ["as somebody for the first time, once they began", { personId: null, interviews: "begun" }, []],
  ])("%s", (_, patch, expected) => {
    expect(movers(objectionsToKeepCandidate({ ...facts, ...patch }))).toEqual(expected);
  });
});

describe("P3: declaring a conflict on a candidate's page", () => {
  const facts: ConflictFacts = {
    actor: who(),
    candidatePersonId: null,
    personId: "me",
    person: "there",
    declared: ["bo"],
    reason: "We are related.",
  };
  it.each<[string, Partial<ConflictFacts>, string[]]>([
    ["one's own", {}, []],
    ["somebody else's", { personId: "otto" }, ["declareForOthers"]],
    ["somebody else's, by a recruiter", { actor: who("recruiter"), personId: "otto" }, []],
    ["of somebody who is gone", { person: "gone" }, ["choiceGone"]],
    ["of the candidate", { candidatePersonId: "me" }, ["isCandidate"]],
    ["a second time", { declared: ["bo", "me"] }, ["conflictKnown me"]],
    ["without a reason", { reason: " " }, ["reasonMissing"]],
  ])("%s", (_, patch, expected) => {
    expect(movers(objectionsToDeclare({ ...facts, ...patch }))).toEqual(expected);
  });
});

describe("P7: beginning a loop", () => {
  const facts: CreationFacts = {
    actor: who("recruiter"),
    candidatePersonId: "noor",
    conflicts: ["bo"],
    role: "open",
    hiringManagerId: "hana",
    recruiterId: "rosa",
    inactive: [],
    openLoopOf: null,
  };
  it.each<[string, Partial<CreationFacts>, string[]]>([
    ["by a recruiter", {}, []],
    ["of a candidate who is nobody of the house", { candidatePersonId: null }, []],
    ["by an auditor", { actor: who("auditor") }, ["recruiterOnly"]],
    ["for a role that is gone", { role: "unknown" }, ["choiceGone"]],
    ["for a closed role", { role: "closed" }, ["roleIsClosed"]],
    ["besides an open one", { openLoopOf: "rene" }, ["loopIsOpen rene"]],
    ["with the candidate as hiring manager (S9)", { hiringManagerId: "noor" }, ["seatNotForCandidate"]],
    ["with the candidate as recruiter (S9)", { recruiterId: "noor" }, ["seatNotForCandidate"]],
    ["with somebody who left", { inactive: ["hana"] }, ["seatNotForInactive hana"]],
    ["with a conflict (P3)", { recruiterId: "bo" }, ["seatNotForConflict bo"]],
    [
      "with one person in both seats, under a conflict",
      { hiringManagerId: "bo", recruiterId: "bo" },
      ["seatNotForConflict bo"],
    ],
  ])("%s", (_, patch, expected) => {
    expect(movers(objectionsToCreate({ ...facts, ...patch }))).toEqual(expected);
  });
});
