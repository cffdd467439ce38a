import { isBlank } from "./content";
import type { Content } from "./feedback";
import type { Id } from "./loop";
import { type Place, placesUnless, type Token, tokensOf } from "./phrases";
import type { Sought, soughtIn } from "./writing-lists";

/** Which part of the form a hint is about. */
export interface Spot {
  readonly principleId: Id | null;
  /** Which piece of evidence, counted from 0; null for what is not one. */
  readonly evidence: number | null;
  readonly field: "situation" | "action" | "result" | "reason" | "summary" | "vote";
}

/**
 * Something that its writer may want to change. For their eyes only: it scores nothing, stops nothing, and is never kept or
 * sent anywhere (M4).
 */
export interface Hint {
  readonly spot: Spot;
  readonly kind: "topic" | "opinion" | "noAction" | "noResult" | "voteAgainstRatings" | "copied";
  /** The topic's title; null for the other kinds. */
  readonly title: string | null;
  readonly reason: string;
  /** The passage it is about, in the field's text; null where it is about what is missing. */
  readonly passage: { readonly from: number; readonly to: number } | null;
}

/** What a text is held against. */
export interface Against {
  readonly sought: ReturnType<typeof soughtIn>;
  /** Texts that were there before: what the panel was told of the candidate, and the questions. */
  readonly sources: readonly string[];
}

/** So many words in a row that stand in another text are taken from there: fewer are how people speak. */
export const COPIED_WORDS = 8;

const passageOf = (tokens: readonly Token[], { from, to }: Place) => ({
  from: tokens[from]?.from ?? 0,
  to: tokens[to - 1]?.to ?? 0,
});

type Found = Pick<Hint, "kind" | "title" | "reason" | "passage">;

const found = (sought: Sought, kind: "topic" | "opinion", tokens: readonly Token[]): readonly Found[] =>
  placesUnless(sought.phrases, sought.unless, tokens).map((place) => ({
    ...{ kind, reason: sought.reason, title: kind === "topic" ? sought.title : null },
    passage: passageOf(tokens, place),
  }));

/** The topics that a text touches, each passage with its reason. */
export const topicsIn = (text: string, { sought }: Pick<Against, "sought">): readonly Found[] => {
  const tokens = tokensOf(text);
  return sought.topics.flatMap((topic) => found(topic, "topic", tokens));
};

/** Opinion where an observation belongs. */
export const opinionsIn = (text: string, { sought }: Pick<Against, "sought">): readonly Found[] =>
  found(sought.opinions, "opinion", tokensOf(text));

const COPIED =
  "This stands word for word in the brief or in a question. Write what you heard in the interview.";

/** Passages of eight words and more that stand in one of the sources in the same order. */
export const copiedIn = (text: string, sources: readonly string[]): readonly Found[] => {
  const tokens = tokensOf(text);
  const runs = new Set(
    sources.flatMap((source) => {
      const words = tokensOf(source).map((t) => t.word);
      return words.map((_, n) => words.slice(n, n + COPIED_WORDS).join(" "));
    }),
  );
  const places: Place[] = [];
  for (let from = 0; from + COPIED_WORDS <= tokens.length; from += 1) {
    const run = tokens.slice(from, from + COPIED_WORDS).map((t) => t.word);
    if (!runs.has(run.join(" "))) continue;
    const last = places.at(-1);
    if (last && last.to >= from) places[places.length - 1] = { from: last.from, to: from + COPIED_WORDS };
    else places.push({ from, to: from + COPIED_WORDS });
  }
  return places.map((place) => ({
    ...({ kind: "copied", title: null, reason: COPIED } as const),
    passage: passageOf(tokens, place),
  }));
};

const textHints = (text: string, spot: Spot, against: Against): readonly Hint[] =>
  [
    ...topicsIn(text, against),
    ...(spot.evidence === null ? [] : opinionsIn(text, against)),
    ...copiedIn(text, against.sources),
  ]
    .map((hint) => ({ ...hint, spot }))
    .sort((a, b) => (a.passage?.from ?? 0) - (b.passage?.from ?? 0));

const missingHint = (spot: Spot, kind: "noAction" | "noResult", reason: string): Hint => ({
  ...{ spot, kind, reason, title: null, passage: null },
});

const evidenceHints = (content: Content, against: Against): readonly Hint[] =>
  content.principles.flatMap(({ principleId, evidence, notAssessedReason }) => [
    ...textHints(notAssessedReason ?? "", { principleId, evidence: null, field: "reason" }, against),
    ...evidence.flatMap((e, index) => {
      const at = (field: "situation" | "action" | "result"): Spot => ({
        principleId,
        evidence: index,
        field,
      });
      const isBegun = ![e.situation, e.action, e.result].every(isBlank);
      return [
        ...(["situation", "action", "result"] as const).flatMap((f) => textHints(e[f], at(f), against)),
        ...(isBegun && isBlank(e.action) ? [missingHint(at("action"), "noAction", NO_ACTION)] : []),
        ...(isBegun && isBlank(e.result) ? [missingHint(at("result"), "noResult", NO_RESULT)] : []),
      ];
    }),
  ]);

const NO_ACTION = "What did the candidate do? Without it this is a story about other people.";
const NO_RESULT = "What came of it? Write also that you did not learn it.";

const AGAINST: Readonly<Record<"inclined" | "notInclined", string>> = {
  inclined:
    "You are inclined, and rate more concerns than strengths. Explain it in the summary, or change one of them.",
  notInclined:
    "You are not inclined, and rate strengths and no concern. Explain it in the summary, or change one of them.",
};

/** A vote that the ratings speak against. It may well be right: then the summary says why. */
const voteHints = ({ vote, principles }: Content): readonly Hint[] => {
  const ratings = principles.flatMap(({ rating }) => rating ?? []);
  const strengths = ratings.filter((rating) => rating >= 4).length;
  const concerns = ratings.filter((rating) => rating <= 2).length;
  const isFor = vote === "inclined" || vote === "stronglyInclined";
  const isAgainst = vote !== null && (isFor ? concerns > strengths : concerns === 0 && strengths > 0);
  if (!isAgainst) return [];
  const reason = AGAINST[isFor ? "inclined" : "notInclined"];
  const spot: Spot = { principleId: null, evidence: null, field: "vote" };
  return [{ spot, kind: "voteAgainstRatings", title: null, reason, passage: null }];
};

/** Everything that the writer may want to look at again, in the order of the form. */
export const hintsFor = (content: Content, against: Against): readonly Hint[] => [
  ...evidenceHints(content, against),
  ...voteHints(content),
  ...textHints(content.summary, { principleId: null, evidence: null, field: "summary" }, against),
];
