import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { type Copy, copyTemplate } from "./copy.ts";

/** A running Plumbline with a database of its own. */
export type App = {
  readonly url: string;
  /** The tables' owner, for setting scenes and for looking behind them. */
  readonly owner: pg.Client;
  /** What the server has logged so far. */
  log(): string;
  stop(): Promise<void>;
};

type Start = {
  readonly env?: Readonly<Record<string, string>>;
  /** The database; absent: an empty, migrated one. It is dropped when the server stops. */
  readonly copy?: Copy;
  /** Options of Node itself, such as `--import`. */
  readonly node?: readonly string[];
};

/** Starts the built server on a free port, for a story that needs an installation of its own. */
export async function startApp({ env = {}, copy, node = [] }: Start = {}): Promise<App> {
  const database = copy ?? (await copyTemplate());
  const server = launch({ DATABASE_URL: database.url, PORT: "0", HOST: "127.0.0.1", ...env }, node);
  const url = await server.address();
  const owner = new pg.Client(database.owner);
  owner.on("error", () => {});
  await owner.connect();
  return {
    ...{ url, owner, log: server.output },
    async stop() {
      await owner.end();
      await server.stop();
      await database.drop();
    },
  };
}

/** Where the built server is. */
export function bundle(): string {
  const file = path.resolve(process.env.PLUMBLINE_BUILD ?? "build", "server", "index.js");
  if (!existsSync(file)) throw new Error(`${file} is missing. Run npm test, or npm start once, to build.`);
  return file;
}

function launch(env: Readonly<Record<string, string>>, node: readonly string[]) {
  const child = spawn(process.execPath, [...node, bundle()], {
    env: { ...process.env, NODE_ENV: "production", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output += chunk;
    });
  }
  let isWanted = true;
  child.once("exit", (code, signal) => {
    if (isWanted)
      process.stderr.write(`A server ended by itself (${signal ?? code}):\n${output.slice(-2_000)}\n`);
  });
  const end = () => {
    isWanted = false;
    return stop(child);
  };
  return { output: () => output, stop: end, address: () => addressOf(child, () => output) };
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
