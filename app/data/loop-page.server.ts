import { type ActToDo, actsOf } from "~/domain/acts";
import type { Id } from "~/domain/loop";
import { type Objection, type SaidObjection, say } from "~/domain/objections";
import type { GateView } from "~/domain/offer-view";
import type { Instant } from "~/domain/time";
import type { LoopView } from "~/domain/view";
import type { Viewer } from "~/domain/viewer";
import { database } from "./database.server";
import { readLoop, sayIn } from "./loops.server";

export interface SaidAct extends Omit<ActToDo, "objections"> {
  readonly objections: readonly SaidObjection[];
}

export interface LoopPage {
  readonly view: LoopView;
  readonly acts: readonly SaidAct[];
  /** Null where the gates would tell what this reader must not read yet (S4). */
  readonly gates: readonly GateView[] | null;
  readonly level: string;
  readonly team: string;
}

/**
 * Reads a loop with all that its reader may read of it; sending somebody's revealed writing for the first time is
 * recorded (R1). Throws 404.
 */
export async function readLoopPage(viewer: Viewer, loopId: Id, now: Instant): Promise<LoopPage> {
  const { view, more: acts } = await readLoop(
    viewer,
    loopId,
    (loop) => actsOf(viewer, loop, now).map((a) => ({ ...a, objections: sayIn(loop, a.objections) })),
    now,
  );
  const [level, team] = await Promise.all([
    database().level.findUnique({ where: { number: view.terms.level } }),
    database().team.findUnique({ where: { id: view.terms.teamId } }),
  ]);
  return {
    ...{
      view,
      acts,
      gates:
        view.gates?.map(({ gate, state, objections }) => ({
          gate,
          state,
          reasons: sayFor(view, objections),
        })) ?? null,
    },
    level: level?.label ?? String(view.terms.level),
    team: team?.name ?? "",
  };
}

/** Objections that a view carries, in words, with the names that the view has. */
export const sayFor = (view: LoopView, objections: readonly Objection[]): readonly SaidObjection[] =>
  objections.map((objection) => say(objection, (id) => view.people[id]?.name ?? "somebody"));
