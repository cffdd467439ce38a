import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { CoverageGrid, Disclosure, Done, Notice, Page, Section } from "~/components";
import { LiveLine } from "~/components/live/LiveLine";
import { useLive } from "~/components/live/useLive";
import { Assessments } from "~/components/loop/Assessments";
import { Changes, changesIn } from "~/components/loop/Changes";
import { Conclusions } from "~/components/loop/Conclusions";
import { coverageGrid } from "~/components/loop/coverage";
import { Excusals, excusalsIn } from "~/components/loop/Excusals";
import { LoopActs } from "~/components/loop/LoopActs";
import { LoopFacts } from "~/components/loop/LoopFacts";
import { LoopRound } from "~/components/loop/LoopRound";
import { GateList } from "~/components/offer/GateList";
import { readLoopPage } from "~/data/loop-page.server";
import { idFrom } from "~/data/not-here.server";
import { requireViewer } from "~/data/session.server";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  return readLoopPage(viewer, idFrom(params.id), Date.now());
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data ? data.view.candidate.name : "Loop"} · Plumbline` },
];

const DONE = {
  ended: "The loop has ended. Nobody owes anything in it any more.",
  submitted: "Your feedback is submitted.",
};

export default function LoopPage() {
  const { view, acts, gates, level, team } = useLoaderData<typeof loader>();
  const grid = coverageGrid(view, view.rounds);
  return (
    <Page title={view.candidate.name} kicker={<Link to="/loops">Loops</Link>}>
      <LiveLine liveness={useLive(view.id, view.changedAt)} />
      <Done messages={DONE} />
      {view.outline?.vetoes.includes("open") ? (
        <Notice tone="grave" title="A veto is open">
          <p>No offer can be ready while it is, whatever the votes are.</p>
          {view.sight === "everything" ? (
            <p>
              <Link to={`/loops/${view.id}/veto`}>Read it, and what could lift it</Link>
            </p>
          ) : null}
        </Notice>
      ) : null}
      <LoopFacts view={view} level={level} team={team} />
      <Section title="What you can do">
        <LoopActs loopId={view.id} acts={acts} />
      </Section>
      {view.rounds.map((round) => (
        <LoopRound key={round.id} view={view} round={round} />
      ))}
      <Assessments view={view} />
      <Section title="Coverage" hint="Who takes which principle, and where you read it, who rated it.">
        <Disclosure summary="Principles by person">
          <CoverageGrid {...grid} />
        </Disclosure>
      </Section>
      {excusalsIn(view).length > 0 ? (
        <Section title="Excusals" hint="Shown for good, also in the debrief.">
          <Excusals view={view} />
        </Section>
      ) : null}
      {changesIn(view).length > 0 ? (
        <Section title="Changes of seats and terms">
          <Changes view={view} />
        </Section>
      ) : null}
      {view.outline && view.startedAt !== null ? (
        <Section title="Debrief, decision and offer">
          <Conclusions view={view} />
          {gates ? (
            <Disclosure summary="What the offer needs">
              <GateList loopId={view.id} gates={gates} />
            </Disclosure>
          ) : null}
        </Section>
      ) : null}
    </Page>
  );
}
