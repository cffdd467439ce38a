import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { EmptyState, FilterBar, FilterSelect, LinkButton, Page, Pager, Table } from "~/components";
import { CAPABILITY_WORDS, OnDay } from "~/components/records";
import { levelChoices, teamChoices } from "~/data/choices.server";
import { listPeople, type PersonRow } from "~/data/people.server";
import { requireViewer } from "~/data/session.server";
import { CAPABILITIES } from "~/domain/viewer";

export async function loader({ request }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  const list = await listPeople(viewer, new URL(request.url));
  return { ...list, levels: await levelChoices(viewer), teams: await teamChoices(viewer) };
}

export const meta: MetaFunction = () => [{ title: "People · Plumbline" }];

export default function People() {
  const list = useLoaderData<typeof loader>();
  const { filters } = list;
  const isFiltered = Object.values(filters).some(Boolean);
  return (
    <Page
      title="People"
      actions={list.mayAdd === "yes" ? <LinkButton to="/people/new">Add a person</LinkButton> : null}
      lede={
        <p>
          Everybody in the organisation. See also <Link to="/teams">teams</Link> and the{" "}
          <Link to="/programme">Bar Raiser programme</Link>.
        </p>
      }
    >
      <Filters list={list} />
      <Table
        caption="People"
        columns={COLUMNS}
        rows={list.rows.map(toRow)}
        sort={{ by: list.query.sort, direction: list.query.direction }}
        empty={
          <EmptyState title={isFiltered ? "Nobody matches" : "Nobody here yet"}>
            {isFiltered ? "Change the search or the filters." : "An admin adds people."}
          </EmptyState>
        }
      />
      <Pager next={list.next} previous={list.previous} />
    </Page>
  );
}

const COLUMNS = [
  { key: "name", label: "Name", sort: "name" },
  { key: "email", label: "E-mail", sort: "email" },
  { key: "level", label: "Level", sort: "level" },
  { key: "team", label: "Team" },
  { key: "start", label: "Started", sort: "start" },
  { key: "capabilities", label: "Capabilities" },
];

const toRow = (person: PersonRow) => ({
  key: person.id,
  cells: {
    name: (
      <>
        <Link to={`/people/${person.id}`}>{person.name}</Link>
        {person.state === "deactivated" ? <div className="hint">Deactivated</div> : null}
      </>
    ),
    email: person.email,
    level: person.level,
    team: person.team ?? "None",
    start: <OnDay day={person.startDate} />,
    capabilities: person.capabilities.map((name) => CAPABILITY_WORDS[name].name).join(", ") || "None",
  },
});

function Filters({ list }: { readonly list: ReturnType<typeof useLoaderData<typeof loader>> }) {
  const { filters, levels, teams } = list;
  return (
    <FilterBar search={{ name: "q", label: "Name or e-mail", value: filters.q }} clear="/people">
      <FilterSelect name="team" label="Team" value={filters.team} options={teams} />
      <FilterSelect name="level" label="Level" value={filters.level} options={levels} />
      <FilterSelect
        name="capability"
        label="Capability"
        value={filters.capability}
        options={CAPABILITIES.map((name) => ({ value: name, label: CAPABILITY_WORDS[name].name }))}
      />
      <FilterSelect
        name="state"
        label="Account"
        value={filters.state}
        all="Active"
        options={[
          { value: "deactivated", label: "Deactivated" },
          { value: "all", label: "All" },
        ]}
      />
    </FilterBar>
  );
}
