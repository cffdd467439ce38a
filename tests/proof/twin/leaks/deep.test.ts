import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { DEEP } from "../../chance";
import { openStores, type Stores } from "../worlds";
import { type Found, findingsOf } from "./catch";
import type { Leak } from "./leak";

const BUILD = ".build-leaks";
const CONFIG = fileURLToPath(new URL("./leaky-build.ts", import.meta.url));
const SEALED_TABLES = ["draft", "feedback", "rating", "evidence", "withdrawal", "addendum", "debrief_vote"];

// The database hides what is sealed also from a faulty product; it has to look away for the fault to show.
const UNGUARDED = SEALED_TABLES.map((table) => `ALTER TABLE ${table} DISABLE ROW LEVEL SECURITY`);

const inProduct = (name: string, rest: Partial<Leak> & Pick<Leak, "asks">): Leak => ({
  ...{ name, persona: "recruiter", caught: "answers", sql: UNGUARDED },
  ...rest,
});

const LEAKS: readonly Leak[] = [
  inProduct("count", { asks: () => ["/loops.data?state=all"] }),
  inProduct("sort", { asks: () => ["/loops?state=all"] }),
  inProduct("average", { asks: ({ sealed }) => [`/loops/${sealed}.data`] }),
  inProduct("eager include", { asks: ({ sealed }) => [`/loops/${sealed}.data`] }),
  inProduct("length", { asks: ({ sealed }) => [`/loops/${sealed}`] }),
  inProduct("draft", { asks: ({ sealed }) => [`/loops/${sealed}`] }),
  inProduct("error text", { asks: ({ sealed }) => [`/loops/${sealed}/offer`], body: "intent=ready" }),
  inProduct("search", { persona: "lead", asks: () => ["/candidates?q=zanzibar"] }),
  inProduct("chain figures", {
    ...{ persona: "candidate who is an employee and an admin", asks: () => ["/audit"] },
  }),
  inProduct("log line", { caught: "log", asks: ({ sealed }) => [`/loops/${sealed}`] }),
  inProduct("audit detail", { caught: "record", asks: ({ sealed }) => [`/loops/${sealed}`] }),
];

let stores: Stores;

beforeAll(async () => {
  if (!DEEP) return;
  const remix = path.resolve("node_modules", "@remix-run", "dev", "dist", "cli.js");
  const env = { NODE_ENV: "production", PLUMBLINE_BUILD: BUILD } as const;
  await promisify(execFile)(process.execPath, [remix, "vite:build", "--config", CONFIG], {
    env: { ...process.env, ...env },
  });
});

beforeEach(async () => {
  stores = await openStores();
  if (DEEP) vi.stubEnv("PLUMBLINE_BUILD", BUILD);
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await stores.drop();
});

afterAll(() => rmSync(BUILD, { recursive: true, force: true }));

const findings = (leak: Leak, name = leak.name): Promise<Found> => {
  const env = { PLUMBLINE_LEAK: name };
  return findingsOf(stores, leak, { env: async () => [env, env] as const });
};

// At length only: it takes a build of its own.
if (DEEP) {
  describe("the comparison catches a fault in the product", () => {
    test.each(LEAKS)("$name", async (leak) => {
      expect((await findings(leak))[leak.caught]).not.toEqual([]);
    });
  });
}

test("a product without a fault tells nothing, also where the database does not hide what is sealed", async () => {
  const all = inProduct("none", { asks: (ids) => LEAKS.filter((l) => !l.body).flatMap((l) => l.asks(ids)) });
  expect(await findings(all)).toEqual({ answers: [], log: [], record: [] });
});
