import { objectionsToKeepBank } from "~/domain/bank";
import { isId } from "~/domain/id";
import type { Id } from "~/domain/loop";
import type { Instant } from "~/domain/time";
import type { Viewer } from "~/domain/viewer";
import type { Prisma } from "../../prisma/generated/client/client.ts";
import { type Choice, roleTitleChoices } from "./choices.server";
import { database } from "./database.server";
import {
  type ListPage,
  type ListQuery,
  listPage,
  listQuery,
  type SortColumn,
  searchText,
} from "./listing.server";
import type { Named } from "./person.server";

const ROW = {
  ...{ id: true, key: true, text: true, changedAt: true, retiredAt: true },
  principle: { select: { id: true, name: true } },
} satisfies Prisma.QuestionSelect;

type Row = Prisma.QuestionGetPayload<{ select: typeof ROW }>;

const SORTS = {
  key: { column: "key", kind: "text" },
  text: { column: "text", kind: "text" },
  changed: { column: "changedAt", kind: "instant" },
} as const satisfies Record<string, SortColumn<Row>>;

export interface QuestionRow {
  readonly id: Id;
  readonly key: string;
  readonly text: string;
  readonly principle: Named;
  readonly changedAt: Instant;
  readonly retiredAt: Instant | null;
}

export interface QuestionFilters {
  readonly q: string;
  readonly principle: string;
  readonly state: string;
  readonly role: string;
}

export interface QuestionList extends ListPage<QuestionRow> {
  readonly query: ListQuery<keyof typeof SORTS>;
  readonly filters: QuestionFilters;
  readonly principles: readonly Choice[];
  readonly roles: readonly Choice[];
  readonly mayKeep: "yes" | "no";
}

/** The question bank, which everybody signed in reads. Questions in use, unless the URL asks for others. */
export async function listQuestions(viewer: Viewer, url: URL): Promise<QuestionList> {
  const query = listQuery(url, ["key", "text", "changed"]);
  const { typed, pattern } = searchText(url);
  const filters = { q: typed, ...filtersIn(url) };
  const scope = scopeOf(filters, pattern);
  const page = await listPage<Row, Prisma.QuestionWhereInput, Prisma.QuestionOrderByWithRelationInput>(
    query,
    SORTS[query.sort],
    ({ where, ...rest }) =>
      database().question.findMany({ where: { AND: [scope, where] }, select: ROW, ...rest }),
  );
  return {
    ...page,
    rows: page.rows.map((row) => ({
      ...{ id: row.id, key: row.key, text: row.text, principle: row.principle },
      changedAt: row.changedAt.getTime(),
      retiredAt: row.retiredAt?.getTime() ?? null,
    })),
    ...{ query, filters },
    principles: await principlesWithQuestions(),
    roles: await roleTitleChoices(viewer),
    mayKeep: objectionsToKeepBank(viewer).length === 0 ? "yes" : "no",
  };
}

function filtersIn(url: URL): Omit<QuestionFilters, "q"> {
  const [principle, role, state] = [
    url.searchParams.get("principle") ?? "",
    url.searchParams.get("role") ?? "",
    url.searchParams.get("state") ?? "",
  ];
  return {
    principle: isId(principle) ? principle : "",
    role: isId(role) ? role : "",
    state: state === "retired" || state === "all" ? state : "",
  };
}

function scopeOf({ principle, role, state }: QuestionFilters, pattern: string): Prisma.QuestionWhereInput {
  const said = { contains: pattern, mode: "insensitive" } as const;
  return {
    ...(state === "all" ? {} : { retiredAt: state === "retired" ? { not: null } : null }),
    ...(principle ? { principleId: principle } : {}),
    ...(role ? { pins: { some: { roleId: role, unpinnedAt: null } } } : {}),
    ...(pattern ? { OR: [{ text: said }, { key: said }] } : {}),
  };
}

async function principlesWithQuestions(): Promise<readonly Choice[]> {
  const rows = await database().principle.findMany({
    where: { questions: { some: {} } },
    orderBy: [{ position: "asc" }, { id: "asc" }],
    select: { id: true, name: true },
  });
  return rows.map((row) => ({ value: row.id, label: row.name }));
}
