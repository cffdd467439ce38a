import type { Gate, GateResult } from "./gates";
import type { LoopState } from "./loop";
import { type SaidObjection, say } from "./objections";
import type { OfferState } from "./offer-state";
import type { LoopView, Name } from "./view";

/** A gate in words, as its reader may know it. */
export interface GateView {
  readonly gate: Gate;
  readonly state: GateResult["state"];
  readonly reasons: readonly SaidObjection[];
}

/** Where a loop's offer stands, out of one reader's view of the loop and nothing else. */
export interface OfferView {
  readonly id: string;
  readonly candidate: Name;
  readonly role: string;
  readonly recruiter: Name;
  readonly hiringManager: Name;
  readonly barRaiser: Name | null;
  readonly state: LoopState;
  readonly ending: LoopView["ending"];
  /** Null where it is hidden together with the gates (S4). */
  readonly offer: OfferState | null;
  readonly steps: LoopView["offer"];
  readonly gates: readonly GateView[] | null;
  /** Why the gates are hidden, where they are (S7). */
  readonly hidden: "writeFirst" | "excused" | null;
  /** Gates that are no longer met although the offer is out (O3). */
  readonly changed: readonly GateView[];
}

const gateIn = (view: LoopView, { gate, state, objections }: GateResult): GateView => ({
  gate,
  state,
  reasons: objections.map((o) => say(o, (id) => view.people[id]?.name ?? "somebody")),
});

const whyHidden = (view: LoopView): OfferView["hidden"] => {
  if (view.gates !== null) return null;
  return view.rounds.some((round) => round.seal?.why === "writeFirst") ? "writeFirst" : "excused";
};

/** A reader's view of an offer. Takes a view, so that it can't tell what the reader may not know. */
export const showOffer = (view: LoopView): OfferView => {
  const offer = view.offer.at(-1)?.deed ?? "none";
  const gates = view.gates?.map((gate) => gateIn(view, gate)) ?? null;
  const isOut = offer === "extended" || offer === "accepted";
  return {
    id: view.id,
    candidate: view.candidate,
    role: view.role.title,
    recruiter: view.recruiter,
    hiringManager: view.hiringManager,
    barRaiser: view.barRaiser,
    state: view.state,
    ending: view.ending,
    offer: gates === null ? null : offer,
    steps: view.offer,
    gates,
    hidden: whyHidden(view),
    changed: isOut ? (gates ?? []).filter((gate) => gate.state === "unmet") : [],
  };
};

/**
 * The first gate in the loop's order that holds the offer back; null when none does, or the reader can't know.
 * No concurrence can be given past an open veto (V2, D4), so the veto is named before the concurrence.
 */
export const blockerOf = (offer: OfferView): GateView | null => {
  const unmet = (offer.gates ?? []).filter((gate) => gate.state === "unmet");
  const [first = null] = unmet;
  if (first?.gate !== "concurrence") return first;
  return unmet.find((gate) => gate.gate === "veto") ?? first;
};
