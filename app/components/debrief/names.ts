import type { Id } from "~/domain/loop";
import type { LoopView } from "~/domain/view";

/** The organisation's own labels for its levels, by number. */
export type Levels = readonly { readonly value: string; readonly label: string }[];

export const levelIn = (levels: Levels, level: number): string =>
  levels.find((l) => l.value === String(level))?.label ?? `level ${level}`;

export const nameIn = (view: LoopView, id: Id | null): string =>
  id === null ? "nobody yet" : (view.people[id]?.name ?? "somebody");

export const principleIn = (view: LoopView, id: Id): string =>
  view.principles[id]?.name ?? "a retired principle";
