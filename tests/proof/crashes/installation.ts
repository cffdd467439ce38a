import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { OWNER } from "../../../app/server/roles.ts";
import { bundle } from "../../support/running.ts";

/** Whom a kill meets: the process that started all others, one that carries a connection, or every one. */
export type Victim = "the first" | "one at work" | "all";

/** A Plumbline as an operator runs it, with a database server and a folder of its own, that can be killed. */
export type Installation = {
  /** Where it answers, since its last start. */
  url(): string;
  log(): string;
  start(): Promise<void>;
  /** Ends it as an operator does, its database too. */
  stop(): Promise<void>;
  /** Ends the product's process at once, as a crash would; its database goes on. */
  killServer(): Promise<void>;
  /** Ends one or all of the database's processes at once; resolves when nobody is connected any more. */
  killDatabase(victim: Victim): Promise<void>;
  /** Stops each of the database's processes where it stands, or lets them go on. */
  signalDatabase(signal: "SIGSTOP" | "SIGCONT"): void;
  /** Resolves when the product says that its database answers, and the database takes somebody new. */
  healthy(): Promise<void>;
  /** Connects as the tables' owner, or as the server's own superuser. */
  owner(user?: string): Promise<pg.Client>;
  /** Ends everything and removes the folder. */
  remove(): Promise<void>;
};

/** An installation in a new folder, below the given one if it has to lie on a certain disk. Not started yet. */
export function install(below = os.tmpdir()): Installation {
  const folder = mkdtempSync(path.join(below, "plumbline-crash-"));
  const data = path.join(folder, "data");
  const pgdata = path.join(data, "pgdata");
  let child: ChildProcess | null = null;
  let output = "";
  let url = "";

  const stop = async (signal: NodeJS.Signals) => {
    const running = child;
    child = null;
    if (!running || running.exitCode !== null) return;
    const ended = new Promise((resolve) => running.once("exit", resolve));
    running.kill(signal);
    await ended;
  };
  const healthy = async () => {
    for (let waited = 0; waited < 60_000; waited += 50) {
      const answer = await fetch(`${url}/healthz`).catch(() => null);
      // A process that has yet to notice its first one's death goes on answering whom it knows.
      const newcomer = answer?.ok ? await owner().catch(() => null) : null;
      await newcomer?.end();
      if (newcomer) return;
      await sleep(50);
    }
    throw new Error(`The server did not recover:\n${output.slice(-2_000)}`);
  };
  const owner = async (user = OWNER): Promise<pg.Client> => {
    const client = new pg.Client({ host: lockFile()[4], port: 5432, user, database: "plumbline" });
    client.on("error", () => {});
    await client.connect();
    return client;
  };
  const lockFile = () => readFileSync(path.join(pgdata, "postmaster.pid"), "utf8").split("\n");

  return {
    url: () => url,
    log: () => output,
    healthy,
    owner,
    async start() {
      const env = { NODE_ENV: "production", PLUMBLINE_DATA: data, PORT: "0", HOST: "127.0.0.1" } as const;
      const from = output.length;
      const started = spawn(process.execPath, [bundle()], {
        env: { ...process.env, DATABASE_URL: "", ...env },
        stdio: ["ignore", "pipe", "pipe"],
      });
      for (const stream of [started.stdout, started.stderr]) {
        stream.on("data", (chunk) => {
          output += chunk;
        });
      }
      child = started;
      for (let waited = 0; waited < 60_000; waited += 20) {
        const said = /Plumbline is at (http:\S+)/.exec(output.slice(from))?.[1];
        if (said) {
          url = said;
          return healthy();
        }
        if (started.exitCode !== null) break;
        await sleep(20);
      }
      throw new Error(`The server did not start:\n${output.slice(from)}`);
    },
    stop: () => stop("SIGTERM"),
    killServer: () => stop("SIGKILL"),
    async killDatabase(victim) {
      const connected = await owner();
      const ended = new Promise((resolve) => connected.once("end", resolve));
      const { rows } = await connected.query("SELECT pg_backend_pid() AS pid");
      const first = Number(lockFile()[0]);
      const victims = { "the first": [first], "one at work": [rows[0].pid], all: processesIn(pgdata) }[
        victim
      ];
      signalAll(victims, "SIGKILL");
      await ended;
    },
    signalDatabase: (signal) => signalAll(processesIn(pgdata), signal),
    async remove() {
      await stop("SIGTERM");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

// One that has ended meanwhile needs no signal.
function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
    }
  }
}

// Every process of PostgreSQL works in its data folder.
function processesIn(folder: string): readonly number[] {
  const real = realpathSync(folder);
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`) === real;
      } catch {
        return false;
      }
    })
    .map(Number);
}
