import { citableIn } from "./citations";
import { barRaiserOf, type Citation, type Id, type Loop, openVetoOf } from "./loop";
import type { Objection, SaidObjection } from "./objections";
import type { Instant } from "./time";
import { citesThatLift, objectionsToCastVeto, resolverOf, stepVeto, vetoStateOf } from "./veto";

/** One citable piece with its words, as a form offers it and a record shows it. */
export interface Quote extends Citation {
  readonly authorId: Id;
  readonly at: Instant;
  /** The principle that a piece of evidence was recorded for; null for an addendum. */
  readonly principleId: Id | null;
  readonly text: string;
}

/** What a reader may do about a veto, and with what. */
export interface VetoPage<Reason = SaidObjection> {
  readonly quotes: readonly Quote[];
  /** What stands in the way of casting; null where it isn't this person's, or a veto is open or upheld. */
  readonly cast: readonly Reason[] | null;
  /** Who resolves the open veto; null without one. */
  readonly resolverId: Id | null;
  readonly isResolver: boolean;
  /** What may be cited to lift it (V3). */
  readonly lifting: readonly Citation[];
}

const IN_THE_FORM: readonly Objection["code"][] = [
  "rationaleMissing",
  "vetoPrinciplesMissing",
  "citationMissing",
];

type Words = Pick<Quote, "principleId" | "text">;

const wordsOf = (loop: Loop): ReadonlyMap<Id, Words> => {
  const words = new Map<Id, Words>();
  for (const part of loop.writing.feedback.flatMap((f) => f.content.principles)) {
    for (const { id, situation, action, result } of part.evidence) {
      words.set(id, { principleId: part.principleId, text: `${situation}\n\n${action}\n\n${result}` });
    }
  }
  for (const { id, text } of loop.writing.addenda) words.set(id, { principleId: null, text });
  return words;
};

/** Every citable piece of revealed writing, in words. Only for those who read the conclusions (S6). */
const quotesIn = (loop: Loop): readonly Quote[] => {
  const words = wordsOf(loop);
  return citableIn(loop).flatMap(({ kind, id, authorId, at }) => {
    const found = words.get(id);
    return found ? [{ kind, id, authorId, at, ...found }] : [];
  });
};

/** What this person may do about a veto on this loop (V1, V3). */
export const vetoPageOf = (personId: Id, loop: Loop): VetoPage<Objection> => {
  const open = openVetoOf(loop);
  const resolverId = open && resolverOf(loop, open);
  const isBarRaiser = loop.terms.hasBarRaiser && barRaiserOf(loop) === personId;
  const canCast = isBarRaiser && loop.ending === null && stepVeto(vetoStateOf(loop), "cast") !== null;
  const nothing = { rationale: "", principles: [], cites: [] };
  return {
    quotes: quotesIn(loop),
    cast: canCast
      ? objectionsToCastVeto(personId, loop, nothing).filter((o) => !IN_THE_FORM.includes(o.code))
      : null,
    resolverId,
    isResolver: resolverId === personId && loop.ending === null,
    lifting: citesThatLift(loop),
  };
};
