import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { type ActionAnswer, Definition, Done, LinkButton, Notice, Page, Prose, Section } from "~/components";
import { ActForm, CandidateLoops, ConflictForm, ConflictList } from "~/components/records";
import { readCandidate } from "~/data/candidate.server";
import { linkCandidate } from "~/data/candidate-changes.server";
import { peopleChoices } from "~/data/choices.server";
import { declareConflict } from "~/data/conflicts.server";
import { idFrom } from "~/data/not-here.server";
import { requireViewer } from "~/data/session.server";
import { answerForm } from "~/forms/answer.server";
import { afterLink, candidateActs } from "~/forms/candidate";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  const candidate = await readCandidate(viewer, idFrom(params.id));
  const declaresForOthers = candidate.acts.includes("declareForOthers");
  return { candidate, people: declaresForOthers ? await peopleChoices(viewer) : [] };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const viewer = await requireViewer(request);
  const id = idFrom(params.id);
  return answerForm(request, candidateActs, async (sent) => {
    const now = Date.now();
    const to = `/candidates/${id}?done=${sent.intent}`;
    if (sent.intent === "declare") return { objections: await declareConflict(viewer, id, sent, now), to };
    const objections = await linkCandidate(viewer, id, sent.personId, now);
    return { objections, to: afterLink(viewer, sent.personId, to) };
  });
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.candidate.name ?? "Candidate"} · Plumbline` },
];

const DONE = {
  created: "The candidate is added.",
  changed: "The changes are saved.",
  link: "The link is saved: this record no longer exists for that person.",
  declare: "The conflict of interest is declared.",
};

type Data = ReturnType<typeof useLoaderData<typeof loader>>;
type Candidate = Data["candidate"];

export default function CandidatePage() {
  const { candidate, people } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <Page
      title={candidate.name}
      kicker={<Link to="/candidates">Candidates</Link>}
      actions={<Acts candidate={candidate} />}
    >
      <Done messages={DONE} />
      <Proposal candidate={candidate} answer={answer} />
      <Section title="Loops">
        <CandidateLoops loops={candidate.loops} />
      </Section>
      <Contact candidate={candidate} />
      <Section
        title="Conflicts of interest"
        id="conflicts"
        hint="Whoever has one can't be on a panel of this candidate."
      >
        <ConflictList conflicts={candidate.conflicts} />
        <ConflictForm answer={answer} people={people} />
      </Section>
    </Page>
  );
}

function Acts({ candidate }: { readonly candidate: Candidate }) {
  return (
    <>
      {candidate.acts.includes("plan") ? (
        <LinkButton to={`/loops/new?candidate=${candidate.id}`}>Plan a loop</LinkButton>
      ) : null}
      {candidate.acts.includes("edit") ? (
        <LinkButton to={`/candidates/${candidate.id}/edit`} tone="quiet">
          Edit
        </LinkButton>
      ) : null}
    </>
  );
}

type ProposalProps = { readonly candidate: Candidate; readonly answer: ActionAnswer };

function Proposal({ candidate, answer }: ProposalProps) {
  const { proposal } = candidate;
  if (!proposal) return null;
  return (
    <Notice title={`Is this ${proposal.name}, who works here?`}>
      <p>
        The e-mail addresses are the same. Once linked, this record, its loops and offers do not exist for{" "}
        {proposal.name}, whatever they may do otherwise.
      </p>
      <ActForm intent="link" answer={answer} about={{ name: "personId", value: proposal.id }}>
        Link to {proposal.name}
      </ActForm>
    </Notice>
  );
}

function Contact({ candidate }: { readonly candidate: Candidate }) {
  const { contact, person } = candidate;
  if (!contact) {
    return (
      <Section title="Contact and notes">
        <p className="hint">
          You know this candidate by name and by the state of their loops. Recruiters, admins and the panels
          of those loops see the rest.
        </p>
      </Section>
    );
  }
  return (
    <Section title="Contact and notes">
      <Definition
        items={[
          { term: "E-mail", detail: <a href={`mailto:${contact.email}`}>{contact.email}</a> },
          ...(contact.links.length > 0 ? [{ term: "Links", detail: <Links links={contact.links} /> }] : []),
          ...(person
            ? [{ term: "Works here as", detail: <Link to={`/people/${person.id}`}>{person.name}</Link> }]
            : []),
        ]}
      />
      {contact.notes ? <Prose text={contact.notes} /> : <p className="hint">No notes.</p>}
    </Section>
  );
}

function Links({ links }: { readonly links: readonly string[] }) {
  return (
    <>
      {links.map((link) => (
        <div key={link}>
          <a href={link} rel="noreferrer noopener" target="_blank">
            {link}
          </a>
        </div>
      ))}
    </>
  );
}
