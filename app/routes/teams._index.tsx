import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { Done, EmptyState, FilterBar, Page, Section, Table } from "~/components";
import { answerTo } from "~/components/answer-to";
import { TeamForm } from "~/components/records";
import { requireViewer } from "~/data/session.server";
import { addTeam, listTeams, renameTeam } from "~/data/teams.server";
import { answerForm } from "~/forms/answer.server";
import { teamForm } from "~/forms/team";

export async function loader({ request }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  return listTeams(viewer, new URL(request.url));
}

export async function action({ request }: ActionFunctionArgs) {
  const viewer = await requireViewer(request);
  return answerForm(request, teamForm, async (sent) => {
    const now = Date.now();
    const objections =
      sent.intent === "add"
        ? await addTeam(viewer, sent.name, now)
        : await renameTeam(viewer, sent.id, sent.name, now);
    return { objections, to: `/teams?done=${sent.intent}` };
  });
}

export const meta: MetaFunction = () => [{ title: "Teams · Plumbline" }];

export default function Teams() {
  const { rows, q, mayEdit } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [params] = useSearchParams();
  const edited = mayEdit === "yes" ? rows.find((team) => team.id === params.get("edit")) : undefined;
  return (
    <Page title="Teams" lede={<p>A Bar Raiser always comes from another team than the role's.</p>}>
      <Done messages={{ add: "The team is added.", rename: "The team has its new name." }} />
      {edited ? (
        <Section title={`Rename ${edited.name}`} id="edit">
          <TeamForm key={edited.id} intent="rename" team={edited} answer={answerTo("rename", answer)} />
        </Section>
      ) : null}
      <FilterBar search={{ name: "q", label: "Find a team", value: q }} clear="/teams" />
      <Table
        caption="Teams"
        columns={mayEdit === "yes" ? [...COLUMNS, { key: "act", label: "Change" }] : COLUMNS}
        rows={rows.map((team) => ({
          key: team.id,
          cells: {
            name: team.name,
            people: <Link to={`/people?team=${team.id}`}>{team.people}</Link>,
            act: (
              <Link to={`?edit=${team.id}#edit`}>
                Rename<span className="visually-hidden"> {team.name}</span>
              </Link>
            ),
          },
        }))}
        empty={<EmptyState title={q ? "No team matches" : "No teams yet"}>An admin adds teams.</EmptyState>}
      />
      {mayEdit === "yes" ? (
        <Section title="Add a team">
          <TeamForm intent="add" answer={answerTo("add", answer)} />
        </Section>
      ) : null}
    </Page>
  );
}

const COLUMNS = [
  { key: "name", label: "Team" },
  { key: "people", label: "People", numeric: true },
];
