import { isId } from "~/domain/id";
import type { Id } from "~/domain/loop";

export const PAGE_SIZE = 25;

/** A column that a list can be ordered by: never null, so that its order is total together with the id. */
export interface SortColumn<Row> {
  readonly column: keyof Row & string;
  readonly kind: "text" | "number" | "instant";
}

/** What a list's URL asks for: `?sort=name` or `?sort=-name`, and one side of a cursor. */
export interface ListQuery<Sort extends string> {
  readonly sort: Sort;
  readonly direction: "asc" | "desc";
  readonly after: string | null;
  readonly before: string | null;
}

export interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
  readonly previous: string | null;
}

/** Reads a list's order and cursor from its URL. A sort that the list doesn't know is the first of `sorts`. */
export function listQuery<Sort extends string>(url: URL, sorts: readonly [Sort, ...Sort[]]): ListQuery<Sort> {
  const asked = url.searchParams.get("sort") ?? "";
  const sort = sorts.find((s) => s === asked.replace(/^-/, "")) ?? sorts[0];
  const direction = asked === `-${sort}` ? "desc" : "asc";
  const after = url.searchParams.get("after");
  return { sort, direction, after, before: after === null ? url.searchParams.get("before") : null };
}

/** What was typed into a list's search box, fit for a pattern: at most 100 characters, wildcards taken literally. */
export function searchText(url: URL): { readonly typed: string; readonly pattern: string } {
  const typed = (url.searchParams.get("q") ?? "")
    .replace(/\p{Cc}/gu, " ")
    .trim()
    .slice(0, 100);
  return { typed, pattern: typed.replace(/[\\%_]/g, "\\$&") };
}

interface Find<Where, Order> {
  readonly where: Where;
  readonly orderBy: Order[];
  readonly take: number;
}

/**
 * One page of a list, by keyset: the rows beyond the cursor in the list's order, so that a page costs the same
 * however far down it is and rows don't repeat when others come in. `find` joins `where` with the reader's own scope.
 * A cursor that isn't one of ours is ignored: the first page.
 */
export async function listPage<Row extends { readonly id: Id }, Where, Order>(
  query: Pick<ListQuery<string>, "direction" | "after" | "before">,
  sort: SortColumn<Row>,
  find: (args: Find<Where, Order>) => Promise<readonly Row[]>,
): Promise<ListPage<Row>> {
  const after = readCursor(query.after, sort);
  const before = after === null ? readCursor(query.before, sort) : null;
  const direction = before === null ? query.direction : opposite(query.direction);
  const found = await find({
    // Both are made of a column's own name, which the types of Prisma can't follow.
    where: beyond(sort.column, direction, after ?? before) as Where,
    orderBy: [{ [sort.column]: direction }, { id: direction }] as Order[],
    take: PAGE_SIZE + 1,
  });
  const rows = found.slice(0, PAGE_SIZE);
  const isMore = found.length > PAGE_SIZE;
  if (before !== null) rows.reverse();
  const isBefore = before !== null;
  return {
    rows,
    next: isBefore || isMore ? cursorOf(rows[rows.length - 1], sort) : null,
    previous: (isBefore ? isMore : after !== null) ? cursorOf(rows[0], sort) : null,
  };
}

type Cursor = { readonly value: string | number | Date; readonly id: Id };

const opposite = (direction: "asc" | "desc") => (direction === "asc" ? "desc" : "asc");

function beyond(column: string, direction: "asc" | "desc", cursor: Cursor | null): object {
  if (cursor === null) return {};
  const side = direction === "asc" ? "gt" : "lt";
  return {
    OR: [{ [column]: { [side]: cursor.value } }, { [column]: cursor.value, id: { [side]: cursor.id } }],
  };
}

function cursorOf<Row extends { readonly id: Id }>(
  row: Row | undefined,
  sort: SortColumn<Row>,
): string | null {
  return row ? Buffer.from(JSON.stringify([row[sort.column], row.id])).toString("base64url") : null;
}

function readCursor<Row>(text: string | null, { kind }: SortColumn<Row>): Cursor | null {
  const [value, id] = parsed(text);
  if (typeof id !== "string" || !isId(id)) return null;
  if (kind === "number")
    return Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31 ? { value: Number(value), id } : null;
  if (typeof value !== "string" || value.includes("\u0000")) return null;
  if (kind === "text") return { value, id };
  // Years of four digits: what lies beyond them may be no instant to the database.
  const instant = /^[1-9]\d{3}-/.test(value) ? new Date(value) : null;
  return instant === null || Number.isNaN(instant.getTime()) ? null : { value: instant, id };
}

function parsed(text: string | null): readonly unknown[] {
  if (!text || text.length > 2000) return [];
  try {
    const value: unknown = JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
