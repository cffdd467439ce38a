import { objectionsToldTo } from "~/domain/concluding";
import { isRevealDue } from "~/domain/feedback";
import { type Id, isSealed, type Loop } from "~/domain/loop";
import { type Objection, type SaidObjection, say } from "~/domain/objections";
import { dropDue } from "~/domain/offer";
import { showLoop } from "~/domain/show";
import { knowsLoop } from "~/domain/sight";
import type { Instant } from "~/domain/time";
import type { LoopView } from "~/domain/view";
import { can, type Viewer } from "~/domain/viewer";
import type { Prisma } from "../../prisma/generated/client/client.ts";
import { type AuditDetails, appendAudit } from "./audit.server";
import { loadLoops } from "./loop-facts.server";
import { notHere } from "./not-here.server";
import { asViewer, asViewerAmongRecords, type Tx } from "./transaction.server";

/**
 * The loops that exist for this viewer (S8, S9): the coarse scope, the only part of the rules that stands in a query
 * too. A property test holds it and `knowsLoop` together.
 */
export const visibleTo = (viewer: Viewer): Prisma.LoopWhereInput => ({
  // Asked both ways: a negated comparison would leave out the candidates who are nobody here, too.
  candidate: { OR: [{ personId: null }, { personId: { not: viewer.id } }] },
  ...(can(viewer, "lead") || can(viewer, "admin") || can(viewer, "auditor")
    ? {}
    : {
        OR: [
          { hiringManagerId: viewer.id },
          { recruiterId: viewer.id },
          { assignments: { some: { personId: viewer.id } } },
          { appointments: { some: { personId: viewer.id } } },
        ],
      }),
});

/** The loop's facts as this transaction's viewer may load them. For data/ alone: what leaves is a view. Throws 404. */
export async function loadLoop(tx: Tx, viewer: Viewer, loopId: Id): Promise<Loop> {
  await mustBeInScope(tx, viewer, loopId);
  const [loop] = await loadLoops(tx, [loopId]);
  return loop && knowsLoop(viewer, loop) ? loop : notHere();
}

/**
 * Throws 404 unless the loop is in the viewer's scope. Asked before anything of it is loaded or locked: a loop of others
 * and none at all then take the same time to be answered, too (S8).
 */
export async function mustBeInScope(tx: Tx, viewer: Viewer, id: Id): Promise<void> {
  const where = { AND: [{ id }, visibleTo(viewer)] };
  if ((await tx.loop.findFirst({ where, select: { id: true } })) === null) notHere();
}

/** The view of a loaded loop. Throws 404 where it doesn't exist for the viewer. */
export const viewOf = (viewer: Viewer, loop: Loop): LoopView => showLoop(viewer, loop) ?? notHere();

/** Objections in words, with the loop's own names for people. */
export const sayIn = (loop: Loop, objections: readonly Objection[]): readonly SaidObjection[] =>
  objections.map((objection) => say(objection, (id) => loop.people[id]?.name ?? "somebody"));

/**
 * Reads one loop as its viewer sees it, with whatever a page needs to know besides: `more` gets the facts, and what
 * it answers must be said in states and objections, never in raw facts. Sending revealed writing to a person for the
 * first time is recorded (R1). Throws 404.
 */
export function readLoop<More>(
  viewer: Viewer,
  loopId: Id,
  more: (loop: Loop) => More,
  now: Instant,
): Promise<{ readonly view: LoopView; readonly more: More }> {
  return asViewer(viewer.id, async (tx) => {
    const loop = await loadLoop(tx, viewer, loopId);
    const view = viewOf(viewer, loop);
    await recordReading(tx, viewer, view, now);
    return { view, more: more(loop) };
  });
}

/** The same without any writing: for pages that show state alone. Reading it is no reading of feedback. Throws 404. */
export function readLoopState<More>(
  viewer: Viewer,
  loopId: Id,
  more: (loop: Loop) => More,
): Promise<{ readonly view: LoopView; readonly more: More }> {
  return asViewer(viewer.id, async (tx) => {
    const loop = await loadLoop(tx, viewer, loopId);
    return { view: withoutWriting(viewOf(viewer, loop)), more: more(loop) };
  });
}

/** A view with every text under the seal left out, also those this viewer may read. */
export const withoutWriting = (view: LoopView): LoopView => ({
  ...view,
  feedback: [],
  addenda: [],
  conclusions: null,
});

/** Records which texts of others the view sends to its viewer for the first time (R1). For data/ alone. */
export async function recordReading(
  tx: Tx,
  viewer: Viewer,
  view: Pick<LoopView, "id" | "feedback" | "addenda">,
  now: Instant,
): Promise<void> {
  const others = [
    ...view.feedback.filter((f) => f.author.id !== viewer.id),
    ...view.addenda.filter((a) => a.authorId !== viewer.id),
  ].map((text) => text.id);
  if (others.length === 0) return;
  const fresh = await tx.$queryRaw<{ text_id: Id }[]>`
    INSERT INTO reading (person_id, text_id, at) SELECT ${viewer.id}::uuid, unnest(${others}::uuid[]), ${new Date(now)}
    ON CONFLICT DO NOTHING RETURNING text_id`;
  if (fresh.length === 0) return;
  const texts = fresh.map((row) => row.text_id).sort();
  await appendAudit(
    tx,
    { act: "feedback.read", actorId: viewer.id, loopId: view.id, details: { texts } },
    now,
  );
}

/** What a change of a loop is: its rule, its effect and its audit line. */
export interface LoopChange {
  readonly act: string;
  /** Whether the very same act has been done already: then it is answered as done, and nothing is written (F5). */
  readonly done?: (loop: Loop) => boolean;
  readonly rule: (loop: Loop, at: Instant) => readonly Objection[];
  /** Writes the effect; answers the audit line's details and, if it isn't the loop alone, whom it is about. */
  readonly write: (
    tx: Tx,
    loop: Loop,
    at: Date,
  ) => Promise<{ readonly subjectId?: Id; readonly details?: AuditDetails }>;
}

/**
 * The one door to a loop. Takes the loop's lock, asks the rule, writes the effect and the audit entry, and draws the
 * consequences, all in one transaction: a round whose last required feedback came in is revealed (S3), and a
 * readiness whose gates are no longer met drops (O3). Acts on a loop have strictly rising instants, whatever the
 * clock says. Answers the objections in words; none means done. Throws 404.
 */
export function changeLoop(
  viewer: Viewer,
  loopId: Id,
  change: LoopChange,
  now: Instant,
): Promise<readonly SaidObjection[]> {
  return asViewerAmongRecords(viewer.id, async (tx) => {
    await mustBeInScope(tx, viewer, loopId);
    await tx.$executeRaw`SELECT 1 FROM loop WHERE id = ${loopId}::uuid FOR UPDATE`;
    const loop = await loadLoop(tx, viewer, loopId);
    if (change.done?.(loop)) return [];
    const at = Math.max(now, loop.changedAt + 1);
    const objections = objectionsToldTo(viewer, loop, change.act, change.rule(loop, at));
    if (objections.length > 0) return sayIn(loop, objections);
    const about = await change.write(tx, loop, new Date(at));
    await tx.$executeRaw`UPDATE loop SET changed_at = ${new Date(at)} WHERE id = ${loopId}::uuid`;
    await appendAudit(tx, { act: change.act, actorId: viewer.id, loopId, ...about }, at);
    await drawConsequences(tx, viewer, loopId, at);
    return [];
  });
}

async function drawConsequences(tx: Tx, viewer: Viewer, loopId: Id, at: Instant): Promise<void> {
  const [loop] = await loadLoops(tx, [loopId]);
  if (!loop) return;
  const due = loop.ending
    ? []
    : loop.rounds.filter((round) => isSealed(round) && isRevealDue(round, loop.terms.hasBarRaiser));
  for (const round of due) {
    await tx.round.update({ where: { id: round.id }, data: { revealedAt: new Date(at) } });
    await appendAudit(tx, { act: "round.revealed", actorId: viewer.id, loopId, subjectId: round.id }, at);
  }
  const [after] = due.length > 0 ? await loadLoops(tx, [loopId]) : [loop];
  const gates = after ? dropDue(after) : [];
  if (gates.length === 0) return;
  await tx.offerStep.create({
    data: { loopId, deed: "dropped", at: new Date(at), reason: gates.join(", ") },
  });
  await appendAudit(tx, { act: "offer.dropped", actorId: viewer.id, loopId, details: { gates } }, at);
}
