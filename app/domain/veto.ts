import { type Citable, citableIn, isCited, objectionsToCites } from "./citations";
import { isBlank } from "./content";
import {
  barRaiserOf,
  type CannotAct,
  type Citation,
  type Id,
  type Loop,
  last,
  mainRoundOf,
  openVetoOf,
  type Veto,
} from "./loop";
import { type Objection, when } from "./objections";
import { hasBeenExtended } from "./offer-state";

/** What a Bar Raiser sends when they cast. */
export interface VetoInput {
  readonly rationale: string;
  readonly principles: readonly Id[];
  readonly cites: readonly Citation[];
}

/** What they send when they lift: what changed, and the new evidence for it. */
export interface LiftInput {
  readonly text: string;
  readonly cites: readonly Citation[];
}

export type VetoState = "none" | "open" | "lifted" | "upheld";
export type VetoAct = "cast" | "lift" | "uphold";

/** The lifecycle (V1, V3, V4): after a lift another veto may be cast, an upheld one is the end. */
const MOVES: Record<VetoState, Partial<Record<VetoAct, VetoState>>> = {
  none: { cast: "open" },
  open: { lift: "lifted", uphold: "upheld" },
  lifted: { cast: "open" },
  upheld: {},
};

export const vetoStateOf = (loop: Loop): VetoState =>
  openVetoOf(loop) !== null ? "open" : (last(loop.vetoes)?.resolution?.kind ?? "none");

/** Where an act leads, or null where the lifecycle has no such step. */
export const stepVeto = (state: VetoState, act: VetoAct): VetoState | null => MOVES[state][act] ?? null;

/** V3: with an open veto, "cannot act" means these and no others. */
export const isVetoSuccessionCause = (cause: CannotAct | null): boolean =>
  cause === "deactivated" || cause === "recused" || cause === "revoked";

/** Who resolves this veto: who cast it, or the last successor named since, for a cause that V3 accepts. */
export const resolverOf = (loop: Loop, veto: Veto): Id =>
  last(loop.appointments.filter((a) => a.at > veto.at && isVetoSuccessionCause(a.cause)))?.personId ??
  veto.byId;

const sameMembers = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((member) => other.includes(member));

/** Whether two drafts of a veto say the same, in whatever order their boxes were ticked. */
export const isSameVeto = (one: VetoInput, other: VetoInput): boolean =>
  one.rationale.trim() === other.rationale.trim() &&
  sameMembers(one.principles, other.principles) &&
  sameMembers(
    one.cites.map((cite) => cite.id),
    other.cites.map((cite) => cite.id),
  );

/** Objects to a veto while another one is open, or after one was upheld (V3). */
const objectionsToAnother = (loop: Loop): readonly Objection[] => {
  const open = openVetoOf(loop);
  return when(stepVeto(vetoStateOf(loop), "cast") === null, "vetoAlreadyOpen", [
    open && resolverOf(loop, open),
  ]);
};

/**
 * Who drafts a veto: the present Bar Raiser, as long as the loop goes on and no veto is open. Whether it can be cast is
 * asked later.
 */
export const objectionsToDraftVeto = (personId: Id, loop: Loop): readonly Objection[] => {
  const barRaiser = loop.terms.hasBarRaiser ? barRaiserOf(loop) : null;
  return [
    ...when(loop.ending !== null, "loopEnded"),
    ...when(personId !== barRaiser, "notTheBarRaiser", [barRaiser]),
    ...objectionsToAnother(loop),
  ];
};

/** V1: the present Bar Raiser alone, from the reveal until an offer is extended, with rationale, principles and evidence. */
export const objectionsToCastVeto = (personId: Id, loop: Loop, input: VetoInput): readonly Objection[] => {
  const barRaiser = loop.terms.hasBarRaiser ? barRaiserOf(loop) : null;
  const principles = input.principles.filter((id) => loop.principles[id]);
  return [
    ...when(loop.ending !== null, "loopEnded"),
    ...when(personId !== barRaiser, "notTheBarRaiser", [barRaiser]),
    ...when(!mainRoundOf(loop)?.revealedAt, "vetoBeforeReveal"),
    ...when(hasBeenExtended(loop), "vetoAfterOffer"),
    ...objectionsToAnother(loop),
    ...when(isBlank(input.rationale), "rationaleMissing", [personId]),
    ...when(principles.length === 0 || principles.length < input.principles.length, "vetoPrinciplesMissing", [
      personId,
    ]),
    ...objectionsToCites(personId, loop, input.cites),
  ];
};

/** V3: new is what somebody other than the veto's Bar Raisers recorded after the cast, in a later round or an addendum. */
const isNewSince = (veto: Veto, resolverId: Id, item: Citable): boolean =>
  item.authorId !== resolverId &&
  item.authorId !== veto.byId &&
  item.at > veto.at &&
  item.isStanding &&
  (item.kind === "addendum" || item.roundCreatedAt > veto.at);

/**
 * V3: only the resolver lifts, saying what changed and citing at least one piece of evidence that somebody else
 * recorded after the cast.
 */
export const objectionsToLift = (personId: Id, loop: Loop, input: LiftInput): readonly Objection[] => {
  const veto = openVetoOf(loop);
  if (!veto) return when(true, "noOpenVeto");
  const resolver = resolverOf(loop, veto);
  const hasNew = citableIn(loop).some(
    (item) => isCited(input.cites, item) && isNewSince(veto, resolver, item),
  );
  return [
    ...when(loop.ending !== null, "loopEnded"),
    ...when(personId !== resolver, "notTheResolver", [resolver]),
    ...when(isBlank(input.text), "whatChangedMissing", [personId]),
    ...objectionsToCites(personId, loop, input.cites),
    ...when(input.cites.length > 0 && !hasNew, "liftCitationOwnOrOld", [
      loop.recruiterId,
      loop.hiringManagerId,
    ]),
  ];
};

/** V3: only the resolver upholds, in writing. It records no hire and closes the loop in the same transaction. */
export const objectionsToUphold = (
  personId: Id,
  loop: Loop,
  input: { readonly text: string },
): readonly Objection[] => {
  const veto = openVetoOf(loop);
  if (!veto) return when(true, "noOpenVeto");
  const resolver = resolverOf(loop, veto);
  return [
    ...when(loop.ending !== null, "loopEnded"),
    ...when(personId !== resolver, "notTheResolver", [resolver]),
    ...when(isBlank(input.text), "upholdTextMissing", [personId]),
  ];
};

/** What may be cited to lift the open veto, for the form to offer; empty without one. */
export const citesThatLift = (loop: Loop): readonly Citation[] => {
  const veto = openVetoOf(loop);
  if (!veto) return [];
  const resolver = resolverOf(loop, veto);
  return citableIn(loop)
    .filter((item) => isNewSince(veto, resolver, item))
    .map(({ kind, id }) => ({ kind, id }));
};
