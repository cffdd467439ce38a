import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Instant } from "~/domain/time";
import { database } from "./database.server";
import { digestOf } from "./secret.server";

type Query = { readonly text: string; readonly values: readonly unknown[] };

// The library speaks to a pg pool; ours lies behind Prisma. Its one atomic upsert counts parallel attempts right.
const pool = {
  async query({ text, values }: Query) {
    const rows = await database().$queryRawUnsafe<{ points: number; expire: bigint | null }[]>(
      text,
      ...values,
    );
    const plain = rows.map((row) => ({ ...row, expire: row.expire === null ? null : Number(row.expire) }));
    return { rows: plain, rowCount: plain.length };
  },
};

const MINUTE = 60;

// The application's role creates no tables: this one comes with the migrations.
const limiter = (keyPrefix: string, points: number, minutes: number) =>
  new RateLimiterPostgres({
    ...{ storeClient: pool, storeType: "pool", tableName: "throttle", tableCreated: true },
    ...{ keyPrefix, points, duration: minutes * MINUTE },
  });

type Limiters = Readonly<Record<"account" | "address" | "firstRun", RateLimiterPostgres>>;
let made: Limiters | undefined;

// Made at the first attempt: each starts a clock that removes what has expired.
const limiters = (): Limiters => {
  made ??= {
    account: limiter("account", 10, 15),
    address: limiter("address", 60, 15),
    firstRun: limiter("first-run", 20, 60),
  };
  return made;
};

/** One attempt to be counted: a kind and whom it is counted against. */
export interface Attempt {
  readonly by: keyof Limiters;
  readonly key: string;
}

/** Counts the attempts. Answers null if all may go on, else the instant from which another may. */
export async function count(attempts: readonly Attempt[], now: Instant): Promise<Instant | null> {
  const waits = await Promise.all(attempts.map(({ by, key }) => consume(limiters()[by], digestOf(key))));
  const longest = Math.max(...waits);
  return longest > 0 ? now + longest : null;
}

/** Forgets attempts that turned out to be the right person's. */
export async function forgive(attempts: readonly Attempt[]): Promise<void> {
  await Promise.all(
    attempts.map(({ by, key }) =>
      by === "account" ? limiters()[by].delete(digestOf(key)) : limiters()[by].reward(digestOf(key), 1),
    ),
  );
}

async function consume(by: RateLimiterPostgres, key: string): Promise<number> {
  try {
    await by.consume(key);
    return 0;
  } catch (thrown) {
    if (thrown instanceof RateLimiterRes) return Math.max(1, thrown.msBeforeNext);
    throw thrown;
  }
}
