import { opinionsIn, topicsIn } from "../../app/domain/writing";
import { soughtIn, type WritingLists } from "../../app/domain/writing-lists";
import { HELD } from "./held";
import type { Labelled } from "./labelled";
import { TUNED } from "./tuned";

/** How well the checks find what people marked: of each key, how many were found, missed and wrongly said. */
export interface Measured {
  readonly key: string;
  readonly right: number;
  readonly missed: number;
  readonly wrong: number;
}

export const SETS = { held: HELD, tuned: TUNED } as const;

/** What the lists say of one sentence: the keys. */
export function keysIn(text: string, lists: WritingLists): readonly string[] {
  const sought = soughtIn(lists);
  const topics = lists.topics.filter(({ title }) =>
    topicsIn(text, { sought }).some((t) => t.title === title),
  );
  const opinion = opinionsIn(text, { sought }).length > 0 ? ["opinion"] : [];
  return [...topics.map(({ key }) => key), ...opinion];
}

/** Measures each key over a set, the sum last. */
export function measure(set: readonly Labelled[], lists: WritingLists): readonly Measured[] {
  const judged = set.map(([text, ...marked]) => ({ marked, said: keysIn(text, lists) }));
  const keys = [...lists.topics.map(({ key }) => key), "opinion"];
  const each = keys.map((key) => ({
    key,
    right: judged.filter(({ marked, said }) => marked.includes(key) && said.includes(key)).length,
    missed: judged.filter(({ marked, said }) => marked.includes(key) && !said.includes(key)).length,
    wrong: judged.filter(({ marked, said }) => !marked.includes(key) && said.includes(key)).length,
  }));
  const sum = (part: "right" | "missed" | "wrong") => each.reduce((total, one) => total + one[part], 0);
  return [...each, { key: "all", right: sum("right"), missed: sum("missed"), wrong: sum("wrong") }];
}

/** The share of what was said that is right, and the share of what is there that was said; 1 for none of none. */
export const precision = ({ right, wrong }: Measured): number =>
  right + wrong === 0 ? 1 : right / (right + wrong);
export const recall = ({ right, missed }: Measured): number =>
  right + missed === 0 ? 1 : right / (right + missed);

/** The sentences that were judged otherwise than people marked them. */
export const mistakes = (set: readonly Labelled[], lists: WritingLists): readonly string[] =>
  set.flatMap(([text, ...marked]) => {
    const said = keysIn(text, lists);
    const missed = marked.filter((key) => !said.includes(key)).map((key) => `missed ${key}`);
    const wrong = said.filter((key) => !marked.includes(key)).map((key) => `wrongly ${key}`);
    return missed.length + wrong.length === 0 ? [] : [`${[...missed, ...wrong].join(", ")}: ${text}`];
  });
