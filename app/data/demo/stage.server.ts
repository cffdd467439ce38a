import type { Id } from "~/domain/loop";
import type { SaidObjection } from "~/domain/objections";
import type { Instant } from "~/domain/time";
import type { Viewer } from "~/domain/viewer";
import { personOf, type Who } from "./people";
import type { PrincipleName, RoleKey } from "./roles";

/** Everything in the demo by its name in the story. */
export type Prop =
  | `person/${Who}`
  | `principle/${PrincipleName}`
  | `role/${RoleKey}`
  | `${"team" | "candidate" | "loop" | "round" | "assignment"}/${string}`;

/** Where the acts find what earlier acts have made, and whom they act as. */
export interface Stage {
  keep(prop: Prop, id: Id | undefined): Id;
  id(prop: Prop): Id;
  has(prop: Prop): boolean;
  viewer(who: Who): Viewer;
}

/** Something that somebody did at an instant, done again through the product's own verbs. */
export interface Act {
  readonly at: Instant;
  readonly does: (stage: Stage, at: Instant) => Promise<unknown>;
}

/** An empty stage. */
export const openStage = (): Stage => {
  const ids = new Map<Prop, Id>();
  const id = (prop: Prop): Id => {
    const found = ids.get(prop);
    if (found === undefined) throw new Error(`The demo has no ${prop} yet.`);
    return found;
  };
  return {
    id,
    has: (prop) => ids.has(prop),
    keep(prop, made) {
      if (made === undefined) throw new Error(`The demo made no ${prop}.`);
      ids.set(prop, made);
      return made;
    },
    // The one place besides the session that makes a Viewer: these people exist in the demo alone, and nobody can
    // ask for one from outside.
    viewer(who) {
      const { capability } = personOf(who);
      return { id: id(`person/${who}`), capabilities: capability ? [capability] : [] } as unknown as Viewer;
    },
  };
};

/** Throws if a rule objected: then the story is wrong, and never the rule. */
export function done(objections: readonly SaidObjection[]): void {
  if (objections.length === 0) return;
  throw new Error(`The demo's story breaks a rule: ${objections.map((o) => o.code).join(", ")}`);
}

/** The id of what a verb created. Throws as `done`. */
export function made(answer: {
  readonly objections: readonly SaidObjection[];
  readonly id?: Id;
}): Id | undefined {
  done(answer.objections);
  return answer.id;
}

/** Performs the acts in the order in which they happened, so that the record tells them in that order too. */
export async function perform(acts: readonly Act[], stage: Stage, told: (share: number) => void) {
  const inOrder = [...acts].sort((a, b) => a.at - b.at);
  for (const [index, act] of inOrder.entries()) {
    await act.does(stage, act.at);
    told((index + 1) / inOrder.length);
  }
}
