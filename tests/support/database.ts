import pg from "pg";
import { closeDatabase, connect, openDatabase } from "../../app/data/database.server.ts";
import { copyTemplate } from "./copy.ts";

export type FreshDatabase = {
  /** The application's client: works as `plumbline_app`, so grants and row-level security bind it. */
  readonly prisma: ReturnType<typeof connect>;
  /** The tables' owner, for setting scenes and for looking behind them. */
  readonly owner: pg.Client;
  /** Connection of the application's role, for raw SQL under its rights. */
  readonly config: pg.ClientConfig;
  readonly url: string;
  readonly name: string;
  close(): Promise<void>;
};

/** An empty, migrated database for one test or file, with a client of its own. */
export async function freshDatabase(): Promise<FreshDatabase> {
  return open(connect, (prisma) => prisma.$disconnect());
}

/** The same, and it is the one that `database()` answers with, so that the doors in data/ can be called. One at a time. */
export async function openFreshDatabase(): Promise<FreshDatabase> {
  return open(openDatabase, closeDatabase);
}

type Prisma = FreshDatabase["prisma"];

async function open(
  connectTo: (config: pg.PoolConfig) => Prisma,
  disconnect: (prisma: Prisma) => Promise<void>,
): Promise<FreshDatabase> {
  const copy = await copyTemplate();
  const owner = new pg.Client(copy.owner);
  owner.on("error", () => {});
  await owner.connect();
  const prisma = connectTo(copy.application);
  return {
    ...{ prisma, owner, config: copy.application, url: copy.url, name: copy.name },
    async close() {
      await disconnect(prisma);
      await owner.end();
      await copy.drop();
    },
  };
}
