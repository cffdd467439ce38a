import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { Page, Timeline } from "~/components";
import { actWords } from "~/components/audit/act-words";
import { readHistory } from "~/data/history.server";
import { idFrom } from "~/data/not-here.server";
import { requireViewer } from "~/data/session.server";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  return readHistory(viewer, idFrom(params.id), new URL(request.url).searchParams.get("before"));
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `History${data ? ` of ${data.view.candidate.name}'s loop` : ""} · Plumbline` },
];

export default function HistoryPage() {
  const { view, rows, earlier } = useLoaderData<typeof loader>();
  return (
    <Page
      title="What happened"
      kicker={<Link to={`/loops/${view.id}`}>{view.candidate.name}</Link>}
      width="text"
      lede={
        <p>
          Every act on this loop, newest first, from the record that only grows. It says who did what and
          when, never what was written.
        </p>
      }
    >
      <Timeline
        items={rows.map((row) => ({
          key: row.id,
          at: row.at,
          text: `${row.actor ?? "Plumbline"} ${actWords(row.act, row.subject)}.`,
        }))}
      />
      {earlier ? (
        <p>
          <Link to={`?before=${earlier}`}>Earlier entries</Link>
        </p>
      ) : null}
    </Page>
  );
}
