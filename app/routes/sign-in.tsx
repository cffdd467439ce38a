import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { Form as RemixForm, useActionData, useLoaderData } from "@remix-run/react";
import {
  Button,
  Done,
  Form,
  Intent,
  Notice,
  Page,
  Section,
  Table,
  TextField,
  useAnswerForm,
} from "~/components";
import { answerTo } from "~/components/answer-to";
import { provePassword } from "~/data/account.server";
import { demoPeople, objectionsToDemoSignIn } from "~/data/demo-people.server";
import { isUnclaimed } from "~/data/organisation.server";
import { openSession, viewerOf } from "~/data/session.server";
import { signInForm } from "~/forms/account";
import { parseForm } from "~/forms/answer.server";
import { localPath } from "~/forms/local-path";
import { withoutSecrets } from "~/forms/secret-answer.server";

const thenOf = (request: Request) => localPath(new URL(request.url).searchParams.get("then"));

export async function loader({ request }: LoaderFunctionArgs) {
  if (await viewerOf(request)) throw redirect(thenOf(request));
  if (await isUnclaimed()) throw redirect("/welcome");
  return { people: await demoPeople() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const submission = await parseForm(request, signInForm);
  if (submission.status !== "success") return withoutSecrets(submission);
  const sent = submission.value;
  if (sent.intent === "demo") {
    const objections = await objectionsToDemoSignIn(sent.personId);
    if (objections.length > 0) return withoutSecrets(submission, { objections });
    return enter(request, sent.personId, thenOf(request));
  }
  const proof = await provePassword(sent.email, sent.password, context.remoteAddress, Date.now());
  if ("objections" in proof) return withoutSecrets(submission, proof);
  // A warning is read before anything else (A1).
  return enter(request, proof.personId, proof.warned ? "/account" : thenOf(request));
}

const enter = async (request: Request, personId: string, to: string) =>
  redirect(to, { headers: { "Set-Cookie": await openSession(request, personId) } });

export const meta: MetaFunction = () => [{ title: "Sign in · Plumbline" }];

const DONE = {
  signedOut: "You are signed out.",
  everywhere: "You are signed out everywhere.",
  reset: "Your new password is set. Sign in with it.",
};

export default function SignIn() {
  const { people } = useLoaderData<typeof loader>();
  return (
    <Page title="Sign in" width="text">
      <Done messages={DONE} />
      {people.length > 0 ? <DemoPeople people={people} /> : null}
      {people.length > 0 ? (
        <Section title="With e-mail and password" hint="For people of this demo whom you invited yourself.">
          <PasswordForm />
        </Section>
      ) : (
        <PasswordForm />
      )}
    </Page>
  );
}

type Fields = { email: string; password: string };

function PasswordForm() {
  const answer = answerTo("password", useActionData<typeof action>());
  const [form, fields] = useAnswerForm<Fields>({ id: "password", answer });
  return (
    <Form form={form} answer={answer}>
      <Intent value="password" />
      <TextField field={fields.email} label="E-mail address" type="email" autoComplete="username" />
      <TextField field={fields.password} label="Password" type="password" autoComplete="current-password" />
      <Button>Sign in</Button>
      <p className="hint">
        New here? An admin of your organisation sends you an invitation link. Forgotten the password? Ask an
        admin for a reset link.
      </p>
    </Form>
  );
}

type People = {
  readonly people: readonly { readonly id: string; readonly name: string; readonly does: string }[];
};

const COLUMNS = [
  { key: "name", label: "Person" },
  { key: "does", label: "What they do" },
  { key: "enter", label: "Sign in" },
];

function DemoPeople({ people }: People) {
  const rows = people.map(({ id, name, does }) => ({
    key: id,
    cells: { name, does, enter: <Enter id={id} name={name} /> },
  }));
  return (
    <Section title="Try it as one of these people">
      <Notice>
        <p>
          This is a demo: nobody here is real, and no password is asked. To be several people at once, use a
          separate browser profile or private window for each.
        </p>
      </Notice>
      <Table caption="The demo's people" columns={COLUMNS} rows={rows} empty="The demo has no people." />
    </Section>
  );
}

function Enter({ id, name }: { readonly id: string; readonly name: string }) {
  return (
    <RemixForm method="post">
      <Intent value="demo" />
      <input type="hidden" name="personId" value={id} />
      <Button tone="quiet">Sign in as {name}</Button>
    </RemixForm>
  );
}
