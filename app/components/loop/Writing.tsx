import { Link, useSearchParams } from "@remix-run/react";
import type { LoopView } from "~/domain/view";
import { ByPerson } from "./ByPerson";
import { ByPrinciple } from "./ByPrinciple";
import { Practice } from "./Practice";

export type WritingProps = { readonly view: LoopView; readonly round: LoopView["rounds"][number] };

/** A revealed round's feedback, side by side by person or by principle. */
export function Writing({ view, round }: WritingProps) {
  const [params] = useSearchParams();
  const by = params.get("by") === "principle" ? "principle" : "person";
  return (
    <>
      <nav aria-label="How to lay the feedback out" className="actions">
        <ByLink by="person" current={by}>
          By person
        </ByLink>
        <ByLink by="principle" current={by}>
          By principle
        </ByLink>
      </nav>
      {by === "person" ? <ByPerson view={view} round={round} /> : <ByPrinciple view={view} round={round} />}
      <Practice view={view} round={round} />
    </>
  );
}

type ByLinkProps = { readonly by: string; readonly current: string; readonly children: string };

function ByLink({ by, current, children }: ByLinkProps) {
  if (by === current) return <strong aria-current="true">{children}</strong>;
  return (
    <Link to={`?by=${by}`} preventScrollReset>
      {children}
    </Link>
  );
}
