import { endingAtClose } from "~/domain/debrief";
import { allCast, isShown } from "~/domain/debrief-votes";
import type { Bar, Vote } from "~/domain/feedback";
import type { Debrief, Id, Loop, Speaker, Stage } from "~/domain/loop";
import { openDebriefOf } from "~/domain/loop";
import type { Objection } from "~/domain/objections";
import { dropDue } from "~/domain/offer";
import type { SpeakerPlace } from "~/domain/speakers";
import { nextInstant, PEOPLE } from "./facts";

// A pure world in which an act happens only if its rule has no objection. What the mechanism does by
// itself in the same transaction (showing votes, ending, dropping readiness) happens in `settle`.

/** Draws from a list by numbers that a test generates, so that a failing run can be repeated and shrunk. */
export class Dice {
  #numbers: readonly number[];
  #next = 0;

  constructor(numbers: readonly number[]) {
    this.#numbers = numbers;
  }

  /** One of the list; throws on an empty one. */
  pick<T>(list: readonly T[]): T {
    const number = this.#numbers[this.#next++ % Math.max(1, this.#numbers.length)] ?? 0;
    const found = list[number % list.length];
    if (found === undefined) throw new Error("nothing to pick from");
    return found;
  }
}

/** One attempted act: what is said against it, and the loop after it if nothing is. */
export interface Attempt {
  readonly objections: readonly Objection[];
  readonly after: (loop: Loop) => Loop;
}

/** An act as somebody tries it: `by` gives who, being told whose act it rightly is. */
export type Act = (loop: Loop, by: (rightful: Id | null | undefined) => Id, dice: Dice) => Attempt;

export const TEXT = "In writing, so that it can be read later.";
export const EVERYBODY = Object.keys(PEOPLE);
export const VERDICTS: readonly (readonly [Vote, Bar])[] = [
  ["inclined", "raises"],
  ["stronglyInclined", "raises"],
  ["inclined", "raises"],
  ["notInclined", "meets"],
];

/** An act that makes no sense here at all, such as lifting where no veto is. */
export const pointless: Attempt = {
  objections: [{ code: "alreadyDone", people: [], about: [] }],
  after: (l) => l,
};

export const patchDebrief = (loop: Loop, patch: (d: Debrief, at: number) => Partial<Debrief>): Loop => {
  const at = nextInstant(loop);
  const open = openDebriefOf(loop);
  const debriefs = loop.debriefs.map((d) => (d === open ? { ...d, ...patch(d, at) } : d));
  return { ...loop, debriefs, changedAt: at };
};

export const patchSpeaker = (
  loop: Loop,
  personId: Id,
  patch: (s: Speaker, at: number) => Partial<Speaker>,
): Loop =>
  patchDebrief(loop, (d, at) => ({
    speakers: d.speakers.map((s) => (s.personId === personId ? { ...s, ...patch(s, at) } : s)),
  }));

/** A speaker who has not done anything yet, or who keeps what they did before a reopening. */
export const seat = (place: SpeakerPlace, before?: Speaker): Speaker => ({
  joinedAt: null,
  readAt: null,
  leftAt: null,
  leftReason: null,
  revoteCastAt: null,
  finalCastAt: null,
  turnStartedAt: null,
  turnEndedAt: null,
  ...before,
  ...place,
});

const show = (loop: Loop, stage: Stage): Loop => {
  const debrief = openDebriefOf(loop);
  const phase = stage === "revote" ? "revote" : "finalVote";
  if (debrief?.phase !== phase || isShown(debrief, stage) || !allCast(debrief, stage)) return loop;
  const shown = patchDebrief(loop, (_, at) =>
    stage === "revote" ? { revoteShownAt: at } : { finalShownAt: at },
  );
  if (stage === "revote") return shown;
  const finalBars = loop.writing.votes
    .filter((v) => v.debriefId === debrief.id && v.stage === "final")
    .map(({ personId, bar }) => ({ personId, bar }));
  return { ...shown, gateFacts: { ...shown.gateFacts, finalBars } };
};

const endIfDecided = (before: Loop, loop: Loop): Loop => {
  const hasClosed = openDebriefOf(before) !== null && openDebriefOf(loop) === null;
  const kind = hasClosed && loop.ending === null ? endingAtClose(loop) : null;
  if (kind === null) return loop;
  return { ...loop, ending: { kind, reason: null, byId: loop.hiringManagerId, at: loop.changedAt } };
};

const drop = (loop: Loop): Loop => {
  const gates = dropDue(loop);
  if (gates.length === 0) return loop;
  const at = nextInstant(loop);
  const step = { deed: "dropped" as const, byId: null, at, reason: gates.join(", ") };
  return { ...loop, offer: [...loop.offer, step], changedAt: at };
};

/** Does an act if its rule has no objection, and then what the mechanism does in the same transaction. */
export const attempt = (loop: Loop, act: Attempt): Loop => {
  if (act.objections.length > 0) return loop;
  const done = act.after(loop);
  return drop(endIfDecided(loop, show(show(done, "revote"), "final")));
};
