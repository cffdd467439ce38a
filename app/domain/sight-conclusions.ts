import { type Id, type Loop, mainRoundOf } from "./loop";
import { type Seal, type Sight, sealOf, sightOfConclusions } from "./sight";
import { lineOf, type SightLine, type Subject } from "./sight-line";
import { openingOf } from "./sight-openings";
import type { Because, Opens } from "./sight-reasons";
import { SOMEBODY_ELSE } from "./specimen";
import type { LoopView } from "./view";

/** A line for each thing that is concluded from revealed writing, by what the view of the specimens lets through. */
export function conclusionLines(subject: Subject, loop: Loop, view: LoopView): readonly SightLine[] {
  const hidden = hidingOf(subject, loop);
  const line = (what: SightLine["what"], sight: Sight): SightLine =>
    sight === "everything" ? lineOf(what, sight, "conclusions") : lineOf(what, sight, hidden.because, hidden);
  const outlined = view.outline === null ? "nothing" : "existence";
  const told = view.conclusions === null ? outlined : "everything";
  const byVotes = (who: Id) => (showsVotes(view, who, "shown") ? "everything" : "nothing");
  return [
    ...(["debrief", "decision", "veto", "concurrence"] as const).map((what) => line(what, told)),
    ...(view.mySeats.length > 0 ? [line("ownVotes", byVotes(subject.id))] : []),
    line("votesShown", byVotes(SOMEBODY_ELSE)),
    notShownLine(view, line("votesNotShown", "nothing")),
    line("gates", view.gates === null ? "nothing" : view.sight),
    line("offer", view.offer.length > 0 ? "everything" : "nothing"),
    line("offerReasons", view.offer.some((step) => step.reason !== null) ? "everything" : "nothing"),
  ];
}

const showsVotes = (view: LoopView, personId: Id, debriefId: "shown" | "notShown"): boolean =>
  (view.conclusions?.votes ?? []).some((v) => v.personId === personId && v.debriefId === debriefId);

// Who is in the debrief sees who has cast, and not what (D3).
function notShownLine(view: LoopView, hidden: SightLine): SightLine {
  if (view.conclusions === null) return hidden;
  if (showsVotes(view, SOMEBODY_ELSE, "notShown"))
    return lineOf("votesNotShown", "everything", "conclusions");
  return lineOf("votesNotShown", "existence", "notShown", { opens: "allCast" });
}

interface Hiding {
  readonly because: Because;
  readonly opens: Opens;
  readonly waitingFor: readonly Id[];
}

function hidingOf(subject: Subject, loop: Loop): Hiding {
  const main = mainRoundOf(loop);
  const seal = sealOverConclusions(subject, loop);
  if (!main || !seal) return { because: "conclusionState", opens: "never", waitingFor: [] };
  const opens = openingOf(subject.id, loop, main, (l) => sightOfConclusions(subject, l) === "everything");
  return { because: seal.why, opens, waitingFor: opens === "never" ? [] : seal.waitingFor };
}

// Owing feedback anywhere comes before whatever lies over the main round, as it does for what is shown (S4).
function sealOverConclusions(subject: Subject, loop: Loop): Seal | null {
  const main = mainRoundOf(loop);
  const seals = loop.rounds.map((round) => sealOf(subject, loop, round));
  return seals.find((seal) => seal?.why === "writeFirst") ?? (main && sealOf(subject, loop, main));
}
