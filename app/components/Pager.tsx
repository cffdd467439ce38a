import { Link, useSearchParams } from "@remix-run/react";
import { ArrowLeft, ArrowRight } from "lucide-react";

type PagerProps = {
  readonly next?: string | null;
  readonly previous?: string | null;
  /** There is none: a count can tell what a reader may not know (S2). */
  readonly total?: never;
};

/** Earlier and later pages by keyset cursor; nothing where there is only one page. */
export function Pager({ next, previous }: PagerProps) {
  const [params] = useSearchParams();
  if (!next && !previous) return null;
  return (
    <nav className="pager" aria-label="Pages">
      {previous ? (
        <Link to={pageLink(params, "before", previous)} rel="prev">
          <ArrowLeft aria-hidden="true" /> Previous page
        </Link>
      ) : null}
      {next ? (
        <Link to={pageLink(params, "after", next)} rel="next" className="pager-next">
          Next page <ArrowRight aria-hidden="true" />
        </Link>
      ) : null}
    </nav>
  );
}

function pageLink(params: URLSearchParams, side: "before" | "after", cursor: string): string {
  const next = new URLSearchParams(params);
  next.delete("before");
  next.delete("after");
  next.set(side, cursor);
  return `?${next}`;
}
