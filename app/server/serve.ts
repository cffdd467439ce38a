import type { ServerBuild } from "@remix-run/node";
import type { RequestHandler } from "express";
import { completeBank } from "../data/bank-install.server.ts";
import { Background } from "./background.ts";
import { isUnclaimed, newFirstRunCode } from "./first-run.ts";
import { createApp } from "./http.ts";
import { drain, listen } from "./listen.ts";
import { say } from "./log.ts";
import { onSignal, openEverything } from "./process.ts";
import { isLoopback, readSettings, type Settings } from "./settings.ts";

export type Pages = {
  readonly mode: "production" | "development";
  readonly build: () => Promise<ServerBuild>;
  readonly client?: string;
  readonly before?: RequestHandler;
  readonly close?: () => Promise<void>;
};

/** Starts everything and serves until a signal comes. Throws one sentence for the operator if it can't. */
export async function serve(pages: Pages): Promise<void> {
  const starting = start(pages, readSettings());
  // A signal during the start waits for its end, so that the database is never left behind.
  onSignal(async () => {
    const stop = await starting.catch(() => null);
    await Promise.all([stop?.(), pages.close?.()]);
  });
  await starting;
}

async function start(pages: Pages, settings: Settings): Promise<() => Promise<void>> {
  const database = await openEverything(settings);
  const changes = database.listen();
  try {
    await completeBank(Date.now());
    // Behind a proxy strangers arrive by loopback as well (A1).
    const listensBeyondLoopback = !isLoopback(settings.host) || settings.trustProxy !== undefined;
    const code = listensBeyondLoopback && (await isUnclaimed()) ? newFirstRunCode() : null;
    const { trustProxy } = settings;
    const background = new Background();
    const known = { trustProxy, listensBeyondLoopback, firstRunCode: code };
    const app = createApp({ ...pages, ...known, database, background, changes });
    const server = await listen(app, settings.host, settings.port);
    announce(settings.host, server.address(), code);
    return async () => {
      // Streams end by themselves nowhere else: the drain would wait for each.
      await changes.stop();
      await drain(server);
      await background.stop();
      await database.close();
    };
  } catch (error) {
    await changes.stop();
    await database.close();
    throw error;
  }
}

function announce(host: string, address: unknown, code: string | null): void {
  const { port } = address as { port: number };
  const name = isLoopback(host) ? "localhost" : host.includes(":") ? `[${host}]` : host;
  say(`Plumbline is at http://${name}:${port}`);
  if (code) say(`Nobody has set it up yet. The first-run page asks for this code: ${code}`);
}
