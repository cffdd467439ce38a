import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { Done, EmptyState, Page, Prose, Section } from "~/components";
import { AnswerForm, RequestForm, WeighForm } from "~/components/loop/ExcusalForms";
import { ExcusalWords, excusalsIn } from "~/components/loop/Excusals";
import { answerExcusal, requestExcusal, weighConflict } from "~/data/excusal.server";
import { readExcusals } from "~/data/excusals-page.server";
import { idFrom } from "~/data/not-here.server";
import { requireViewer } from "~/data/session.server";
import type { Id } from "~/domain/loop";
import type { SaidObjection } from "~/domain/objections";
import type { Viewer } from "~/domain/viewer";
import { answerForm } from "~/forms/answer.server";
import { type ExcusalAct, excusalActs } from "~/forms/excusal";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  return readExcusals(viewer, idFrom(params.id), Date.now());
}

export async function action({ request, params }: ActionFunctionArgs) {
  const viewer = await requireViewer(request);
  const loopId = idFrom(params.id);
  return answerForm(request, excusalActs, async (sent) => ({
    objections: await perform(viewer, loopId, sent),
    to: `/loops/${loopId}/excusals?done=${sent.intent}`,
  }));
}

function perform(viewer: Viewer, loopId: Id, act: ExcusalAct): Promise<readonly SaidObjection[]> {
  const now = Date.now();
  switch (act.intent) {
    case "request":
      return requestExcusal(viewer, loopId, act, now);
    case "answer": {
      const answer = { agreed: act.answer === "agree", reason: act.reason };
      return answerExcusal(viewer, loopId, act.excusalId, answer, now);
    }
    case "weigh":
      return weighConflict(viewer, loopId, act.personId, act.text, now);
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `Excusals${data ? ` in ${data.view.candidate.name}'s loop` : ""} · Plumbline` },
];

const DONE = {
  request: "The excusal is asked for. Until it is answered the feedback is still awaited.",
  answer: "Your answer is recorded.",
  weigh: "Your word stands beside the feedback.",
};

export default function ExcusalsPage() {
  const { view, excusables, requests, toWeigh } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <Page
      title="Excusals"
      width="text"
      kicker={<Link to={`/loops/${view.id}`}>{view.candidate.name}</Link>}
      lede={
        <p>
          After a round has started, nobody simply leaves it. Somebody who will not submit is excused with a
          reason, and the Bar Raiser agrees; once feedback is overdue beyond the limit a lead may agree
          instead.
        </p>
      }
    >
      <Done messages={DONE} />
      <Section title="Asked and answered">
        {excusalsIn(view).length === 0 ? <EmptyState title="Nothing has been asked for" /> : null}
        {excusalsIn(view).map((item) => {
          const request = requests.find((r) => r.excusalId === item.excusal.id);
          return (
            <article key={item.excusal.id} className="record">
              <ExcusalWords item={item} />
              {request ? <AnswerForm request={request} answer={answer} /> : null}
            </article>
          );
        })}
      </Section>
      {excusables.length > 0 ? (
        <Section title="Ask for an excusal">
          <RequestForm excusables={excusables} answer={answer} />
        </Section>
      ) : null}
      {toWeigh.length > 0 ? (
        <Section title="Feedback under a conflict of interest" id="conflicts">
          {toWeigh.map((person) => (
            <article key={person.id} className="record">
              <Prose text={view.conflicts.find((c) => c.personId === person.id)?.reason ?? ""} />
              <WeighForm person={person} answer={answer} />
            </article>
          ))}
        </Section>
      ) : null}
    </Page>
  );
}
