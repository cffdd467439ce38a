import { PrismaPg } from "@prisma/adapter-pg";
import type pg from "pg";
import { PrismaClient } from "../../prisma/generated/client/client.ts";

export type DatabaseConfig = pg.PoolConfig;

// On the global object: while developing, a reloaded module must find the pool again, not open another.
const holder = globalThis as typeof globalThis & { plumblineDatabase?: PrismaClient };

const STATEMENT_LIMIT = 15_000;
// A form waits twice at most, for its deed and for its page: nobody waits half a minute for what others hold (F4).
const LOCK_LIMIT = 6_000;
const IDLE_LIMIT = 30_000;
const CONNECT_LIMIT = 10_000;
const PREPARED_LIMIT = 500;

/** Opens the one pool of this process. Throws if it is open already. */
export function openDatabase(config: DatabaseConfig): PrismaClient {
  if (holder.plumblineDatabase) throw new Error("The database is open already.");
  holder.plumblineDatabase = connect(config);
  return holder.plumblineDatabase;
}

/** The open database. Throws before `openDatabase` and after `closeDatabase`. */
export function database(): PrismaClient {
  if (!holder.plumblineDatabase) throw new Error("The database is not open.");
  return holder.plumblineDatabase;
}

/** Ends the pool; without one, does nothing. */
export async function closeDatabase(): Promise<void> {
  const open = holder.plumblineDatabase;
  holder.plumblineDatabase = undefined;
  await open?.$disconnect();
}

/** A client with a pool of its own. PLUMBLINE_POOL sets the pool's size (10 unless set). */
export function connect(config: DatabaseConfig): PrismaClient {
  const max = Number(process.env.PLUMBLINE_POOL) || 10;
  const limits = {
    ...{ statement_timeout: STATEMENT_LIMIT, lock_timeout: LOCK_LIMIT },
    idle_in_transaction_session_timeout: IDLE_LIMIT,
    // Whoever waited for a connection in vain has been told so: their work must not begin afterwards.
    connectionTimeoutMillis: CONNECT_LIMIT,
  };
  // A loop is read by one wide query that is quick to run; compiling it first would cost more than it saves.
  const options = [config.options, "-c jit=off"].filter(Boolean).join(" ");
  const pool = { max, ...limits, ...config, options };
  const adapter = new PrismaPg(pool, { statementNameGenerator: nameStatements() });
  // Minimal: a full message repeats the query's values, and those are people's words (S2).
  return new PrismaClient({ adapter, errorFormat: "minimal" });
}

// A name per text lets PostgreSQL prepare a statement once for each connection.
function nameStatements(): (query: { sql: string }) => string {
  const names = new Map<string, string>();
  return ({ sql }) => {
    const known = names.get(sql);
    if (known !== undefined) return known;
    if (names.size >= PREPARED_LIMIT) return "";
    const name = `p${names.size}`;
    names.set(sql, name);
    return name;
  };
}
