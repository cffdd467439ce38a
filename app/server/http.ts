import path from "node:path";
import { createRequestHandler } from "@remix-run/express";
import type { ServerBuild } from "@remix-run/node";
import compression from "compression";
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from "express";
import type { Background } from "./background.ts";
import { logBug } from "./bugs.ts";
import type { Changes } from "./changes.ts";
import type { AppLoadContext } from "./context.ts";
import { guardWith } from "./guard.ts";
import type { OpenDatabase } from "./process.ts";
import { requests } from "./requests.ts";
import {
  headers,
  nonce,
  noStore,
  onlyByOwnName,
  onlyOurMethods,
  onlyWhenAsked,
  sameOrigin,
} from "./security.ts";

export type HttpOptions = {
  readonly mode: "production" | "development";
  /** The pages: once for good, or freshly for each request while developing. */
  readonly build: () => Promise<ServerBuild>;
  /** Folder of the browser's files; absent while developing, where Vite serves them. */
  readonly client?: string;
  readonly before?: RequestHandler;
  /** Value of Express's "trust proxy"; absent: no proxy is believed. */
  readonly trustProxy?: string;
  readonly listensBeyondLoopback: boolean;
  readonly firstRunCode: string | null;
  readonly background: Background;
  readonly changes: Pick<Changes, "follow" | "crowd">;
  readonly database: Pick<OpenDatabase, "health" | "isDown">;
};

const YEAR = 31_536_000;
const HOUR = 3_600;

/** The HTTP application: health, static files, the checks every request passes, and the pages. */
export function createApp(options: HttpOptions): Express {
  let current: ServerBuild | undefined;
  const guard = guardWith(options.database.health);
  const app = express();
  app.disable("x-powered-by");
  if (options.trustProxy !== undefined) app.set("trust proxy", trustOf(options.trustProxy));
  app.use(nonce, headers(options.mode, options.trustProxy === undefined ? "direct" : "proxied"));
  app.get("/healthz", health(options));
  app.use(requests(() => current));
  if (!options.listensBeyondLoopback) app.use(onlyByOwnName);
  app.use(onlyOurMethods, sameOrigin, compression());
  if (options.client) app.use(...files(options.client));
  if (options.before) app.use(options.before);
  app.use(noStore, onlyWhenAsked, databaseDown(options));
  app.all("*", async (req, res, next) => {
    try {
      current = guard(await options.build());
      const handle = createRequestHandler({
        build: current,
        mode: options.mode,
        getLoadContext: contextOf(options),
      });
      await handle(req, res, next);
    } catch (error) {
      next(error);
    }
  });
  app.use(lastResort);
  return app;
}

const contextOf =
  (options: HttpOptions) =>
  (req: express.Request, res: express.Response): AppLoadContext => ({
    nonce: res.locals.nonce,
    requestId: res.locals.requestId,
    remoteAddress: req.ip ?? "",
    listensBeyondLoopback: options.listensBeyondLoopback,
    firstRunCode: options.firstRunCode,
    goOn: (work) => options.background.goOn({ requestId: res.locals.requestId }, work),
    follow: (loopId, follower) => options.changes.follow(loopId, follower),
    gone: gone(res),
    crowd: (loopId) => options.changes.crowd(loopId),
    taken: () => taken(res),
  });

function gone(res: express.Response): AbortSignal {
  const controller = new AbortController();
  res.once("close", () => controller.abort());
  return controller.signal;
}

/** Remix writes a stream without asking whether it is taken: a slow reader's export would pile up here. */
const taken = (res: express.Response): Promise<void> =>
  new Promise((resolve) => {
    if (!res.writableNeedDrain) return resolve();
    const done = () => {
      res.off("drain", done).off("close", done);
      resolve();
    };
    res.on("drain", done).on("close", done);
  });

const files = (client: string): [RequestHandler, RequestHandler] => [
  (req, res, next) =>
    req.path.startsWith("/assets/")
      ? express.static(client, { immutable: true, maxAge: YEAR * 1000, index: false, fallthrough: false })(
          req,
          res,
          next,
        )
      : next(),
  express.static(path.resolve(client), { maxAge: HOUR * 1000, index: false, redirect: false }),
];

const health =
  (options: HttpOptions): RequestHandler =>
  async (_req, res) => {
    const status = await options.database.health().then(
      () => "ok",
      () => "database unreachable",
    );
    res
      .set("Cache-Control", "no-store")
      .status(status === "ok" ? 200 : 503)
      .json({ status });
  };

const databaseDown =
  (options: HttpOptions): RequestHandler =>
  (_req, res, next) => {
    if (!options.database.isDown()) return next();
    res
      .status(503)
      .type("text/plain")
      .send(
        "Plumbline's database has stopped, and starting it is tried again and again. Nothing saved is lost. Whoever runs this server finds the reason in its log.\n",
      );
  };

// "1" means one proxy, "true" any; everything else is a list of addresses.
const trustOf = (value: string) => (/^\d+$/.test(value) ? Number(value) : value === "true" ? true : value);

const lastResort: ErrorRequestHandler = (error, _req, res, next) => {
  const { requestId } = res.locals;
  if (res.headersSent) return next(error);
  const status = error.code === "ERR_INVALID_URL" ? 400 : (error.status ?? 500);
  if (status >= 500) logBug(error, { requestId });
  res
    .status(status)
    .type("text/plain")
    .send(`This did not work (${status}). The log has it as ${requestId}.\n`);
};
