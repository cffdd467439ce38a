import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import {
  Done,
  EmptyState,
  FilterBar,
  FilterSelect,
  LinkButton,
  Page,
  Pager,
  Table,
  When,
} from "~/components";
import { LoopState } from "~/components/records";
import { type CandidateRow, listCandidates } from "~/data/candidates.server";
import { requireViewer } from "~/data/session.server";

export async function loader({ request }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  return listCandidates(viewer, new URL(request.url));
}

export const meta: MetaFunction = () => [{ title: "Candidates · Plumbline" }];

export default function Candidates() {
  const list = useLoaderData<typeof loader>();
  const { filters } = list;
  const mayAdd = list.mayAdd === "yes";
  const isFiltered = Object.values(filters).some(Boolean);
  return (
    <Page
      title="Candidates"
      lede={<p>{mayAdd ? "Everybody you interview." : "The candidates whose loops you know of."}</p>}
      actions={mayAdd ? <LinkButton to="/candidates/new">Add a candidate</LinkButton> : null}
    >
      <Done messages={{ changed: "The changes are saved.", link: "The link is saved." }} />
      <FilterBar
        search={{ name: "q", label: mayAdd ? "Name or e-mail" : "Name", value: filters.q }}
        clear="/candidates"
      >
        <FilterSelect name="loops" label="Loops" value={filters.loops} options={LOOPS} />
      </FilterBar>
      <Table
        caption="Candidates"
        columns={COLUMNS}
        rows={list.rows.map(toRow)}
        sort={{ by: list.query.sort, direction: list.query.direction }}
        empty={
          <EmptyState title={isFiltered ? "No candidate matches" : "No candidates yet"}>
            {isFiltered
              ? "Change the search or the filter."
              : "A recruiter adds candidates and plans their loops."}
          </EmptyState>
        }
      />
      <Pager next={list.next} previous={list.previous} />
    </Page>
  );
}

const LOOPS = [
  { value: "open", label: "With an open loop" },
  { value: "none", label: "Without an open loop" },
];

const COLUMNS = [
  { key: "name", label: "Name", sort: "name" },
  { key: "loops", label: "Loops" },
  { key: "created", label: "Added", sort: "created" },
];

const toRow = (candidate: CandidateRow) => ({
  key: candidate.id,
  cells: {
    name: <Link to={`/candidates/${candidate.id}`}>{candidate.name}</Link>,
    loops:
      candidate.loops.length === 0
        ? "None that you know of"
        : candidate.loops.map((loop) => (
            <div key={loop.id}>
              <Link to={`/loops/${loop.id}`}>{loop.role}</Link>: <LoopState loop={loop} />
            </div>
          )),
    created: <When at={candidate.createdAt} show="day" />,
  },
});
