import {
  leaderOf,
  objectionsToAdjourn,
  objectionsToAdvance,
  objectionsToClose,
  objectionsToJoin,
  objectionsToMarkRead,
  objectionsToNextTurn,
  objectionsToOpenDebrief,
  objectionsToReopen,
  stepDebrief,
} from "./debrief";
import { hasPlace } from "./debrief-room";
import { hasConcurred, isHire, latestDecision, objectionsToConcur, objectionsToLevelBar } from "./decision";
import { barRaiserOf, type Id, type Loop, openDebriefOf, type Phase } from "./loop";
import type { Objection } from "./objections";
import { currentSpeaker } from "./speakers";
import type { Instant } from "./time";
import { objectionsToCastVeto, stepVeto, vetoStateOf } from "./veto";

export type Deed =
  | ("open" | "join" | "markRead" | "advance" | "nextTurn" | "markLeft" | "adjourn" | "reopen" | "close")
  | ("decide" | "levelBar" | "concur" | "veto");

/** What a person may do in a debrief, with what stands in the way. A deed that isn't theirs or isn't due is left out. */
export type Deeds = Readonly<Partial<Record<Deed, readonly Objection[]>>>;

/** Stands for what is yet to be typed, so that a rule says only what else is in the way. */
const TYPED = "…";
/** What is typed into the form is judged when it is sent. */
const OF_THE_FORM = ["vetoPrinciplesMissing", "citationMissing"];

const pick = (is: boolean, deed: Deed, objections: () => readonly Objection[]): Deeds =>
  is ? { [deed]: objections() } : {};

const leading = (personId: Id, loop: Loop, at: Instant): Deeds => {
  if (leaderOf(loop) !== personId) return {};
  const debrief = openDebriefOf(loop);
  if (!debrief) return pick(true, "open", () => objectionsToOpenDebrief(personId, loop, at));
  const to = stepDebrief(debrief, "advance");
  const { phase } = debrief;
  return {
    ...pick(to !== null, "advance", () => (to === null ? [] : objectionsToAdvance(personId, loop, to))),
    ...pick(phase !== "adjourned", "adjourn", () => objectionsToAdjourn(personId, loop, TYPED)),
    ...pick(phase !== "adjourned", "markLeft", () => []),
    ...pick(phase === "adjourned", "reopen", () => objectionsToReopen(personId, loop, at)),
    ...pick(phase === "decision", "close", () => objectionsToClose(personId, loop)),
  };
};

const speaking = (personId: Id, loop: Loop): Deeds => {
  const debrief = openDebriefOf(loop);
  if (!debrief) return {};
  const current = currentSpeaker(debrief)?.personId ?? null;
  const movesTurns = debrief.phase === "discussion" && (personId === current || personId === leaderOf(loop));
  const turn = movesTurns ? objectionsToNextTurn(personId, loop, current) : [];
  const isOver = turn.some((o) => o.code === "turnsDone");
  const isReading = debrief.phase === "reading" && hasPlace(personId, loop);
  const join = isReading ? objectionsToJoin(personId, loop) : [];
  const isHere = join.some((o) => o.code === "alreadyDone");
  const read = isHere ? objectionsToMarkRead(personId, loop) : [];
  return {
    ...pick(movesTurns && !isOver, "nextTurn", () => turn),
    ...pick(isReading && !isHere, "join", () => join),
    ...pick(isHere && !read.some((o) => o.code === "alreadyDone"), "markRead", () => read),
  };
};

const concluding = (personId: Id, loop: Loop): Deeds => {
  const decision = latestDecision(loop);
  const levelBar = objectionsToLevelBar(personId, loop);
  const isBarRaiser = loop.terms.hasBarRaiser && barRaiserOf(loop) === personId;
  const owesWord = isBarRaiser && decision !== null && isHire(decision) && !hasConcurred(loop);
  const canVeto = isBarRaiser && stepVeto(vetoStateOf(loop), "cast") !== null;
  const isDue = personId === loop.hiringManagerId && openDebriefOf(loop)?.phase === "decision";
  return {
    ...pick(isDue, "decide", () => []),
    ...pick(levelBar.length === 0, "levelBar", () => []),
    ...pick(owesWord, "concur", () => objectionsToConcur(personId, loop, TYPED)),
    ...pick(canVeto, "veto", () =>
      objectionsToCastVeto(personId, loop, { rationale: TYPED, principles: [], cites: [] }).filter(
        (o) => !OF_THE_FORM.includes(o.code),
      ),
    ),
  };
};

/** Everything that a person may do here and now (D1 to D4, V1); nothing once the loop has ended. */
export const deedsOf = (personId: Id, loop: Loop, at: Instant): Deeds =>
  loop.ending
    ? {}
    : { ...leading(personId, loop, at), ...speaking(personId, loop), ...concluding(personId, loop) };

/** Where the leader's next step leads, or null. */
export const nextPhaseOf = (loop: Loop): Phase | null => {
  const debrief = openDebriefOf(loop);
  return debrief && stepDebrief(debrief, "advance");
};
