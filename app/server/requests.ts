import { randomUUID } from "node:crypto";
import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import type { RequestHandler } from "express";
import { log } from "./log.ts";

type Tree = NonNullable<Parameters<typeof matchRoutes>[0]>;

/**
 * Gives each request an id (`res.locals.requestId`, header X-Request-Id) and logs its end: method, route pattern,
 * status, milliseconds. A path typed by hand may hold anything, an invitation's secret too, so the pattern stands for it.
 */
export function requests(build: () => ServerBuild | undefined): RequestHandler {
  return (req, res, next) => {
    const requestId = randomUUID();
    const began = performance.now();
    res.locals.requestId = requestId;
    res.setHeader("X-Request-Id", requestId);
    res.once("close", () => {
      const ms = Math.round(performance.now() - began);
      const route = patternOf(build(), req.path);
      const end = res.writableFinished ? "request" : "request aborted";
      log.info({ requestId, method: req.method, route, status: res.statusCode, ms }, end);
    });
    next();
  };
}

/** The route pattern that a path meets, such as "/loops/:loopId", or "(none)". */
export function patternOf(build: ServerBuild | undefined, pathname: string): string {
  if (!build) return "(none)";
  const page = pathname === "/_root.data" ? "/" : pathname.replace(/\.data$/, "");
  const matches = matchRoutes(treeOf(build), page);
  if (!matches) return "(none)";
  const parts = matches.flatMap(({ route }) => (route.path ? [route.path] : []));
  return `/${parts.join("/")}`;
}

const trees = new WeakMap<ServerBuild, Tree>();

function treeOf(build: ServerBuild): Tree {
  const known = trees.get(build);
  if (known) return known;
  const routes = Object.values(build.routes).filter((route) => route !== undefined);
  const childrenOf = (parent: string | undefined): Tree =>
    routes
      .filter((route) => (route.parentId || undefined) === parent)
      .map(({ id, path, index, caseSensitive }) =>
        index ? { path, index, caseSensitive } : { path, caseSensitive, children: childrenOf(id) },
      );
  const tree = childrenOf(undefined);
  trees.set(build, tree);
  return tree;
}
