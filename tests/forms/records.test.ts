import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { candidateForm } from "~/forms/candidate";
import { roleForm } from "~/forms/role";
import { settingsForm } from "~/forms/settings";
import { stepForm } from "~/forms/step";

const ID = "0b0c6a1e-6a58-4c8e-9a35-3d1a52c4b7aa";

function parse<S extends z.ZodType>(schema: S, fields: Record<string, string | readonly string[]>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const one of [value].flat()) form.append(name, String(one));
  const submission = parseWithZod(form, { schema });
  return submission.status === "success" ? { value: submission.value } : { errors: submission.error };
}

const CANDIDATE = { name: " Noor ", email: "Noor@Example.com", notes: "", links: "", personId: "" };

describe("a candidate's form", () => {
  test("takes what is left blank as nothing", () => {
    expect(parse(candidateForm, CANDIDATE).value).toEqual({
      ...{ name: "Noor", email: "noor@example.com", notes: "", links: [], personId: null },
    });
  });

  test("keeps line breaks as LF, and each link once", () => {
    const links = "https://a.example\r\n\r\n https://b.example/x \r\nhttps://a.example";
    const { value } = parse(candidateForm, { ...CANDIDATE, notes: "One.\r\n\r\nTwo.", links });
    expect(value).toMatchObject({
      notes: "One.\n\nTwo.",
      links: ["https://a.example", "https://b.example/x"],
    });
  });

  test.each(["javascript:alert(1)", "data:text/html,x", "nonsense", "//example.com"])(
    "refuses %s as a link",
    (links) => {
      expect(parse(candidateForm, { ...CANDIDATE, links }).errors).toHaveProperty("links");
    },
  );

  test("refuses characters that can't be shown", () => {
    expect(parse(candidateForm, { ...CANDIDATE, notes: "a\u0000b" }).errors).toHaveProperty("notes");
  });
});

test("a step is founding only where it is ticked", () => {
  const step = { intent: "barRaiser", step: "certified", on: "2026-11-01", note: "" };
  expect(parse(stepForm, step).value).toMatchObject({ origin: "ordinary", note: "" });
  expect(parse(stepForm, { ...step, origin: "on" }).value).toMatchObject({ origin: "founding" });
});

test("a step took place in a loop, outside, or nothing is said of it", () => {
  const step = { intent: "interviewer", step: "shadow", on: "2026-11-01" };
  const placeOf = (place: string) => parse(stepForm, { ...step, place });
  expect(placeOf("").value).toMatchObject({ place: "unsaid" });
  expect(placeOf("outside").value).toMatchObject({ place: "outside" });
  expect(placeOf(ID).value).toMatchObject({ place: { loopId: ID } });
  expect(placeOf("elsewhere").errors).toHaveProperty("place");
});

test("a ladder has its own steps alone", () => {
  const sent = (intent: string, step: string) => parse(stepForm, { intent, step, on: "2026-11-01" });
  expect(sent("interviewer", "certified").errors).toHaveProperty("step");
  expect(sent("barRaiser", "onTheirOwn").errors).toHaveProperty("step");
});

test("a role needs a principle, be it one", () => {
  const role = { title: "Engineer", level: "5", teamId: ID, hiringManagerId: ID, recruiterId: ID };
  expect(parse(roleForm, role).errors).toEqual({ principles: ["Choose at least one principle."] });
  expect(parse(roleForm, { ...role, principles: ID }).value).toMatchObject({ level: 5, principles: [ID] });
});

test("the organisation's times keep to their bounds, and a level is exempt only where it is ticked", () => {
  const bands = { seniorFrom: "5", leaderFrom: "7", shadowSteps: "20", reverseShadowSteps: "1" };
  const times = { feedbackHours: "337", overdueHours: "1", coolOffDays: "0", currencyDays: "30", ...bands };
  expect(parse(settingsForm, { intent: "organisation", name: "W", ...times }).errors).toEqual({
    feedbackHours: ["Use a number from 1 to 336."],
  });
  const right = { intent: "organisation", name: "W", ...times, feedbackHours: "24" };
  expect(parse(settingsForm, right).value).toMatchObject({ seniorFrom: 5, leaderFrom: 7 });
  expect(parse(settingsForm, { ...right, leaderFrom: "5" }).errors).toEqual({
    leaderFrom: ["Leaders begin above the level from which one is senior."],
  });
  const level = { intent: "addLevel", number: "3", label: "L3" };
  expect(parse(settingsForm, level).value).toEqual({
    intent: "addLevel",
    number: 3,
    label: "L3",
    exempt: false,
  });
  expect(parse(settingsForm, { ...level, exempt: "on" }).value).toMatchObject({ exempt: true });
});
