import type { SaidObjection } from "~/domain/objections";
import { linkForm } from "./account";
import { parseForm } from "./answer.server";
import { withoutSecrets } from "./secret-answer.server";

type LinkUse = { readonly personId: string } | { readonly objections: readonly SaidObjection[] };

/** Uses a link with the password that was sent, then goes on; a form that is given back holds no password. */
export async function answerLink(
  request: Request,
  use: (password: string) => Promise<LinkUse>,
  goOn: (personId: string) => Promise<Response>,
) {
  const submission = await parseForm(request, linkForm);
  if (submission.status !== "success") return withoutSecrets(submission);
  const used = await use(submission.value.next);
  return "objections" in used ? withoutSecrets(submission, used) : goOn(used.personId);
}
