import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { WorkLoop } from "~/domain/my-work";

type WorkRowProps = {
  readonly to: string;
  readonly act: string;
  readonly loop: WorkLoop;
  readonly children: ReactNode;
};

/** One thing to do: its link is the deed, beneath it whom it concerns and by when. */
export function WorkRow({ to, act, loop, children }: WorkRowProps) {
  return (
    <li className="work-row">
      <p className="work-act">
        <Link to={to}>
          {act} <span className="work-about">{loop.candidate.name}</span>
        </Link>
      </p>
      <p className="work-role">{loop.role}</p>
      <div className="work-facts">{children}</div>
    </li>
  );
}
