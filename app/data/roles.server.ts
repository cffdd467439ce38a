import type { Id } from "~/domain/loop";
import { objectionsToRecruit } from "~/domain/records";
import type { Instant } from "~/domain/time";
import type { Viewer } from "~/domain/viewer";
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
import { notHere } from "./not-here.server";
import type { Named } from "./person.server";

const ROW = {
  id: true,
  title: true,
  levelNumber: true,
  createdAt: true,
  closedAt: true,
  hiringManagerId: true,
  recruiterId: true,
  level: { select: { label: true } },
  team: { select: { id: true, name: true } },
} satisfies Prisma.RoleSelect;

type Row = Prisma.RoleGetPayload<{ select: typeof ROW }>;

const SORTS = {
  title: { column: "title", kind: "text" },
  level: { column: "levelNumber", kind: "number" },
  created: { column: "createdAt", kind: "instant" },
} as const satisfies Record<string, SortColumn<Row>>;

export interface RoleRow {
  readonly id: Id;
  readonly title: string;
  readonly level: string;
  readonly team: Named;
  readonly hiringManager: Named;
  readonly recruiter: Named;
  readonly createdAt: Instant;
  readonly closedAt: Instant | null;
}

export interface RoleList extends ListPage<RoleRow> {
  readonly query: ListQuery<keyof typeof SORTS>;
  readonly filters: { readonly q: string; readonly team: string; readonly state: string };
  readonly mayAdd: "yes" | "no";
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The organisation's roles, which everybody signed in sees. Open ones, unless the URL asks for others. */
export async function listRoles(viewer: Viewer, url: URL): Promise<RoleList> {
  const query = listQuery(url, ["title", "level", "created"]);
  const { typed, pattern } = searchText(url);
  const asked = { team: url.searchParams.get("team") ?? "", state: url.searchParams.get("state") ?? "" };
  const team = UUID.test(asked.team) ? asked.team : "";
  const state = asked.state === "closed" || asked.state === "all" ? asked.state : "";
  const scope: Prisma.RoleWhereInput = {
    ...(state === "all" ? {} : { closedAt: state === "closed" ? { not: null } : null }),
    ...(team ? { teamId: team } : {}),
    ...(pattern ? { title: { contains: pattern, mode: "insensitive" } } : {}),
  };
  const page = await listPage<Row, Prisma.RoleWhereInput, Prisma.RoleOrderByWithRelationInput>(
    query,
    SORTS[query.sort],
    ({ where, ...rest }) =>
      database().role.findMany({ where: { AND: [scope, where] }, select: ROW, ...rest }),
  );
  return {
    ...page,
    rows: await showRows(page.rows),
    query,
    filters: { q: typed, team, state },
    mayAdd: objectionsToRecruit(viewer).length === 0 ? "yes" : "no",
  };
}

async function showRows(rows: readonly Row[]): Promise<readonly RoleRow[]> {
  const ids = [...new Set(rows.flatMap((row) => [row.hiringManagerId, row.recruiterId]))];
  const people = await database().person.findMany({
    where: { id: { in: ids } },
    select: { id: true, name: true },
  });
  const named = (id: Id): Named => people.find((person) => person.id === id) ?? { id, name: "somebody" };
  return rows.map((row) => ({
    ...{ id: row.id, title: row.title, level: row.level.label, team: row.team },
    hiringManager: named(row.hiringManagerId),
    recruiter: named(row.recruiterId),
    createdAt: row.createdAt.getTime(),
    closedAt: row.closedAt?.getTime() ?? null,
  }));
}

export interface RoleView extends RoleRow {
  readonly principles: readonly Named[];
  readonly mayEdit: "yes" | "no";
}

/** One role. Its loops are not on it: they exist for few (S8). Throws 404. */
export async function readRole(viewer: Viewer, roleId: Id): Promise<RoleView> {
  const row = await database().role.findUnique({
    where: { id: roleId },
    select: { ...ROW, principles: PRINCIPLES },
  });
  if (!row) return notHere();
  const [shown] = await showRows([row]);
  return {
    ...(shown ?? notHere()),
    principles: row.principles.map(({ principle }) => ({ id: principle.id, name: principle.name })),
    mayEdit: objectionsToRecruit(viewer).length === 0 ? "yes" : "no",
  };
}

const PRINCIPLES = {
  select: { principle: { select: { id: true, name: true } } },
  orderBy: { principle: { position: "asc" } },
} as const;

/** What the form of a role starts from. Throws 404, also for those who don't keep roles. */
export async function readRoleForm(viewer: Viewer, roleId: Id) {
  if (objectionsToRecruit(viewer).length > 0) notHere();
  const row = await database().role.findUnique({ where: { id: roleId }, include: { principles: true } });
  const role = row ?? notHere();
  return {
    id: role.id,
    values: {
      title: role.title,
      level: String(role.levelNumber),
      teamId: role.teamId,
      hiringManagerId: role.hiringManagerId,
      recruiterId: role.recruiterId,
      principles: role.principles.map((p) => p.principleId),
    },
  };
}
