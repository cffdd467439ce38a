import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LinkPassword, UselessLink } from "~/components/account/LinkPassword";
import { readLink, resetPassword } from "~/data/link-use.server";
import { closeSession } from "~/data/session.server";
import { linkForm } from "~/forms/account";
import { parseForm } from "~/forms/answer.server";
import { withoutSecrets } from "~/forms/secret-answer.server";

export async function loader({ params }: LoaderFunctionArgs) {
  const person = await readLink("reset", params.secret ?? "", Date.now());
  return data({ person }, { status: person === null ? 404 : 200 });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const submission = await parseForm(request, linkForm);
  if (submission.status !== "success") return withoutSecrets(submission);
  const use = await resetPassword(params.secret ?? "", submission.value.next, Date.now());
  if ("objections" in use) return withoutSecrets(submission, use);
  return redirect("/sign-in?done=reset", { headers: { "Set-Cookie": await closeSession(request) } });
}

// The address holds the secret: no request made from here repeats it. ("no-referrer" would blank the form's Origin.)
export const headers = () => ({ "Referrer-Policy": "strict-origin" });

export const meta: MetaFunction = () => [
  { title: "New password · Plumbline" },
  { name: "robots", content: "noindex" },
];

export default function Reset() {
  const { person } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (person === null) return <UselessLink />;
  return (
    <LinkPassword
      title="Choose a new password"
      lede="Your sessions end everywhere, and your account page says that this link was used."
      deed="Set this password"
      person={person}
      answer={answer}
    />
  );
}
