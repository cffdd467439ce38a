import type { SaveAnswer } from "~/forms/save-answer";

/** How an attempt to save ended, for whoever waits for it. */
export type Sent<Value> =
  | SaveAnswer<Value>
  | { readonly status: "offline" | "signedOut" | "notYours" | "failed" };

/** After so many milliseconds a server that does not answer is as good as none. */
const LIMIT = 30_000;

/**
 * Sends a form's fields to be saved. `last` asks the browser to finish it even if the page goes away. A sign-in page
 * in place of an answer is no answer: the session is over, and nothing was saved.
 */
export async function send<Value>(
  to: string,
  fields: FormData,
  last: "last" | "again",
): Promise<Sent<Value>> {
  try {
    const response = await fetch(to, {
      method: "POST",
      body: fields,
      redirect: "manual",
      keepalive: last === "last",
      signal: AbortSignal.timeout(LIMIT),
      headers: { Accept: "application/json" },
    });
    if (response.type === "opaqueredirect") return { status: "signedOut" };
    if (response.status === 404) return { status: "notYours" };
    const isAnswer = response.status < 500 && response.headers.get("Content-Type")?.includes("json");
    return isAnswer ? ((await response.json()) as SaveAnswer<Value>) : { status: "failed" };
  } catch {
    return { status: "offline" };
  }
}
