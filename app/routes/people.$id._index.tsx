import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { Definition, Done, LinkButton, Notice, Page, Section, When } from "~/components";
import { barRaiserWords, interviewerWords } from "~/components/programme/words";
import { ActForm, CapabilityList, OnDay } from "~/components/records";
import {
  deactivatePerson,
  grantCapability,
  reactivatePerson,
  revokeCapability,
} from "~/data/capabilities.server";
import { idFrom } from "~/data/not-here.server";
import { readPerson } from "~/data/person.server";
import { requireViewer } from "~/data/session.server";
import type { Viewer } from "~/domain/viewer";
import { answerForm } from "~/forms/answer.server";
import { personActs } from "~/forms/person";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  return { person: await readPerson(viewer, idFrom(params.id), Date.now()) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const viewer = await requireViewer(request);
  const id = idFrom(params.id);
  return answerForm(request, personActs, async (sent) => ({
    objections: await perform(viewer, id, sent, Date.now()),
    to: `/people/${id}?done=${sent.intent}`,
  }));
}

function perform(viewer: Viewer, id: string, act: z.output<typeof personActs>, now: number) {
  switch (act.intent) {
    case "grant":
      return grantCapability(viewer, id, act.capability, now);
    case "revoke":
      return revokeCapability(viewer, id, act.capability, now);
    case "deactivate":
      return deactivatePerson(viewer, id, now);
    case "reactivate":
      return reactivatePerson(viewer, id, now);
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.person.name ?? "Person"} · Plumbline` },
];

const DONE = {
  created: "The person is added. Invite them from their account page.",
  changed: "The changes are saved.",
  grant: "The capability is granted.",
  revoke: "The capability is revoked.",
  deactivate: "The account is deactivated, and its sessions have ended.",
  reactivate: "The account is active again.",
};

type Person = ReturnType<typeof useLoaderData<typeof loader>>["person"];

export default function PersonPage() {
  const { person } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <Page title={person.name} kicker={<Link to="/people">People</Link>} actions={<Acts person={person} />}>
      <Done messages={DONE} />
      {person.deactivatedAt ? (
        <Notice title="Deactivated">
          <p>
            Since <When at={person.deactivatedAt} show="day" />. This person can't sign in.
          </p>
        </Notice>
      ) : null}
      <Facts person={person} />
      <Section title="Capabilities" hint="Beyond a person's own part in a loop. Nobody changes their own.">
        <CapabilityList capabilities={person.capabilities} answer={answer} />
      </Section>
      {person.acts.includes("deactivate") ? (
        <Section
          title="Account"
          hint="Deactivating ends this person's sessions at once. What they wrote and did stays, and you can reactivate them."
        >
          <ActForm intent="deactivate" answer={answer} tone="grave">
            Deactivate {person.name}
          </ActForm>
        </Section>
      ) : null}
      {person.acts.includes("reactivate") ? (
        <Section title="Account">
          <ActForm intent="reactivate" answer={answer}>
            Reactivate {person.name}
          </ActForm>
        </Section>
      ) : null}
    </Page>
  );
}

function Acts({ person }: { readonly person: Person }) {
  return (
    <>
      {person.acts.includes("edit") ? <LinkButton to={`/people/${person.id}/edit`}>Edit</LinkButton> : null}
      {person.acts.includes("account") ? (
        <LinkButton to={`/people/${person.id}/account`} tone="quiet">
          Invitation and account
        </LinkButton>
      ) : null}
    </>
  );
}

function Facts({ person }: { readonly person: Person }) {
  const { interviewer, barRaiser } = person.ladders;
  return (
    <Definition
      items={[
        { term: "E-mail", detail: <a href={`mailto:${person.email}`}>{person.email}</a> },
        { term: "Level", detail: person.level.label },
        { term: "Team", detail: person.team?.name ?? "None" },
        {
          term: "Manager",
          detail: person.manager ? (
            <Link to={`/people/${person.manager.id}`}>{person.manager.name}</Link>
          ) : (
            "Nobody"
          ),
        },
        { term: "Reports", detail: <Reports people={person.reports} /> },
        { term: "Started", detail: <OnDay day={person.startDate} /> },
        { term: "Time zone", detail: person.timeZone },
        {
          term: "Programme",
          detail: (
            <>
              Interviewer: {interviewerWords(interviewer)}. Bar Raiser: {barRaiserWords(barRaiser)}.{" "}
              <Link to={`/people/${person.id}/programme`}>The steps</Link>
            </>
          ),
        },
      ]}
    />
  );
}

function Reports({ people }: { readonly people: Person["reports"] }) {
  if (people.length === 0) return <>Nobody</>;
  return (
    <>
      {people.map((person, index) => (
        <span key={person.id}>
          {index > 0 ? ", " : ""}
          <Link to={`/people/${person.id}`}>{person.name}</Link>
        </span>
      ))}
    </>
  );
}
