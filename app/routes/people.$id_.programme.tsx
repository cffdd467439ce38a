import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { Definition, Done, Page, Section, When } from "~/components";
import { answerTo } from "~/components/answer-to";
import { Fold } from "~/components/loop/Fold";
import { PracticeBeside } from "~/components/programme/PracticeBeside";
import { StepForm } from "~/components/programme/StepForm";
import { StepList } from "~/components/programme/StepList";
import {
  ALL_STEP_WORDS,
  barRaiserWords,
  interviewerWords,
  progressWords,
} from "~/components/programme/words";
import { idFrom } from "~/data/not-here.server";
import { requireViewer } from "~/data/session.server";
import { recordInterviewerStep, recordStep } from "~/data/steps.server";
import { readWay } from "~/data/way.server";
import { answerForm } from "~/forms/answer.server";
import { stepForm } from "~/forms/step";

export async function loader({ request, params }: LoaderFunctionArgs) {
  return readWay(await requireViewer(request), idFrom(params.id), Date.now());
}

export async function action({ request, params }: ActionFunctionArgs) {
  const viewer = await requireViewer(request);
  const id = idFrom(params.id);
  return answerForm(request, stepForm, async (sent) => {
    const objections =
      sent.intent === "barRaiser"
        ? await recordStep(viewer, id, sent, Date.now())
        : await recordInterviewerStep(viewer, id, sent, Date.now());
    return { objections, to: `/people/${id}/programme?done=${sent.intent}` };
  });
}

export const meta: MetaFunction<typeof loader> = ({ data: way }) => [
  { title: way ? `${way.person.name} in the programme · Plumbline` : "Programme · Plumbline" },
];

const DONE = {
  barRaiser: "The step towards being a Bar Raiser is recorded.",
  interviewer: "The step as an interviewer is recorded.",
};

export default function WayPage() {
  const { person, barRaiser, interviewer, practice } = useLoaderData<typeof loader>();
  return (
    <Page
      title={`${person.name} in the programme`}
      kicker={<Link to="/programme">Programme</Link>}
      lede={
        <p>
          <Link to={`/people/${person.id}`}>About {person.name}</Link>
        </p>
      }
    >
      <Done messages={DONE} />
      <Section title="As an interviewer" id="interviewer">
        <Standing words={interviewerWords(person.interviewer)} progress={person.interviewer.progress} />
        <StepList steps={interviewer} words={ALL_STEP_WORDS} />
        <Record ladder="interviewer" />
      </Section>
      <Section title="As a Bar Raiser" id="bar-raiser">
        <Standing
          words={barRaiserWords(person.barRaiser)}
          progress={person.barRaiser.progress}
          until={person.barRaiser.currentUntil}
        />
        <StepList steps={barRaiser} words={ALL_STEP_WORDS} />
        <Record ladder="barRaiser" />
      </Section>
      {practice ? <PracticeBeside practice={practice} /> : null}
    </Page>
  );
}

type StandingProps = {
  readonly words: string;
  readonly progress: Parameters<typeof progressWords>[0];
  readonly until?: number | null;
};

function Standing({ words, progress, until = null }: StandingProps) {
  return (
    <Definition
      items={[
        { term: "Stands at", detail: words },
        ...(progress ? [{ term: "Next", detail: progressWords(progress) }] : []),
        ...(until === null ? [] : [{ term: "Current until", detail: <When at={until} show="day" /> }]),
      ]}
    />
  );
}

const AS = { barRaiser: "towards being a Bar Raiser", interviewer: "as an interviewer" } as const;

/** The form of one ladder, for whoever records its steps. */
function Record({ ladder }: { readonly ladder: "barRaiser" | "interviewer" }) {
  const { person, recording } = useLoaderData<typeof loader>();
  const answer = answerTo(ladder, useActionData<typeof action>());
  if (recording === null || (recording[ladder].length === 0 && !answer)) return null;
  return (
    <Fold summary={`Record a step ${AS[ladder]}`} state={answer ? "open" : "closed"}>
      <StepForm
        ladder={ladder}
        answer={answer}
        steps={recording[ladder].map((step) => ({ value: step, label: ALL_STEP_WORDS[step] ?? step }))}
        next={person[ladder].progress?.next}
        loops={recording.loops}
        setUp={recording.setUp}
      />
    </Fold>
  );
}
