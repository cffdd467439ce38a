import type { Actor } from "~/domain/records";
import type { Capability, Viewer } from "~/domain/viewer";
import type { Tx } from "./transaction.server";

/**
 * The viewer with the capabilities that they hold inside this transaction: a session may have been read just before
 * somebody revoked one.
 */
export async function readActor(viewer: Viewer, tx: Tx): Promise<Actor> {
  const held = await tx.capability.findMany({
    where: { personId: viewer.id, person: { deactivatedAt: null } },
    select: { name: true },
  });
  return { id: viewer.id, capabilities: held.map((row) => row.name as Capability) };
}
