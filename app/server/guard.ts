import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from "@remix-run/node";
import { answerWithId, logBug } from "./bugs.ts";

type Handler<Args> = (args: Args) => unknown;

/** What a form may send, in bytes. */
export const BODY_LIMIT = 1024 * 1024;

/**
 * The same build, with every loader and action guarded: a bug is logged and answered with its request's id,
 * in page loads and in client-side navigation alike, and a body that is too large is refused unread with 413.
 */
export function guarded(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route];
    const { loader, action } = route.module;
    const module = { ...route.module };
    if (loader) module.loader = catchBugs(loader as Handler<LoaderFunctionArgs>) as typeof loader;
    if (action) module.action = catchBugs(limitBody(action as Handler<ActionFunctionArgs>)) as typeof action;
    return [id, { ...route, module }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

function catchBugs<Args extends LoaderFunctionArgs>(handler: Handler<Args>): Handler<Args> {
  return async (args) => {
    try {
      return await handler(args);
    } catch (thrown) {
      // Answers are thrown on purpose: a Response, or Remix's data() with an init.
      if (!(thrown instanceof Error)) throw thrown;
      if (!args.request.signal.aborted) logBug(thrown, args.context);
      throw answerWithId(args.context);
    }
  };
}

function limitBody(action: Handler<ActionFunctionArgs>): Handler<ActionFunctionArgs> {
  return (args) => {
    const { headers } = args.request;
    const length = headers.get("content-length");
    // Without a stated length nothing bounds what would be read.
    if (length === null && headers.has("transfer-encoding")) throw Response.json(null, { status: 411 });
    if (Number(length ?? 0) > BODY_LIMIT) throw Response.json(null, { status: 413 });
    return action(args);
  };
}
