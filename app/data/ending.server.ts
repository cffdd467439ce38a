import { type Cancellation, objectionsToEnd } from "~/domain/ending";
import type { Id } from "~/domain/loop";
import { type Objection, type SaidObjection, when } from "~/domain/objections";
import { objectionsToChangeTerms } from "~/domain/terms";
import type { Instant } from "~/domain/time";
import type { LoopView } from "~/domain/view";
import type { Viewer } from "~/domain/viewer";
import { database } from "./database.server";
import { changeLoop, readLoopState, sayIn } from "./loops.server";

/**
 * Ends a loop without a decision, with the recruiter's reason. Its duties end at once; a sealed round stays sealed
 * for good, and an open veto stays open (S10, V4). Throws 404.
 */
export function endLoop(
  viewer: Viewer,
  loopId: Id,
  { kind, reason }: { readonly kind: Cancellation; readonly reason: string },
  now: Instant,
): Promise<readonly SaidObjection[]> {
  return changeLoop(
    viewer,
    loopId,
    {
      act: "loop.ended",
      rule: (loop) => objectionsToEnd(viewer.id, loop, kind, reason),
      write: async (tx, _loop, at) => {
        const ending = { endedAt: at, endKind: kind, endReason: reason, endedById: viewer.id };
        await tx.loop.update({ where: { id: loopId }, data: ending });
        return { details: { kind } };
      },
    },
    now,
  );
}

/** The loop's state, with what stands against this reader's ending it. Throws 404. */
export async function readEnding(
  viewer: Viewer,
  loopId: Id,
): Promise<{ readonly view: LoopView; readonly objections: readonly SaidObjection[] }> {
  const { view, more } = await readLoopState(viewer, loopId, (loop) =>
    sayIn(loop, objectionsToEnd(viewer.id, loop, "candidateWithdrew", "said")),
  );
  return { view, objections: more };
}

export interface TermsInput {
  readonly level: number;
  readonly teamId: Id;
  readonly principles: readonly Id[];
  readonly reason: string;
}

/** A lead changes a started loop's level, team or required principles, with a reason shown for good (P6). Throws 404. */
export async function changeTerms(
  viewer: Viewer,
  loopId: Id,
  input: TermsInput,
  now: Instant,
): Promise<readonly SaidObjection[]> {
  const chosen = await objectionsToChoice(input);
  const { level, teamId, reason } = input;
  return changeLoop(
    viewer,
    loopId,
    {
      act: "terms.changed",
      rule: (loop) => [...objectionsToChangeTerms(viewer.id, loop, reason), ...chosen],
      write: async (tx, _loop, at) => {
        await tx.loop.update({ where: { id: loopId }, data: { levelNumber: level, teamId } });
        await tx.loopPrinciple.deleteMany({ where: { loopId } });
        const principles = [...new Set(input.principles)];
        await tx.loopPrinciple.createMany({
          data: principles.map((principleId) => ({ loopId, principleId })),
        });
        await tx.termChange.create({ data: { loopId, byId: viewer.id, reason, at } });
        return { details: { level, team: teamId, principles } };
      },
    },
    now,
  );
}

async function objectionsToChoice({ level, teamId, principles }: TermsInput): Promise<readonly Objection[]> {
  const wanted = [...new Set(principles)];
  const [levels, teams, known] = await Promise.all([
    database().level.count({ where: { number: level } }),
    database().team.count({ where: { id: teamId } }),
    database().principle.count({ where: { id: { in: wanted } } }),
  ]);
  return when(levels === 0 || teams === 0 || known < wanted.length || wanted.length === 0, "choiceGone");
}
