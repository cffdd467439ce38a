import { CAPABILITIES, type Capability, can, type Viewer } from "~/domain/viewer";
import type { Prisma } from "../../prisma/generated/client/client.ts";
import { database } from "./database.server";
import {
  type ListPage,
  type ListQuery,
  listPage,
  listQuery,
  type SortColumn,
  searchText,
} from "./listing.server";

const ROW = {
  id: true,
  name: true,
  email: true,
  levelNumber: true,
  startDate: true,
  deactivatedAt: true,
  level: { select: { label: true } },
  team: { select: { name: true } },
  capabilities: { select: { name: true } },
} satisfies Prisma.PersonSelect;

type Row = Prisma.PersonGetPayload<{ select: typeof ROW }>;

const SORTS = {
  name: { column: "name", kind: "text" },
  email: { column: "email", kind: "text" },
  level: { column: "levelNumber", kind: "number" },
  start: { column: "startDate", kind: "instant" },
} as const satisfies Record<string, SortColumn<Row>>;

export interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly level: string;
  readonly team: string | null;
  readonly startDate: string;
  readonly capabilities: readonly Capability[];
  readonly state: "active" | "deactivated";
}

export interface PeopleList extends ListPage<PersonRow> {
  readonly query: ListQuery<keyof typeof SORTS>;
  readonly filters: {
    readonly q: string;
    readonly team: string;
    readonly level: string;
    readonly capability: string;
    readonly state: string;
  };
  readonly mayAdd: "yes" | "no";
}

/** The people of the organisation, which everybody signed in sees. Active ones, unless the URL asks for others. */
export async function listPeople(viewer: Viewer, url: URL): Promise<PeopleList> {
  const query = listQuery(url, ["name", "email", "level", "start"]);
  const { typed, pattern } = searchText(url);
  const filters = { q: typed, ...readFilters(url) };
  const scope = scopeOf(pattern, filters);
  const page = await listPage<Row, Prisma.PersonWhereInput, Prisma.PersonOrderByWithRelationInput>(
    query,
    SORTS[query.sort],
    ({ where, ...rest }) =>
      database().person.findMany({ where: { AND: [scope, where] }, select: ROW, ...rest }),
  );
  return {
    ...page,
    rows: page.rows.map(showRow),
    query,
    filters,
    mayAdd: can(viewer, "admin") ? "yes" : "no",
  };
}

type Filters = Omit<PeopleList["filters"], "q">;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function readFilters(url: URL): Filters {
  const of = (name: string, test: (value: string) => boolean): string => {
    const value = url.searchParams.get(name) ?? "";
    return test(value) ? value : "";
  };
  return {
    team: of("team", (v) => UUID.test(v)),
    level: of("level", (v) => /^\d{1,4}$/.test(v)),
    capability: of("capability", (v) => CAPABILITIES.some((c) => c === v)),
    state: of("state", (v) => v === "deactivated" || v === "all"),
  };
}

const STATES: Readonly<Record<string, Prisma.PersonWhereInput>> = {
  all: {},
  deactivated: { deactivatedAt: { not: null } },
};

const scopeOf = (pattern: string, { team, level, capability, state }: Filters): Prisma.PersonWhereInput => ({
  AND: [
    STATES[state] ?? { deactivatedAt: null },
    pattern
      ? {
          OR: [
            { name: { contains: pattern, mode: "insensitive" } },
            { email: { contains: pattern, mode: "insensitive" } },
          ],
        }
      : {},
    team ? { teamId: team } : {},
    level ? { levelNumber: Number(level) } : {},
    capability ? { capabilities: { some: { name: capability } } } : {},
  ],
});

const showRow = (row: Row): PersonRow => ({
  id: row.id,
  name: row.name,
  email: row.email,
  level: row.level.label,
  team: row.team?.name ?? null,
  startDate: row.startDate.toISOString().slice(0, 10),
  capabilities: CAPABILITIES.filter((name) => row.capabilities.some((c) => c.name === name)),
  state: row.deactivatedAt === null ? "active" : "deactivated",
});
