import type { EndingKind, Id } from "~/domain/loop";
import type { Instant } from "~/domain/time";
import type { Prisma } from "../../prisma/generated/client/client.ts";

/** What tells a loop's state: instants alone, nothing under the seal. */
export const LOOP_STATE = {
  id: true,
  createdAt: true,
  endedAt: true,
  endKind: true,
  role: { select: { title: true } },
  rounds: { select: { startedAt: true, revealedAt: true } },
  debriefs: { select: { closedAt: true } },
} satisfies Prisma.LoopSelect;

type Row = Prisma.LoopGetPayload<{ select: typeof LOOP_STATE }>;

export type LoopState = "planned" | "sealed" | "revealed" | "debrief" | "ended";

export interface CandidateLoop {
  readonly id: Id;
  readonly role: string;
  readonly createdAt: Instant;
  readonly state: LoopState;
  readonly ending: EndingKind | null;
}

/** A loop as its candidate's page names it. */
export const showLoopState = (row: Row): CandidateLoop => ({
  id: row.id,
  role: row.role.title,
  createdAt: row.createdAt.getTime(),
  state: stateOf(row),
  ending: row.endKind as EndingKind | null,
});

function stateOf({ endedAt, rounds, debriefs }: Row): LoopState {
  const started = rounds.filter((round) => round.startedAt !== null);
  if (endedAt !== null) return "ended";
  if (debriefs.some((debrief) => debrief.closedAt === null)) return "debrief";
  if (started.some((round) => round.revealedAt === null)) return "sealed";
  return started.length > 0 ? "revealed" : "planned";
}
