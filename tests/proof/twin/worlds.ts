import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { DAY, HOUR } from "~/domain/time";
import { withClient } from "../../../app/server/roles";
import type { Copy } from "../../support/copy";
import { type App, startApp } from "../../support/running";
import { PERSONAS, type Persona } from "./personas";
import { setScene, twinOf } from "./scene";
import { asked } from "./sql";

/** A database of one world, and the superuser who may look at and change everything in it. */
export interface Store {
  readonly copy: Copy;
  readonly superuser: pg.Client;
}

/** Two databases that are the same until something sealed is changed in the second. */
export interface Stores {
  readonly first: Store;
  readonly second: Store;
  /** The instant at which both worlds stand. */
  readonly now: number;
  /** A person's id; the nil id for nobody. */
  idOf(persona: Persona): string;
  drop(): Promise<void>;
}

/** One of two worlds: a built server with its database. */
export interface World extends Store {
  readonly app: App;
}

export interface Twins {
  readonly first: World;
  readonly second: World;
  stop(): Promise<void>;
}

const CLOCK = fileURLToPath(new URL("./frozen-clock.mjs", import.meta.url));
const NIL = "00000000-0000-0000-0000-000000000000";

/** Makes two databases out of one scene. */
export async function openStores(): Promise<Stores> {
  const copy = await setScene();
  const { now, ids } = await withClient(copy.superuser, prepare);
  // Copied before anybody connects to it.
  const twin = await twinOf(copy);
  const [first, second] = await Promise.all([open(copy), open(twin)]);
  return {
    ...{ first, second, now },
    idOf: ({ email }) => ids.get(email ?? "") ?? NIL,
    async drop() {
      for (const store of [first, second]) {
        await store.superuser.end();
        await store.copy.drop();
      }
    },
  };
}

async function open(copy: Copy): Promise<Store> {
  const superuser = new pg.Client(copy.superuser);
  superuser.on("error", () => {});
  await superuser.connect();
  return { copy, superuser };
}

export type Environment = Readonly<Record<string, string>>;

interface Serving {
  readonly first?: Environment;
  readonly second?: Environment;
  /** Options of Node itself, beyond the clock's. */
  readonly node?: readonly string[];
}

/** Starts a server on each. Their clocks stand still a minute after the last thing that happened. */
export async function serve(stores: Stores, { first, second, node = [] }: Serving = {}): Promise<Twins> {
  const options = ["--import", CLOCK, ...node];
  const start = async (store: Store, env: Environment = {}): Promise<World> => {
    const copy = { ...store.copy, drop: async () => {} };
    const app = await startApp({ copy, env: { ...env, TWIN_NOW: String(stores.now) }, node: options });
    return { ...store, app };
  };
  const [one, other] = await Promise.all([start(stores.first, first), start(stores.second, second)]);
  return {
    ...{ first: one, second: other },
    async stop() {
      await Promise.all([one.app.stop(), other.app.stop()]);
    },
  };
}

const tokenOf = (persona: Persona): string => `twin-session-of-${persona.email}`;

/** A session's cookie, or null. */
export const cookieOf = (persona: Persona): string | null =>
  persona.email === null ? null : `plumbline_session=${tokenOf(persona)}`;

/** The chain was verified an hour ago, and a few entries have come since. */
const VERIFIED = `INSERT INTO audit_verification (at, head_number, head, checked)
  SELECT $1, e.number, e.hash, e.number FROM audit_entry e, audit_head h WHERE e.number = h.number - 5`;

async function prepare(client: pg.Client) {
  // In a demo anybody becomes anybody with one click, and its front page says what waits for whom.
  await client.query("UPDATE organisation SET demo = false");
  const [last] = await asked<{ at: Date }>(
    client,
    "SELECT greatest((SELECT max(at) FROM audit_entry), (SELECT max(changed_at) FROM loop)) AS at",
  );
  const now = (last?.at.getTime() ?? 0) + 60_000;
  await client.query(VERIFIED, [new Date(now - HOUR)]);
  const people = await asked<{ id: string; email: string }>(client, "SELECT id, email FROM person");
  const ids = new Map(people.map(({ id, email }) => [email, id]));
  for (const persona of PERSONAS.filter(({ email }) => email !== null)) {
    const digest = createHash("sha256").update(tokenOf(persona)).digest("hex");
    // Just opened, so that using it moves nothing on.
    const times = [new Date(now), new Date(now + 8 * HOUR), new Date(now + 7 * DAY)];
    await client.query("INSERT INTO session VALUES ($1, $2, $3, $4, $5)", [
      ...[digest, ids.get(persona.email ?? "")],
      ...times,
    ]);
  }
  return { now, ids };
}
