import { readsAudit } from "./audit";
import { type CandidateSeat, sightOfCandidate } from "./candidate";
import { type Loop, mainRoundOf, seatsOf } from "./loop";
import { showLoop } from "./show";
import { knowsLoop, sightOfConclusions } from "./sight";
import { conclusionLines } from "./sight-conclusions";
import { lineOf, type SightLine, type Subject } from "./sight-line";
import { openingOf } from "./sight-openings";
import type { Opens } from "./sight-reasons";
import { writingLines } from "./sight-writing";
import { endedSpecimenOf, specimenOf } from "./specimen";
import type { LoopView } from "./view";

/**
 * What a person can see of a loop: a line for each kind of thing, with the law behind it, why, and what would open the
 * rest. Found by asking the product's own rules about specimens, never by a second copy of them, so the report holds
 * nothing that was written and is the same whatever that is (S1, S2). `seat` is their part in any of the candidate's loops.
 */
export function sightReport(subject: Subject, loop: Loop, seat: CandidateSeat): readonly SightLine[] {
  const view = showLoop(subject, specimenOf(subject.id, loop));
  const record = recordLine(subject, loop, seat);
  if (!knowsLoop(subject, loop) || view === null) return [absentLine(subject, loop), record];
  return [
    knownLine(subject, loop),
    record,
    ...outerLines(subject, loop, view),
    ...writingLines(subject, loop, view),
    ...conclusionLines(subject, loop, view),
  ];
}

const isCandidate = (subject: Subject, loop: Loop): boolean =>
  seatsOf(subject.id, loop).includes("candidate");

const absentLine = (subject: Subject, loop: Loop): SightLine =>
  isCandidate(subject, loop)
    ? lineOf("loop", "nothing", "isCandidate", { opens: "never" })
    : lineOf("loop", "nothing", "noPart", { opens: "part" });

// Whether it is their part or their capability that lets them is asked of the rule itself, once without the latter.
const knownLine = (subject: Subject, loop: Loop): SightLine =>
  lineOf("loop", "everything", knowsLoop({ ...subject, capabilities: [] }, loop) ? "part" : "capability");

function recordLine(subject: Subject, loop: Loop, seat: CandidateSeat): SightLine {
  const sight = sightOfCandidate(subject, loop.candidate.personId, seat);
  if (sight === "everything") return lineOf("candidateRecord", sight, "keeper");
  if (sight === "existence") return lineOf("candidateRecord", sight, "byName", { opens: "part" });
  return isCandidate(subject, loop)
    ? lineOf("candidateRecord", sight, "isCandidate", { opens: "never" })
    : lineOf("candidateRecord", sight, "noPart", { opens: "part" });
}

function outerLines(subject: Subject, loop: Loop, view: LoopView): readonly SightLine[] {
  const because = knownLine(subject, loop).because;
  return [
    view.termChanges.length > 0
      ? lineOf("reasons", "everything", because)
      : lineOf("reasons", "existence", "participants", { opens: "part" }),
    view.earlier !== null
      ? lineOf("earlier", "everything", because)
      : lineOf("earlier", "nothing", "planners", { opens: "never" }),
    endingLine(subject, loop),
    view.sight === "nothing"
      ? lineOf("history", "existence", "historyPart", { opens: openingOfActs(subject, loop) })
      : lineOf("history", "everything", because),
    auditLine(subject, loop, view),
  ];
}

function endingLine(subject: Subject, loop: Loop): SightLine {
  const ending = showLoop(subject, endedSpecimenOf(subject.id, loop))?.ending;
  if (ending?.reason) return lineOf("ending", "everything", knownLine(subject, loop).because);
  return ending?.kind
    ? lineOf("ending", "existence", "participants", { opens: "part" })
    : lineOf("ending", "existence", "historyPart", { opens: openingOfActs(subject, loop) });
}

function auditLine(subject: Subject, loop: Loop, view: LoopView): SightLine {
  if (!readsAudit(subject)) return lineOf("auditLog", "nothing", "noAudit", { opens: "never" });
  return view.sight === "nothing"
    ? lineOf("auditLog", "existence", "historyPart", { opens: openingOfActs(subject, loop) })
    : lineOf("auditLog", "everything", "audit");
}

/** What would let the acts that tell a conclusion be known to them. */
function openingOfActs(subject: Subject, loop: Loop): Opens {
  const main = mainRoundOf(loop);
  return main
    ? openingOf(subject.id, loop, main, (l) => sightOfConclusions(subject, l) !== "nothing")
    : "never";
}
