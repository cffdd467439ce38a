import { Form, Link, useSearchParams } from "@remix-run/react";
import { Search } from "lucide-react";
import type { ReactNode } from "react";
import type { Option } from "./Choice";

type FilterBarProps = {
  readonly children?: ReactNode;
  readonly search?: { readonly name: string; readonly label: string; readonly value: string };
  /** Where "Clear" leads; unset shows no such link. */
  readonly clear?: string;
};

/** Search and filters, kept in the URL. Applying them starts again from the first page and keeps the order. */
export function FilterBar({ children, search, clear }: FilterBarProps) {
  const [params] = useSearchParams();
  const sort = params.get("sort");
  return (
    <Form method="get" role="search" className="filters">
      {search ? (
        <label className="filter filter-search">
          <span className="label">{search.label}</span>
          <input
            type="search"
            name={search.name}
            defaultValue={search.value}
            key={search.value}
            className="input"
          />
        </label>
      ) : null}
      {children}
      {sort ? <input type="hidden" name="sort" value={sort} /> : null}
      <div className="filter-acts">
        <button type="submit" className="button button-quiet">
          {search ? <Search aria-hidden="true" /> : null}
          <span>{search ? "Search" : "Apply"}</span>
        </button>
        {clear ? <Link to={clear}>Clear</Link> : null}
      </div>
    </Form>
  );
}

type FilterSelectProps = {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option[];
  /** The words of the choice that filters nothing. */
  readonly all?: string;
};

/** One filter of a FilterBar. */
export function FilterSelect({ name, label, value, options, all = "All" }: FilterSelectProps) {
  return (
    <label className="filter">
      <span className="label">{label}</span>
      <select name={name} defaultValue={value} key={value} className="input select">
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
