import { spawnSync } from "node:child_process";
import { chownSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { copyHome } from "./binaries.ts";

/** Under whom PostgreSQL runs: it refuses to run as root. */
export type Account = {
  readonly kind: "self" | "namespace" | "other";
  /** Where this account finds the binaries. */
  readonly home: string;
  readonly uid?: number;
  readonly gid?: number;
};

/**
 * Chooses an account for PostgreSQL. An ordinary user runs it as themselves. Root runs it in a user namespace
 * as nobody; where namespaces are refused, as an unprivileged user who then owns the data folder.
 * Throws, naming DATABASE_URL, where neither is possible.
 */
export function chooseAccount(home: string, base: string): Account {
  if (process.getuid?.() !== 0) return { kind: "self", home };
  // Whoever owns the folder already owns the files in it, and PostgreSQL insists on its own.
  if (statSync(base).uid === 0 && namespaceWorks(home)) return { kind: "namespace", home };
  const { uid, gid } = unprivilegedUser(base);
  chownSync(base, uid, gid);
  const account: Account = { kind: "other", home, uid, gid };
  if (runs(account)) return account;
  const withCopy = { ...account, home: copyHome(home, base) };
  if (!runs(withCopy)) throw new Error(refusal(base));
  return withCopy;
}

/** The command line and spawn options that run one of PostgreSQL's programs under the account. */
export function command(account: Account, program: string, args: readonly string[]) {
  const file = path.join(account.home, "bin", program);
  if (account.kind === "namespace")
    return { file: "unshare", args: [...IN_NAMESPACE, file, ...args], options: {} };
  const options = account.kind === "other" ? { uid: account.uid, gid: account.gid } : {};
  return { file, args: [...args], options };
}

/** Hands a path to the account, where that isn't this process's own user. */
export function giveTo(account: Account, target: string): void {
  if (account.uid !== undefined && account.gid !== undefined) chownSync(target, account.uid, account.gid);
}

const NOBODY = 65534;
const IN_NAMESPACE = ["-U", `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];

const namespaceWorks = (home: string) => runs({ kind: "namespace", home });

function runs(account: Account): boolean {
  const { file, args, options } = command(account, "postgres", ["--version"]);
  return spawnSync(file, args, { ...options, stdio: "ignore" }).status === 0;
}

function unprivilegedUser(base: string): { uid: number; gid: number } {
  const owner = statSync(base);
  if (owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const users = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const user = users.find(([name]) => name === "postgres") ?? users.find(([name]) => name === "nobody");
  return { uid: Number(user?.[2] ?? NOBODY), gid: Number(user?.[3] ?? NOBODY) };
}

const refusal = (base: string) =>
  "PostgreSQL refuses to run as root, user namespaces are switched off here, and an unprivileged user " +
  `can't reach ${base}. Start Plumbline as an ordinary user, point PLUMBLINE_DATA at a folder that others ` +
  "can reach, or set DATABASE_URL.";
