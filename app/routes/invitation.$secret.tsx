import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LinkPassword, UselessLink } from "~/components/account/LinkPassword";
import { openAccount, readLink } from "~/data/link-use.server";
import { openSession } from "~/data/session.server";
import { linkForm } from "~/forms/account";
import { parseForm } from "~/forms/answer.server";
import { withoutSecrets } from "~/forms/secret-answer.server";

export async function loader({ params }: LoaderFunctionArgs) {
  const person = await readLink("invitation", params.secret ?? "", Date.now());
  return data({ person }, { status: person === null ? 404 : 200 });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const submission = await parseForm(request, linkForm);
  if (submission.status !== "success") return withoutSecrets(submission);
  const use = await openAccount(params.secret ?? "", submission.value.next, Date.now());
  if ("objections" in use) return withoutSecrets(submission, use);
  return redirect("/", { headers: { "Set-Cookie": await openSession(request, use.personId) } });
}

// The address holds the secret: no request made from here repeats it. ("no-referrer" would blank the form's Origin.)
export const headers = () => ({ "Referrer-Policy": "strict-origin" });

export const meta: MetaFunction = () => [
  { title: "Invitation · Plumbline" },
  { name: "robots", content: "noindex" },
];

export default function Invitation() {
  const { person } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (person === null) return <UselessLink />;
  return (
    <LinkPassword
      title="Welcome to Plumbline"
      lede="You were invited. Choose a password, and your account is open."
      deed="Open my account"
      person={person}
      answer={answer}
    />
  );
}
