import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { EmptyState, FilterBar, FilterSelect, LinkButton, Page, Pager, Table, When } from "~/components";
import { ENDING_WORDS, STATE_WORDS } from "~/components/loop/words";
import { LOOP_STATES, type LoopRow, listLoops } from "~/data/loop-list.server";
import { requireViewer } from "~/data/session.server";

export async function loader({ request }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  return { list: await listLoops(viewer, new URL(request.url)), states: LOOP_STATES };
}

export const meta: MetaFunction = () => [{ title: "Loops · Plumbline" }];

export default function Loops() {
  const { list, states } = useLoaderData<typeof loader>();
  const { filters } = list;
  return (
    <Page
      title="Loops"
      actions={list.mayCreate === "yes" ? <LinkButton to="/loops/new">Begin a loop</LinkButton> : null}
      lede={<p>Every loop that you have a part in, or that you know of by what you do here.</p>}
    >
      <FilterBar search={{ name: "q", label: "Candidate or role", value: filters.q }} clear="/loops">
        <FilterSelect
          name="state"
          label="State"
          value={filters.state}
          all="All that are open"
          options={[
            ...states.map((value) => ({ value, label: STATE_WORDS[value] })),
            { value: "all", label: "All, ended ones too" },
          ]}
        />
      </FilterBar>
      <Table
        caption="Loops"
        columns={COLUMNS}
        rows={list.rows.map(toRow)}
        sort={{ by: "created", direction: list.query.direction }}
        empty={<Empty list={list} />}
      />
      <Pager next={list.next} previous={list.previous} />
    </Page>
  );
}

const COLUMNS = [
  { key: "candidate", label: "Candidate" },
  { key: "role", label: "Role" },
  { key: "state", label: "State" },
  { key: "people", label: "Hiring manager and Bar Raiser" },
  { key: "created", label: "Since", sort: "created" },
];

const toRow = (loop: LoopRow) => ({
  key: loop.id,
  cells: {
    candidate: <Link to={`/loops/${loop.id}`}>{loop.candidate.name}</Link>,
    role: loop.role,
    state: <State loop={loop} />,
    people: [loop.hiringManager.name, loop.barRaiser?.name].filter(Boolean).join(", "),
    created: <When at={loop.createdAt} show="day" />,
  },
});

function State({ loop }: { readonly loop: LoopRow }) {
  return (
    <div>
      {STATE_WORDS[loop.state]}
      {loop.ending ? <div className="hint">{ENDING_WORDS[loop.ending]}</div> : null}
      {loop.waitingFor.length > 0 ? (
        <div className="hint">Waiting for {loop.waitingFor.map((person) => person.name).join(", ")}</div>
      ) : null}
    </div>
  );
}

function Empty({ list }: { readonly list: ReturnType<typeof useLoaderData<typeof loader>>["list"] }) {
  const isFiltered = list.filters.q !== "" || list.filters.state !== "";
  if (isFiltered) return <EmptyState title="No loop matches">Change the search or the state.</EmptyState>;
  return (
    <EmptyState
      title="No open loop yet"
      action={list.mayCreate === "yes" ? <LinkButton to="/loops/new">Begin a loop</LinkButton> : null}
    >
      A loop appears here as soon as you are on its panel. Recruiters begin loops.
    </EmptyState>
  );
}
