import type { AppLoadContext } from "./context.ts";
import { log } from "./log.ts";

/**
 * Logs a bug under its request's id: kind, code and stack, but not the message, which may repeat
 * somebody's words (S2). While developing, the message too.
 */
export function logBug(error: unknown, { requestId }: Pick<AppLoadContext, "requestId">): void {
  log.error({ requestId, ...anatomy(error) }, "bug");
}

/** The answer to a request that met a bug: 500, with the id that the log has. */
export function answerWithId({ requestId }: Pick<AppLoadContext, "requestId">): Response {
  return Response.json({ requestId }, { status: 500 });
}

const AWAY_EVERY = 5_000;
let awaySaidAt = Number.NEGATIVE_INFINITY;
let awayMet = 0;

/**
 * Logs that a loader or an action met a database that was away: no bug, and the operator's to see. One line in five
 * seconds says how many did, for each request has a line of its own already: a log that fills the disk mends nothing.
 */
export function logAway({ requestId }: Pick<AppLoadContext, "requestId">): void {
  awayMet += 1;
  const now = performance.now();
  if (now - awaySaidAt < AWAY_EVERY) return;
  log.warn({ requestId, met: awayMet }, "database away");
  awaySaidAt = now;
  awayMet = 0;
}

/** The answer to a request that met a database that was away: 503, to be asked again in a moment. */
export function answerAway(context: Pick<AppLoadContext, "requestId">): Response {
  logAway(context);
  return Response.json(null, { status: 503, headers: { "Retry-After": "5" } });
}

function anatomy(error: unknown) {
  if (!(error instanceof Error)) return { kind: typeof error };
  const { name, message, stack = "" } = error;
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  const frames = stack.split("\n").filter((line) => line.startsWith("    at "));
  return {
    kind: name,
    code,
    stack: frames.slice(0, 12).map((line) => line.trim()),
    ...(process.env.NODE_ENV === "development" ? { message } : {}),
  };
}
