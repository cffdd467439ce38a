import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Page, Section } from "~/components";
import { Found } from "~/components/welcome/Found";
import { OpenDemo } from "~/components/welcome/OpenDemo";
import { openDemo } from "~/data/demo-door.server";
import { objectionsToFirstRun } from "~/data/first-run.server";
import { LEVELS } from "~/data/founding";
import { notHere } from "~/data/not-here.server";
import { foundOrganisation, isUnclaimed } from "~/data/organisation.server";
import { openSession } from "~/data/session.server";
import { parseForm } from "~/forms/answer.server";
import { withoutSecrets } from "~/forms/secret-answer.server";
import { ownTimeZone, timeZones } from "~/forms/time-zones.server";
import { welcomeForm } from "~/forms/welcome";

export async function loader({ context }: LoaderFunctionArgs) {
  if (!(await isUnclaimed())) notHere();
  return {
    levels: LEVELS,
    zones: timeZones(),
    zone: ownTimeZone(),
    asksCode: context.listensBeyondLoopback || context.firstRunCode !== null,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const submission = await parseForm(request, welcomeForm);
  if (submission.status !== "success") return withoutSecrets(submission);
  const sent = submission.value;
  const now = Date.now();
  const refusal = await objectionsToFirstRun(context, sent.code, now);
  if (refusal.objections.length > 0) return withoutSecrets(submission, refusal);
  if (sent.intent === "demo") {
    const objections = await openDemo(now);
    return objections.length > 0 ? withoutSecrets(submission, { objections }) : redirect("/sign-in");
  }
  const { objections, personId } = await foundOrganisation(sent, now);
  if (personId === undefined) return withoutSecrets(submission, { objections });
  return redirect("/", { headers: { "Set-Cookie": await openSession(request, personId) } });
}

export const meta: MetaFunction = () => [{ title: "Welcome · Plumbline" }];

export default function Welcome() {
  const { levels, zones, zone, asksCode } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <Page
      title="Welcome to Plumbline"
      lede={
        <p>
          Structured interviews, sealed feedback and a Bar Raiser's veto that holds. Nobody has set this
          installation up yet.
        </p>
      }
      width="text"
    >
      <Section title="Look around first">
        <OpenDemo answer={answer} asksCode={asksCode} />
      </Section>
      <Section
        title="Create your organisation"
        hint="You become its first admin and Bar Raiser lead. Everything here can be changed later, except that you came first."
      >
        <Found answer={answer} levels={levels} zones={zones} zone={zone} asksCode={asksCode} />
      </Section>
    </Page>
  );
}
