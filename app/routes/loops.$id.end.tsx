import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { Button, Form, Notice, Objections, Page, Radios, TextArea, useAnswerForm } from "~/components";
import { ENDING_WORDS } from "~/components/loop/words";
import { endLoop, readEnding } from "~/data/ending.server";
import { idFrom } from "~/data/not-here.server";
import { requireViewer } from "~/data/session.server";
import { CANCELLATIONS } from "~/domain/ending";
import { answerForm } from "~/forms/answer.server";
import { endingForm } from "~/forms/ending";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  return readEnding(viewer, idFrom(params.id));
}

export async function action({ request, params }: ActionFunctionArgs) {
  const viewer = await requireViewer(request);
  const loopId = idFrom(params.id);
  return answerForm(request, endingForm, async (sent) => ({
    objections: await endLoop(viewer, loopId, sent, Date.now()),
    to: `/loops/${loopId}?done=ended`,
  }));
}

export const meta: MetaFunction = () => [{ title: "End a loop · Plumbline" }];

export default function EndPage() {
  const { view, objections } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useAnswerForm<{ kind: string; reason: string }>({ id: "ending", answer });
  return (
    <Page
      title="End the loop without a decision"
      width="text"
      kicker={<Link to={`/loops/${view.id}`}>{view.candidate.name}</Link>}
      lede={
        <p>
          Everybody's duties in it end at once. A round that is sealed stays sealed for good, and a veto that
          is open stays open. An end is not undone.
        </p>
      }
    >
      {objections.length > 0 && !answer ? (
        <Notice title="This loop can't be ended here now">
          <Objections objections={objections} />
        </Notice>
      ) : (
        <Form form={form} answer={answer}>
          <Radios
            field={fields.kind}
            label="Why it ends"
            options={CANCELLATIONS.map((value) => ({ value, label: ENDING_WORDS[value] }))}
          />
          <TextArea field={fields.reason} label="Reason" hint="The loop's people read it." />
          <Button tone="grave">End the loop</Button>
        </Form>
      )}
    </Page>
  );
}
