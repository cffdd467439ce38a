import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import {
  Button,
  Disclosure,
  Done,
  Form,
  Intent,
  Page,
  Section,
  TextField,
  useAnswerForm,
} from "~/components";
import { answerTo } from "~/components/answer-to";
import { ActForm, ListForm } from "~/components/records";
import { requireViewer } from "~/data/session.server";
import { changeWritingLists, type ListsChange, readListsPage } from "~/data/writing-lists.server";
import { keyFor } from "~/domain/bank";
import { answerForm } from "~/forms/answer.server";
import { listsForm } from "~/forms/writing-lists";

export async function loader({ request }: LoaderFunctionArgs) {
  return readListsPage(await requireViewer(request));
}

export async function action({ request }: ActionFunctionArgs) {
  const viewer = await requireViewer(request);
  await readListsPage(viewer);
  return answerForm(request, listsForm, async (sent) => ({
    objections: await changeWritingLists(viewer, changeFrom(sent), Date.now()),
    to: `/settings/writing?done=${sent.intent}`,
  }));
}

function changeFrom({ intent, ...sent }: z.output<typeof listsForm>): ListsChange {
  if (intent === "restore") return { change: "restored" };
  if ("language" in sent) return { change: "language", language: sent.language };
  if ("title" in sent) {
    const { title, reason, phrases, unless } = sent;
    const key = "key" in sent ? sent.key : keyFor(title, crypto.randomUUID());
    return { change: "topic", topic: { key, title, reason, phrases, unless } };
  }
  if ("key" in sent) return { change: "removed", key: sent.key };
  return { change: "opinions", opinions: sent as Extract<ListsChange, { change: "opinions" }>["opinions"] };
}

export const meta: MetaFunction = () => [{ title: "Checks on writing · Plumbline" }];

const DONE = {
  topic: "The list is saved.",
  opinions: "The list is saved.",
  addTopic: "The topic is added.",
  removeTopic: "The topic is removed.",
  language: "The language is saved.",
  restore: "The built-in lists stand again. Your own stay on record.",
};

export default function Writing() {
  const { lists, version } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <Page
      title="Checks on writing"
      width="text"
      kicker={<Link to="/settings">Settings</Link>}
      lede={
        <p>
          While somebody writes feedback, passages with these words are marked for them, with the reason.
          Nobody else sees the marks, nothing is scored, and nothing is kept of them.
        </p>
      }
    >
      <Done messages={DONE} />
      <Section title="Topics that nobody should write about">
        {lists.topics.map(({ key, ...topic }) => (
          <Disclosure key={key} summary={`${topic.title}: ${topic.phrases.length} phrases`}>
            <ListForm key={version} intent="topic" topic={key} value={topic} answer={answer} />
            <ActForm intent="removeTopic" about={{ name: "key", value: key }} answer={answer}>
              Remove {topic.title}
            </ActForm>
          </Disclosure>
        ))}
        <Disclosure summary="Add a topic">
          <ListForm key={version} intent="addTopic" value={NEW} answer={answer} />
        </Disclosure>
      </Section>
      <Section
        title="Opinion in place of observation"
        hint="Looked for in evidence alone: a summary may say what you think."
      >
        <Disclosure summary={`Opinions: ${lists.opinions.phrases.length} phrases`}>
          <ListForm key={version} intent="opinions" value={lists.opinions} answer={answer} />
        </Disclosure>
      </Section>
      <Section title="Language and built-in lists">
        <LanguageForm key={version} language={lists.language} answer={answerTo("language", answer)} />
        <ActForm intent="restore" answer={answer}>
          Go back to the built-in lists
        </ActForm>
      </Section>
    </Page>
  );
}

const NEW = { title: "", reason: "", phrases: [], unless: [] };

function LanguageForm({
  language,
  answer,
}: {
  readonly language: string;
  readonly answer: ReturnType<typeof answerTo>;
}) {
  const [form, fields] = useAnswerForm<{ readonly language: string }>({
    ...{ id: "language", answer, defaultValue: { language } },
  });
  return (
    <Form form={form} answer={answer}>
      <Intent value="language" />
      <TextField
        field={fields.language}
        label="Language of these lists"
        hint="A tag, such as en or de."
        size={8}
      />
      <Button tone="quiet">Save the language</Button>
    </Form>
  );
}
