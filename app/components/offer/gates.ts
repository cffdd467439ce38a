import type { Gate } from "~/domain/gates";
import type { GateView } from "~/domain/offer-view";

/** What each gate asks, in a word and in a sentence (O1). */
export const GATE_WORDS: Readonly<Record<Gate, { readonly name: string; readonly asks: string }>> = {
  panel: { name: "Panel", asks: "The main round must start with a complete panel." },
  coverage: { name: "Coverage", asks: "Each required principle needs a rating in revealed feedback." },
  feedback: { name: "Feedback", asks: "No started round may be sealed." },
  debrief: { name: "Debrief", asks: "A debrief must be held and closed after the latest reveal." },
  decision: { name: "Decision", asks: "The hiring manager must decide to hire." },
  bar: { name: "Bar", asks: "Bar Raiser and hiring manager must say that this hire raises the average." },
  concurrence: {
    name: "Concurrence",
    asks: "The Bar Raiser must concur with the latest decision, in writing.",
  },
  veto: { name: "Veto", asks: "No veto may be open or upheld." },
  independence: {
    name: "Independence",
    asks: "The Bar Raiser must be independent, at the start and in the debrief.",
  },
  approvals: { name: "Approvals", asks: "Everybody whose approval is asked for must give it." },
};

const PLACES: Readonly<Record<Gate, { readonly path: string; readonly label: string } | null>> = {
  panel: { path: "/plan", label: "the plan" },
  coverage: { path: "/plan", label: "the plan" },
  feedback: { path: "", label: "the loop" },
  debrief: { path: "/debrief", label: "the debrief" },
  decision: { path: "/debrief", label: "the debrief" },
  bar: { path: "/debrief", label: "the debrief" },
  concurrence: { path: "/debrief", label: "the debrief" },
  veto: { path: "/veto", label: "the veto" },
  independence: { path: "/succession", label: "the succession" },
  approvals: null,
};

/** Where a gate is moved; coverage that is still to come waits for feedback, not for a plan. */
export const placeOf = (
  loopId: string,
  { gate, reasons }: Pick<GateView, "gate" | "reasons">,
): { readonly to: string; readonly label: string } | null => {
  const place = reasons[0]?.code === "gateCoveragePending" ? PLACES.feedback : PLACES[gate];
  return place && { to: `/loops/${loopId}${place.path}`, label: place.label };
};

/** Why this reader is shown no gates (S4, S7). */
export const HIDDEN_WORDS = {
  writeFirst:
    "Hidden until you have submitted the feedback that you owe here: the gates would tell what others found.",
  excused: "Hidden from you: you take no further part in this loop, so you read only what you wrote.",
} as const;
