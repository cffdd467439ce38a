import type { CandidateSeat } from "~/domain/candidate";
import { type Id, type Loop, type RoundKind, type Seat, seatsOf } from "~/domain/loop";
import { objectionsToRecruit } from "~/domain/records";
import { knowsLoop, type Sight } from "~/domain/sight";
import type { SightLine, Subject, Thing } from "~/domain/sight-line";
import { OPENINGS, SIGHT_REASONS } from "~/domain/sight-reasons";
import { sightReport } from "~/domain/sight-report";
import type { Capability, Viewer } from "~/domain/viewer";
import { mustReadAudit } from "./audit-scope.server";
import { loadLoops } from "./loop-facts.server";
import { loadLoop } from "./loops.server";
import { idFrom, notHere } from "./not-here.server";
import { asNobody, type Tx } from "./transaction.server";

/** One line of the report in words: by names, and without anything that was written. */
export interface SightRow {
  readonly what: Thing;
  readonly sight: Sight;
  readonly law: SightLine["law"];
  readonly why: string;
  readonly opens: string | null;
  readonly waitingFor: readonly string[];
  readonly author: string | null;
  readonly roundId: Id | null;
}

export interface SightOfLoop {
  readonly person: {
    readonly id: Id;
    readonly name: string;
    readonly capabilities: readonly Capability[];
    readonly account: "active" | "deactivated";
  };
  readonly loop: { readonly id: Id; readonly candidate: string; readonly role: string };
  readonly seats: readonly Seat[];
  /** Whether the reader is told who of the house a candidate is; to others the report leaves it open (S9). */
  readonly candidacy: "told" | "untold";
  readonly rounds: readonly { readonly id: Id; readonly number: number; readonly kind: RoundKind }[];
  readonly rows: readonly SightRow[];
}

/**
 * What a person can see of a loop, for who may read the audit log and for whom the loop exists. It is loaded in
 * nobody's name, so that nothing under the seal is even at hand (S1). Throws 404.
 */
export async function readSight(viewer: Viewer, personId: string, loopId: string): Promise<SightOfLoop> {
  mustReadAudit(viewer);
  const [person, id] = [idFrom(personId), idFrom(loopId)];
  return asNobody(async (tx) => {
    const loop = await loadLoop(tx, viewer, id);
    const candidacy = objectionsToRecruit(viewer).length === 0 ? "told" : "untold";
    return reportOn(tx, person, loop, candidacy);
  });
}

/** The same for the console, by e-mail; who runs a command there owns the database (A2). Null: no such person or loop. */
export async function findSight(tx: Tx, email: string, loopId: string): Promise<SightOfLoop | null> {
  const where = { email: { equals: email, mode: "insensitive" } } as const;
  const person = await tx.person.findFirst({ where, select: { id: true } });
  const [loop] = person ? await loadLoops(tx, [loopId]) : [];
  return person && loop ? reportOn(tx, person.id, loop, "told") : null;
}

async function reportOn(tx: Tx, personId: Id, whole: Loop, candidacy: SightOfLoop["candidacy"]) {
  const person = await tx.person.findUnique({ where: { id: personId }, include: { capabilities: true } });
  if (!person) return notHere();
  const loop = asTold(whole, candidacy);
  const capabilities = person.capabilities.map((row) => row.name as Capability);
  const subject: Subject = { id: personId, capabilities };
  const lines = sightReport(subject, loop, await seatWith(tx, personId, loop));
  const account = person.deactivatedAt === null ? "active" : "deactivated";
  return {
    person: { id: person.id, name: person.name, capabilities, account },
    loop: { id: loop.id, candidate: loop.candidate.name, role: loop.role.title },
    seats: seatsOf(personId, loop),
    candidacy,
    rounds: loop.rounds.map(({ id, number, kind }) => ({ id, number, kind })),
    rows: lines.map((line) => rowOf(loop, line)),
  } satisfies SightOfLoop;
}

// Which person of the house a candidate is, is known to those who keep candidates' records and told to nobody else.
const asTold = (loop: Loop, candidacy: SightOfLoop["candidacy"]): Loop =>
  candidacy === "told" ? loop : { ...loop, candidate: { ...loop.candidate, personId: null } };

// A part in any loop of the candidate opens the candidate's record; without capabilities, a loop is known by a part.
async function seatWith(tx: Tx, personId: Id, loop: Loop): Promise<CandidateSeat> {
  const where = { candidateId: loop.candidate.id };
  const ids = (await tx.loop.findMany({ where, select: { id: true } })).map((row) => row.id);
  const theirs = (await loadLoops(tx, ids)).map((other) => ({ ...other, candidate: loop.candidate }));
  return theirs.some((other) => knowsLoop({ id: personId, capabilities: [] }, other)) ? "seated" : "none";
}

const rowOf = (loop: Loop, line: SightLine): SightRow => {
  const nameOf = (id: Id) => loop.people[id]?.name ?? "somebody";
  return {
    ...{ what: line.what, sight: line.sight, law: line.law, why: SIGHT_REASONS[line.because].says },
    opens: line.opens === null ? null : OPENINGS[line.opens],
    waitingFor: line.waitingFor.map(nameOf),
    author: line.about && nameOf(line.about.authorId),
    roundId: line.about?.roundId ?? null,
  };
};
