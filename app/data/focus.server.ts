import type { Askable } from "~/domain/asking";
import { questionsTaken } from "~/domain/asking";
import { type FocusTopic, objectionsToPassFocus, type TopicToPass } from "~/domain/focus";
import type { Id, Loop } from "~/domain/loop";
import type { SaidObjection } from "~/domain/objections";
import { placeOf } from "~/domain/submission";
import type { Instant } from "~/domain/time";
import type { Viewer } from "~/domain/viewer";
import { readAskable } from "./asking.server";
import { changeLoop, loadLoop } from "./loops.server";
import { notHere } from "./not-here.server";
import { asViewer, type Tx } from "./transaction.server";

/** What earlier rounds passed on to this one, and what this person could pass on themselves. */
export interface FocusPage {
  readonly told: readonly {
    readonly id: Id;
    readonly round: number;
    readonly principle: string;
    readonly question: string | null;
  }[];
  /** What can be passed on, by principle; empty where nothing can now. */
  readonly choices: readonly {
    readonly principleId: Id;
    readonly name: string;
    readonly questions: readonly { readonly id: Id; readonly text: string }[];
  }[];
}

/** The topics told to a round's panel, and the choices of somebody who can pass one on. Part of a page that is theirs. */
export async function readFocus(
  viewer: Viewer,
  tx: Tx,
  loop: Loop,
  assignmentId: Id,
  topics: readonly FocusTopic[],
): Promise<FocusPage> {
  const choices = await choicesOf(viewer, tx, loop, assignmentId);
  const texts = await textsOf(tx, [
    ...topics.flatMap((t) => t.questionId ?? []),
    ...choices.flatMap((c) => c.questions),
  ]);
  return {
    told: topics.map(({ id, roundId, principleId, questionId }) => ({
      ...{ id, round: loop.rounds.find((r) => r.id === roundId)?.number ?? 0 },
      principle: loop.principles[principleId]?.name ?? "A principle",
      question: questionId === null ? null : (texts.get(questionId) ?? null),
    })),
    choices: choices.map(({ principleId, questions }) => ({
      ...{ principleId, name: loop.principles[principleId]?.name ?? "A principle" },
      questions: questions.map((id) => ({ id, text: texts.get(id) ?? "" })),
    })),
  };
}

async function choicesOf(viewer: Viewer, tx: Tx, loop: Loop, assignmentId: Id) {
  const own = placeOf(loop, assignmentId)?.assignment.principles ?? [];
  const principles = [...new Set([...own, ...loop.terms.requiredPrinciples])];
  const bank = await readAskable(viewer, tx, loop.role.id, principles);
  const isOpen = (topic: TopicToPass) =>
    objectionsToPassFocus(viewer.id, loop, assignmentId, topic, bank).every((o) => o.code === "focusPassed");
  const taken = questionsTaken(loop);
  return principles
    .filter((principleId) => isOpen({ principleId, questionId: null }))
    .map((principleId) => ({
      principleId,
      questions: bank
        .filter((q) => q.principleId === principleId && q.state === "inUse" && !taken.includes(q.id))
        .map((q) => q.id),
    }));
}

async function textsOf(tx: Tx, ids: readonly Id[]): Promise<ReadonlyMap<Id, string>> {
  const rows = await tx.question.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, text: true },
  });
  return new Map(rows.map(({ id, text }) => [id, text]));
}

/** Passes a topic on to the panels of later rounds, for good. Objects as `objectionsToPassFocus`. Throws 404. */
export async function passFocus(
  viewer: Viewer,
  assignmentId: Id,
  topic: TopicToPass,
  now: Instant,
): Promise<readonly SaidObjection[]> {
  const { loopId, roundId, bank } = await asViewer(viewer.id, (tx) =>
    placeFor(viewer, tx, assignmentId, topic),
  );
  return changeLoop(
    viewer,
    loopId,
    {
      act: "focus.passed",
      rule: (loop) => objectionsToPassFocus(viewer.id, loop, assignmentId, topic, bank),
      write: async (tx, _, at) => {
        await tx.focusTopic.create({ data: { loopId, roundId, byId: viewer.id, ...topic, at } });
        return { subjectId: roundId, details: { principle: topic.principleId, question: topic.questionId } };
      },
    },
    now,
  );
}

async function placeFor(
  viewer: Viewer,
  tx: Tx,
  assignmentId: Id,
  { principleId }: TopicToPass,
): Promise<{ readonly loopId: Id; readonly roundId: Id; readonly bank: readonly Askable[] }> {
  const found = await tx.assignment.findFirst({
    where: { id: assignmentId, personId: viewer.id },
    select: { loopId: true, roundId: true },
  });
  const { loopId, roundId } = found ?? notHere();
  const loop = await loadLoop(tx, viewer, loopId);
  return { loopId, roundId, bank: await readAskable(viewer, tx, loop.role.id, [principleId]) };
}
