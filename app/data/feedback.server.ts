import { randomUUID } from "node:crypto";
import { draftPlaceOf, objectionsToDraft, revisionAfter, saysTheSame, writtenOf } from "~/domain/draft";
import type { Content } from "~/domain/feedback";
import {
  emptyContent,
  objectionsToAddendum,
  objectionsToSubmit,
  objectionsToWithdraw,
  placeOf,
} from "~/domain/feedback";
import { type InterviewView, interviewOf } from "~/domain/interview";
import { type Feedback, type Id, type Loop, last, standingFeedback } from "~/domain/loop";
import { isAboutContent } from "~/domain/missing";
import type { SaidObjection } from "~/domain/objections";
import type { Instant } from "~/domain/time";
import type { Viewer } from "~/domain/viewer";
import { anchorsNow } from "./anchors.server";
import { database } from "./database.server";
import { readDraft } from "./draft.server";
import { changeLoop, loadLoop, sayIn, viewOf } from "./loops.server";
import { notHere } from "./not-here.server";
import { asViewer, type Tx } from "./transaction.server";

type Said = Promise<readonly SaidObjection[]>;

/**
 * One interview with its feedback, for the person who holds it. To everybody else it is not here: colleagues see its
 * state on the loop (S1, F6). Nobody else's writing is in it, so reading it is no reading of theirs. Throws 404.
 */
export async function readInterview(viewer: Viewer, assignmentId: Id): Promise<InterviewView> {
  const loopId = await ownLoopOf(viewer, assignmentId);
  return asViewer(viewer.id, async (tx) => {
    const loop = await loadLoop(tx, viewer, loopId);
    const principles = await tx.principle.findMany();
    const anchors = await anchorsNow(viewer, tx);
    const texts = new Map(
      principles.map(({ id, description }) => [id, { description, anchors: anchors.get(id) ?? null }]),
    );
    const interview = interviewOf(viewer.id, viewOf(viewer, loop), assignmentId, texts) ?? notHere();
    const draft = await readDraft(viewer, tx, assignmentId);
    return { ...interview, draft, objections: objectionsAround(viewer, loop, assignmentId) };
  });
}

const GIVEN = "given";

function objectionsAround(viewer: Viewer, loop: Loop, assignmentId: Id): InterviewView["objections"] {
  const place = draftPlaceOf(loop, assignmentId) ?? notHere();
  const submitting = objectionsToSubmit(viewer.id, loop, assignmentId, emptyContent([]));
  return {
    writing: sayIn(loop, objectionsToDraft(place)),
    submitting: sayIn(
      loop,
      submitting.filter((o) => !isAboutContent(o.code)),
    ),
    withdrawing: sayIn(loop, objectionsToWithdraw(viewer.id, loop, assignmentId, GIVEN)),
    adding: sayIn(loop, objectionsToAddendum(viewer.id, loop, assignmentId, GIVEN)),
  };
}

/**
 * Submits the viewer's feedback as its next version; the draft it came from (up to `draftRevision`) is spent. The same
 * content again is answered as done (F5); the last required one reveals the round (S3). Objects as
 * `objectionsToSubmit`. Throws 404 for anybody else's interview (F6).
 */
export async function submitFeedback(
  viewer: Viewer,
  assignmentId: Id,
  content: Content,
  draftRevision: number,
  now: Instant,
): Said {
  const written = writtenOf(content);
  const isDone = (loop: Loop): boolean => {
    const standing = standingFeedback(loop, assignmentId);
    return standing?.authorId === viewer.id && saysTheSame(standing.content, written);
  };
  return changeLoop(
    viewer,
    await ownLoopOf(viewer, assignmentId),
    {
      act: "feedback.submitted",
      done: isDone,
      rule: (loop) => objectionsToSubmit(viewer.id, loop, assignmentId, written),
      write: async (tx, loop, at) => {
        const version = 1 + versionsOf(loop, assignmentId).length;
        await writeVersion(tx, loop, { assignmentId, authorId: viewer.id, version, content: written }, at);
        await tx.draft.deleteMany({
          where: { ...draftKey(viewer, assignmentId), revision: { lte: draftRevision } },
        });
        return { subjectId: assignmentId, details: { version } };
      },
    },
    now,
  );
}

/**
 * Takes the viewer's standing version back, with a reason: the assignment is pending again and what was written is
 * a draft again; the version stays on record (F3). Objects as `objectionsToWithdraw`. Throws 404.
 */
export async function withdrawFeedback(viewer: Viewer, assignmentId: Id, reason: string, now: Instant): Said {
  return changeLoop(
    viewer,
    await ownLoopOf(viewer, assignmentId),
    {
      act: "feedback.withdrawn",
      rule: (loop) => objectionsToWithdraw(viewer.id, loop, assignmentId, reason),
      write: async (tx, loop, at) => {
        const standing = ownStanding(loop, assignmentId);
        await tx.withdrawal.create({ data: { feedbackId: standing.id, reason, at } });
        await keepAsDraft(tx, viewer, standing, at);
        return { subjectId: assignmentId, details: { version: standing.version } };
      },
    },
    now,
  );
}

/**
 * Adds a dated addendum to the viewer's revealed feedback (F3). The same text as their last one is answered as done.
 * Objects as `objectionsToAddendum`. Throws 404.
 */
export async function addAddendum(viewer: Viewer, assignmentId: Id, text: string, now: Instant): Said {
  return changeLoop(
    viewer,
    await ownLoopOf(viewer, assignmentId),
    {
      act: "addendum.added",
      done: (loop) =>
        last(loop.writing.addenda.filter((a) => a.assignmentId === assignmentId))?.text === text,
      rule: (loop) => objectionsToAddendum(viewer.id, loop, assignmentId, text),
      write: async (tx, loop, at) => {
        await tx.addendum.create({ data: { feedbackId: ownStanding(loop, assignmentId).id, text, at } });
        return { subjectId: assignmentId };
      },
    },
    now,
  );
}

async function ownLoopOf(viewer: Viewer, assignmentId: Id): Promise<Id> {
  const own = await database().assignment.findFirst({
    where: { id: assignmentId, personId: viewer.id },
    select: { loopId: true },
  });
  return own?.loopId ?? notHere();
}

const draftKey = (viewer: Viewer, assignmentId: Id) => ({
  ownerId: viewer.id,
  kind: "feedback",
  subjectId: assignmentId,
});

const versionsOf = (loop: Loop, assignmentId: Id): readonly Feedback[] =>
  loop.writing.feedback.filter((f) => f.assignmentId === assignmentId);

function ownStanding(loop: Loop, assignmentId: Id): Feedback {
  const standing = standingFeedback(loop, assignmentId);
  if (!standing) throw new Error("The assignment says submitted, but no version of it stands.");
  return standing;
}

type NewVersion = Pick<Feedback, "assignmentId" | "authorId" | "version" | "content">;

async function writeVersion(tx: Tx, loop: Loop, version: NewVersion, at: Date): Promise<void> {
  const place = placeOf(loop, version.assignmentId) ?? notHere();
  const { bar, vote, summary, principles } = version.content;
  if (bar === null || vote === null) throw new Error("Feedback without a vote passed its rule.");
  const id = randomUUID();
  await tx.feedback.create({
    data: {
      ...{ id, loopId: loop.id, roundId: place.round.id, assignmentId: version.assignmentId },
      ...{ authorId: version.authorId, version: version.version, bar, vote, summary, submittedAt: at },
      practice: place.assignment.kind === "shadow",
    },
  });
  const assessed = principles.filter((p) => p.rating !== null || p.notAssessedReason !== null);
  const ratings = assessed.map((p) => ({ id: randomUUID(), feedbackId: id, ...p }));
  await tx.rating.createMany({ data: ratings.map(({ evidence: _, olderAnchors: __, ...rating }) => rating) });
  await tx.evidence.createMany({
    data: ratings.flatMap((rating) =>
      rating.evidence.map(({ situation, action, result, questionId }, position) => ({
        ...{ feedbackId: id, ratingId: rating.id, position, situation, action, result },
        // Of their own questions only: what else was named is none.
        questionId: place.assignment.questions.find((own) => own === questionId) ?? null,
      })),
    ),
  });
}

// A draft that is there already was written in another tab meanwhile: it stays, and the version can be read beside it.
async function keepAsDraft(tx: Tx, viewer: Viewer, { assignmentId, content, version }: Feedback, at: Date) {
  await tx.draft.createMany({
    data: [
      {
        ...draftKey(viewer, assignmentId),
        content: JSON.parse(JSON.stringify(content)),
        revision: revisionAfter(version),
        savedAt: at,
      },
    ],
    skipDuplicates: true,
  });
}
