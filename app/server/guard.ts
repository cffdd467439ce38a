import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from "@remix-run/node";
import { DatabaseSilent, isAway } from "../data/away.server.ts";
import { notNow } from "../forms/not-now.server.ts";
import { answerAway, answerWithId, logAway, logBug } from "./bugs.ts";

type Handler<Args> = (args: Args) => unknown;

/** What a form may send, in bytes. */
export const BODY_LIMIT = 1024 * 1024;

/** After so long, and again each time, a request that waits asks whether the database answers at all: in milliseconds. */
const PATIENCE = 8_000;

/**
 * A guard for builds: the same build, with every loader and action guarded. A bug is logged and answered with its
 * request's id, in page loads and in client-side navigation alike, a database that is away is no bug but a 503, also
 * where it takes what it is asked and never answers, and a body that is too large is refused unread with 413.
 */
export function guardWith(health: () => Promise<void>): (build: ServerBuild) => ServerBuild {
  // One for all requests: what one of them found out about the database spares the others the wait.
  const bounded = patient(health);
  return (build) => guarded(build, bounded);
}

type Bounded = <Args>(handler: Handler<Args>) => Handler<Args>;

function guarded(build: ServerBuild, bounded: Bounded): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route];
    const { loader, action } = route.module;
    const module = { ...route.module };
    if (loader) module.loader = catchBugs(bounded(loader as Handler<LoaderFunctionArgs>)) as typeof loader;
    // Only a page has a form to give back.
    const kept = module.default ? keepSent : same;
    if (action)
      module.action = catchBugs(
        limitBody(kept(bounded(action as Handler<ActionFunctionArgs>))),
      ) as typeof action;
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
      if (isAway(thrown)) throw answerAway(args.context);
      if (!args.request.signal.aborted) logBug(thrown, args.context);
      throw answerWithId(args.context);
    }
  };
}

const same = <T>(handler: T): T => handler;

/** While the database is away a form gets back what it sent, so that nothing typed is lost to an error page. */
function keepSent(action: Handler<ActionFunctionArgs>): Handler<ActionFunctionArgs> {
  return async (args) => {
    const sent = args.request.clone();
    try {
      return await action(args);
    } catch (thrown) {
      if (!isAway(thrown)) throw thrown;
      logAway(args.context);
      return notNow(sent);
    }
  };
}

/**
 * Waits for a handler as long as the database answers; it may take its time over much work. Once it was found silent,
 * nobody waits for it again before it has answered.
 */
function patient(health: () => Promise<void>): Bounded {
  let isSilent = false;
  const ask = async () => {
    isSilent = true;
    await health().catch(() => Promise.reject(new DatabaseSilent()));
    isSilent = false;
  };
  return (handler) => async (args) => {
    if (isSilent) await ask();
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise((_, reject) => {
      timer = setInterval(() => ask().catch(reject), PATIENCE);
    });
    try {
      // Within the try: a handler that throws before it waits for anything must not leave its question asked for ever.
      return await Promise.race([handler(args), silence]);
    } finally {
      clearInterval(timer);
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
