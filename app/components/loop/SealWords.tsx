import type { LoopView } from "~/domain/view";
import { Notice, SealNotice } from "../Notice";

type Round = LoopView["rounds"][number];
type Why = NonNullable<Round["seal"]>["why"];

const WORDS: Readonly<Record<Exclude<Why, "sealed">, { readonly title: string; readonly says: string }>> = {
  notStarted: {
    title: "Not started",
    says: "Nobody owes feedback yet. The recruiter or the hiring manager starts the round on its plan.",
  },
  sealedForGood: {
    title: "Sealed for good",
    says: "The loop ended before this round was complete. What was written stays with those who wrote it.",
  },
  writeFirst: {
    title: "Write yours first",
    says: "This round is open to others. You owe feedback yourself, so that what you write is your own you read nothing of it before. It opens for you when you have submitted.",
  },
  excused: {
    title: "Not for you to read",
    says: "You were taken out of a round without having submitted, so you read only what you wrote.",
  },
  stateOnly: {
    title: "By name and state",
    says: "You see who is on the panel and where it stands. What was written is for the panel, the hiring manager, the recruiter and the Bar Raiser leads.",
  },
};

const REASON =
  "While this round is sealed everybody reads only what they wrote themselves, whatever they are.";

/** Why a round's feedback is hidden, whom it waits for, and what opens it (S7). */
export function SealWords({ seal }: { readonly seal: NonNullable<Round["seal"]> }) {
  if (seal.why === "sealed") {
    return <SealNotice waitingFor={seal.waitingFor} reason={REASON} opens={opens(seal.waitingFor.length)} />;
  }
  const { title, says } = WORDS[seal.why];
  return (
    <Notice tone="seal" title={title}>
      <p>{says}</p>
    </Notice>
  );
}

function opens(pending: number): string {
  if (pending === 0) {
    return "Nobody is left whose feedback could open it. The recruiter or the hiring manager adds an interviewer on the plan.";
  }
  const who = pending === 1 ? "they have" : pending === 2 ? "both have" : "all of them have";
  return `It opens for everybody at one instant, when ${who} submitted.`;
}
