import { rated, type Words, type Written } from "~/data/demo/writing";

type Principle = keyof Written["principles"];

const about = (what: string) =>
  rated(
    3,
    [`They took over ${what} late.`, "They listed what was missing and went through it.", "It shipped."],
    [`${what} failed once more.`, "They wrote the cause down for everybody.", "It has not come back."],
  );

const written = (who: string, ...principles: readonly Principle[]): Written => ({
  vote: "notInclined",
  bar: "meets",
  summary: `${who} heard solid work and nothing that goes beyond the team as it is.`,
  principles: Object.fromEntries(principles.map((name) => [name, about(`the work that ${who} asked about`)])),
});

/** A screen that is revealed, and the main round after it. */
export const SCREENED: Words = {
  bashir: written("Bashir", "Customer Obsession"),
  meiLin: written("Mei-Lin", "Dive Deep"),
  luca: written("Luca", "Earn Trust"),
  wren: written("Wren", "Customer Obsession"),
  ines: written("Ines", "Customer Obsession", "Invent and Simplify"),
  zofia: written("Zofia", "Are Right, A Lot", "Dive Deep"),
  obi: written("Obi", "Have Backbone; Disagree and Commit"),
  anselm: written("Anselm", "Dive Deep"),
};

/** A screen of a loop that ended before everybody had written. */
export const ABANDONED: Words = {
  tomasz: written("Tomasz", "Think Big"),
  ines: written("Ines", "Earn Trust"),
};

/** A main round whose Bar Raiser steps back after the reveal. */
export const HANDED_OVER: Words = {
  bashir: written("Bashir", "Customer Obsession"),
  zofia: written("Zofia", "Are Right, A Lot", "Dive Deep"),
  meiLin: written("Mei-Lin", "Invent and Simplify"),
  obi: written("Obi", "Have Backbone; Disagree and Commit"),
  anselm: written("Anselm", "Dive Deep"),
};
