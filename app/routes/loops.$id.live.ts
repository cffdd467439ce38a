import type { LoaderFunctionArgs } from "@remix-run/node";
import { followLoop, readMark } from "~/data/live.server";
import { idFrom } from "~/data/not-here.server";
import { isSignedIn, requireViewer } from "~/data/session.server";

/** That a loop has changed, and nothing of what: as a stream of events, or asked once for those who get no stream. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  const loopId = idFrom(params.id);
  const kept = { "Cache-Control": "no-store, no-transform", Vary: "Accept" };
  if (!request.headers.get("Accept")?.includes("text/event-stream"))
    return Response.json({ mark: await readMark(viewer, loopId) }, { headers: kept });
  const since = request.headers.get("Last-Event-ID") ?? new URL(request.url).searchParams.get("since");
  const events = await followLoop(viewer, loopId, {
    ...{ since: Number(since) || 0, follow: context.follow, crowd: context.crowd, signal: context.gone },
    isStill: () => isSignedIn(request),
  });
  return new Response(events, {
    // Its connection serves nothing after it: a process that stops would wait for it in vain.
    headers: { ...kept, "Content-Type": "text/event-stream; charset=utf-8", Connection: "close" },
  });
}
