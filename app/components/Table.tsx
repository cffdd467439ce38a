import { Link, useSearchParams } from "@remix-run/react";
import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";

type Column = {
  readonly key: string;
  readonly label: string;
  /** The value that `?sort=` takes to order by this column; unset means that it can't be sorted. */
  readonly sort?: string;
  readonly numeric?: boolean;
};

export type Row = { readonly key: string; readonly cells: Readonly<Record<string, ReactNode>> };

export type Sort = { readonly by: string; readonly direction: "asc" | "desc" };

type TableProps = {
  readonly caption: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  readonly empty: ReactNode;
  readonly sort?: Sort;
};

/** So many columns may have to scroll sideways between the narrow and the wide, and then by keyboard too. */
const MANY = 5;

const scrolls = (caption: string) => ({ role: "region", "aria-label": caption, tabIndex: 0 }) as const;

/** Rows to compare. Narrow screens stack each row, every cell under its column's name. */
export function Table({ caption, columns, rows, empty, sort }: TableProps) {
  if (rows.length === 0) return <div className="table-empty">{empty}</div>;
  return (
    <div className="table-frame" {...(columns.length > MANY ? scrolls(caption) : {})}>
      <table className="table">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} sort={sort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              {columns.map((column, index) => (
                <BodyCell key={column.key} column={column} heads={index === 0 ? "row" : "nothing"}>
                  {row.cells[column.key]}
                </BodyCell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function HeaderCell({ column, sort }: { readonly column: Column; readonly sort?: Sort }) {
  const className = column.numeric ? "numeric" : undefined;
  if (!column.sort) {
    return (
      <th scope="col" className={className}>
        {column.label}
      </th>
    );
  }
  const direction = sort?.by === column.sort ? sort.direction : null;
  const ariaSort = direction === null ? "none" : direction === "asc" ? "ascending" : "descending";
  return (
    <th scope="col" className={className} aria-sort={ariaSort}>
      <SortLink by={column.sort} direction={direction}>
        {column.label}
      </SortLink>
    </th>
  );
}

type SortLinkProps = {
  readonly by: string;
  readonly direction: "asc" | "desc" | null;
  readonly children: string;
};

/** `?sort=name` orders upward, `?sort=-name` downward; a new order starts again from the first page. */
function SortLink({ by, direction, children }: SortLinkProps) {
  const [params] = useSearchParams();
  const next = new URLSearchParams(params);
  next.set("sort", direction === "asc" ? `-${by}` : by);
  next.delete("after");
  next.delete("before");
  return (
    <Link to={`?${next}`} className="sort" preventScrollReset>
      {children}
      {direction === "asc" ? <ArrowUp aria-hidden="true" /> : null}
      {direction === "desc" ? <ArrowDown aria-hidden="true" /> : null}
    </Link>
  );
}

type BodyCellProps = {
  readonly column: Column;
  readonly heads: "row" | "nothing";
  readonly children: ReactNode;
};

function BodyCell({ column, heads, children }: BodyCellProps) {
  const className = column.numeric ? "numeric" : undefined;
  if (heads === "row") {
    return (
      <th scope="row" data-label={column.label} className={className}>
        {children}
      </th>
    );
  }
  return (
    <td data-label={column.label} className={className}>
      {children}
    </td>
  );
}
