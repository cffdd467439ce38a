import type { Id } from "~/domain/loop";
import type { Instant } from "~/domain/time";
import type { Viewer } from "~/domain/viewer";
import type { Prisma } from "../../prisma/generated/client/client.ts";
import { type AuditLoop, type AuditNames, namesFor } from "./audit-names.server";
import { auditScope } from "./audit-scope.server";
import { candidatesFor } from "./candidates.server";
import { database } from "./database.server";
import { PAGE_SIZE, searchText } from "./listing.server";
import { visibleTo } from "./loops.server";

export interface AuditRow {
  /** The entry's hash. Its number would tell a reader that others are left out (S9). */
  readonly id: string;
  readonly at: Instant;
  readonly act: string;
  readonly actor: string | null;
  readonly subject: string | null;
  readonly loop: AuditLoop | null;
  /** State words and counts as they stand, ids by their names; what the reader knows no name for is left out. */
  readonly details: Readonly<Record<string, string>>;
}

export interface AuditPage {
  readonly rows: readonly AuditRow[];
  readonly next: string | null;
  readonly previous: string | null;
  readonly filters: { readonly q: string; readonly act: string; readonly loop: string };
  readonly loop: AuditLoop | null;
}

type Where = Prisma.AuditEntryWhereInput;

const HASH = /^[0-9a-f]{64}$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const FOUND_AT_MOST = 300;

/** The entries that exist for the viewer, newest first: by act, by person, candidate or role, by loop. Throws 404. */
export async function listAudit(viewer: Viewer, url: URL): Promise<AuditPage> {
  const { where, filters } = await readQuery(viewer, url);
  const after = url.searchParams.get("after");
  const before = after === null ? url.searchParams.get("before") : null;
  const from = await numberOf(after ?? before);
  const isBack = before !== null && from !== null;
  const beyond: Where = from === null ? {} : { number: isBack ? { gt: from } : { lt: from } };
  const found = await database().auditEntry.findMany({
    where: { AND: [where, beyond] },
    orderBy: { number: isBack ? "asc" : "desc" },
    take: PAGE_SIZE + 1,
  });
  const entries = found.slice(0, PAGE_SIZE);
  const isMore = found.length > PAGE_SIZE;
  if (isBack) entries.reverse();
  const names = await namesFor(viewer, entries.flatMap(idsIn), [
    ...entries.flatMap((entry) => entry.loopId ?? []),
    ...(filters.loop ? [filters.loop] : []),
  ]);
  return {
    rows: entries.map((entry) => rowOf(entry, names)),
    next: isBack || isMore ? (entries.at(-1)?.hash ?? null) : null,
    previous: (isBack ? isMore : from !== null) ? (entries[0]?.hash ?? null) : null,
    filters,
    loop: names.loops.get(filters.loop) ?? null,
  };
}

/** What a URL asks of the log, within what exists for the viewer; the export asks the same. Throws 404. */
export async function readQuery(viewer: Viewer, url: URL) {
  const { where: scope, isWhole } = await auditScope(viewer);
  const { typed, pattern } = searchText(url);
  const asked = { act: url.searchParams.get("act") ?? "", loop: url.searchParams.get("loop") ?? "" };
  const act = /^[a-zA-Z.]{1,60}$/.test(asked.act) ? asked.act : "";
  const loop = UUID.test(asked.loop) ? asked.loop : "";
  const where: Where = {
    AND: [scope, act ? { act } : {}, loop ? { loopId: loop } : {}, await matching(viewer, pattern)],
  };
  return { where, isWhole, filters: { q: typed, act, loop } };
}

/** A cursor is an entry's hash: nothing can be counted from it (S9). One that isn't there is the first page. */
async function numberOf(cursor: string | null): Promise<bigint | null> {
  if (!cursor || !HASH.test(cursor)) return null;
  const entry = await database().auditEntry.findFirst({ where: { hash: cursor }, select: { number: true } });
  return entry?.number ?? null;
}

async function matching(viewer: Viewer, pattern: string): Promise<Where> {
  if (!pattern) return {};
  const contains = { contains: pattern, mode: "insensitive" } as const;
  const shape = { select: { id: true }, take: FOUND_AT_MOST } as const;
  const db = database();
  const [people, candidates, roles, loops] = await Promise.all([
    db.person.findMany({ where: { name: contains }, ...shape }),
    db.candidate.findMany({ where: { AND: [{ name: contains }, candidatesFor(viewer)] }, ...shape }),
    db.role.findMany({ where: { title: contains }, ...shape }),
    db.loop.findMany({
      where: {
        AND: [visibleTo(viewer), { OR: [{ candidate: { name: contains } }, { role: { title: contains } }] }],
      },
      ...shape,
    }),
  ]);
  const ids = (rows: readonly { readonly id: Id }[]) => rows.map((row) => row.id);
  return {
    OR: [
      { actorId: { in: ids(people) } },
      { subjectId: { in: ids([...people, ...candidates, ...roles]) } },
      { loopId: { in: ids(loops) } },
    ],
  };
}

type Entry = Prisma.AuditEntryGetPayload<object>;
type Detail = string | number | boolean | null | readonly string[];

const detailsOf = (entry: Entry): readonly (readonly [string, Detail])[] =>
  Object.entries(JSON.parse(entry.details) as Record<string, Detail>);

const listOf = (value: Detail): readonly string[] =>
  value === null ? [] : Array.isArray(value) ? value : [String(value)];

const idsIn = (entry: Entry): readonly Id[] =>
  [
    ...[entry.actorId ?? "", entry.subjectId ?? ""],
    ...detailsOf(entry).flatMap(([, value]) => listOf(value)),
  ].filter((id) => UUID.test(id));

function rowOf(entry: Entry, { nameOf, loops }: AuditNames): AuditRow {
  const said = detailsOf(entry).map(([key, value]) => {
    const words = listOf(value).flatMap((word) => (UUID.test(word) ? (nameOf.get(word) ?? []) : word));
    return [key, words.join(", ")] as const;
  });
  return {
    id: entry.hash,
    at: entry.at.getTime(),
    act: entry.act,
    actor: nameOf.get(entry.actorId ?? "") ?? null,
    subject: nameOf.get(entry.subjectId ?? "") ?? null,
    loop: loops.get(entry.loopId ?? "") ?? null,
    details: Object.fromEntries(said.filter(([, words]) => words !== "")),
  };
}
