import { bringsCoolOff, isWithinCoolOff } from "~/domain/ending";
import type { EndingKind, Id } from "~/domain/loop";
import { DAY, type Instant } from "~/domain/time";
import { can, type Viewer } from "~/domain/viewer";
import type { Choice } from "./choices.server";
import { database } from "./database.server";
import { notHere } from "./not-here.server";

/** What the page that begins a loop offers. */
export interface NewLoop {
  readonly candidateId: Id | null;
  readonly candidates: readonly Choice[];
  readonly roles: readonly Choice[];
  /** Roles for which an earlier loop of the candidate ended within the cool-off (P7). */
  readonly coolingOff: readonly {
    readonly role: string;
    readonly endedAt: Instant;
    readonly until: Instant;
  }[];
}

// So many of the newest candidates to choose from; the candidates' own pages lead here with theirs chosen.
const NEWEST = 200;

/** Reads what a recruiter needs to begin a loop. Throws 404 for anybody else, and for a candidate who isn't theirs. */
export async function readNewLoop(viewer: Viewer, candidateId: Id | null, now: Instant): Promise<NewLoop> {
  if (!can(viewer, "recruiter") && !can(viewer, "admin")) notHere();
  const chosen = candidateId === null ? [] : await candidatesLike(viewer, { id: candidateId });
  if (candidateId !== null && chosen.length === 0) notHere();
  const roles = await database().role.findMany({
    where: { closedAt: null },
    select: { id: true, title: true, level: { select: { label: true } }, team: { select: { name: true } } },
    orderBy: [{ title: "asc" }, { id: "asc" }],
  });
  return {
    candidateId,
    candidates: candidateId === null ? await candidatesLike(viewer, {}) : chosen,
    roles: roles.map((r) => ({ value: r.id, label: `${r.title}, ${r.level.label}, ${r.team.name}` })),
    coolingOff: candidateId === null ? [] : await coolOffsOf(candidateId, now),
  };
}

async function candidatesLike(viewer: Viewer, where: { readonly id?: Id }): Promise<readonly Choice[]> {
  const rows = await database().candidate.findMany({
    // S9: their own record does not exist for anybody.
    where: { ...where, OR: [{ personId: null }, { personId: { not: viewer.id } }] },
    select: { id: true, name: true, email: true },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: NEWEST,
  });
  return rows.map((c) => ({ value: c.id, label: `${c.name} (${c.email})` }));
}

async function coolOffsOf(candidateId: Id, now: Instant): Promise<NewLoop["coolingOff"]> {
  const policy = await database().organisation.findUniqueOrThrow({ where: { id: 1 } });
  const ended = await database().loop.findMany({
    where: { candidateId, endedAt: { not: null } },
    select: { endedAt: true, endKind: true, role: { select: { title: true } } },
    orderBy: { endedAt: "desc" },
  });
  return ended.flatMap(({ endedAt, endKind, role }) => {
    const at = endedAt?.getTime() ?? 0;
    const counts = bringsCoolOff(endKind as EndingKind) && isWithinCoolOff(policy, at, now);
    return counts ? [{ role: role.title, endedAt: at, until: at + policy.coolOffDays * DAY }] : [];
  });
}
