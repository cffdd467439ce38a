import { closeDatabase, database, openDatabase } from "../../../app/data/database.server.ts";
import { type Copy, copyOnce } from "../../support/copy";
import { copyDemo } from "../../support/demo";
import { playStates, readStates } from "./stages";

/** A database with the demo and a loop in every state. */
export const copyStates = (): Promise<Copy> => copyOnce("states_template", copyDemo, play);

async function play(copy: Copy): Promise<void> {
  openDatabase(copy.application);
  await playStates(Date.now()).finally(closeDatabase);
}

/** Each loop's state by its id, in the database that this process has open. */
export const statesHere = () => readStates(database());
