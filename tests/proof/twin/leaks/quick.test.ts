import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DEEP } from "../../chance";
import { asked } from "../sql";
import { openStores, type Store, type Stores } from "../worlds";
import { findingsOf } from "./catch";
import { DATABASE_LEAKS } from "./database-leaks";
import type { Leak, Trace } from "./leak";

const TELLING = fileURLToPath(new URL("./telling-server.mjs", import.meta.url));

const SERVER_LEAKS: readonly (readonly [leak: string, name: string, caught: Trace])[] = [
  ["etag", "an ETag made of what is sealed", "answers"],
  ["length", "a length that depends on what is sealed", "answers"],
  ["log", "a log line with a figure about what is sealed", "log"],
];

// Each takes a pair of servers of its own, so a sample has one of each.
const sample = <T>(leaks: readonly T[]): readonly T[] => (DEEP ? leaks : leaks.slice(0, 1));

let stores: Stores;
beforeEach(async () => {
  stores = await openStores();
});
afterEach(() => stores.drop());

describe("the comparison catches", () => {
  test.each(sample(DATABASE_LEAKS))("$name", async (leak) => {
    expect((await findingsOf(stores, leak))[leak.caught]).not.toEqual([]);
  });

  test.each(sample(SERVER_LEAKS))("%s: %s", async (leak, name, caught) => {
    const found = await findingsOf(stores, plain(name), {
      env: async ({ first, second }) => [await figureOf(first, leak), await figureOf(second, leak)],
      node: ["--import", TELLING],
    });
    expect(found[caught]).not.toEqual([]);
  });
});

test("a product that tells nothing gives no difference", async () => {
  const found = await findingsOf(stores, plain("nothing"));
  expect(found).toEqual({ answers: [], log: [], record: [] });
});

const plain = (name: string): Leak => ({
  ...{ name, persona: "recruiter", caught: "answers" },
  asks: ({ sealed, revealed }) => [
    "/loops",
    `/loops/${sealed}`,
    `/loops/${sealed}/offer`,
    `/loops/${revealed}`,
  ],
});

async function figureOf({ superuser }: Store, leak: string) {
  const [row] = await asked<{ sum: string }>(superuser, "SELECT sum(length(summary)) AS sum FROM feedback");
  return { TWIN_LEAK: leak, TWIN_FIGURE: row?.sum ?? "0" };
}
