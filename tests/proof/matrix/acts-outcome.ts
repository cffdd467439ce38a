import type { Citation, Loop } from "../../../app/domain/loop.ts";
import type { RecruiterDeed } from "../../../app/domain/offer.ts";
import { offerStateOf } from "../../../app/domain/offer.ts";
import { offerObjectionsToldTo } from "../../../app/domain/offer-deed.ts";
import { sightOfConclusions } from "../../../app/domain/sight.ts";
import {
  citesThatLift,
  objectionsToCastVeto,
  objectionsToDraftVeto,
  objectionsToLift,
  objectionsToUphold,
} from "../../../app/domain/veto.ts";
import { offerForm } from "../../../app/forms/offer.ts";
import { packetForm } from "../../../app/forms/packet.ts";
import { vetoDraftForm, vetoForm } from "../../../app/forms/veto.ts";
import { type Act, aboutConclusions, actsOf, NOTHING } from "./act";

const veto = actsOf("/loops/:id/veto", vetoForm);
const blocking = aboutConclusions(veto);
const offer = actsOf("/loops/:id/offer", offerForm);

const asSent = ({ kind, id }: Citation): string => `${kind}:${id}`;

// Evidence of the main round, which its Bar Raiser may cite after the reveal.
const citable = (loop: Loop): readonly string[] => {
  const evidence = loop.writing.feedback.flatMap((f) => f.content.principles.flatMap((p) => p.evidence));
  return [asSent({ kind: "evidence", id: evidence[0]?.id ?? NOTHING })];
};

const liftable = (loop: Loop): readonly string[] => {
  const cites = citesThatLift(loop).map(asSent);
  return cites.length > 0 ? cites : citable(loop);
};

const deed = (intent: RecruiterDeed): Act =>
  offer(intent, {
    fill: () => ({ reason: "The budget is gone." }),
    rule: ({ viewer, loop }, sent) => {
      const isDone = offerStateOf(loop) === intent && loop.offer.at(-1)?.byId === viewer.id;
      const reason = "reason" in sent && sent.reason !== "" ? sent.reason : null;
      return isDone ? "done" : offerObjectionsToldTo(viewer, loop, intent, reason);
    },
  });

const halfWritten = ({ wide }: { readonly wide: Loop }) => ({
  ...{ rationale: "One account contradicts another.", cites: [] },
  principles: wide.terms.requiredPrinciples.slice(0, 1),
});

/** Vetoes, offers, and the printed packet. */
export const OUTCOME: readonly Act[] = [
  blocking("draft", {
    fill: halfWritten,
    rule: ({ viewer, loop }) => objectionsToDraftVeto(viewer.id, loop),
  }),
  aboutConclusions(actsOf("/loops/:id/veto-draft", vetoDraftForm))(null, {
    fill: halfWritten,
    rule: ({ viewer, loop }) => objectionsToDraftVeto(viewer.id, loop),
  }),
  blocking("cast", {
    fill: ({ wide }) => ({
      ...{ rationale: "One account contradicts another.", cites: citable(wide) },
      principles: wide.terms.requiredPrinciples.slice(0, 1),
    }),
    rule: ({ viewer, loop }, sent) => objectionsToCastVeto(viewer.id, loop, sent),
  }),
  blocking("lift", {
    fill: ({ wide }) => ({ text: "The account holds.", cites: liftable(wide) }),
    rule: ({ viewer, loop }, sent) => objectionsToLift(viewer.id, loop, sent),
  }),
  blocking("uphold", {
    fill: () => ({ text: "Nothing new was heard." }),
    rule: ({ viewer, loop }, sent) => objectionsToUphold(viewer.id, loop, sent),
  }),
  ...(["ready", "extended", "accepted", "declined", "rescinded"] as const).map(deed),
  actsOf("/loops/:id/packet", packetForm)("print", {
    fill: () => ({}),
    rule: ({ viewer, loop }) => (sightOfConclusions(viewer, loop) === "everything" ? [] : "notHere"),
  }),
];
