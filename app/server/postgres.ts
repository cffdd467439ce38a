import { accessSync, constants, existsSync, mkdirSync, realpathSync } from "node:fs";
import path from "node:path";
import { chooseAccount } from "./account.ts";
import { postgresHome } from "./binaries.ts";
import { prepareCluster } from "./cluster.ts";
import { hold, release } from "./holders.ts";
import { ensureRunning, type ServerState, shutDown, supervise } from "./supervisor.ts";

export type EmbeddedOptions = {
  /** Further PostgreSQL settings, as `name=value`. */
  readonly settings?: readonly string[];
  readonly onState?: (state: ServerState, reason: string | null) => void;
};

/** A running embedded server: how its superuser connects, how it fares, how to let go of it. */
export type EmbeddedServer = {
  readonly superuser: { readonly host: string; readonly port: number; readonly user: string };
  readonly account: "self" | "namespace" | "other";
  state(): ServerState;
  /** Stops the server, unless another living process uses it. */
  stop(): Promise<void>;
};

/**
 * Starts the embedded PostgreSQL in `folder`, or joins the one that runs there already.
 * Throws with a sentence for the operator where it can't run on this machine.
 */
export async function startEmbedded(folder: string, options: EmbeddedOptions = {}): Promise<EmbeddedServer> {
  mkdirSync(path.dirname(path.resolve(folder)), { recursive: true });
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700, recursive: true });
  const base = realpathSync(path.resolve(folder));
  assertWritable(base);
  const account = chooseAccount(postgresHome(base), base);
  hold(base);
  const cluster = prepareCluster(base, account);
  const settings = options.settings ?? [];
  await ensureRunning(cluster, account, settings);
  const supervisor = supervise(cluster, account, settings, options.onState ?? (() => {}));
  return {
    superuser: { host: cluster.socket, port: 5432, user: "postgres" },
    account: account.kind,
    state: supervisor.state,
    async stop() {
      supervisor.leave();
      if (release(base) === "free") await shutDown(cluster);
    },
  };
}

function assertWritable(base: string): void {
  try {
    accessSync(base, constants.W_OK | constants.X_OK);
  } catch {
    throw new Error(
      `${base} belongs to another user. Start Plumbline as that user, or point PLUMBLINE_DATA elsewhere.`,
    );
  }
}
