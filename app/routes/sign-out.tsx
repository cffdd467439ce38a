import { type ActionFunctionArgs, redirect, redirectDocument } from "@remix-run/node";
import { closeSession } from "~/data/session.server";

/** Typed by hand it does nothing: signing out is a deed, so it is sent by a form. */
export async function loader() {
  return redirect("/");
}

export async function action({ request }: ActionFunctionArgs) {
  // A whole new document: nothing that the last person read stays in the browser's memory.
  return redirectDocument("/sign-in?done=signedOut", {
    headers: { "Set-Cookie": await closeSession(request) },
  });
}
