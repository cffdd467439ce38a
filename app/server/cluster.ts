import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { type Account, command, giveTo } from "./account.ts";

/** The files of one embedded database. */
export type Cluster = {
  readonly base: string;
  readonly data: string;
  readonly log: string;
  readonly pidFile: string;
  /** Folder of the Unix socket; nothing listens on the network. */
  readonly socket: string;
};

const INITDB = [
  ...["-U", "postgres", "--auth=trust", "-E", "UTF8", "--data-checksums"],
  // Built-in collation: an upgrade of the system's C library can't damage an index.
  ...["--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"],
];
// The longest path of a Unix socket is 104 bytes on macOS, 108 on Linux; PostgreSQL adds its own 15.
const LONGEST_SOCKET_FOLDER = 88;

/** Creates the database's folder on first use. Two processes may do so at once: the later one uses the earlier's. */
export function prepareCluster(base: string, account: Account): Cluster {
  const data = path.join(base, "pgdata");
  const cluster = {
    base,
    data,
    log: path.join(base, "postgres.log"),
    pidFile: path.join(data, "postmaster.pid"),
  };
  removeLeftovers(base);
  if (!existsSync(path.join(data, "PG_VERSION"))) initialise(data, account);
  return { ...cluster, socket: socketFolder(data, account) };
}

/** The server's process id as its lock file states it, or null. */
export function postmasterPid(cluster: Cluster): number | null {
  try {
    const pid = Number(readFileSync(cluster.pidFile, "utf8").split("\n")[0]);
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

/** Removes a lock file that no living server stands behind, also if another program has its process id by now. */
export function clearStalePid(cluster: Cluster): void {
  if (process.platform !== "linux" || !existsSync(cluster.pidFile)) return;
  if (!isSomebodysFolder(cluster.data)) rmSync(cluster.pidFile, { force: true });
}

// Every PostgreSQL process works in its data folder, so a folder nobody sits in has no server.
function isSomebodysFolder(folder: string): boolean {
  return readdirSync("/proc").some((entry) => {
    if (!/^\d+$/.test(entry)) return false;
    try {
      return readlinkSync(`/proc/${entry}/cwd`) === folder;
    } catch {
      return false;
    }
  });
}

// Beside the final place, then renamed: a crash never leaves a half-made database in it.
function initialise(data: string, account: Account): void {
  const half = mkdtempSync(`${data}.init-${process.pid}-`);
  giveTo(account, half);
  const { file, args, options } = command(account, "initdb", ["-D", half, ...INITDB]);
  const run = spawnSync(file, args, { ...options, encoding: "utf8" });
  if (run.status !== 0) {
    rmSync(half, { recursive: true, force: true });
    throw new Error(
      `The embedded PostgreSQL could not be set up: ${run.error?.message ?? run.stderr.trim()}`,
    );
  }
  try {
    renameSync(half, data);
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    if (!existsSync(path.join(data, "PG_VERSION"))) throw error;
  }
}

function removeLeftovers(base: string): void {
  for (const name of readdirSync(base)) {
    const pid = /^pgdata\.init-(\d+)-/.exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) rmSync(path.join(base, name), { recursive: true, force: true });
  }
}

// Derived from the path, so that a second process finds the same socket.
function socketFolder(data: string, account: Account): string {
  if (Buffer.byteLength(data) <= LONGEST_SOCKET_FOLDER) return data;
  const digest = createHash("sha256").update(data).digest("hex").slice(0, 16);
  const folder = path.join(os.tmpdir(), `plumbline-${digest}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = lstatSync(folder);
  const ours = found.uid === process.getuid?.() || found.uid === account.uid;
  if (!found.isDirectory() || !ours || (found.mode & 0o077) !== 0) {
    throw new Error(
      `${folder} belongs to somebody else. Remove it, or set PLUMBLINE_DATA to a shorter path.`,
    );
  }
  giveTo(account, folder);
  return folder;
}

/** Whether a process with this id lives. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
