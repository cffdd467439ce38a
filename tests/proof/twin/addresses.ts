import type pg from "pg";
import { type Route, routesOfBuild } from "../../support/manifest";
import { asked } from "./sql";

/** An address of a route, and whose part of the product it is about, for the sample. */
export interface Address {
  readonly route: Route;
  readonly path: string;
}

const ABSENT = "7d444840-9dc0-41d1-b245-5ffdce74fad2";

/** What each parameter of an address may be, by what stands before it. A new one needs a line here. */
const PARAMETERS: Readonly<Record<string, string>> = {
  "loops/:id": "SELECT id::text AS value FROM loop ORDER BY created_at, id",
  "interviews/:id": "SELECT id::text AS value FROM assignment ORDER BY id",
  "candidates/:id": "SELECT id::text AS value FROM candidate ORDER BY created_at, id",
  "people/:id": "SELECT id::text AS value FROM person ORDER BY created_at, id",
  "roles/:id": "SELECT id::text AS value FROM role ORDER BY created_at, id",
  // Not sealed, and alike: an edited one, a retired one and one more.
  "questions/:id": "SELECT id::text AS value FROM question ORDER BY version DESC, retired_at, key LIMIT 3",
  "invitation/:secret": "SELECT 'nobody-was-invited-by-this' AS value",
  "reset/:secret": "SELECT 'nobody-forgot-this' AS value",
};

/** Every address of every route that the build knows, with each id of the first world and with two that nobody has. */
export async function addressesIn(client: pg.Client): Promise<readonly Address[]> {
  const all: Address[] = [];
  for (const route of routesOfBuild()) all.push(...(await addressesOf(client, route)));
  return all;
}

async function addressesOf(client: pg.Client, route: Route): Promise<readonly Address[]> {
  if (route.pattern === "/*") return [{ route, path: "/no/such/page" }];
  const [parameter, ...more] = route.pattern.match(/:\w+/g) ?? [];
  if (!parameter) return [{ route, path: route.pattern }];
  const place = route.pattern.slice(1, route.pattern.indexOf(parameter) + parameter.length);
  const sql = PARAMETERS[place];
  if (!sql || more.length > 0)
    throw new Error(`${route.pattern} has a parameter unknown here: give "${place}" a line in PARAMETERS.`);
  const values = (await asked<{ value: string }>(client, sql)).map((row) => row.value);
  return [...values, ABSENT, "not-an-id"].map((value) => ({
    route,
    path: route.pattern.replace(parameter, value),
  }));
}
