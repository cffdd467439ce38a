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

/** One of two worlds: a built server, its database, and the superuser who may look at and change everything. */
export interface World {
  readonly app: App;
  readonly superuser: pg.Client;
}

/** Two worlds that are the same, at the same instant, until something sealed is changed in the second. */
export interface Twins {
  readonly first: World;
  readonly second: World;
  /** A session's cookie, or null. */
  cookieOf(persona: Persona): string | null;
  /** A person's id; the nil id for nobody. */
  idOf(persona: Persona): string;
  stop(): Promise<void>;
}

const CLOCK = fileURLToPath(new URL("./frozen-clock.mjs", import.meta.url));
const NIL = "00000000-0000-0000-0000-000000000000";

export type Environment = Readonly<Record<string, string>>;

interface Setting {
  /** Done to the database that both are copied from. */
  readonly before?: (superuser: pg.Client) => Promise<void>;
  readonly env?: Environment;
  readonly node?: readonly string[];
}

/** Starts a pair of worlds. Their clocks stand still a minute after the last thing that happened. */
export async function startTwins({ before, env = {}, node = [] }: Setting = {}): Promise<Twins> {
  const copy = await setScene();
  const { now, ids } = await withClient(copy.superuser, async (client) => {
    await before?.(client);
    return prepare(client);
  });
  const twin = await twinOf(copy);
  const options = ["--import", CLOCK, ...node];
  const start = (database: Copy) => startWorld(database, { ...env, TWIN_NOW: String(now) }, options);
  const [first, second] = await Promise.all([start(copy), start(twin)]);
  const idOf = ({ email }: Persona) => ids.get(email ?? "") ?? NIL;
  return {
    ...{ first, second, idOf },
    cookieOf: (persona) => (persona.email === null ? null : `plumbline_session=${tokenOf(persona)}`),
    async stop() {
      for (const world of [first, second]) {
        await world.superuser.end();
        await world.app.stop();
      }
    },
  };
}

const tokenOf = (persona: Persona): string => `twin-session-of-${persona.email}`;

async function prepare(client: pg.Client) {
  // In a demo anybody becomes anybody with one click, and its front page says what waits for whom.
  await client.query("UPDATE organisation SET demo = false");
  const [last] = await asked<{ at: Date }>(
    client,
    "SELECT greatest((SELECT max(at) FROM audit_entry), (SELECT max(changed_at) FROM loop)) AS at",
  );
  const now = (last?.at.getTime() ?? 0) + 60_000;
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

async function startWorld(copy: Copy, env: Environment, node: readonly string[]): Promise<World> {
  const app = await startApp({ copy, env, node });
  const superuser = new pg.Client(copy.superuser);
  superuser.on("error", () => {});
  await superuser.connect();
  return { app, superuser };
}
