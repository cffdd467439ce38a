import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { Disclosure, Done, EmptyState, Page, Section, Table, When } from "~/components";
import { CERTIFICATION_WORDS, StepForm, StepList } from "~/components/records";
import { type ProgrammeRow, readProgramme, recordStep } from "~/data/programme.server";
import { requireViewer } from "~/data/session.server";
import { STEP_WORDS } from "~/domain/programme";
import { answerForm } from "~/forms/answer.server";
import { certificationForm } from "~/forms/certification";

export async function loader({ request }: LoaderFunctionArgs) {
  return readProgramme(await requireViewer(request), Date.now());
}

export async function action({ request }: ActionFunctionArgs) {
  const viewer = await requireViewer(request);
  return answerForm(request, certificationForm, async (sent) => {
    const { personId, ...step } = sent;
    const objections = await recordStep(viewer, personId, step, Date.now());
    return { objections, to: "/programme?done=recorded" };
  });
}

export const meta: MetaFunction = () => [{ title: "Bar Raiser programme · Plumbline" }];

export default function Programme() {
  const programme = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [params] = useSearchParams();
  return (
    <Page
      title="Bar Raiser programme"
      lede={
        <p>
          Shadow, reverse shadow, certified. A certification stays current for {programme.currencyDays} days
          from the later of it and the last debrief led.
        </p>
      }
    >
      <Done messages={{ recorded: "The step is recorded." }} />
      <Table
        caption="Bar Raisers and those on their way"
        columns={programme.showsCurrency === "yes" ? [...COLUMNS, ...CURRENCY] : COLUMNS}
        rows={programme.rows.map(toRow)}
        empty={
          <EmptyState title="Nobody is in the programme yet">
            A Bar Raiser lead records the first step.
          </EmptyState>
        }
      />
      {programme.mayRecord === "yes" ? (
        <Section
          title="Record a step"
          id="step-section"
          hint="For somebody else: nobody certifies themselves."
        >
          <StepForm
            answer={answer}
            people={programme.people}
            setUp={programme.setUp}
            personId={params.get("person") ?? undefined}
          />
        </Section>
      ) : null}
    </Page>
  );
}

const COLUMNS = [
  { key: "name", label: "Person" },
  { key: "team", label: "Team" },
  { key: "standing", label: "Stands at" },
  { key: "steps", label: "Steps" },
];

const CURRENCY = [
  { key: "led", label: "Last debrief led" },
  { key: "until", label: "Current until" },
];

const toRow = (row: ProgrammeRow) => ({
  key: row.id,
  cells: {
    name: (
      <>
        <Link to={`/people/${row.id}`}>{row.name}</Link>
        {row.state === "deactivated" ? <div className="hint">Deactivated</div> : null}
      </>
    ),
    team: row.team ?? "None",
    standing: (
      <>
        {row.standing ? STEP_WORDS[row.standing] : "None"}
        {row.certification === "none" ? null : `, ${CERTIFICATION_WORDS[row.certification]}`}
      </>
    ),
    steps: (
      <Disclosure summary={row.steps.length === 1 ? "1 step" : `${row.steps.length} steps`}>
        <StepList steps={row.steps} />
      </Disclosure>
    ),
    led: row.lastLedAt === null ? "None" : <When at={row.lastLedAt} show="day" />,
    until: row.currentUntil === null ? "Not certified" : <When at={row.currentUntil} show="day" />,
  },
});
