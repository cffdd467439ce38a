import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { EmptyState, FilterBar, FilterSelect, LinkButton, Page, Pager, Table, When } from "~/components";
import { teamChoices } from "~/data/choices.server";
import { listRoles, type RoleRow } from "~/data/roles.server";
import { requireViewer } from "~/data/session.server";

export async function loader({ request }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  return { ...(await listRoles(viewer, new URL(request.url))), teams: await teamChoices(viewer) };
}

export const meta: MetaFunction = () => [{ title: "Roles · Plumbline" }];

export default function Roles() {
  const list = useLoaderData<typeof loader>();
  const { filters } = list;
  const isFiltered = Object.values(filters).some(Boolean);
  return (
    <Page
      title="Roles"
      lede={<p>The openings you hire for. What somebody may do in Plumbline is called a capability.</p>}
      actions={list.mayAdd === "yes" ? <LinkButton to="/roles/new">Open a role</LinkButton> : null}
    >
      <FilterBar search={{ name: "q", label: "Title", value: filters.q }} clear="/roles">
        <FilterSelect name="team" label="Team" value={filters.team} options={list.teams} />
        <FilterSelect name="state" label="State" value={filters.state} all="Open" options={STATES} />
      </FilterBar>
      <Table
        caption="Roles"
        columns={COLUMNS}
        rows={list.rows.map(toRow)}
        sort={{ by: list.query.sort, direction: list.query.direction }}
        empty={
          <EmptyState title={isFiltered ? "No role matches" : "No open roles"}>
            {isFiltered ? "Change the search or the filters." : "A recruiter or an admin opens roles."}
          </EmptyState>
        }
      />
      <Pager next={list.next} previous={list.previous} />
    </Page>
  );
}

const STATES = [
  { value: "closed", label: "Closed" },
  { value: "all", label: "All" },
];

const COLUMNS = [
  { key: "title", label: "Title", sort: "title" },
  { key: "level", label: "Level", sort: "level" },
  { key: "team", label: "Team" },
  { key: "hiringManager", label: "Hiring manager" },
  { key: "recruiter", label: "Recruiter" },
  { key: "created", label: "Opened", sort: "created" },
];

const toRow = (role: RoleRow) => ({
  key: role.id,
  cells: {
    title: (
      <>
        <Link to={`/roles/${role.id}`}>{role.title}</Link>
        {role.closedAt === null ? null : <div className="hint">Closed</div>}
      </>
    ),
    level: role.level,
    team: role.team.name,
    hiringManager: role.hiringManager.name,
    recruiter: role.recruiter.name,
    created: <When at={role.createdAt} show="day" />,
  },
});
