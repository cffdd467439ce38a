import { Link } from "@remix-run/react";
import { Notice } from "../Notice";

type HiredProps = {
  readonly link: "none" | "proposed" | "linked";
  readonly candidate: { readonly id: string; readonly name: string };
};

/** After a hire: proposes to link the candidate to the person whom they become (S9). */
export function Hired({ link, candidate }: HiredProps) {
  if (link !== "proposed") return null;
  return (
    <Notice title="Link the candidate to a person">
      <p>
        When {candidate.name} is added to the people here, link the two on{" "}
        <Link to={`/candidates/${candidate.id}`}>the candidate&apos;s page</Link>. From then on their own
        loop, offer and record entries do not exist for them.
      </p>
    </Notice>
  );
}
