import type pg from "pg";
import { MIGRATIONS, migrate } from "./migrate.ts";
import { type EmbeddedServer, startEmbedded } from "./postgres.ts";
import { APPLICATION, assertBound, OWNER, prepareEmbedded, prepareForeign, withClient } from "./roles.ts";
import type { ServerState } from "./supervisor.ts";

export type DatabaseSource = {
  /** A PostgreSQL server that somebody else runs; absent: the embedded one. */
  readonly url?: string;
  readonly folder: string;
  readonly onState?: (state: ServerState, reason: string | null) => void;
};

/** A database that runs and is migrated, with the two ways to connect to it. */
export type RunningDatabase = {
  readonly application: pg.ClientConfig;
  readonly owner: pg.ClientConfig;
  /** Names of the migrations that this start applied. */
  readonly applied: readonly string[];
  /** A remark for the operator, if there is one. */
  readonly hint: string | null;
  state(): ServerState;
  stop(): Promise<void>;
};

const NAME = "plumbline";

/** Starts or reaches the database, prepares its roles and applies what migrations it lacks. Throws what an operator can act on. */
export async function startDatabase(source: DatabaseSource): Promise<RunningDatabase> {
  return source.url ? reachForeign(source.url) : startOwn(source);
}

/** The connection of the application on a server where only the owner's login is known. Throws on a malformed address. */
export function applicationConfig(url: string): pg.ClientConfig {
  if (!URL.canParse(url)) {
    throw new Error("DATABASE_URL needs the form postgresql://user:password@host:5432/database.");
  }
  const address = new URL(url);
  const given = address.searchParams.get("options");
  address.searchParams.delete("options");
  return {
    connectionString: address.href,
    options: [given, `-c role=${APPLICATION}`].filter(Boolean).join(" "),
  };
}

async function startOwn(source: DatabaseSource): Promise<RunningDatabase> {
  const server = await startEmbedded(source.folder, { onState: source.onState });
  try {
    await prepareEmbedded(server.superuser, NAME);
    const owner = { ...server.superuser, user: OWNER, database: NAME };
    const application = { ...server.superuser, user: APPLICATION, database: NAME };
    const applied = await migrateAs(owner, application);
    return { application, owner, applied, hint: hintOf(server), state: server.state, stop: server.stop };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function reachForeign(url: string): Promise<RunningDatabase> {
  const owner = { connectionString: url };
  const application = applicationConfig(url);
  await prepareForeign(owner).catch((error) => {
    throw new Error(`The PostgreSQL server that DATABASE_URL names: ${error.message}`, { cause: error });
  });
  const applied = await migrateAs(owner, application);
  return { application, owner, applied, hint: null, state: () => "up", stop: async () => {} };
}

async function migrateAs(owner: pg.ClientConfig, application: pg.ClientConfig): Promise<string[]> {
  const applied = await withClient(owner, (client) => migrate(client, MIGRATIONS));
  await assertBound(application);
  return applied;
}

const hintOf = (server: EmbeddedServer) =>
  server.account === "self"
    ? null
    : "The database runs in a makeshift account because this process is root. Prefer an ordinary user.";
