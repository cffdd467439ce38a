import type { Id } from "~/domain/loop";
import type { Instant } from "~/domain/time";
import type { Tx } from "./transaction.server";

/** Ids, instants, counts and state words. Never sealed content, never a candidate's personal data (R1). */
export type AuditDetails = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;

export interface AuditLine {
  /** A noun and what happened to it: "feedback.submitted", "veto.cast". */
  readonly act: string;
  readonly actorId: Id | null;
  readonly loopId?: Id | null;
  readonly subjectId?: Id | null;
  readonly details?: AuditDetails;
}

/** Appends one entry to the chain, in the transaction of the act itself; the database numbers and hashes it (R1). */
export async function appendAudit(tx: Tx, line: AuditLine, now: Instant): Promise<void> {
  const details = JSON.stringify(line.details ?? {});
  await tx.$executeRaw`
    INSERT INTO audit_entry (at, actor_id, act, loop_id, subject_id, details)
    VALUES (${new Date(now)}, ${line.actorId}::uuid, ${line.act}, ${line.loopId ?? null}::uuid, ${line.subjectId ?? null}::uuid, ${details})`;
}
