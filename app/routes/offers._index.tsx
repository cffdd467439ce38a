import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { EmptyState, FilterBar, FilterSelect, Page, Pager } from "~/components";
import { BoardRow } from "~/components/offer/BoardRow";
import { readOffersBoard } from "~/data/offers-board.server";
import { requireViewer } from "~/data/session.server";

export async function loader({ request }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  return readOffersBoard(viewer, new URL(request.url));
}

export const meta: MetaFunction = () => [{ title: "Offers · Plumbline" }];

const SHOWS = [
  { value: "mine", label: "Open, mine" },
  { value: "blocked", label: "Open, held by a gate" },
  { value: "ready", label: "Every gate met" },
  { value: "out", label: "Offer extended" },
  { value: "ended", label: "Ended" },
];

export default function Offers() {
  const board = useLoaderData<typeof loader>();
  const { filters } = board;
  const isFiltered = Object.values(filters).some(Boolean);
  return (
    <Page
      title="Offers"
      lede={<p>Can an offer go out, and if not, who can move what? Each loop with its ten gates.</p>}
    >
      <FilterBar search={{ name: "q", label: "Candidate or role", value: filters.q }} clear="/offers">
        <FilterSelect name="show" label="Show" value={filters.show} all="Open" options={SHOWS} />
        <FilterSelect name="role" label="Role" value={filters.role} options={board.roles} />
      </FilterBar>
      {board.rows.length === 0 ? (
        <EmptyState title={isFiltered ? "No loop matches" : "No open loop"}>
          {isFiltered
            ? "Change the search or the filters."
            : "Loops that you have a part in appear here as soon as a recruiter has created them."}
        </EmptyState>
      ) : (
        <ol className="board">
          {board.rows.map((row) => (
            <BoardRow key={row.id} offer={row.offer} blocker={row.blocker} />
          ))}
        </ol>
      )}
      <Pager next={board.next} previous={board.previous} />
    </Page>
  );
}
