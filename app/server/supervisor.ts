import { spawn } from "node:child_process";
import { closeSync, openSync, readFileSync, statfsSync, statSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { type Account, command } from "./account.ts";
import { type Cluster, clearStalePid, isAlive, postmasterPid } from "./cluster.ts";

export type ServerState = "up" | "restarting" | "failed" | "stopped";

export type Supervisor = {
  state(): ServerState;
  /** Stops watching; the server itself goes on. */
  leave(): void;
};

type Exit = { reason: string | null };

const START_LIMIT = 60_000;
const WATCH_EVERY = 1_000;
const BACK_OFF = [0, 1_000, 2_000, 5_000, 10_000, 30_000];
const LONGEST = 30_000;
/** With less room than this, in bytes, a server cannot start. */
const LEAST_ROOM = 64 * 1024;
const SETTINGS: readonly string[] = [
  "listen_addresses=",
  "unix_socket_permissions=0700",
  // Statements, rows and error details hold sealed writing and names (S2): the server's log gets none of them.
  "log_min_messages=log",
  "log_min_error_statement=panic",
  "log_error_verbosity=terse",
  // After a crash PostgreSQL puts every file it has to disk, one by one, which takes most of the time until it answers.
  ...(process.platform === "linux" ? ["recovery_init_sync_method=syncfs"] : []),
];
// A dying server leaves these behind for a moment: wait, then try again.
const PASSING = /lock file|shared memory|starting up|shutting down/;

/** Connects to a running server or starts one, and returns when it answers. Throws with the log's last lines. */
export async function ensureRunning(cluster: Cluster, account: Account, settings: readonly string[] = []) {
  const deadline = Date.now() + START_LIMIT;
  if (await answers(cluster)) return;
  let exit = launch(cluster, account, settings);
  while (!(await answers(cluster))) {
    if (Date.now() > deadline) throw new Error(`PostgreSQL did not answer in time. ${exit.reason ?? ""}`);
    if (exit.reason !== null) {
      if (!PASSING.test(exit.reason)) throw new Error(exit.reason);
      await sleep(300);
      exit = launch(cluster, account, settings);
    }
    await sleep(20);
  }
}

/**
 * Restarts a server that died. A start that fails is tried again ever more slowly and, after six in a row, said to have
 * failed; it is never given up, so that a disk which has room again needs nobody to start anything.
 */
export function supervise(
  cluster: Cluster,
  account: Account,
  settings: readonly string[],
  onState: (state: ServerState, reason: string | null) => void,
): Supervisor {
  let state = "up" as ServerState;
  let failures = 0;
  const become = (next: ServerState, reason: string | null) => {
    state = next;
    onState(next, reason);
  };
  const watch = async () => {
    while (!stopped()) {
      await sleep(WATCH_EVERY, undefined, { ref: false });
      if (stopped() || isUp(cluster)) continue;
      if (state === "up") become("restarting", null);
      await sleep(BACK_OFF[failures] ?? LONGEST, undefined, { ref: false });
      if (stopped()) return;
      const obstacle = await ensureRunning(cluster, account, settings).then(
        () => null,
        (error: Error) => error.message,
      );
      if (stopped()) return;
      failures = obstacle === null ? 0 : failures + 1;
      if (obstacle === null) become("up", null);
      else if (failures === BACK_OFF.length) become("failed", obstacle);
    }
  };
  const stopped = () => state === "stopped";
  void watch();
  return { state: () => state, leave: () => become("stopped", null) };
}

/** Fast shutdown: open transactions are rolled back, everything acknowledged is kept. */
export async function shutDown(cluster: Cluster): Promise<void> {
  const pid = postmasterPid(cluster);
  if (pid === null) return;
  try {
    process.kill(pid, "SIGINT");
  } catch {
    return;
  }
  for (let waited = 0; waited < 30_000 && isAlive(pid) && postmasterPid(cluster) !== null; waited += 20)
    await sleep(20);
}

const isUp = (cluster: Cluster) => {
  const pid = postmasterPid(cluster);
  return pid !== null && isAlive(pid);
};

async function answers(cluster: Cluster): Promise<boolean> {
  const client = new pg.Client({
    host: cluster.socket,
    port: 5432,
    user: "postgres",
    database: "postgres",
    connectionTimeoutMillis: 2_000,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    client.end().catch(() => {});
  }
}

function launch(cluster: Cluster, account: Account, settings: readonly string[]): Exit {
  clearStalePid(cluster);
  const log = openSync(cluster.log, "a", 0o600);
  const from = statSync(cluster.log).size;
  const options = [`unix_socket_directories=${cluster.socket}`, ...SETTINGS, ...settings];
  const line = command(account, "postgres", [
    "-D",
    cluster.data,
    "-p",
    "5432",
    ...options.flatMap((o) => ["-c", o]),
  ]);
  // Detached: Ctrl-C must not reach the database before the requests in flight are done.
  const child = spawn(line.file, line.args, { ...line.options, detached: true, stdio: ["ignore", log, log] });
  closeSync(log);
  child.unref();
  const exit: Exit = { reason: null };
  child.once("error", (error) => {
    exit.reason = error.message;
  });
  child.once("exit", (code) => {
    exit.reason ??= `PostgreSQL stopped (${code}). ${reasonIn(cluster, from)}`;
  });
  return exit;
}

// On a full disk the log has no room for the reason either. The folder may be gone by now.
function reasonIn({ base, log }: Cluster, from: number): string {
  try {
    const { bavail, bsize } = statfsSync(base);
    if (bavail * bsize < LEAST_ROOM) return `The disk that holds ${base} is full. Make room on it.`;
    return readFileSync(log).subarray(from).toString().trim().slice(-400);
  } catch {
    return "";
  }
}
