import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LinkPassword } from "~/components/account/LinkPassword";
import { linkMeta, SECRET_ADDRESS } from "~/components/account/secret-address";
import { openAccount, readLink } from "~/data/link-use.server";
import { openSession } from "~/data/session.server";
import { answerLink } from "~/forms/link-answer.server";

export async function loader({ params }: LoaderFunctionArgs) {
  const person = await readLink("invitation", params.secret ?? "", Date.now());
  return data({ person }, { status: person === null ? 404 : 200 });
}

export async function action({ request, params }: ActionFunctionArgs) {
  return answerLink(
    request,
    (password) => openAccount(params.secret ?? "", password, Date.now()),
    async (personId) => redirect("/", { headers: { "Set-Cookie": await openSession(request, personId) } }),
  );
}

export const headers = () => SECRET_ADDRESS;

export const meta: MetaFunction = () => linkMeta("Invitation");

export default function Invitation() {
  const { person } = useLoaderData<typeof loader>();
  return <LinkPassword kind="invitation" person={person} answer={useActionData<typeof action>()} />;
}
