import type { Viewer } from "~/domain/viewer";
import type { Prisma } from "../../prisma/generated/client/client.ts";
import { readQuery } from "./audit-log.server";
import { database } from "./database.server";

const BATCH = 1000;

type Entry = Prisma.AuditEntryGetPayload<object>;

/**
 * The entries that a URL asks for, oldest first, one JSON object a line, read in batches while they are sent:
 * number, at, actor, act, loop, subject, details (the text that was hashed), previousHash, hash. Where entries are left
 * out for this reader, number, previousHash and hash are left out with them (S9). Throws 404.
 */
export async function exportAudit(viewer: Viewer, url: URL): Promise<ReadableStream<Uint8Array>> {
  const { where, isWhole } = await readQuery(viewer, url);
  const encoder = new TextEncoder();
  let after = 0n;
  return new ReadableStream({
    async pull(controller) {
      const batch = await database().auditEntry.findMany({
        where: { AND: [where, { number: { gt: after } }] },
        orderBy: { number: "asc" },
        take: BATCH,
      });
      const lines = batch.map((entry) => `${JSON.stringify(lineOf(entry, isWhole))}\n`);
      if (lines.length > 0) controller.enqueue(encoder.encode(lines.join("")));
      after = batch.at(-1)?.number ?? after;
      if (batch.length < BATCH) controller.close();
    },
  });
}

function lineOf(entry: Entry, isWhole: boolean) {
  const { at, actorId, act, loopId, subjectId, details, previousHash, hash } = entry;
  const said = { at: at.toISOString(), actor: actorId, act, loop: loopId, subject: subjectId, details };
  return isWhole ? { number: Number(entry.number), ...said, previousHash, hash } : said;
}
