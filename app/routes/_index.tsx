import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { EmptyState, Page } from "~/components";
import { useRootData } from "~/components/root-data";
import { Coming, Debriefs, Excusals, Owed, Sealed } from "~/components/work";
import { readMyWork } from "~/data/my-work.server";
import { requireViewer } from "~/data/session.server";

export async function loader({ request }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  return { work: await readMyWork(viewer, Date.now()) };
}

export const meta: MetaFunction = () => [{ title: "My work · Plumbline" }];

export default function MyWork() {
  const { work } = useLoaderData<typeof loader>();
  const isEmpty = Object.values(work).every((rows) => rows.length === 0);
  return (
    <Page title="My work">
      {isEmpty ? <Nothing /> : null}
      <Owed rows={work.owed} />
      <Excusals rows={work.excusals} />
      <Debriefs rows={work.debriefs} />
      <Coming rows={work.coming} />
      <Sealed rows={work.sealed} />
    </Page>
  );
}

function Nothing() {
  const isRecruiter = useRootData().viewer?.capabilities.includes("recruiter") ?? false;
  return (
    <EmptyState
      title="Nothing waits for you"
      action={
        <>
          {isRecruiter ? <Link to="/offers">See your offers, and what holds each</Link> : null}
          <Link to="/loops">See your loops</Link>
        </>
      }
    >
      <p>
        Interviews, feedback that you owe, excusals to answer and debriefs stand here as soon as a recruiter
        plans you into a loop.
      </p>
    </EmptyState>
  );
}
