import { type Assignment, assignmentsOf, type Id, type Loop, type Round } from "~/domain/loop";
import { changeLoop } from "../../app/data/loops.server.ts";
import type { Tx } from "../../app/data/transaction.server.ts";
import { failed } from "./failed.ts";
import { INTERVIEWS, type World } from "./world.ts";

/** Submits complete feedback for a person, without the form: one rating with evidence for each principle. */
export async function submitFor(world: World, loopId: Id, name: string, now = INTERVIEWS, roundId?: Id) {
  const viewer = world.viewer(name);
  return changeLoop(
    viewer,
    loopId,
    {
      act: "feedback.submitted",
      rule: () => [],
      write: async (tx, loop, at) => {
        const place = assignmentsOf(loop).find(
          ({ assignment: a, round }) => a.personId === viewer.id && (!roundId || round.id === roundId),
        );
        if (!place) return failed(`${name} is on no panel`);
        await writeVersion(tx, loop, place, at);
        return { subjectId: place.assignment.id };
      },
    },
    now,
  );
}

async function writeVersion(
  tx: Tx,
  loop: Loop,
  { round, assignment }: { round: Round; assignment: Assignment },
  at: Date,
) {
  const version = 1 + loop.writing.feedback.filter((f) => f.assignmentId === assignment.id).length;
  const place = {
    loopId: loop.id,
    roundId: round.id,
    assignmentId: assignment.id,
    authorId: assignment.personId,
  };
  const words = {
    vote: "inclined",
    bar: "raises",
    summary: `What ${loop.people[assignment.personId]?.name} saw.`,
  };
  const practice = assignment.kind === "shadow";
  const feedback = await tx.feedback.create({
    data: { ...place, ...words, practice, version, submittedAt: at },
  });
  for (const principleId of assignment.principles) {
    const rating = await tx.rating.create({ data: { feedbackId: feedback.id, principleId, rating: 4 } });
    const story = {
      situation: "A payment run failed on a holiday.",
      action: "Wrote a replay.",
      result: "All salaries arrived.",
    };
    await tx.evidence.create({
      data: { ratingId: rating.id, feedbackId: feedback.id, position: 0, ...story },
    });
  }
}

/** Everybody of these who has not yet, in their order. */
export async function submitAll(
  world: World,
  loopId: Id,
  names: readonly string[],
  now = INTERVIEWS,
): Promise<void> {
  for (const name of names) await submitFor(world, loopId, name, now);
}
