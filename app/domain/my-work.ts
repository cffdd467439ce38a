import { leaderOf, presentIn, speakerOf } from "./debrief";
import { isOverdue } from "./due";
import { excusalAnswerers } from "./excusal";
import {
  assignmentsOf,
  type Id,
  type Loop,
  openDebriefOf,
  type Phase,
  type RoundKind,
  type Slot,
} from "./loop";
import { currentSpeaker } from "./speakers";
import type { Instant } from "./time";
import type { AssignmentView, LoopView, Name, RoundView } from "./view";

/** Which loop a row of somebody's work is about. */
export interface WorkLoop {
  readonly id: Id;
  readonly candidate: Name;
  readonly role: string;
}

/** An interview of mine: one that I owe feedback for, or that is still to come. */
export interface WorkInterview {
  readonly loop: WorkLoop;
  readonly assignmentId: Id;
  readonly round: RoundKind;
  readonly kind: AssignmentView["kind"];
  readonly slot: Slot | null;
  readonly dueAt: Instant | null;
  readonly due: "overdue" | "coming";
}

/** Feedback of mine that is still under the seal, and whom it waits for (S7). */
export interface WorkSealed extends Pick<WorkInterview, "loop" | "assignmentId" | "round"> {
  readonly submittedAt: Instant | null;
  readonly waitingFor: readonly Name[];
}

/** Somebody's request to be taken out, which I may answer (F8). */
export interface WorkExcusal {
  readonly loop: WorkLoop;
  readonly excusalId: Id;
  readonly person: Name;
  readonly by: Name;
  readonly at: Instant;
}

/** A debrief of mine: one to open, or one that is open; and what it waits for. */
export interface WorkDebrief {
  readonly loop: WorkLoop;
  readonly phase: Phase | "toOpen";
  readonly waitsFor: "you" | "others";
  readonly people: readonly Name[];
}

export interface Work {
  readonly owed: readonly WorkInterview[];
  readonly coming: readonly WorkInterview[];
  readonly excusals: readonly WorkExcusal[];
  readonly debriefs: readonly WorkDebrief[];
  readonly sealed: readonly WorkSealed[];
}

const loopOf = (view: LoopView): WorkLoop => ({
  id: view.id,
  candidate: view.candidate,
  role: view.role.title,
});

const myParts = (readerId: Id, view: LoopView): readonly { round: RoundView; mine: AssignmentView }[] =>
  view.rounds.flatMap((round) =>
    round.assignments.filter((a) => a.person.id === readerId).map((mine) => ({ round, mine })),
  );

const interviewsIn = (readerId: Id, view: LoopView, loop: Loop, now: Instant): readonly WorkInterview[] =>
  myParts(readerId, view)
    .filter(({ round, mine }) => round.startedAt !== null && mine.state === "pending")
    .map(({ round, mine }) => {
      const fact = assignmentsOf(loop).find(({ assignment }) => assignment.id === mine.id)?.assignment;
      return {
        loop: loopOf(view),
        assignmentId: mine.id,
        round: round.kind,
        kind: mine.kind,
        slot: mine.slot,
        dueAt: mine.dueAt,
        due: fact && isOverdue(fact, now) ? ("overdue" as const) : ("coming" as const),
      };
    });

const sealedIn = (readerId: Id, view: LoopView): readonly WorkSealed[] =>
  myParts(readerId, view)
    .filter(({ round, mine }) => mine.state === "submitted" && round.seal?.why === "sealed")
    .map(({ round, mine }) => ({
      loop: loopOf(view),
      assignmentId: mine.id,
      round: round.kind,
      submittedAt: mine.submittedAt,
      waitingFor: round.seal?.waitingFor ?? [],
    }));

const excusalsIn = (readerId: Id, view: LoopView, loop: Loop, now: Instant): readonly WorkExcusal[] =>
  assignmentsOf(loop)
    .filter(
      ({ assignment: a }) => a.personId !== readerId && excusalAnswerers(loop, a, now).includes(readerId),
    )
    .flatMap(({ assignment: a }) =>
      a.excusals
        .filter((e) => e.answer === null)
        .map((e) => ({
          loop: loopOf(view),
          excusalId: e.id,
          person: nameIn(view, a.personId),
          by: nameIn(view, e.byId),
          at: e.at,
        })),
    );

const nameIn = (view: LoopView, id: Id): Name => ({ id, name: view.people[id]?.name ?? "somebody" });

/** Whom an open debrief waits for in its phase. */
const awaitedIn = (loop: Loop): readonly Id[] => {
  const debrief = openDebriefOf(loop);
  if (!debrief) return [];
  const present = presentIn(debrief);
  const leader = leaderOf(loop);
  const lead = leader === null ? [] : [leader];
  const orLead = (ids: readonly Id[]) => (ids.length > 0 ? ids : lead);
  const ids = (list: readonly { readonly personId: Id }[]) => list.map((s) => s.personId);
  const current = currentSpeaker(debrief);
  const awaited: Record<Phase, readonly Id[]> = {
    reading: orLead(ids(debrief.speakers.filter((s) => s.place !== null && (!s.joinedAt || !s.readAt)))),
    revote: orLead(ids(present.filter((s) => s.revoteCastAt === null))),
    discussion: current ? [current.personId] : lead,
    finalVote: orLead(ids(present.filter((s) => s.finalCastAt === null))),
    decision: [loop.hiringManagerId, ...lead.filter((id) => id !== loop.hiringManagerId)],
    adjourned: lead,
    closed: [],
  };
  return awaited[debrief.phase];
};

const debriefsIn = (readerId: Id, view: LoopView, loop: Loop): readonly WorkDebrief[] => {
  const leader = leaderOf(loop);
  if (view.state === "awaitingDebrief" && leader === readerId)
    return [{ loop: loopOf(view), phase: "toOpen", waitsFor: "you", people: [] }];
  const debrief = openDebriefOf(loop);
  // Read from the view: who owes feedback first learns nothing of the debrief (S4).
  if (!debrief || view.conclusions === null) return [];
  const speaker = speakerOf(debrief, readerId);
  if (speaker?.place == null && leader !== readerId) return [];
  const awaited = awaitedIn(loop);
  return [
    {
      loop: loopOf(view),
      phase: debrief.phase,
      waitsFor: awaited.includes(readerId) ? "you" : "others",
      people: awaited.map((id) => nameIn(view, id)),
    },
  ];
};

const urgency = (row: WorkInterview): number => row.dueAt ?? row.slot?.end ?? Number.MAX_SAFE_INTEGER;

/** What one loop asks of one person, out of their own view of it. An ended loop asks nothing (S10). */
const workIn = (readerId: Id, view: LoopView, loop: Loop, now: Instant): Work => {
  if (view.ending !== null) return { owed: [], coming: [], excusals: [], debriefs: [], sealed: [] };
  const interviews = interviewsIn(readerId, view, loop, now);
  const isComing = (row: WorkInterview) => row.slot !== null && row.slot.start > now;
  return {
    owed: interviews.filter((row) => !isComing(row)),
    coming: interviews.filter(isComing),
    excusals: excusalsIn(readerId, view, loop, now),
    debriefs: debriefsIn(readerId, view, loop),
    sealed: sealedIn(readerId, view),
  };
};

/** Everything that waits for one person, the most urgent first. */
export const workOf = (
  readerId: Id,
  loops: readonly { readonly view: LoopView; readonly loop: Loop }[],
  now: Instant,
): Work => {
  const all = loops.map(({ view, loop }) => workIn(readerId, view, loop, now));
  const mine = (row: WorkDebrief) => (row.waitsFor === "you" ? 0 : 1);
  return {
    owed: all.flatMap((w) => w.owed).sort((a, b) => urgency(a) - urgency(b)),
    coming: all.flatMap((w) => w.coming).sort((a, b) => (a.slot?.start ?? 0) - (b.slot?.start ?? 0)),
    excusals: all.flatMap((w) => w.excusals).sort((a, b) => a.at - b.at),
    debriefs: all.flatMap((w) => w.debriefs).sort((a, b) => mine(a) - mine(b)),
    sealed: all.flatMap((w) => w.sealed).sort((a, b) => (a.submittedAt ?? 0) - (b.submittedAt ?? 0)),
  };
};
