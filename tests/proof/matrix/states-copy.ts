import { closeDatabase, database, openDatabase } from "../../../app/data/database.server.ts";
import { withClient } from "../../../app/server/roles.ts";
import { type Copy, copyTemplate, named, onServer } from "../../support/copy";
import { copyDemo } from "../../support/demo";
import { playStates, readStates } from "./stages";

const STATES = "states_template";

/** A database with the demo and a loop in every state. Played once a run, by whoever asks first, and copied for each. */
export async function copyStates(): Promise<Copy> {
  await withClient(named("postgres").superuser, async (client) => {
    // Held by this connection, and so let go when it closes, however that comes about.
    await client.query("SELECT pg_advisory_lock(hashtext($1))", [STATES]);
    const { rowCount } = await client.query("SELECT FROM pg_database WHERE datname = $1", [STATES]);
    if (rowCount === 0) await play();
  });
  return copyTemplate(STATES);
}

async function play(): Promise<void> {
  const copy = await copyDemo();
  openDatabase(copy.application);
  await playStates(Date.now()).finally(closeDatabase);
  await onServer(`ALTER DATABASE ${copy.name} RENAME TO ${STATES}`);
}

/** Each loop's state by its id, in the database that this process has open. */
export const statesHere = () => readStates(database());
