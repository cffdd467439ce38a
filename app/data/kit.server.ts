import { bandOf, type QuestionWords } from "~/domain/bank";
import { focusFor } from "~/domain/focus";
import type { InterviewView } from "~/domain/interview";
import type { Id } from "~/domain/loop";
import { NO_NOTES, type Notes, objectionsToNotes } from "~/domain/notes";
import type { SaidObjection } from "~/domain/objections";
import { placeOf } from "~/domain/submission";
import type { Viewer } from "~/domain/viewer";
import { readCandidate } from "./candidate.server";
import { readInterview } from "./feedback.server";
import { type FocusPage, readFocus } from "./focus.server";
import { loadLoop, sayIn } from "./loops.server";
import { notHere } from "./not-here.server";
import { readNotes } from "./notes.server";
import type { Kept } from "./own-draft.server";
import { readBands } from "./question.server";
import { wordsOf } from "./question-rows";
import { asViewer, type Tx } from "./transaction.server";

/** A question as its interviewer has it before them: its words, and what to listen for at the loop's level. */
export interface KitQuestion {
  readonly id: Id;
  readonly principleId: Id;
  readonly words: Pick<QuestionWords, "text" | "probes" | "mustNotAsk">;
  readonly signs: { readonly strong: string; readonly weak: string };
}

/** Everything that an interviewer has at hand for the hour. */
export interface Kit {
  readonly interview: Omit<InterviewView, "draft" | "versions" | "addenda">;
  readonly brief: { readonly notes: string; readonly links: readonly string[] } | null;
  readonly level: string;
  readonly questions: readonly KitQuestion[];
  readonly focus: FocusPage;
  readonly notes: Kept<Notes>;
  /** Why nothing can be noted any more; empty where it can. */
  readonly noting: readonly SaidObjection[];
}

const NONE: Kept<Notes> = { content: NO_NOTES, revision: 0, savedAt: 0 };

/** The kit of an interview, for the person who holds it. Nothing in it is anybody else's writing. Throws 404. */
export async function readKit(viewer: Viewer, assignmentId: Id): Promise<Kit> {
  const { draft: _, versions, addenda, ...interview } = await readInterview(viewer, assignmentId);
  const candidate = await readCandidate(viewer, interview.loop.candidate.id);
  const bands = await readBands(viewer);
  return asViewer(viewer.id, async (tx) => {
    const loop = await loadLoop(tx, viewer, interview.loop.id);
    const place = placeOf(loop, assignmentId) ?? notHere();
    const notes = (await readNotes(viewer, tx, assignmentId)) ?? NONE;
    const asked = place.assignment.questions;
    // What was noted on a question stays in sight when somebody else is to ask it now.
    const noted = Object.keys(notes.content.byQuestion).filter((id) => !asked.includes(id));
    const level = await tx.level.findUnique({ where: { number: loop.terms.level } });
    return {
      interview,
      brief: candidate.contact && { notes: candidate.contact.notes, links: candidate.contact.links },
      level: level?.label ?? String(loop.terms.level),
      questions: await readQuestions(tx, [...asked, ...noted], bandOf(loop.terms.level, bands)),
      focus: await readFocus(viewer, tx, loop, assignmentId, focusFor(loop, place.round.id)),
      notes,
      noting: sayIn(loop, objectionsToNotes({ isEnded: loop.ending !== null })),
    };
  });
}

/** The viewer's notes by question, to have them beside the form. */
export function readNotesBeside(viewer: Viewer, assignmentId: Id): Promise<readonly NoteBeside[]> {
  return asViewer(viewer.id, async (tx) => {
    const notes = (await readNotes(viewer, tx, assignmentId))?.content ?? NO_NOTES;
    const ids = Object.keys(notes.byQuestion);
    const questions = await tx.question.findMany({
      where: { id: { in: ids } },
      select: { id: true, text: true, principleId: true },
      orderBy: [{ principle: { position: "asc" } }, { key: "asc" }],
    });
    const own = questions.map(({ id, text, principleId }) => ({
      ...{ questionId: id, principleId, question: text },
      note: notes.byQuestion[id] ?? "",
    }));
    const free = { questionId: null, principleId: null, question: null, note: notes.free };
    return [...own, free].filter(({ note }) => note.trim() !== "");
  });
}

/** What the writer of feedback has had before them: the brief, and their own questions. Throws 404. */
export async function readBefore(
  viewer: Viewer,
  { id: assignmentId, loop }: Pick<InterviewView, "id" | "loop">,
): Promise<{ readonly brief: string; readonly questions: readonly OwnQuestion[] }> {
  const candidate = await readCandidate(viewer, loop.candidate.id);
  return asViewer(viewer.id, async (tx) => {
    const planned = await tx.plannedQuestion.findMany({
      where: { assignmentId },
      select: { question: { select: { id: true, principleId: true, text: true } } },
      orderBy: { position: "asc" },
    });
    return { brief: candidate.contact?.notes ?? "", questions: planned.map(({ question }) => question) };
  });
}

/** A question that one is to ask. */
export interface OwnQuestion {
  readonly id: Id;
  readonly principleId: Id;
  readonly text: string;
}

/** A note with what it is about; null where it is about no question. */
export interface NoteBeside {
  readonly questionId: Id | null;
  readonly principleId: Id | null;
  readonly question: string | null;
  readonly note: string;
}

async function readQuestions(
  tx: Tx,
  ids: readonly Id[],
  band: ReturnType<typeof bandOf>,
): Promise<readonly KitQuestion[]> {
  const rows = await tx.question.findMany({
    where: { id: { in: [...ids] } },
    include: { versions: { orderBy: { version: "desc" }, take: 1 } },
  });
  return ids.flatMap((id) => {
    const row = rows.find((r) => r.id === id);
    const [version] = row?.versions ?? [];
    if (!row || !version) return [];
    const { text, probes, mustNotAsk, evidence } = wordsOf(version);
    return [{ id, principleId: row.principleId, words: { text, probes, mustNotAsk }, signs: evidence[band] }];
  });
}
