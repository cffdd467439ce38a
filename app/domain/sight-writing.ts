import { type Assignment, assignmentsOf, type Loop, type Round } from "./loop";
import { readsRound, sealOf, sightOf } from "./sight";
import { lineOf, type SightLine, type Subject } from "./sight-line";
import { openingOf } from "./sight-openings";
import type { Because } from "./sight-reasons";
import type { LoopView } from "./view";

/** A line for what each person of each round wrote or will write, and for what is still being written. */
export const writingLines = (subject: Subject, loop: Loop, view: LoopView): readonly SightLine[] => [
  ...assignmentsOf(loop).map(({ round, assignment }) => feedbackLine(subject, loop, view, round, assignment)),
  ...(view.mySeats.length > 0 ? [lineOf("ownDrafts", "everything", "wrote")] : []),
  lineOf("othersDrafts", "nothing", "ownersOnly", { opens: "never" }),
];

function feedbackLine(subject: Subject, loop: Loop, view: LoopView, round: Round, a: Assignment): SightLine {
  const what = a.kind === "shadow" ? "practice" : "feedback";
  const about = { roundId: round.id, authorId: a.personId };
  if (isShown(view, a)) return lineOf(what, "everything", whyShown(subject, loop, round, a), { about });
  const seal = sealOf(subject, loop, round);
  const asked = { assignmentId: a.id, authorId: a.personId };
  const opens = openingOf(subject.id, loop, round, (l) => sightOf(subject, l, asked) === "everything");
  const isOthersPractice = what === "practice" && opens === "never";
  const because = seal === null || isOthersPractice ? "practice" : seal.why;
  const waitingFor = opens === "never" || seal === null ? [] : seal.waitingFor;
  return lineOf(what, "existence", because, { about, opens, waitingFor });
}

// All of it: versions with their reasons for withdrawal, and addenda. Less than all is told as hidden.
const isShown = (view: LoopView, a: Assignment): boolean =>
  view.feedback.some((f) => f.assignmentId === a.id) && view.addenda.some((f) => f.assignmentId === a.id);

function whyShown(subject: Subject, loop: Loop, round: Round, a: Assignment): Because {
  if (a.personId === subject.id) return "wrote";
  if (a.kind === "shadow") return "practiceLead";
  return readsRound({ ...subject, capabilities: [] }, loop, round) ? "reader" : "lead";
}
