import { barRaiserOf, type CannotAct, excusalOf, type Id, type Loop, stateOf } from "~/domain/loop";
import {
  objectionsToAgreeReplacement,
  objectionsToAppoint,
  objectionsToAssess,
  objectionsToRecuse,
  objectionsToReplace,
} from "~/domain/succession";
import { objectionsToChangeTerms } from "~/domain/terms";
import { anAssignment, nextInstant, withAssignment, withPerson, withRound } from "./facts";
import { type Act, EVERYBODY, pointless, TEXT } from "./model";

const CAUSES: readonly CannotAct[] = ["deactivated", "recused", "revoked", "independence", "overdue"];

const succeed = (loop: Loop, byId: Id, personId: Id, cause: CannotAct): Loop => {
  const at = nextInstant(loop);
  const appointment = {
    id: `appointment-${loop.appointments.length + 1}`,
    personId,
    byId,
    at,
    heldIndependence: true,
    cause,
    reason: TEXT,
  };
  const named = { ...loop, appointments: [...loop.appointments, appointment], changedAt: at };
  return takeOver(named, barRaiserOf(loop), personId, "barRaiser", byId);
};

/** Before the reveal who takes a seat joins the main round's panel, and a predecessor who still owes is excused. */
const takeOver = (
  loop: Loop,
  from: Id | null,
  to: Id,
  kind: "barRaiser" | "hiringManager",
  byId: Id,
): Loop => {
  const main = loop.rounds.find((r) => r.kind === "main");
  const before = main?.assignments.find((a) => a.personId === from && a.kind === kind);
  if (!main || !before || main.revealedAt !== null) return loop;
  const at = loop.changedAt;
  const excusal = {
    id: `succession-${at}`,
    kind: "succession" as const,
    reason: TEXT,
    byId,
    at,
    answer: { agreed: true, byId, at, reason: null },
  };
  const isOwed = stateOf(before) === "pending" && excusalOf(before) === null;
  const excused = isOwed
    ? withAssignment(loop, before.id, { excusals: [...before.excusals, excusal] })
    : loop;
  const panel = excused.rounds.find((r) => r.id === main.id)?.assignments ?? [];
  const joined = anAssignment(to, kind, before.principles, {
    id: `main-${to}-${at}`,
    slot: before.slot,
    dueAt: before.dueAt,
  });
  return withRound(excused, main.id, { assignments: [...panel, joined] });
};

/** What people and accidents do to the seats of a loop. */
export const SEAT_ACTS = {
  deactivate: (_loop, _by, dice) => {
    const id = dice.pick(["ravi", "petra", "hana", "bo"]);
    return {
      objections: [],
      after: (l) => ({ ...withPerson(l, id, { deactivatedAt: nextInstant(l) }), changedAt: nextInstant(l) }),
    };
  },
  wait: () => ({ objections: [], after: (l) => ({ ...l, changedAt: l.changedAt + 200 * 3_600_000 }) }),
  recuse: (loop, by) => {
    const who = by(barRaiserOf(loop));
    const recusals = [...loop.recusals, { personId: who, reason: TEXT, at: nextInstant(loop) }];
    return {
      objections: objectionsToRecuse(who, loop, TEXT),
      after: (l) => ({ ...l, recusals, changedAt: nextInstant(l) }),
    };
  },
  appoint: (loop, by, dice) => {
    const who = by("lena");
    const successor = dice.pick(["petra", "petra", ...EVERYBODY]);
    const cause = dice.pick(CAUSES);
    const objections = objectionsToAppoint(who, loop, successor, cause, TEXT, nextInstant(loop));
    return { objections, after: (l) => succeed(l, who, successor, cause) };
  },
  assess: (loop, by) => {
    const who = by(barRaiserOf(loop));
    const written = {
      id: `assessment-${loop.assessments.length + 1}`,
      authorId: who,
      text: TEXT,
      at: nextInstant(loop),
    };
    return {
      objections: objectionsToAssess(who, loop, TEXT),
      after: (l) => ({ ...l, assessments: [...l.assessments, written], changedAt: written.at }),
    };
  },
  replace: (loop, by, dice) => {
    const who = by("ada");
    const to = dice.pick(["otto", ...EVERYBODY]);
    const at = nextInstant(loop);
    const proposal = {
      id: `replacement-${loop.replacements.length + 1}`,
      seat: "hiringManager" as const,
      fromId: loop.hiringManagerId,
      toId: to,
      reason: TEXT,
      byId: who,
      at,
      agreedById: null,
      agreedAt: null,
    };
    return {
      objections: objectionsToReplace(who, loop, "hiringManager", to, TEXT),
      after: (l) => ({ ...l, replacements: [...l.replacements, proposal], changedAt: at }),
    };
  },
  agree: (loop, by) => {
    const waiting = loop.replacements.findLast((r) => r.agreedAt === null);
    if (!waiting) return pointless;
    const who = by("luis");
    const at = nextInstant(loop);
    const replacements = loop.replacements.map((r) =>
      r === waiting ? { ...r, agreedById: who, agreedAt: at } : r,
    );
    return {
      objections: objectionsToAgreeReplacement(who, loop, waiting.id, at),
      after: (l) =>
        takeOver(
          { ...l, replacements, hiringManagerId: waiting.toId, changedAt: at },
          waiting.fromId,
          waiting.toId,
          "hiringManager",
          who,
        ),
    };
  },
  terms: (loop, by, dice) => {
    const who = by("lena");
    const change = dice.pick([
      { level: 6 },
      { requiredPrinciples: ["thinkBig", "ownership"] },
      { requiredPrinciples: ["ownership", "frugality"] },
      { hasBarRaiser: false },
    ]);
    const at = nextInstant(loop);
    const termChanges = [...loop.termChanges, { byId: who, reason: TEXT, at }];
    return {
      objections: objectionsToChangeTerms(who, loop, TEXT),
      after: (l) => ({ ...l, terms: { ...l.terms, ...change }, termChanges, changedAt: at }),
    };
  },
} satisfies Record<string, Act>;
