import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { test as base } from "@playwright/test";
import pg from "pg";
import { copyTemplate } from "./copy.ts";

export { expect } from "@playwright/test";

/** A running Plumbline with a database of its own. */
export type App = {
  readonly url: string;
  /** The tables' owner, for setting scenes and for looking behind them. */
  readonly owner: pg.Client;
  /** What the server has logged so far. */
  log(): string;
  stop(): Promise<void>;
};

type Environment = Readonly<Record<string, string>>;

/** Playwright's test, with `app`: one running Plumbline for each worker. `baseURL` is its address. */
export const test = base.extend<object, { app: App }>({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const app = await startApp();
      await use(app);
      await app.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: async ({ app }, use) => use(app.url),
});

/** Starts the built server on a free port with an empty database, for a story that needs an installation of its own. */
export async function startApp(env: Environment = {}): Promise<App> {
  const copy = await copyTemplate();
  const server = launch({ DATABASE_URL: copy.url, PORT: "0", HOST: "127.0.0.1", ...env });
  const url = await server.address();
  const owner = new pg.Client(copy.owner);
  owner.on("error", () => {});
  await owner.connect();
  return {
    ...{ url, owner, log: server.output },
    async stop() {
      await owner.end();
      await server.stop();
      await copy.drop();
    },
  };
}

function launch(env: Environment) {
  const bundle = path.resolve(process.env.PLUMBLINE_BUILD ?? "build", "server", "index.js");
  if (!existsSync(bundle))
    throw new Error(`${bundle} is missing. Run npm test, or npm start once, to build.`);
  const child = spawn(process.execPath, [bundle], {
    env: { ...process.env, NODE_ENV: "production", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output += chunk;
    });
  }
  return { output: () => output, stop: () => stop(child), address: () => addressOf(child, () => output) };
}

// The server names its address once it answers.
async function addressOf(child: ChildProcess, output: () => string): Promise<string> {
  for (let waited = 0; waited < 30_000 && child.exitCode === null; waited += 50) {
    const url = /Plumbline is at (http:\S+)/.exec(output())?.[1];
    if (url && (await fetch(`${url}/healthz`)).ok) return url;
    await sleep(50);
  }
  child.kill();
  throw new Error(`The server did not start:\n${output()}`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await ended;
}
