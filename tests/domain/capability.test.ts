import { describe, expect, it } from "vitest";
import {
  objectionsToDeactivate,
  objectionsToGrant,
  objectionsToReactivate,
  objectionsToRevoke,
  type Standing,
} from "~/domain/capability";
import type { Capability } from "~/domain/viewer";
import { movers } from "../support/codes";

const by = (id: string, ...capabilities: Capability[]) => ({ id, capabilities });
const ADMIN = by("ada", "admin");
const LEAD = by("lena", "lead");
const rosa: Standing = {
  actor: ADMIN,
  personId: "rosa",
  held: ["recruiter"],
  account: "active",
  leads: ["lena", "luis"],
};
const luis: Standing = { ...rosa, personId: "luis", held: ["lead"] };
const lastLead: Standing = { ...luis, leads: ["luis"] };

describe("P4: nobody grants themselves a capability, and leads are made by leads", () => {
  it.each<[string, Standing, Capability, string[]]>([
    ["by an admin", rosa, "auditor", []],
    ["by a recruiter", { ...rosa, actor: by("rene", "recruiter") }, "auditor", ["adminOnly"]],
    ["by a lead", { ...rosa, actor: LEAD }, "auditor", ["adminOnly"]],
    ["lead, by an admin", rosa, "lead", ["leadByLead"]],
    ["lead, by a lead", { ...rosa, actor: LEAD }, "lead", []],
    ["to oneself", { ...rosa, actor: by("rosa", "admin") }, "auditor", ["notOwnCapability"]],
    ["lead, to oneself", { ...rosa, actor: by("rosa", "admin") }, "lead", ["leadByLead", "notOwnCapability"]],
    ["to somebody deactivated", { ...rosa, account: "deactivated" }, "auditor", ["accountInactive rosa"]],
    ["what is held", rosa, "recruiter", ["alreadyDone"]],
  ])("granting %s", (_, standing, capability, expected) => {
    expect(movers(objectionsToGrant(standing, capability))).toEqual(expected);
  });

  it.each<[string, Standing, Capability, string[]]>([
    ["by an admin", rosa, "recruiter", []],
    ["by a recruiter", { ...rosa, actor: by("rene", "recruiter") }, "recruiter", ["adminOnly"]],
    ["what is not held", rosa, "auditor", ["alreadyDone"]],
    ["from somebody deactivated", { ...rosa, account: "deactivated" }, "recruiter", []],
    ["lead, by an admin", luis, "lead", ["leadByLead"]],
    ["lead, by another lead", { ...luis, actor: LEAD }, "lead", []],
    ["lead, from the last one", { ...lastLead, actor: by("lena", "lead") }, "lead", ["lastLead"]],
    ["lead, from oneself", { ...luis, actor: by("luis", "lead") }, "lead", ["notOwnCapability"]],
    ["something else from the last lead", { ...lastLead, held: ["lead", "auditor"] }, "auditor", []],
    ["lead, while one other is left", { ...luis, actor: LEAD, leads: ["lena"] }, "lead", []],
  ])("revoking %s", (_, standing, capability, expected) => {
    expect(movers(objectionsToRevoke(standing, capability))).toEqual(expected);
  });
});

describe("P4: the last lead stays", () => {
  it.each<[string, Standing, string[], string[]]>([
    ["an active account, by an admin", rosa, [], ["alreadyDone"]],
    ["a deactivated one", { ...rosa, account: "deactivated" }, ["alreadyDone"], []],
    ["by a lead", { ...rosa, actor: LEAD }, ["adminOnly"], ["adminOnly", "alreadyDone"]],
    [
      "one's own",
      { ...rosa, actor: by("rosa", "admin") },
      ["notOwnAccount"],
      ["notOwnAccount", "alreadyDone"],
    ],
    ["of one lead of two", luis, [], ["alreadyDone"]],
    ["of the first lead of two", { ...luis, leads: ["luis", "lena"] }, [], ["alreadyDone"]],
    ["of the last lead", lastLead, ["lastLead"], ["alreadyDone"]],
    ["of a lead besides the last active one", { ...luis, leads: ["lena"] }, [], ["alreadyDone"]],
  ])("deactivating and reactivating %s", (_, standing, deactivating, reactivating) => {
    expect(movers(objectionsToDeactivate(standing))).toEqual(deactivating);
    expect(movers(objectionsToReactivate(standing))).toEqual(reactivating);
  });
});
