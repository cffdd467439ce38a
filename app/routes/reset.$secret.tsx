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
import { readLink, resetPassword } from "~/data/link-use.server";
import { closeSession } from "~/data/session.server";
import { answerLink } from "~/forms/link-answer.server";

export async function loader({ params }: LoaderFunctionArgs) {
  const person = await readLink("reset", params.secret ?? "", Date.now());
  return data({ person }, { status: person === null ? 404 : 200 });
}

export async function action({ request, params }: ActionFunctionArgs) {
  return answerLink(
    request,
    (password) => resetPassword(params.secret ?? "", password, Date.now()),
    async () => redirect("/sign-in?done=reset", { headers: { "Set-Cookie": await closeSession(request) } }),
  );
}

export const headers = () => SECRET_ADDRESS;

export const meta: MetaFunction = () => linkMeta("New password");

export default function Reset() {
  const { person } = useLoaderData<typeof loader>();
  return <LinkPassword kind="reset" person={person} answer={useActionData<typeof action>()} />;
}
