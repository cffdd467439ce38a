import { coverageOf } from "~/domain/coverage";
import { objectionsToCoolOff } from "~/domain/ending";
import { type InQuestion, inQuestion } from "~/domain/in-question";
import { actsAsLead, type Id, isRevealed, isStarted, type Loop, type Round } from "~/domain/loop";
import type { Objection, SaidObjection } from "~/domain/objections";
import { mayPlan, objectionsToAddRound, objectionsToPlan, objectionsToStart } from "~/domain/panel";
import { isActive } from "~/domain/person";
import type { Instant } from "~/domain/time";
import type { LoopView } from "~/domain/view";
import type { Viewer } from "~/domain/viewer";
import type { Choice } from "./choices.server";
import { knowing, peopleById } from "./loop-people.server";
import { loadLoop, sayIn, viewOf, withoutWriting } from "./loops.server";
import { objectionsToAssignment } from "./plan.server";
import { type Giving, readGiving } from "./plan-suggestion.server";
import { asViewer, type Tx } from "./transaction.server";
import { type SlotValue, slotValue } from "./wall-clock.server";

/** One certified person who can't be this round's Bar Raiser, and why (P2, P3). */
export interface Unfit {
  readonly id: Id;
  readonly name: string;
  readonly objections: readonly SaidObjection[];
}

/** A round on the plan, with what stands against starting it. */
export interface PlanRound {
  readonly id: Id;
  readonly phase: "planned" | "sealed" | "revealed";
  readonly start: readonly SaidObjection[];
  /** Slot and principles of each assignment as its form shows them, by assignment. */
  readonly forms: Readonly<Record<Id, SlotValue & { readonly principles: readonly Id[] }>>;
  /** Required principles that nobody is planned for. */
  readonly gaps: readonly Id[];
  /** Who could take which principles; null where nothing is to be given out. */
  readonly giving: Giving | null;
  readonly barRaisers: { readonly able: readonly Choice[]; readonly unfit: readonly Unfit[] } | null;
}

export interface Plan {
  readonly view: LoopView;
  readonly mayPlan: "yes" | "no";
  /** Why the plan can't change at all now. */
  readonly objections: readonly SaidObjection[];
  readonly zone: string;
  readonly people: readonly Choice[];
  readonly principles: readonly Choice[];
  readonly rounds: readonly PlanRound[];
  readonly followUp: readonly SaidObjection[];
  readonly inQuestion: InQuestion | null;
  /** Whether the viewer is a lead whose agreement the cool-off waits for (P7). */
  readonly coolOff: "open" | "closed";
}

/** Reads the plan of a loop with what P1–P3 and P7 object to, asked anew each time. Throws 404. */
export function readPlan(viewer: Viewer, loopId: Id, zone: string, now: Instant): Promise<Plan> {
  return asViewer(viewer.id, async (tx) => {
    const found = await loadLoop(tx, viewer, loopId);
    const people = await peopleById(tx, await certifiedIds(tx));
    const loop = knowing(found, people);
    const planning = mayPlan(viewer.id, loop);
    const said = (objections: readonly Objection[]) => sayIn(loop, objections);
    const coolOff = objectionsToCoolOff(viewer.id, loop, "said");
    const view = viewOf(viewer, found);
    return {
      view: withoutWriting(view),
      mayPlan: planning ? "yes" : "no",
      objections: said(objectionsToPlan(viewer.id, loop)),
      zone,
      people: planning ? await choosable(tx, loop) : [],
      principles: planning ? await principlesOf(tx, loop) : [],
      rounds: await Promise.all(
        loop.rounds.map(async (round) => ({
          ...planRound(viewer, loop, round, zone, Math.max(now, loop.changedAt + 1)),
          giving: planning ? await readGiving(viewer, tx, loop, round, now) : null,
        })),
      ),
      followUp: said(objectionsToAddRound(viewer.id, loop, "followUp")),
      inQuestion: planning ? inQuestion(view) : null,
      coolOff: coolOff.length === 0 && actsAsLead(viewer.id, loop) ? "open" : "closed",
    };
  });
}

async function certifiedIds(tx: Tx): Promise<readonly Id[]> {
  const rows = await tx.certification.findMany({
    where: { step: "certified" },
    select: { personId: true },
    distinct: ["personId"],
  });
  return rows.map((row) => row.personId);
}

async function choosable(tx: Tx, loop: Loop): Promise<readonly Choice[]> {
  const rows = await tx.person.findMany({
    where: {
      deactivatedAt: null,
      ...(loop.candidate.personId ? { id: { not: loop.candidate.personId } } : {}),
    },
    select: { id: true, name: true, level: { select: { label: true } }, team: { select: { name: true } } },
    orderBy: [{ name: "asc" }, { id: "asc" }],
  });
  return rows.map((p) => ({
    value: p.id,
    label: [p.name, p.level.label, p.team?.name].filter(Boolean).join(", "),
  }));
}

async function principlesOf(tx: Tx, loop: Loop): Promise<readonly Choice[]> {
  const required = loop.terms.requiredPrinciples;
  const planned = loop.rounds.flatMap((r) => [...r.focus, ...r.assignments.flatMap((a) => a.principles)]);
  const rows = await tx.principle.findMany({
    where: { OR: [{ retiredAt: null }, { id: { in: [...required, ...planned] } }] },
    orderBy: [{ position: "asc" }, { id: "asc" }],
  });
  const choices = rows.map((p) => ({
    value: p.id,
    label: required.includes(p.id) ? `${p.name} (required)` : p.name,
  }));
  return [
    ...choices.filter((c) => required.includes(c.value)),
    ...choices.filter((c) => !required.includes(c.value)),
  ];
}

function planRound(
  viewer: Viewer,
  loop: Loop,
  round: Round,
  zone: string,
  at: Instant,
): Omit<PlanRound, "giving"> {
  const entries = round.assignments.map((a) => [
    a.id,
    { ...slotValue(a.slot, zone), principles: a.principles },
  ]);
  return {
    id: round.id,
    phase: !isStarted(round) ? "planned" : isRevealed(round) ? "revealed" : "sealed",
    start: isStarted(round) ? [] : sayIn(loop, objectionsToStart(viewer.id, loop, round.id, at)),
    forms: Object.fromEntries(entries),
    gaps: round.kind === "main" && !isStarted(round) ? coverageOf(loop, round.id).gaps : [],
    barRaisers: round.kind === "main" && !isStarted(round) ? barRaisersFor(viewer, loop, round, at) : null,
  };
}

/** Who could be Bar Raiser, and every other certified person with the reason why not (P2). */
function barRaisersFor(viewer: Viewer, loop: Loop, round: Round, at: Instant): PlanRound["barRaisers"] {
  const candidates = Object.values(loop.people)
    .filter((p) => isActive(p) && p.certifications.some((c) => c.step === "certified"))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const judged = candidates.map((person) => {
    const input = {
      roundId: round.id,
      personId: person.id,
      kind: "barRaiser",
      slot: null,
      principles: [],
    } as const;
    const objections = objectionsToAssignment(viewer.id, loop, input, at);
    return { person, objections: objections.filter((o) => o.code !== "seatTaken") };
  });
  return {
    able: judged
      .filter(({ objections }) => objections.length === 0)
      .map(({ person }) => ({ value: person.id, label: person.name })),
    unfit: judged
      .filter(({ objections }) => objections.length > 0)
      .map(({ person, objections }) => ({
        ...{ id: person.id, name: person.name },
        objections: sayIn(loop, objections),
      })),
  };
}
