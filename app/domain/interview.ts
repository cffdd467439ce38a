import type { AnchorWords } from "./bank";
import type { Draft } from "./draft";
import type { Addendum, AssignmentKind, Id } from "./loop";
import { missingIn } from "./missing";
import type { SaidObjection } from "./objections";
import type { AssignmentView, FeedbackView, LoopView, Name, RoundView } from "./view";

/** A colleague's part in the same round: what they cover, and nothing that they wrote. */
export interface ColleagueView {
  readonly person: Name;
  readonly kind: AssignmentKind;
  readonly principles: readonly Name[];
}

/** A principle with what it means in this organisation. */
export interface PrincipleView extends Name {
  readonly description: string;
  /** What each rating means for it; null where the organisation has said nothing beyond the general words (F1). */
  readonly anchors: AnchorWords | null;
}

/** One interview as the person who holds it sees it: their part, their writing, and the seal around it. */
export interface InterviewView {
  readonly id: Id;
  readonly loop: Pick<
    LoopView,
    "id" | "state" | "candidate" | "role" | "hiringManager" | "recruiter" | "barRaiser"
  >;
  readonly round: Pick<RoundView, "id" | "number" | "kind" | "startedAt" | "revealedAt" | "seal">;
  readonly mine: AssignmentView;
  readonly principles: readonly PrincipleView[];
  readonly colleagues: readonly ColleagueView[];
  /** Every version that the reader submitted, the first one first (F3). */
  readonly versions: readonly FeedbackView[];
  readonly addenda: readonly Addendum[];
  readonly draft: Draft | null;
  /** Why nothing can be written or submitted here, withdrawn, or added; empty where it can. */
  readonly objections: {
    readonly writing: readonly SaidObjection[];
    readonly submitting: readonly SaidObjection[];
    readonly withdrawing: readonly SaidObjection[];
    readonly adding: readonly SaidObjection[];
  };
}

/** The reader's own part of a loop's view, by its assignment; null where that is somebody else's or not there. */
export const interviewOf = (
  readerId: Id,
  view: LoopView,
  assignmentId: Id,
  texts: ReadonlyMap<Id, Omit<PrincipleView, keyof Name>>,
): Omit<InterviewView, "draft" | "objections"> | null => {
  const round = view.rounds.find((r) => r.assignments.some((a) => a.id === assignmentId));
  const mine = round?.assignments.find((a) => a.id === assignmentId);
  if (!round || !mine || mine.person.id !== readerId) return null;
  // In the organisation's own order, which is that of the view's table of them.
  const named = (ids: readonly Id[]) => Object.values(view.principles).filter(({ id }) => ids.includes(id));
  const { id, state, candidate, role, hiringManager, recruiter, barRaiser } = view;
  return {
    id: assignmentId,
    loop: { id, state, candidate, role, hiringManager, recruiter, barRaiser },
    round: {
      id: round.id,
      number: round.number,
      kind: round.kind,
      startedAt: round.startedAt,
      revealedAt: round.revealedAt,
      seal: round.seal,
    },
    mine,
    principles: named(mine.principles).map((p) => ({
      ...p,
      ...{ description: texts.get(p.id)?.description ?? "", anchors: texts.get(p.id)?.anchors ?? null },
    })),
    colleagues: round.assignments
      .filter((a) => a.id !== assignmentId)
      .map((a) => ({ person: a.person, kind: a.kind, principles: named(a.principles) })),
    versions: view.feedback.filter((f) => f.assignmentId === assignmentId && f.author.id === readerId),
    addenda: view.addenda.filter((a) => a.assignmentId === assignmentId && a.authorId === readerId),
  };
};

/** The version that stands, if one does. */
export const standingVersion = (interview: Pick<InterviewView, "versions">): FeedbackView | null =>
  interview.versions.find((f) => f.withdrawal === null) ?? null;

/** What is missing before this content can be submitted for the interview. */
export const missingFor = (interview: Pick<InterviewView, "mine">, content: FeedbackView["content"]) =>
  missingIn(content, interview.mine.principles);
