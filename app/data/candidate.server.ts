import type { Id } from "~/domain/loop";
import { objectionsToRecruit } from "~/domain/records";
import type { Instant } from "~/domain/time";
import { can, type Viewer } from "~/domain/viewer";
import { type CandidateLoop, loopsOfCandidates } from "./candidate-loops.server";
import { findCandidate } from "./candidates.server";
import { type ConflictRow, readConflicts } from "./conflicts.server";
import { database } from "./database.server";
import { notHere } from "./not-here.server";
import type { Named } from "./person.server";

export interface CandidateView {
  readonly id: Id;
  readonly name: string;
  readonly createdAt: Instant;
  readonly loops: readonly CandidateLoop[];
  /** Address, notes and links; null for those who know the candidate by name alone (S8). */
  readonly contact: {
    readonly email: string;
    readonly notes: string;
    readonly links: readonly string[];
  } | null;
  readonly conflicts: readonly ConflictRow[];
  /** The employee whom the candidate is; told to those who keep the record. */
  readonly person: Named | null;
  /** Somebody with the candidate's e-mail address, to be linked with one click (S9). */
  readonly proposal: Named | null;
  readonly acts: readonly ("edit" | "plan" | "declare" | "declareForOthers")[];
}

/** A candidate's page, as much of it as the viewer may see. Throws 404. */
export async function readCandidate(viewer: Viewer, id: Id): Promise<CandidateView> {
  const { row, sight } = await findCandidate(viewer, id);
  const loops = await loopsOfCandidates(viewer, [id]);
  const recruits = objectionsToRecruit(viewer).length === 0;
  const { email, notes, links } = row;
  return {
    ...{ id: row.id, name: row.name, createdAt: row.createdAt.getTime() },
    loops: loops.get(id) ?? [],
    contact: sight === "everything" ? { email, notes, links } : null,
    conflicts: await readConflicts(viewer, id, sight),
    person: recruits ? row.person : null,
    proposal: recruits && row.personId === null ? await readProposal(email) : null,
    acts: [
      ...(recruits ? (["edit", "plan"] as const) : []),
      "declare",
      ...(recruits ? (["declareForOthers"] as const) : []),
    ],
  };
}

const readProposal = (email: string): Promise<Named | null> =>
  database().person.findUnique({ where: { email }, select: { id: true, name: true } });

/** What the form of a candidate starts from. Throws 404, also for those who don't keep candidates. */
export async function readCandidateForm(viewer: Viewer, id: Id) {
  if (!can(viewer, "recruiter") && !can(viewer, "admin")) notHere();
  const { row } = await findCandidate(viewer, id);
  return {
    id: row.id,
    values: {
      ...{ name: row.name, email: row.email, notes: row.notes },
      links: row.links.join("\n"),
      personId: row.personId ?? "",
    },
  };
}
