import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { EmptyState, Page, Section } from "~/components";
import { DeskList } from "~/components/offer/DeskList";
import { readDesk } from "~/data/bar-raiser-desk.server";
import { requireViewer } from "~/data/session.server";

export async function loader({ request }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  return readDesk(viewer, Date.now());
}

export const meta: MetaFunction = () => [{ title: "Bar Raiser desk · Plumbline" }];

export default function BarRaiserDesk() {
  const { mine, lead } = useLoaderData<typeof loader>();
  const waiting = mine.filter((row) => row.items.length > 0);
  const resting = mine.filter((row) => row.items.length === 0);
  return (
    <Page
      title="Bar Raiser desk"
      lede={
        <p>
          The loops in which you hold the bar. See also the <Link to="/programme">Bar Raiser programme</Link>.
        </p>
      }
    >
      <Section title="Waits for you" id="waiting">
        {waiting.length > 0 ? (
          <DeskList rows={waiting} />
        ) : (
          <EmptyState title="Nothing waits for you">
            When a debrief can open, a decision wants your word, or somebody asks to be excused, it stands
            here.
          </EmptyState>
        )}
      </Section>
      {resting.length > 0 ? (
        <Section title="Yours, waiting for others" id="resting">
          <DeskList rows={resting} />
        </Section>
      ) : null}
      {lead ? (
        <Section
          title="Waits for a lead"
          id="lead"
          hint="Successions, agreements, and excusals that a lead may answer. You act as lead only in loops that you have no part in."
        >
          {lead.length > 0 ? <DeskList rows={lead} /> : <EmptyState title="Nothing waits for a lead" />}
        </Section>
      ) : null}
    </Page>
  );
}
