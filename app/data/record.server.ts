import { type Objection, type SaidObjection, say } from "~/domain/objections";
import type { Instant } from "~/domain/time";
import type { Viewer } from "~/domain/viewer";
import { type AuditLine, appendAudit } from "./audit.server";
import { asViewerOfRecords, type Tx } from "./transaction.server";

/** What a change of a record is: the facts its rule reads, the rule, the effect, and its audit line. */
export interface RecordChange<Facts> {
  readonly act: string;
  readonly facts: (tx: Tx) => Promise<Facts>;
  readonly rule: (facts: Facts) => readonly Objection[];
  /** Writes the effect; answers what the audit line is about. */
  readonly write: (
    tx: Tx,
    facts: Facts,
    at: Date,
  ) => Promise<Pick<AuditLine, "subjectId" | "loopId" | "details">>;
}

/**
 * The one door to records that aren't a loop (people, teams, roles, candidates, settings): rule, effect and audit
 * entry in one transaction. Such changes are rare, so they queue behind one lock, which loops wait for too: what a
 * rule saw still holds when its effect is written. Answers the objections in words; none means done.
 */
export function changeRecord<Facts>(
  viewer: Viewer,
  change: RecordChange<Facts>,
  now: Instant,
): Promise<readonly SaidObjection[]> {
  return asViewerOfRecords(viewer.id, async (tx) => {
    const facts = await change.facts(tx);
    const objections = change.rule(facts);
    if (objections.length > 0) return sayAll(tx, objections);
    const about = await change.write(tx, facts, new Date(now));
    await appendAudit(tx, { act: change.act, actorId: viewer.id, ...about }, now);
    return [];
  });
}

/** Puts objections into words, with the names of the people they are about. */
export async function sayAll(tx: Tx, objections: readonly Objection[]): Promise<readonly SaidObjection[]> {
  const ids = [...new Set(objections.flatMap((o) => o.people))];
  const people =
    ids.length > 0
      ? await tx.person.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } })
      : [];
  const names = new Map(people.map((p) => [p.id, p.name]));
  return objections.map((o) => say(o, (id) => names.get(id) ?? "somebody"));
}
