import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { EmptyState, FilterBar, FilterSelect, Page } from "~/components";
import { SightReport } from "~/components/audit/SightReport";
import { requireViewer } from "~/data/session.server";
import { readSightChoices } from "~/data/sight-choices.server";
import { readSight } from "~/data/sight-report.server";

export async function loader({ request }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  const choices = await readSightChoices(viewer, new URL(request.url));
  const { person, loop } = choices.chosen;
  return { choices, report: person && loop ? await readSight(viewer, person, loop) : null };
}

export const meta: MetaFunction = () => [{ title: "What can this person see? · Plumbline" }];

export default function SightPage() {
  const { choices, report } = useLoaderData<typeof loader>();
  const { chosen } = choices;
  return (
    <Page
      title={report ? `What ${report.person.name} can see` : "What can this person see?"}
      kicker={<Link to="/audit">Audit</Link>}
      lede={
        report ? (
          <p>
            Of the loop of <Link to={`/loops/${report.loop.id}`}>{report.loop.candidate}</Link> for{" "}
            {report.loop.role}. The same rules answer here that open and close each page; nothing that was
            written is shown.
          </p>
        ) : (
          <p>For any person and loop: what they can read, by which law, and what keeps the rest closed.</p>
        )
      }
    >
      <FilterBar
        search={{ name: "q", label: "Narrow the loops: candidate or role", value: chosen.q }}
        clear="/audit/sight"
      >
        <FilterSelect
          name="person"
          label="Person"
          value={chosen.person}
          options={choices.people}
          all="Choose a person"
        />
        <FilterSelect
          name="loop"
          label="Loop"
          value={chosen.loop}
          options={choices.loops}
          all="Choose a loop"
        />
      </FilterBar>
      {report ? (
        <SightReport report={report} />
      ) : (
        <EmptyState title="Choose a person and a loop">
          The newest loops are listed. Search for a candidate or a role to find an older one.
        </EmptyState>
      )}
    </Page>
  );
}
