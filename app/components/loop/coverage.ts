import type { LoopView } from "~/domain/view";
import type { Coverage } from "../CoverageGrid";
import { KIND_WORDS } from "./words";

type Round = LoopView["rounds"][number];

/** The coverage grid of some rounds as this reader may know it: planned, and where they read it, rated (P1, F1). */
export function coverageGrid(view: LoopView, rounds: readonly Round[]) {
  const planned = rounds.flatMap((r) =>
    r.assignments.filter((a) => a.kind !== "shadow" && a.state !== "excused"),
  );
  const people = new Map(planned.map((a) => [a.person.id, { ...a.person, kind: KIND_WORDS[a.kind] }]));
  const cells: Record<string, Coverage> = {};
  for (const a of planned) for (const id of a.principles) cells[`${a.person.id}:${id}`] = "planned";
  for (const f of standing(view, rounds)) {
    for (const p of f.content.principles) {
      cells[`${f.author.id}:${p.principleId}`] = p.rating === null ? "notAssessed" : "rated";
    }
  }
  return { people: [...people.values()], principles: principlesIn(view, cells), cells };
}

const standing = (view: LoopView, rounds: readonly Round[]) =>
  view.feedback.filter((f) => !f.practice && f.withdrawal === null && rounds.some((r) => r.id === f.roundId));

function principlesIn(view: LoopView, cells: Readonly<Record<string, Coverage>>) {
  const required = view.terms.requiredPrinciples;
  const taken = Object.keys(cells).map((key) => key.slice(key.indexOf(":") + 1));
  const wanted = new Set([...required, ...taken]);
  return inOrder(view, [...wanted]).map((id) => ({
    ...{ id, name: view.principles[id]?.name ?? "A principle" },
    required: required.includes(id),
  }));
}

/** Principles in the organisation's own order, whatever order they were found in. */
export const inOrder = (view: LoopView, ids: readonly string[]): readonly string[] => {
  const order = Object.keys(view.principles);
  return [...ids].sort((a, b) => order.indexOf(a) - order.indexOf(b));
};
