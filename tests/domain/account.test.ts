import { describe, expect, it } from "vitest";
import {
  type AccountLink,
  type Holder,
  objectionsToAgree,
  objectionsToEndSessions,
  objectionsToInvite,
  objectionsToReset,
  objectionsToUse,
} from "~/domain/account";
import type { Objection } from "~/domain/objections";
import { placesOf } from "~/domain/places";
import type { Capability, Viewer } from "~/domain/viewer";

const NOW = 1_000;
const codes = (objections: readonly Objection[]) => objections.map((o) => o.code);
const keeper = (id: string, ...capabilities: readonly Capability[]) => ({ id, capabilities });
const holder = (overrides: Partial<Holder> = {}): Holder => ({
  id: "bo",
  deactivatedAt: null,
  hasAccount: true,
  ...overrides,
});
const reset = (overrides: Partial<AccountLink> = {}): AccountLink => ({
  kind: "reset",
  personId: "bo",
  createdById: "ada",
  agreedById: null,
  expiresAt: NOW + 1,
  usedAt: null,
  ...overrides,
});

describe("A1: who makes a link", () => {
  it.each([
    ["an admin invites", objectionsToInvite(keeper("ada", "admin"), holder({ hasAccount: false })), []],
    [
      "a lead doesn't",
      objectionsToInvite(keeper("lee", "lead"), holder({ hasAccount: false })),
      ["adminOnly"],
    ],
    ["not into an account in use", objectionsToInvite(keeper("ada", "admin"), holder()), ["accountInUse"]],
    ["an admin resets", objectionsToReset(keeper("ada", "admin"), holder()), []],
    ["a recruiter doesn't", objectionsToReset(keeper("rosa", "recruiter"), holder()), ["adminOnly"]],
    ["nobody for themself", objectionsToReset(keeper("bo", "admin"), holder()), ["linkForOneself"]],
    [
      "nothing to reset",
      objectionsToReset(keeper("ada", "admin"), holder({ hasAccount: false })),
      ["accountMissing"],
    ],
    [
      "a deactivated person",
      objectionsToReset(keeper("ada", "admin"), holder({ deactivatedAt: 1 })),
      ["personIsDeactivated"],
    ],
    ["an admin ends sessions", objectionsToEndSessions(keeper("ada", "admin")), []],
    ["a lead doesn't end them", objectionsToEndSessions(keeper("lee", "lead")), ["adminOnly"]],
  ])("%s", (_, objections, expected) => expect(codes(objections)).toEqual(expected));
});

describe("A1: who agrees to a reset", () => {
  const agree = (who: ReturnType<typeof keeper>, link: AccountLink | null) =>
    codes(objectionsToAgree(who, holder(), link, NOW));

  it.each([
    ["another admin", keeper("eve", "admin"), reset(), []],
    ["a lead", keeper("lee", "lead"), reset(), []],
    ["not its maker", keeper("ada", "admin"), reset(), ["secondPersonNeeded"]],
    ["not its person", keeper("bo", "admin"), reset(), ["linkForOneself"]],
    ["not an auditor", keeper("ann", "auditor"), reset(), ["agreersOnly"]],
    ["not to nothing", keeper("lee", "lead"), null, ["noLinkWaiting"]],
    ["not when it is over", keeper("lee", "lead"), reset({ expiresAt: NOW }), ["noLinkWaiting"]],
    ["not when it was used", keeper("lee", "lead"), reset({ usedAt: 1 }), ["noLinkWaiting"]],
    ["not twice", keeper("lee", "lead"), reset({ agreedById: "eve" }), ["alreadyDone"]],
  ] as const)("%s", (_, who, link, expected) => expect(agree(who, link)).toEqual(expected));
});

describe("A1: when a link works", () => {
  const invitation = reset({ kind: "invitation" });

  it.each([
    ["an agreed reset", reset({ agreedById: "lee" }), holder(), []],
    ["not before agreement", reset(), holder(), ["linkUseless"]],
    ["not after its time", reset({ agreedById: "lee", expiresAt: NOW }), holder(), ["linkUseless"]],
    ["not twice", reset({ agreedById: "lee", usedAt: 1 }), holder(), ["linkUseless"]],
    ["an invitation", invitation, holder({ hasAccount: false }), []],
    ["not into an account in use", invitation, holder(), ["linkUseless"]],
    ["not for the deactivated", invitation, holder({ hasAccount: false, deactivatedAt: 1 }), ["linkUseless"]],
  ] as const)("%s", (_, link, who, expected) =>
    expect(codes(objectionsToUse(link, who, NOW))).toEqual(expected),
  );
});

describe("the places that one may open", () => {
  const places = (capabilities: readonly Capability[], standing = {}) =>
    placesOf({ id: "bo", capabilities } as unknown as Viewer, {
      ...{ certified: false, appointed: false, hiringManager: false },
      ...standing,
    }).map((place) => place.label);
  const everyone = ["My work", "Loops", "Roles", "Question bank", "People"];

  it("are few for an interviewer, more by capability and standing", () => {
    expect(places([])).toEqual(everyone);
    expect(places([], { certified: true })).toContain("Bar Raiser desk");
    expect(places([], { appointed: true })).toContain("Bar Raiser desk");
    expect(places([], { hiringManager: true })).toContain("Candidates");
    expect(places(["recruiter"])).toEqual([
      "My work",
      "Loops",
      "Offers",
      "Candidates",
      "Roles",
      "Question bank",
      "People",
    ]);
    expect(places(["auditor"])).toContain("Audit");
    expect(places(["auditor"])).not.toContain("Settings");
    expect(places(["admin"])).toContain("Settings");
  });
});

describe("A1: the second person", () => {
  it("is a lead or an admin, whatever else they are", () => {
    expect(codes(objectionsToAgree(keeper("lee", "recruiter", "lead"), holder(), reset(), NOW))).toEqual([]);
    expect(codes(objectionsToAgree(keeper("lee", "recruiter"), holder(), reset(), NOW))).toEqual([
      "agreersOnly",
    ]);
  });

  it("is asked for a reset alone", () => {
    const invitation = reset({ kind: "invitation" });
    expect(codes(objectionsToAgree(keeper("lee", "lead"), holder(), invitation, NOW))).toEqual([
      "noLinkWaiting",
    ]);
  });
});
