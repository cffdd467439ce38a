import { expect, it } from "vitest";
import type { Id } from "~/domain/loop";
import { showLoop } from "~/domain/show";
import { asker } from "../support/askers";
import * as facts from "../support/facts";

const MOVE = { from: 100, to: 200, reason: "Her train is late.", byId: "rosa", at: 50 };
const loop = facts.withAssignment(facts.start(facts.aLoop()), "main-amara", { moves: [MOVE] });
const movesOf = (who: Id) =>
  showLoop(asker(who), loop)?.rounds[0]?.assignments.find((a) => a.person.id === "amara")?.moves;

it.each<[Id, string | null]>([
  ["amara", MOVE.reason],
  ["bo", MOVE.reason],
  ["lena", MOVE.reason],
  ["ada", null],
  ["aldo", null],
])("S8: %s is told that an interview was moved, with the reason: %s", (who, reason) => {
  expect(movesOf(who)).toEqual([{ from: 100, to: 200, at: 50, by: { id: "rosa", name: "Rosa" }, reason }]);
});
