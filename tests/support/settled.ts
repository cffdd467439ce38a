import { type FreshDatabase, openFreshDatabase } from "./database";
import { settle } from "./debrief-world";

/** A fresh database with the settled organisation in it, behind the doors in data/. Its caller closes it. */
export async function openSettled(): Promise<FreshDatabase> {
  const db = await openFreshDatabase();
  await settle(db.owner);
  return db;
}
