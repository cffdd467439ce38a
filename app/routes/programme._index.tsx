import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { FilterSelect, Page, Pager, Section } from "~/components";
import { LadderTable } from "~/components/programme/LadderTable";
import { progressWords } from "~/components/programme/words";
import { readProgramme } from "~/data/programme.server";
import { requireViewer } from "~/data/session.server";
import { isId } from "~/domain/id";

export async function loader({ request }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  const url = new URL(request.url);
  // The list of people is a form: without script it can lead nowhere else.
  const person = url.searchParams.get("person") ?? "";
  if (isId(person)) throw redirect(`/people/${person}/programme`);
  return readProgramme(viewer, url, Date.now());
}

export const meta: MetaFunction = () => [{ title: "Programme · Plumbline" }];

export default function ProgrammePage() {
  const programme = useLoaderData<typeof loader>();
  const { ladder, asked, currencyDays, people } = programme;
  return (
    <Page
      title="Programme"
      lede={
        ladder === "barRaiser" ? (
          <p>
            Bar Raisers are nominated, shadow {times(asked.shadow)}, lead while somebody shadows them{" "}
            {times(asked.reverseShadow)}, and are certified. A certification stays current for {currencyDays}{" "}
            days from the later of it and the last debrief led.
          </p>
        ) : (
          <p>Interviewers are trained, shadow {times(asked.shadow)}, and then interview on their own.</p>
        )
      }
    >
      <nav aria-label="Ladders" className="actions">
        <LadderLink to="/programme" isHere={ladder === "barRaiser"}>
          Bar Raisers
        </LadderLink>
        <LadderLink to="/programme?ladder=interviewer" isHere={ladder === "interviewer"}>
          Interviewers
        </LadderLink>
      </nav>
      {programme.runs === "yes" ? <Ready ready={programme.ready} /> : null}
      <LadderTable ladder={ladder} rows={programme.rows} runs={programme.runs} />
      <Pager next={programme.next} previous={programme.previous} />
      {people ? (
        <Section title="Record a step" hint="For somebody else: nobody records a step for themselves.">
          <Form method="get" className="filters">
            <FilterSelect name="person" label="Person" value="" options={people} all="Choose a person" />
            <div className="filter-acts">
              <button type="submit" className="button button-quiet">
                Go on
              </button>
            </div>
          </Form>
        </Section>
      ) : null}
    </Page>
  );
}

const times = (count: number): string => (count === 1 ? "once" : count === 2 ? "twice" : `${count} times`);

type LadderLinkProps = { readonly to: string; readonly isHere: boolean; readonly children: string };

function LadderLink({ to, isHere, children }: LadderLinkProps) {
  return isHere ? <strong aria-current="true">{children}</strong> : <Link to={to}>{children}</Link>;
}

type ReadyProps = { readonly ready: ReturnType<typeof useLoaderData<typeof loader>>["ready"] };

/** Whose next step is one up: what a lead comes for. */
function Ready({ ready }: ReadyProps) {
  return (
    <Section
      title="Ready for the next step"
      hint="They did the practice that is asked for. It is for a lead to judge."
    >
      {ready.length === 0 ? <p className="hint">Nobody just now.</p> : null}
      <ul>
        {ready.map(({ id, name, barRaiser, interviewer }) => (
          <li key={id}>
            <Link to={`/people/${id}/programme`}>{name}</Link>
            {[barRaiser.progress, interviewer.progress]
              .filter((progress) => progress?.ready === "yes" && progress.asked > 0)
              .map((progress) => `, ${progressWords(progress).replace("Ready: ", "")}`)}
          </li>
        ))}
      </ul>
    </Section>
  );
}
