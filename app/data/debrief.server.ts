import {
  debriefKindFor,
  endingAtClose,
  leaderOf,
  objectionsToAdjourn,
  objectionsToAdvance,
  objectionsToClose,
  objectionsToOpenDebrief,
  objectionsToReopen,
} from "~/domain/debrief";
import { debriefIn, shownNow } from "~/domain/debrief-showing";
import { objectionsToBarRaiser } from "~/domain/independence";
import { barRaiserOf, type Debrief, type Id, type Loop, openDebriefOf, type Phase } from "~/domain/loop";
import type { SaidObjection } from "~/domain/objections";
import { placesForNewcomers, spreadPlaces } from "~/domain/speaker-places";
import {
  currentSpeaker,
  nextSpeaker,
  type SpeakerPlace,
  speakersAtReopening,
  speakersFor,
} from "~/domain/speakers";
import type { Instant } from "~/domain/time";
import type { Viewer } from "~/domain/viewer";
import { changeLoop } from "./loops.server";
import type { Tx } from "./transaction.server";

const independenceHolds = (loop: Loop, at: Instant): boolean => {
  const barRaiser = loop.terms.hasBarRaiser ? loop.people[barRaiserOf(loop) ?? ""] : undefined;
  return !barRaiser || objectionsToBarRaiser(barRaiser, loop, at).length === 0;
};

const speakerRow = (debriefId: Id, s: SpeakerPlace) => ({
  debriefId,
  personId: s.personId,
  kind: s.kind,
  levelNumber: s.level,
  tenureFrom: new Date(`${s.tenureFrom}T00:00:00Z`),
  place: s.place,
});

const oneSpeaker = (debriefId: Id, personId: Id) => ({ debriefId_personId: { debriefId, personId } });

/**
 * Opens a debrief: number and kind follow the earlier ones, each speaker's level, tenure and place are fixed (D1, D2,
 * P6), and who leads has joined by opening.
 */
export function openDebrief(viewer: Viewer, loopId: Id, now: Instant): Promise<readonly SaidObjection[]> {
  return changeLoop(
    viewer,
    loopId,
    {
      act: "debrief.opened",
      rule: (loop, at) => objectionsToOpenDebrief(viewer.id, loop, at),
      write: async (tx, loop, at) => {
        const kind = debriefKindFor(loop);
        const heldIndependence = independenceHolds(loop, at.getTime());
        const places = spreadPlaces(speakersFor(loop)).filter((s) => loop.people[s.personId]);
        const opening = { openedAt: at, openedById: viewer.id, phase: "reading", phaseAt: at };
        const debrief = await tx.debrief.create({
          data: { loopId, number: loop.debriefs.length + 1, kind, heldIndependence, ...opening },
        });
        await tx.speaker.createMany({ data: places.map((s) => speakerRow(debrief.id, s)) });
        await joinAsLeader(tx, debrief.id, viewer.id, at);
        return { details: { debrief: debrief.id, kind, speakers: places.map((s) => s.personId) } };
      },
    },
    now,
  );
}

async function joinAsLeader(tx: Tx, debriefId: Id, personId: Id, at: Date): Promise<void> {
  await tx.speaker.updateMany({
    where: { debriefId, personId, place: { not: null } },
    data: { joinedAt: at },
  });
}

/** Moves on to a phase (D1). The discussion starts with its first turn. A step already taken is answered as done. */
export function advanceDebrief(
  viewer: Viewer,
  loopId: Id,
  to: Phase,
  now: Instant,
): Promise<readonly SaidObjection[]> {
  return changeLoop(
    viewer,
    loopId,
    {
      act: "debrief.advanced",
      done: (loop) => leaderOf(loop) === viewer.id && openDebriefOf(loop)?.phase === to,
      rule: (loop) => objectionsToAdvance(viewer.id, loop, to),
      write: async (tx, loop, at) => {
        const debrief = debriefIn(loop);
        const shown = { ...shownNow(debrief, at), ...shownNow({ ...debrief, phase: to }, at) };
        await tx.debrief.update({ where: { id: debrief.id }, data: { phase: to, phaseAt: at, ...shown } });
        if (to === "discussion" && !currentSpeaker(debrief)) {
          await startTurn(tx, debrief, nextSpeaker(debrief)?.personId ?? null, at);
        }
        return { details: { debrief: debrief.id, phase: to } };
      },
    },
    now,
  );
}

async function startTurn(tx: Tx, debrief: Debrief, personId: Id | null, at: Date): Promise<void> {
  if (personId === null) return;
  await tx.speaker.update({ where: oneSpeaker(debrief.id, personId), data: { turnStartedAt: at } });
}

/** The leader sends everybody home, with a reason that is shown for good (D3). */
export function adjournDebrief(
  viewer: Viewer,
  loopId: Id,
  reason: string,
  now: Instant,
): Promise<readonly SaidObjection[]> {
  return changeLoop(
    viewer,
    loopId,
    {
      act: "debrief.adjourned",
      rule: (loop) => objectionsToAdjourn(viewer.id, loop, reason),
      write: async (tx, loop, at) => {
        const { id } = debriefIn(loop);
        await tx.adjournment.create({ data: { debriefId: id, reason, byId: viewer.id, at } });
        await tx.debrief.update({ where: { id }, data: { phase: "adjourned", phaseAt: at } });
        return { details: { debrief: id } };
      },
    },
    now,
  );
}

/** Back to silent reading; who took a seat meanwhile gets a place among the speakers, and nobody moves (P5, P6). */
export function reopenDebrief(viewer: Viewer, loopId: Id, now: Instant): Promise<readonly SaidObjection[]> {
  return changeLoop(
    viewer,
    loopId,
    {
      act: "debrief.reopened",
      rule: (loop, at) => objectionsToReopen(viewer.id, loop, at),
      write: async (tx, loop, at) => {
        const debrief = debriefIn(loop);
        const newcomers = placesForNewcomers(debrief, speakersAtReopening(loop, debrief));
        await tx.speaker.createMany({ data: newcomers.map((s) => speakerRow(debrief.id, s)) });
        await tx.debrief.update({ where: { id: debrief.id }, data: { phase: "reading", phaseAt: at } });
        await joinAsLeader(tx, debrief.id, viewer.id, at);
        return { details: { debrief: debrief.id, joined: newcomers.map((s) => s.personId) } };
      },
    },
    now,
  );
}

/** Closes a debrief in which a decision was recorded; after a no hire, the loop ends with it (D4). */
export function closeDebrief(viewer: Viewer, loopId: Id, now: Instant): Promise<readonly SaidObjection[]> {
  return changeLoop(
    viewer,
    loopId,
    {
      act: "debrief.closed",
      rule: (loop) => objectionsToClose(viewer.id, loop),
      write: async (tx, loop, at) => {
        const { id } = debriefIn(loop);
        const closed = { phase: "closed", phaseAt: at, closedAt: at, closedById: viewer.id };
        await tx.debrief.update({ where: { id }, data: closed });
        const endKind = endingAtClose(loop);
        if (endKind !== null) {
          await tx.loop.update({
            where: { id: loopId },
            data: { endedAt: at, endKind, endedById: viewer.id },
          });
        }
        return { details: { debrief: id, ending: endKind } };
      },
    },
    now,
  );
}
