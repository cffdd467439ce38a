import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { Definition, FeedbackMark, LinkButton, Page, Section, Table, When } from "~/components";
import { SealAround } from "~/components/feedback";
import { KIND_WORDS, ROUND_WORDS } from "~/components/loop/words";
import { readInterview } from "~/data/feedback.server";
import { idFrom } from "~/data/not-here.server";
import { requireViewer } from "~/data/session.server";
import type { InterviewView } from "~/domain/interview";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  const interview = await readInterview(viewer, idFrom(params.id));
  const { id, loop, round, mine, principles, colleagues, objections } = interview;
  return { interview: { id, loop, round, mine, principles, colleagues, objections } };
}

type Kit = Omit<InterviewView, "draft" | "versions" | "addenda">;

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `Interview${data ? ` with ${data.interview.loop.candidate.name}` : ""} · Plumbline` },
];

export default function Interview() {
  const { interview } = useLoaderData<typeof loader>();
  const { loop } = interview;
  return (
    <Page
      title={`Interview with ${loop.candidate.name}`}
      kicker={<Link to={`/loops/${loop.id}`}>{loop.role.title}</Link>}
      actions={<Deed interview={interview} />}
    >
      <Facts interview={interview} />
      <Section title="Your principles">
        {interview.principles.length === 0 ? <p>None are yours in this interview.</p> : null}
        <Definition items={interview.principles.map((p) => ({ term: p.name, detail: p.description }))} />
      </Section>
      <Colleagues interview={interview} />
      <SealAround interview={interview} />
    </Page>
  );
}

type PartProps = { readonly interview: Kit };

function Deed({ interview }: PartProps) {
  const isOpen = interview.objections.writing.length === 0;
  return (
    <LinkButton to={`/interviews/${interview.id}/feedback`} tone={isOpen ? "primary" : "quiet"}>
      {isOpen ? "Write feedback" : "Your feedback"}
    </LinkButton>
  );
}

function Facts({ interview: { loop, round, mine } }: PartProps) {
  const { slot, dueAt } = mine;
  return (
    <Definition
      items={[
        {
          term: "When",
          detail: slot ? <When at={slot.start} until={slot.end} relative /> : "No time is set yet.",
        },
        { term: "Round", detail: `${ROUND_WORDS[round.kind]}, as ${KIND_WORDS[mine.kind]}` },
        { term: "Feedback", detail: <FeedbackMark state={mine.state} late={mine.late} /> },
        { term: "Due", detail: dueAt === null ? "Set when the round starts." : <When at={dueAt} relative /> },
        { term: "Hiring manager", detail: loop.hiringManager.name },
        { term: "Recruiter", detail: loop.recruiter.name },
        { term: "Bar Raiser", detail: loop.barRaiser?.name ?? "Nobody yet" },
      ]}
    />
  );
}

function Colleagues({ interview }: PartProps) {
  return (
    <Section
      title="What your colleagues cover"
      hint="Principles only. What they see stays with them until the reveal."
    >
      <Table
        caption="Colleagues and their principles"
        columns={[
          { key: "person", label: "Person" },
          { key: "kind", label: "Part" },
          { key: "principles", label: "Principles" },
        ]}
        rows={interview.colleagues.map(({ person, kind, principles }) => ({
          key: person.id,
          cells: {
            person: person.name,
            kind: KIND_WORDS[kind],
            principles: principles.map((p) => p.name).join(", ") || "None",
          },
        }))}
        empty={<p>Nobody else is in this round.</p>}
      />
    </Section>
  );
}
