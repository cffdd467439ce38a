import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { Definition, Done, Page, Section, When } from "~/components";
import { Deed } from "~/components/account/Deed";
import { Links } from "~/components/account/Links";
import { type MadeLink, NewLink } from "~/components/account/NewLink";
import { answerTo } from "~/components/answer-to";
import { readAccountOf } from "~/data/account-keeping.server";
import { agreeToReset, askReset, endSessionsOf, invite } from "~/data/account-links.server";
import { idFrom } from "~/data/not-here.server";
import { requireViewer } from "~/data/session.server";
import { keepAccountForm } from "~/forms/account";
import { invalid, parseForm, refused } from "~/forms/answer.server";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  return readAccountOf(viewer, idFrom(params.id), Date.now());
}

export async function action({ request, params }: ActionFunctionArgs) {
  const viewer = await requireViewer(request);
  const id = idFrom(params.id);
  const now = Date.now();
  // Also answers 404 where this page isn't the viewer's.
  await readAccountOf(viewer, id, now);
  const submission = await parseForm(request, keepAccountForm);
  if (submission.status !== "success") return invalid(submission);
  const { intent } = submission.value;
  if (intent === "agree" || intent === "end") {
    const objections = await (intent === "agree" ? agreeToReset : endSessionsOf)(viewer, id, now);
    return objections.length > 0
      ? refused(submission, objections)
      : redirect(`/people/${id}/account?done=${intent}`);
  }
  const { objections, secret } = await (intent === "invite" ? invite : askReset)(viewer, id, now);
  if (secret === undefined) return refused(submission, objections);
  const kind = intent === "invite" ? "invitation" : "reset";
  const link: MadeLink = { kind, url: `${new URL(request.url).origin}/${kind}/${secret}` };
  // Not a redirect: only a digest is kept, so this answer is the one place that ever shows the link.
  return data({ result: submission.reply(), objections, link });
}

export const meta: MetaFunction<typeof loader> = ({ data: account }) => [
  { title: account ? `Account of ${account.name} · Plumbline` : "Account · Plumbline" },
];

const DONE = {
  agree: "You agreed: the reset link works now.",
  end: "Every session of this person has ended.",
};

// TypeScript folds the answers of an action into the plainest; this one brings a link besides.
const hasLink = (answer: object | undefined): answer is { readonly link: MadeLink } =>
  answer !== undefined && "link" in answer;

export default function AccountOf() {
  const account = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { objections } = account;
  return (
    <Page
      title={`Account of ${account.name}`}
      kicker={<Link to={`/people/${account.id}`}>{account.name}</Link>}
      width="text"
    >
      <Done messages={DONE} />
      {hasLink(answer) ? <NewLink link={answer.link} name={account.name} /> : null}
      <Definition items={factsOf(account)} />
      <Section
        title="Open links"
        id="links"
        hint="A link works once, within seven days. A new one replaces the last of its kind."
      >
        <Links links={account.links} />
      </Section>
      <Section title="What you can do" id="deeds">
        {account.openedAt === null ? (
          <Deed
            intent="invite"
            label="Make an invitation link"
            answer={answerTo("invite", answer)}
            against={objections.invite}
          />
        ) : (
          <Deed
            intent="reset"
            label="Make a reset link"
            hint="It works only after another admin, or a Bar Raiser lead, has agreed. Its use ends all sessions and is shown to the person."
            answer={answerTo("reset", answer)}
            against={objections.reset}
          />
        )}
        {account.links.some((link) => link.kind === "reset") ? (
          <Deed
            intent="agree"
            label="Agree to the reset link"
            answer={answerTo("agree", answer)}
            against={objections.agree}
          />
        ) : null}
        {account.sessions > 0 ? (
          <Deed
            intent="end"
            label="End all their sessions"
            answer={answerTo("end", answer)}
            against={objections.end}
          />
        ) : null}
      </Section>
    </Page>
  );
}

function factsOf({ email, openedAt, resetAt, sessions }: ReturnType<typeof useLoaderData<typeof loader>>) {
  return [
    { term: "E-mail address", detail: email },
    { term: "Account", detail: openedAt === null ? "Not opened yet" : <When at={openedAt} /> },
    { term: "Sessions now", detail: String(sessions) },
    ...(resetAt === null ? [] : [{ term: "A reset link was last used", detail: <When at={resetAt} /> }]),
  ];
}
