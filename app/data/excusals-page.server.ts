import { excusablesFor } from "~/domain/acts";
import { objectionsToWeigh, unweighedConflicts } from "~/domain/conflict";
import { objectionsToAnswerExcusal, type RequestedExcusal } from "~/domain/excusal";
import { assignmentsOf, type Id, type Loop } from "~/domain/loop";
import type { SaidObjection } from "~/domain/objections";
import type { Instant } from "~/domain/time";
import type { LoopView, Name } from "~/domain/view";
import type { Viewer } from "~/domain/viewer";
import { readLoopState, sayIn } from "./loops.server";

/** Somebody whose excusal the reader may ask for. */
export interface Excusable {
  readonly assignmentId: Id;
  readonly person: Name;
  readonly round: number;
  readonly kinds: readonly RequestedExcusal[];
}

/** A request without an answer, and what stands against the reader's agreeing. */
export interface OpenRequest {
  readonly excusalId: Id;
  readonly objections: readonly SaidObjection[];
}

export interface ExcusalsPage {
  readonly view: LoopView;
  readonly excusables: readonly Excusable[];
  readonly requests: readonly OpenRequest[];
  /** Conflicts that wait for the reader's word on whether the feedback is weighed (P3). */
  readonly toWeigh: readonly Name[];
}

const nameIn = (loop: Loop, id: Id): Name => ({ id, name: loop.people[id]?.name ?? "somebody" });

/** Reads the excusals of a loop with what the reader may ask, answer and state. Throws 404. */
export async function readExcusals(viewer: Viewer, loopId: Id, now: Instant): Promise<ExcusalsPage> {
  const { view, more } = await readLoopState(viewer, loopId, (loop) => ({
    excusables: excusablesFor(viewer.id, loop).map(({ round, assignment, kinds }) => ({
      ...{
        assignmentId: assignment.id,
        person: nameIn(loop, assignment.personId),
        round: round.number,
        kinds,
      },
    })),
    requests: requestsIn(viewer, loop, now),
    toWeigh: unweighedConflicts(loop)
      .filter((c) => objectionsToWeigh(viewer.id, loop, c.personId, "said").length === 0)
      .map((c) => nameIn(loop, c.personId)),
  }));
  return { view, ...more };
}

const requestsIn = (viewer: Viewer, loop: Loop, now: Instant): readonly OpenRequest[] =>
  assignmentsOf(loop).flatMap(({ assignment }) =>
    assignment.excusals
      .filter((e) => e.answer === null)
      .map((e) => {
        const answer = { agreed: true, reason: "said" };
        const objections = objectionsToAnswerExcusal(viewer.id, loop, e.id, answer, now);
        return { excusalId: e.id, objections: sayIn(loop, objections) };
      }),
  );
