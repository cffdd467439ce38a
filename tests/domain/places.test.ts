import { describe, expect, it } from "vitest";
import { readsAudit } from "~/domain/audit";
import { isId } from "~/domain/id";
import { placesOf, type Standing } from "~/domain/places";
import { CAPABILITIES, type Capability, can, type Viewer } from "~/domain/viewer";

const viewer = (...capabilities: Capability[]) => ({ id: "me", capabilities }) as unknown as Viewer;
const NONE: Standing = { certified: false, appointed: false, hiringManager: false };
const EVERYBODY = ["My work", "Loops", "Roles", "Question bank", "People"];
const labels = (who: Viewer, standing: Partial<Standing> = {}) =>
  placesOf(who, { ...NONE, ...standing }).map((p) => p.label);

describe("where one can go", () => {
  it.each<[string, Viewer, Partial<Standing>, readonly string[]]>([
    ["somebody without any capability", viewer(), {}, []],
    ["a recruiter", viewer("recruiter"), {}, ["Offers", "Candidates"]],
    ["an admin", viewer("admin"), {}, ["Offers", "Candidates", "Audit", "Settings"]],
    ["a lead", viewer("lead"), {}, ["Bar Raiser desk", "Offers", "Candidates", "Audit", "Settings"]],
    ["an auditor", viewer("auditor"), {}, ["Offers", "Candidates", "Audit"]],
    ["a certified Bar Raiser", viewer(), { certified: true }, ["Bar Raiser desk"]],
    ["one who was appointed once", viewer(), { appointed: true }, ["Bar Raiser desk"]],
    ["a hiring manager", viewer(), { hiringManager: true }, ["Candidates"]],
  ])("%s", (_, who, standing, expected) => {
    expect(labels(who, standing).filter((label) => !EVERYBODY.includes(label))).toEqual(expected);
    expect(labels(who, standing).filter((label) => EVERYBODY.includes(label))).toEqual(EVERYBODY);
  });

  it("has an address for each place, in one order", () => {
    expect(placesOf(viewer("lead"), NONE).map(({ to, label }) => `${label}: ${to}`)).toEqual([
      ...["My work: /", "Loops: /loops", "Bar Raiser desk: /bar-raiser", "Offers: /offers"],
      ...[
        "Candidates: /candidates",
        "Roles: /roles",
        "Question bank: /questions",
        "People: /people",
        "Audit: /audit",
        "Settings: /settings",
      ],
    ]);
  });

  it("reads the audit log with a capability for it (R1)", () => {
    expect(CAPABILITIES.filter((held) => readsAudit(viewer(held)))).toEqual(["admin", "lead", "auditor"]);
    expect([readsAudit(viewer()), readsAudit(viewer("recruiter", "auditor"))]).toEqual([false, true]);
  });

  it("leads to a thing by its id, and to nothing by anything else", () => {
    const id = "0190a0b1-c2d3-7e4f-8a9b-0c1d2e3f4a5b";
    expect(isId(id)).toBe(true);
    for (const other of [
      "",
      `x${id}`,
      `${id}x`,
      id.toUpperCase(),
      id.replaceAll("-", ""),
      id.slice(1),
      id.slice(0, -1),
      id.replace("c2d3-", ""),
      id.replace("c2d3", "c2d"),
      id.replace("c", "g"),
    ])
      expect(isId(other)).toBe(false);
  });

  it("asks for the very capability", () => {
    for (const held of CAPABILITIES)
      expect(CAPABILITIES.filter((capability) => can(viewer(held), capability))).toEqual([held]);
    expect(CAPABILITIES).toEqual(["admin", "recruiter", "lead", "auditor"]);
  });
});
