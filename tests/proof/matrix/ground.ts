import { closeDatabase, openDatabase } from "../../../app/data/database.server.ts";
import type { Id, Loop } from "../../../app/domain/loop.ts";
import { knowsLoop } from "../../../app/domain/sight.ts";
import type { Viewer } from "../../../app/domain/viewer.ts";
import { type App, startApp } from "../../support/running";
import { openSessions } from "./door";
import { factsFor, type House, readHouse, widestFacts } from "./house";
import { copyStates, statesHere } from "./states-copy";
import { rememberAll, type Undoing } from "./undoing";

/** A running server with every state in its database, each person signed in, and the way back after each act. */
export interface Ground {
  readonly app: App;
  readonly house: House;
  readonly states: ReadonlyMap<Id, string>;
  readonly cookies: ReadonlyMap<Id, string>;
  readonly undoing: Undoing;
  /** The loop for this person, or null where it does not exist for them. */
  facts(viewer: Viewer, loopId: Id): Promise<Loop | null>;
  wide(loopId: Id): Promise<Loop>;
  close(): Promise<void>;
}

/** `set` may add to the scene before anything is remembered. */
export async function prepareGround(
  set: (owner: App["owner"], house: House) => Promise<void> = async () => {},
): Promise<Ground> {
  const copy = await copyStates();
  openDatabase(copy.application);
  const states = await statesHere();
  const app = await startApp({ copy, env: { PLUMBLINE_LOG: "warn" } });
  const house = await readHouse();
  const cookies = await openSessions(
    app.owner,
    house.people.map(({ id }) => id),
  );
  await set(app.owner, house);
  const undoing = await rememberAll(copy);
  return {
    ...{ app, house, states, cookies, undoing, ...reading(house, [...states.keys()]) },
    async close() {
      await undoing.close();
      await closeDatabase();
      await app.stop();
    },
  };
}

/** The facts stand as long as every act is undone, so each is loaded once. */
function reading(house: House, loopIds: readonly Id[]) {
  const own = new Map<Id, Promise<readonly Loop[]>>();
  const widest = new Map<Id, Promise<Loop>>();
  const loadFor = (viewer: Viewer) =>
    own.get(viewer.id) ?? own.set(viewer.id, factsFor(viewer, loopIds, house)).get(viewer.id);
  return {
    async facts(viewer: Viewer, loopId: Id): Promise<Loop | null> {
      const loop = (await loadFor(viewer))?.find(({ id }) => id === loopId);
      return loop && knowsLoop(viewer, loop) ? loop : null;
    },
    async wide(loopId: Id): Promise<Loop> {
      const found = widest.get(loopId) ?? widestFacts(loopId, house);
      widest.set(loopId, found);
      return found;
    },
  };
}
