import { objectionsToEnd } from "~/domain/ending";
import { barRaiserOf, type Id, type Loop, openVetoOf } from "~/domain/loop";
import { objectionsToOfferDeed, type RecruiterDeed } from "~/domain/offer";
import {
  citesThatLift,
  objectionsToCastVeto,
  objectionsToLift,
  objectionsToUphold,
  resolverOf,
} from "~/domain/veto";
import { castVeto, end, nextInstant, offerDeed } from "./facts";
import { type Act, pointless, TEXT } from "./model";

const uphold = (loop: Loop, byId: Id): Loop => {
  const at = nextInstant(loop);
  const resolution = { kind: "upheld" as const, byId, at, text: TEXT, cites: [] };
  const no = {
    id: `decision-${loop.decisions.length + 1}`,
    debriefId: null,
    outcome: "noHire" as const,
    level: loop.terms.level,
    reason: TEXT,
    byId,
    at,
    levelBars: [],
  };
  return {
    ...loop,
    vetoes: loop.vetoes.map((v) => (v.resolution ? v : { ...v, resolution })),
    decisions: [...loop.decisions, no],
    ending: { kind: "vetoUpheld", reason: TEXT, byId, at },
    changedAt: at,
  };
};

const deed =
  (name: RecruiterDeed): Act =>
  (loop, by) => ({
    objections: objectionsToOfferDeed(by(loop.recruiterId), loop, name, TEXT),
    after: (l) => {
      const done = offerDeed(l, name, TEXT);
      if (name === "accepted") return end(done, "offerAccepted");
      if (name === "declined") return end(done, "offerDeclined");
      return name === "rescinded" ? end(done, "offerRescinded") : done;
    },
  });

const evidenceIn = (loop: Loop) =>
  loop.writing.feedback
    .flatMap((f) => f.content.principles.flatMap((p) => p.evidence))
    .map((e) => ({ kind: "evidence" as const, id: e.id }));

/** Vetoes, offers and the loop's end. */
export const OFFER_ACTS = {
  veto: (loop, by) => {
    const who = by(barRaiserOf(loop));
    const input = { rationale: TEXT, principles: ["earnTrust"], cites: evidenceIn(loop).slice(0, 1) };
    return { objections: objectionsToCastVeto(who, loop, input), after: (l) => castVeto(l, who) };
  },
  lift: (loop, by, dice) => {
    const open = openVetoOf(loop);
    if (!open) return pointless;
    const who = by(resolverOf(loop, open));
    const cites = dice.pick([citesThatLift(loop), citesThatLift(loop), evidenceIn(loop), []]).slice(0, 2);
    const resolution = { kind: "lifted" as const, byId: who, at: nextInstant(loop), text: TEXT, cites };
    const vetoes = loop.vetoes.map((v) => (v === open ? { ...v, resolution } : v));
    return {
      objections: objectionsToLift(who, loop, { text: TEXT, cites }),
      after: (l) => ({ ...l, vetoes, changedAt: resolution.at }),
    };
  },
  uphold: (loop, by) => {
    const open = openVetoOf(loop);
    if (!open) return pointless;
    const who = by(resolverOf(loop, open));
    return { objections: objectionsToUphold(who, loop, { text: TEXT }), after: (l) => uphold(l, who) };
  },
  ready: deed("ready"),
  extended: deed("extended"),
  accepted: deed("accepted"),
  declined: deed("declined"),
  rescinded: deed("rescinded"),
  end: (loop, by) => ({
    objections: objectionsToEnd(by(loop.recruiterId), loop, "candidateWithdrew", TEXT),
    after: (l) => end(l),
  }),
} satisfies Record<string, Act>;
