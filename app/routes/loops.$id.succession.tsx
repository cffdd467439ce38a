import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { Disclosure, Done, EmptyState, Page, Section } from "~/components";
import { Changes, changesIn } from "~/components/loop/Changes";
import {
  AppointForm,
  AssessForm,
  ProposalCard,
  ProposeForm,
  RecuseForm,
  TermsForm,
} from "~/components/loop/SeatForms";
import { UnfitList } from "~/components/loop/UnfitList";
import { changeTerms } from "~/data/ending.server";
import { idFrom } from "~/data/not-here.server";
import { agreeReplacement, proposeReplacement } from "~/data/replacement.server";
import { requireViewer } from "~/data/session.server";
import { appointSuccessor, recuse, writeAssessment } from "~/data/succession.server";
import { readSuccession } from "~/data/succession-page.server";
import type { Id } from "~/domain/loop";
import type { SaidObjection } from "~/domain/objections";
import type { Viewer } from "~/domain/viewer";
import { answerForm } from "~/forms/answer.server";
import { type SuccessionAct, successionActs } from "~/forms/succession";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  return readSuccession(viewer, idFrom(params.id), Date.now());
}

export async function action({ request, params }: ActionFunctionArgs) {
  const viewer = await requireViewer(request);
  const loopId = idFrom(params.id);
  return answerForm(request, successionActs, async (sent) => ({
    objections: await perform(viewer, loopId, sent),
    to: `/loops/${loopId}/succession?done=${sent.intent}`,
  }));
}

function perform(viewer: Viewer, loopId: Id, act: SuccessionAct): Promise<readonly SaidObjection[]> {
  const now = Date.now();
  switch (act.intent) {
    case "recuse":
      return recuse(viewer, loopId, act.reason, now);
    case "appoint":
      return appointSuccessor(viewer, loopId, act, now);
    case "assess":
      return writeAssessment(viewer, loopId, act.text, now);
    case "propose":
      return proposeReplacement(viewer, loopId, act, now);
    case "agree":
      return agreeReplacement(viewer, loopId, act.replacementId, now);
    case "terms":
      return changeTerms(viewer, loopId, act, now);
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `Seats and terms${data ? ` of ${data.view.candidate.name}'s loop` : ""} · Plumbline` },
];

const DONE = {
  recuse: "You have recused yourself. A lead without a part in this loop names who follows you.",
  appoint: "The successor is named.",
  assess: "Your assessment is recorded.",
  propose: "The replacement is proposed. A lead without a part in this loop has to agree.",
  agree: "The seat has changed hands.",
  terms: "The loop's terms are changed.",
};

export default function SuccessionPage() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { view } = page;
  return (
    <Page
      title="Seats and terms"
      width="text"
      kicker={<Link to={`/loops/${view.id}`}>{view.candidate.name}</Link>}
      lede={
        <p>
          {view.barRaiser?.name ?? "Nobody yet"} is the Bar Raiser, {view.hiringManager.name} hires,{" "}
          {view.recruiter.name} recruits. What changes here is shown for good.
        </p>
      }
    >
      <Done messages={DONE} />
      <Section title="What has changed">
        {changesIn(view).length > 0 ? <Changes view={view} /> : <EmptyState title="Nothing so far" />}
      </Section>
      {page.assess === "possible" ? (
        <Section title="Your assessment" id="assess">
          <AssessForm answer={answer} />
        </Section>
      ) : null}
      {page.recuse === "possible" ? (
        <Section title="Step back as Bar Raiser">
          <RecuseForm answer={answer} />
        </Section>
      ) : null}
      {page.appoint ? <Appoint appoint={page.appoint} answer={answer} /> : null}
      {page.proposals.length > 0 ? (
        <Section title="Waiting for a lead's agreement">
          {page.proposals.map((proposal) => (
            <ProposalCard key={proposal.id} proposal={proposal} answer={answer} />
          ))}
        </Section>
      ) : null}
      {page.propose ? (
        <Section title="Replace the hiring manager or the recruiter">
          <ProposeForm people={page.propose} answer={answer} />
        </Section>
      ) : null}
      {page.terms ? (
        <Section
          title="Change the terms"
          hint="Fixed when the main round started; a lead's act, with a reason."
        >
          <TermsForm view={view} terms={page.terms} answer={answer} />
        </Section>
      ) : null}
    </Page>
  );
}

type AppointProps = Parameters<typeof AppointForm>[0];

function Appoint({ appoint, answer }: AppointProps) {
  return (
    <Section title="Name a successor to the Bar Raiser">
      {appoint.causes.length === 0 ? (
        <p>
          The Bar Raiser can act: their account is active, they are independent and current, have not recused
          themselves, and owe nothing beyond the limit. A successor is named when one of these no longer
          holds.
        </p>
      ) : (
        <AppointForm appoint={appoint} answer={answer} />
      )}
      {appoint.unfit.length > 0 ? (
        <Disclosure summary="Who can't follow, and why">
          <UnfitList people={appoint.unfit} />
        </Disclosure>
      ) : null}
    </Section>
  );
}
