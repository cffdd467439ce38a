import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  redirectDocument,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Definition, Done, Page, Section, When } from "~/components";
import { ChangePassword } from "~/components/account/ChangePassword";
import { Sessions } from "~/components/account/Sessions";
import { Warning } from "~/components/account/Warning";
import {
  changePassword,
  dismissWarning,
  endSession,
  readAccount,
  signOutEverywhere,
} from "~/data/account.server";
import { closeSession, openSession, requireSignedIn, requireViewer } from "~/data/session.server";
import { accountForm } from "~/forms/account";
import { parseForm } from "~/forms/answer.server";
import { withoutSecrets } from "~/forms/secret-answer.server";

export async function loader({ request }: LoaderFunctionArgs) {
  const { viewer, sessionId } = await requireSignedIn(request);
  return readAccount(viewer, sessionId, Date.now());
}

export async function action({ request }: ActionFunctionArgs) {
  const viewer = await requireViewer(request);
  const submission = await parseForm(request, accountForm);
  if (submission.status !== "success") return withoutSecrets(submission);
  const sent = submission.value;
  const now = Date.now();
  switch (sent.intent) {
    case "password": {
      const refusal = await changePassword(viewer, sent.current, sent.next, now);
      if (refusal.objections.length > 0) return withoutSecrets(submission, refusal);
      return done("password", await openSession(request, viewer.id));
    }
    case "endSession":
      await endSession(viewer, sent.sessionId, now);
      return done("session");
    case "everywhere":
      await signOutEverywhere(viewer, now);
      return redirectDocument("/sign-in?done=everywhere", {
        headers: { "Set-Cookie": await closeSession(request) },
      });
    case "dismiss":
      await dismissWarning(viewer, now);
      return done("dismissed");
  }
}

const done = (what: keyof typeof DONE, cookie?: string) =>
  redirect(`/account?done=${what}`, cookie === undefined ? {} : { headers: { "Set-Cookie": cookie } });

export const meta: MetaFunction = () => [{ title: "Your account · Plumbline" }];

const DONE = {
  password: "Your password is changed, and you are signed out everywhere else.",
  session: "That session has ended.",
  dismissed: "The notice is put away. The date of the reset stays below.",
};

export default function Account() {
  const account = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <Page title="Your account" width="text">
      <Done messages={DONE} />
      {account.warning ? <Warning text={account.warning} resetAt={account.resetAt} /> : null}
      <Definition items={factsOf(account)} />
      {account.hasPassword ? (
        <Section
          title="Change your password"
          id="change"
          hint="You stay signed in here and are signed out everywhere else."
        >
          <ChangePassword answer={answer} />
        </Section>
      ) : null}
      <Section
        title="Where you are signed in"
        id="sessions"
        hint="A session ends after eight hours without use, and after seven days in any case."
      >
        <Sessions sessions={account.sessions} />
      </Section>
    </Page>
  );
}

function factsOf({ name, email, timeZone, resetAt }: ReturnType<typeof useLoaderData<typeof loader>>) {
  return [
    { term: "Name", detail: name },
    { term: "E-mail address", detail: email },
    { term: "Time zone", detail: timeZone },
    ...(resetAt === null ? [] : [{ term: "A reset link was last used", detail: <When at={resetAt} /> }]),
  ];
}
