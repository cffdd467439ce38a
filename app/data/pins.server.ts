import type { Id } from "~/domain/loop";
import type { SaidObjection } from "~/domain/objections";
import { objectionsToPin, objectionsToUnpin, type PinFacts } from "~/domain/question";
import type { Instant } from "~/domain/time";
import type { Viewer } from "~/domain/viewer";
import { readActor } from "./actor.server";
import { database } from "./database.server";
import { notHere } from "./not-here.server";
import { changeRecord } from "./record.server";
import type { Tx } from "./transaction.server";

export interface PinnedQuestion {
  readonly id: Id;
  readonly text: string;
  readonly principle: string;
  readonly state: "inUse" | "retired";
}

/** The questions pinned to a role, in the principles' order, retired ones among them. */
export async function listPinned(_viewer: Viewer, roleId: Id): Promise<readonly PinnedQuestion[]> {
  const pins = await database().pin.findMany({
    where: { roleId, unpinnedAt: null },
    select: { question: { select: { ...QUESTION, retiredAt: true } } },
    orderBy: [{ question: { principle: { position: "asc" } } }, { question: { key: "asc" } }],
  });
  return pins.map(({ question: { id, text, principle, retiredAt } }) => ({
    ...{ id, text, principle: principle.name },
    state: retiredAt === null ? "inUse" : "retired",
  }));
}

export interface PinChoices {
  readonly principle: string;
  readonly questions: readonly { readonly value: Id; readonly label: string }[];
}

/** What could be pinned to a role: the questions in use of the principles that it requires, but for those pinned. */
export async function pinChoices(_viewer: Viewer, roleId: Id): Promise<readonly PinChoices[]> {
  const questions = await database().question.findMany({
    where: {
      ...{ retiredAt: null, principle: { roles: { some: { roleId } } } },
      pins: { none: { roleId, unpinnedAt: null } },
    },
    select: QUESTION,
    orderBy: [{ principle: { position: "asc" } }, { key: "asc" }],
  });
  const names = [...new Set(questions.map((question) => question.principle.name))];
  return names.map((principle) => ({
    principle,
    questions: questions
      .filter((question) => question.principle.name === principle)
      .map(({ id, text }) => ({ value: id, label: text })),
  }));
}

const QUESTION = { id: true, text: true, principle: { select: { name: true } } } as const;

/** Pins a question to a role: its interviewers should ask it. Objects as `objectionsToPin` does. Throws 404. */
export function pinQuestion(
  viewer: Viewer,
  roleId: Id,
  questionId: Id,
  now: Instant,
): Promise<readonly SaidObjection[]> {
  return changeRecord(
    viewer,
    {
      act: "question.pinned",
      facts: (tx) => readFacts(viewer, tx, roleId, questionId),
      rule: objectionsToPin,
      write: async (tx, _, at) => {
        await tx.pin.create({ data: { roleId, questionId, pinnedById: viewer.id, pinnedAt: at } });
        return { subjectId: roleId, details: { question: questionId } };
      },
    },
    now,
  );
}

/** Takes a pinned question off a role; that it was pinned stays on record. Objects as `objectionsToUnpin` does. Throws 404. */
export function unpinQuestion(
  viewer: Viewer,
  roleId: Id,
  questionId: Id,
  now: Instant,
): Promise<readonly SaidObjection[]> {
  return changeRecord(
    viewer,
    {
      act: "question.unpinned",
      facts: (tx) => readFacts(viewer, tx, roleId, questionId),
      rule: objectionsToUnpin,
      write: async (tx, _, at) => {
        const open = { roleId, questionId, unpinnedAt: null };
        await tx.pin.updateMany({ where: open, data: { unpinnedAt: at, unpinnedById: viewer.id } });
        return { subjectId: roleId, details: { question: questionId } };
      },
    },
    now,
  );
}

async function readFacts(viewer: Viewer, tx: Tx, roleId: Id, questionId: Id): Promise<PinFacts> {
  if ((await tx.role.count({ where: { id: roleId } })) === 0) notHere();
  const question = await tx.question.findUnique({ where: { id: questionId }, select: { retiredAt: true } });
  const pins = await tx.pin.count({ where: { roleId, questionId, unpinnedAt: null } });
  const standing = question === null ? "unknown" : question.retiredAt === null ? "inUse" : "retired";
  return {
    actor: await readActor(viewer, tx),
    ...{ question: standing, pin: pins > 0 ? "there" : "none" },
  };
}
