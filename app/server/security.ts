import { randomBytes } from "node:crypto";
import type { NextFunction, Request, RequestHandler, Response } from "express";
import helmet from "helmet";

const READS = new Set(["GET", "HEAD"]);
const METHODS = new Set([...READS, "POST"]);
const LOOPBACK_NAME = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d+){3}|\[::1\])$/i;

/** Gives each answer a fresh nonce, in `res.locals.nonce`. */
export const nonce: RequestHandler = (_req, res, next) => {
  res.locals.nonce = randomBytes(16).toString("base64");
  next();
};

/** The security headers. While developing, Vite's reload socket and its injected styles are let through. */
export function headers(mode: "production" | "development", trust: "proxied" | "direct"): RequestHandler {
  const dev = mode === "development";
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", (_req, res) => `'nonce-${(res as Response).locals.nonce}'`],
        styleSrc: ["'self'", ...(dev ? ["'unsafe-inline'"] : [])],
        imgSrc: ["'self'", "data:"],
        connectSrc: ["'self'", ...(dev ? ["ws:"] : [])],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // "no-referrer" would turn the Origin of our own forms into "null".
    referrerPolicy: { policy: "same-origin" },
    strictTransportSecurity: trust === "proxied" ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    xFrameOptions: { action: "deny" },
  });
}

/** Pages and data are one person's: no cache keeps them. */
export const noStore: RequestHandler = (_req, res, next) => {
  res.setHeader("Cache-Control", "no-store");
  next();
};

/**
 * Answers 405 to every method but the three that a browser's links and forms use. To the framework a PUT or a DELETE is
 * a form like any other, and an OPTIONS is a reading.
 */
export function onlyOurMethods(req: Request, res: Response, next: NextFunction): void {
  if (METHODS.has(req.method)) next();
  else
    res
      .status(405)
      .set("Allow", [...METHODS].join(", "))
      .end();
}

/**
 * On loopback, answers 421 to a request for another name than this machine's own. A page from elsewhere whose name was
 * made to mean 127.0.0.1 is of our origin to a browser, and could set up a fresh installation, for there nobody is
 * asked for the console's code (A1), or enter the demo.
 */
export function onlyByOwnName(req: Request, res: Response, next: NextFunction): void {
  if (LOOPBACK_NAME.test(req.hostname ?? "")) {
    next();
    return;
  }
  res
    .status(421)
    .type("text/plain")
    .send(
      "Plumbline listens on this machine alone and answers to the name localhost. Set HOST, or PLUMBLINE_TRUST_PROXY behind a proxy, to reach it by another name.\n",
    );
}

/** Refuses a write that another site's page sent, with 403. */
export function sameOrigin(req: Request, res: Response, next: NextFunction): void {
  if (READS.has(req.method) || !comesFromElsewhere(req)) {
    next();
    return;
  }
  res
    .status(403)
    .type("text/plain")
    .send(
      "This was sent from another address than Plumbline's own. Open Plumbline itself and try again. Behind a proxy that ends TLS, PLUMBLINE_TRUST_PROXY has to be set.\n",
    );
}

function comesFromElsewhere(req: Request): boolean {
  const site = req.get("Sec-Fetch-Site");
  if (site === "cross-site" || site === "same-site") return true;
  const origin = req.get("Origin");
  if (origin === undefined) return false;
  const own = `${req.protocol}://${hostOf(req)}`;
  return !URL.canParse(origin) || !URL.canParse(own) || new URL(origin).origin !== new URL(own).origin;
}

// Express believes the proxy's header only where it was told to trust one.
function hostOf(req: Request): string | undefined {
  const trusted = req.app.get("trust proxy fn")(req.socket.remoteAddress, 0);
  const forwarded = trusted ? req.get("X-Forwarded-Host")?.split(",")[0]?.trim() : undefined;
  return forwarded ?? req.get("Host");
}

/**
 * Keeps pages from being fetched before somebody asks for them: what a person was sent is on record as read (R1), and
 * nobody reads a prefetch or the head of an answer. A prefetch is refused with 503, which browsers drop; a HEAD is
 * answered alike for every address, so that it tells nothing either (S8).
 */
export function onlyWhenAsked(req: Request, res: Response, next: NextFunction): void {
  const isPrefetch = ["Sec-Purpose", "Purpose", "X-Moz"].some((name) =>
    /prefetch|preview/i.test(req.get(name) ?? ""),
  );
  if (isPrefetch) res.status(503).end();
  else if (req.method === "HEAD") res.status(200).type("text/html").end();
  else next();
}
