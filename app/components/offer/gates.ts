import type { Gate } from "~/domain/gates";

/** What each gate asks, in a word and in a sentence (O1). */
export const GATE_WORDS: Readonly<Record<Gate, { readonly name: string; readonly asks: string }>> = {
  panel: { name: "Panel", asks: "The main round started with a complete panel." },
  coverage: { name: "Coverage", asks: "Each required principle has a rating in revealed feedback." },
  feedback: { name: "Feedback", asks: "No started round is sealed." },
  debrief: { name: "Debrief", asks: "A debrief was held and closed after the latest reveal." },
  decision: { name: "Decision", asks: "The hiring manager decided to hire." },
  bar: { name: "Bar", asks: "Bar Raiser and hiring manager say that this hire raises the average." },
  concurrence: { name: "Concurrence", asks: "The Bar Raiser concurs with the latest decision, in writing." },
  veto: { name: "Veto", asks: "No veto is open, and none was upheld." },
  independence: {
    name: "Independence",
    asks: "The Bar Raiser was independent, at the start and in the debrief.",
  },
  approvals: { name: "Approvals", asks: "Everybody whose approval is asked for has given it." },
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

/** Where a gate is moved. */
export const placeOf = (
  loopId: string,
  gate: Gate,
): { readonly to: string; readonly label: string } | null => {
  const place = PLACES[gate];
  return place && { to: `/loops/${loopId}${place.path}`, label: place.label };
};

/** Why this reader is shown no gates (S4, S7). */
export const HIDDEN_WORDS = {
  writeFirst:
    "Hidden until you have submitted the feedback that you owe here: the gates would tell what others found.",
  excused: "Hidden from you: you take no further part in this loop, so you read only what you wrote.",
} as const;

/** "Priya", "Priya and Tom", "Priya, Tom and Ana". */
export const listed = (people: readonly { readonly name: string }[]): string => {
  const names = people.map((person) => person.name);
  if (names.length < 2) return names[0] ?? "";
  return `${names.slice(0, -1).join(", ")} and ${names[names.length - 1]}`;
};
