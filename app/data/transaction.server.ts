import type { Id } from "~/domain/loop";
import type { Prisma } from "../../prisma/generated/client/client.ts";
import { database } from "./database.server";

export type Tx = Prisma.TransactionClient;

const LIMITS = { maxWait: 10_000, timeout: 15_000 };

/**
 * Runs the work in one transaction that has named its viewer: row-level security hands over what that person may
 * read and nothing else (S1). A statement's error must leave the work: PostgreSQL has then rolled back.
 */
export function asViewer<T>(viewerId: Id, work: (tx: Tx) => Promise<T>): Promise<T> {
  return database().$transaction(async (tx) => {
    await tx.$executeRaw`SELECT set_config('plumbline.viewer', ${viewerId}, true)`;
    return work(tx);
  }, LIMITS);
}

// The number under which the records (people, roles, certifications …) are held still. Any would do, so that it is one.
const RECORDS = 1_886_155_117;

/**
 * The same, while no record changes: what a rule saw of people and their standing still holds when its effect is
 * written. A Bar Raiser whose certification is being revoked opens no debrief a moment later (P2). Any number at once.
 */
export function asViewerAmongRecords<T>(viewerId: Id, work: (tx: Tx) => Promise<T>): Promise<T> {
  return database().$transaction(async (tx) => {
    await tx.$executeRaw`
      SELECT set_config('plumbline.viewer', ${viewerId}, true), pg_advisory_xact_lock_shared(${RECORDS})`;
    return work(tx);
  }, LIMITS);
}

/** The same for changing a record: one at a time, and while no loop changes. */
export function asViewerOfRecords<T>(viewerId: Id, work: (tx: Tx) => Promise<T>): Promise<T> {
  return database().$transaction(async (tx) => {
    await tx.$executeRaw`
      SELECT set_config('plumbline.viewer', ${viewerId}, true), pg_advisory_xact_lock(${RECORDS})`;
    return work(tx);
  }, LIMITS);
}

/** Runs the work in one transaction that has named no viewer: nothing under the seal is readable in it. */
export function asNobody<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  return database().$transaction(work, LIMITS);
}
