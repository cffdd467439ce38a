import { closeDatabase, database, openDatabase } from "../data/database.server.ts";
import { Changes } from "./changes.ts";
import { type RunningDatabase, startDatabase } from "./database.ts";
import { log, say } from "./log.ts";
import type { Settings } from "./settings.ts";

export type OpenDatabase = {
  /** Resolves if the database answers within two seconds; rejects otherwise. */
  health(): Promise<void>;
  /** Whether the embedded server died and could not be restarted so far. */
  isDown(): boolean;
  /** Begins to listen for changes of loops; whoever asks for it stops it before the database closes. */
  listen(): Changes;
  close(): Promise<void>;
};

const HEALTH_LIMIT = 2_000;
const LEVELS = { up: "info", stopped: "info", restarting: "warn", failed: "fatal" } as const;

/** Starts the database, migrates it and opens the application's pool. */
export async function openEverything(settings: Settings): Promise<OpenDatabase> {
  const running: RunningDatabase = await startDatabase({
    url: settings.databaseUrl,
    folder: settings.folder,
    onState: (state, reason) => log[LEVELS[state]]({ state, reason }, "database"),
  });
  if (running.hint) say(running.hint);
  if (running.applied.length > 0) log.info({ migrations: running.applied }, "migrated");
  openDatabase(running.application);
  return {
    listen: () => new Changes(running.application),
    health: () => within(HEALTH_LIMIT, database().$queryRaw`SELECT 1`),
    isDown: () => running.state() === "failed",
    close: async () => {
      await closeDatabase();
      await running.stop();
    },
  };
}

async function within(limit: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_, reject) => {
    timer = setTimeout(reject, limit, new Error("The database does not answer."));
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Runs `stop` once, on the first SIGINT or SIGTERM, then ends the process. A second one after a while ends it at once. */
export function onSignal(stop: () => Promise<void>): void {
  let since: number | null = null;
  const receive = async () => {
    if (since !== null) {
      // npm passes Ctrl-C on although the terminal sent it to us already.
      if (Date.now() - since > 1_000) process.exit(1);
      return;
    }
    since = Date.now();
    await stop();
    process.exit(0);
  };
  process.on("SIGINT", receive);
  process.on("SIGTERM", receive);
}
