import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { Button, Form, Notice, Page, Select, useAnswerForm, When } from "~/components";
import { createLoop } from "~/data/creation.server";
import { readNewLoop } from "~/data/new-loop.server";
import { idFrom } from "~/data/not-here.server";
import { requireViewer } from "~/data/session.server";
import { answerForm } from "~/forms/answer.server";
import { loopForm } from "~/forms/loop";

export async function loader({ request }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  const { searchParams } = new URL(request.url);
  const candidate = searchParams.get("candidate");
  const offered = await readNewLoop(viewer, candidate ? idFrom(candidate) : null, Date.now());
  return { ...offered, roleId: searchParams.get("role") ?? "" };
}

export async function action({ request }: ActionFunctionArgs) {
  const viewer = await requireViewer(request);
  return answerForm(request, loopForm, async (sent) => {
    const { objections, id } = await createLoop(viewer, sent, Date.now());
    return { objections, to: `/loops/${id}/plan?done=created` };
  });
}

export const meta: MetaFunction = () => [{ title: "Begin a loop · Plumbline" }];

export default function NewLoop() {
  const offered = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useAnswerForm<{ candidateId: string; roleId: string }>({
    id: "loop",
    answer,
    defaultValue: { candidateId: offered.candidateId ?? "", roleId: offered.roleId },
  });
  return (
    <Page
      title="Begin a loop"
      kicker={<Link to="/loops">Loops</Link>}
      width="text"
      lede={
        <p>
          One candidate, interviewed for one role. The role brings its hiring manager, its recruiter, its
          level and the principles to cover; you plan the panel next.
        </p>
      }
    >
      {offered.coolingOff.map((earlier) => (
        <CoolOff key={`${earlier.role}${earlier.endedAt}`} earlier={earlier} />
      ))}
      <Form form={form} answer={answer}>
        <Select
          field={fields.candidateId}
          label="Candidate"
          options={offered.candidates}
          {...(offered.candidateId ? {} : { blank: "Choose a candidate" })}
          hint="The newest are listed. Everybody else is on the candidates page, with a link to here."
        />
        <Select field={fields.roleId} label="Role" blank="Choose a role" options={offered.roles} />
        <div className="actions">
          <Button>Begin the loop and plan its panel</Button>
        </div>
      </Form>
    </Page>
  );
}

type Earlier = ReturnType<typeof useLoaderData<typeof loader>>["coolingOff"][number];

function CoolOff({ earlier }: { readonly earlier: Earlier }) {
  return (
    <Notice title={`An earlier loop for ${earlier.role}`}>
      <p>
        It ended on <When at={earlier.endedAt} show="day" />. Until <When at={earlier.until} show="day" /> you
        can plan another one for the same role, and it starts once a Bar Raiser lead has agreed in writing.
        Its Bar Raiser will see that the earlier loop was there and how it ended.
      </p>
    </Notice>
  );
}
