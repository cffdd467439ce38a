import { PassThrough } from "node:stream";
import { type AppLoadContext, createReadableStreamFromReadable, type EntryContext } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import { type Kept, KeptContext } from "~/components/kept";
import { NonceContext } from "~/components/nonce";
import { answerWithId, logBug } from "~/server/bugs";

/** How long a page may wait for what streams in later, in milliseconds. */
export const streamTimeout = 5_000;

/** Renders a page. A bug before the first byte becomes an answer that names the request's id. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let code = status;
    const send = () => {
      const body = new PassThrough();
      headers.set("Content-Type", "text/html; charset=utf-8");
      resolve(new Response(createReadableStreamFromReadable(body), { headers, status: code }));
      stream.pipe(body);
    };
    const bot = isbot(request.headers.get("user-agent"));
    const stream = renderToPipeableStream(
      <NonceContext.Provider value={context.nonce}>
        <KeptContext.Provider value={keptIn(remix)}>
          <RemixServer context={remix} url={request.url} abortDelay={streamTimeout} nonce={context.nonce} />
        </KeptContext.Provider>
      </NonceContext.Provider>,
      {
        nonce: context.nonce,
        ...(bot ? { onAllReady: send } : { onShellReady: send }),
        onShellError: () => reject(answerWithId(context)),
        onError(error) {
          code = 500;
          logBug(error, context);
        },
      },
    );
    setTimeout(stream.abort, streamTimeout + 1_000).unref();
  });
}

/** What a form sent, where neither it nor the page around it could be answered. */
function keptIn({ staticHandlerContext: { actionData, errors } }: EntryContext): Kept | null {
  const answers: readonly { readonly sent?: Kept }[] = errors ? Object.values(actionData ?? {}) : [];
  return answers.find((answer) => answer?.sent)?.sent ?? null;
}

/** Logs what Remix itself stumbles over. An answer thrown on purpose and an address that leads nowhere are no bugs. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
) {
  const isAnswer = error instanceof Response || (isRouteErrorResponse(error) && error.status < 500);
  if (!request.signal.aborted && !isAnswer) logBug(error, context);
}
