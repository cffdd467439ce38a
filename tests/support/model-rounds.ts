import { objectionsToDeclareConflict, objectionsToWeigh } from "~/domain/conflict";
import { leaderOf } from "~/domain/debrief";
import { objectionsToAnswerExcusal, objectionsToRequestExcusal } from "~/domain/excusal";
import { objectionsToAddendum, objectionsToSubmit, objectionsToWithdraw } from "~/domain/feedback";
import { assignmentsOf, barRaiserOf, isStarted, type Loop, outsideLeads, stateOf } from "~/domain/loop";
import { objectionsToStart } from "~/domain/panel";
import {
  aContent,
  addAddendum,
  answerExcusal,
  declareConflict,
  nextInstant,
  planFollowUp,
  requestExcusal,
  start,
  submit,
  withdraw,
} from "./facts";
import { type Act, type Dice, pointless, TEXT, VERDICTS } from "./model";

const place = (loop: Loop, dice: Dice, wanted: "pending" | "submitted" | "any") => {
  const all = assignmentsOf(loop).filter(
    ({ round, assignment }) => isStarted(round) && (wanted === "any" || stateOf(assignment) === wanted),
  );
  return all.length === 0 ? null : dice.pick(all);
};

/** What people do around the feedback of a round. */
export const ROUND_ACTS = {
  start: (loop, by) => {
    const round = loop.rounds.find((r) => !isStarted(r));
    if (!round) return pointless;
    return {
      objections: objectionsToStart(by(loop.recruiterId), loop, round.id, nextInstant(loop)),
      after: (l) => start(l, round.id),
    };
  },
  submit: (loop, by, dice) => {
    const found = place(loop, dice, "pending");
    if (!found) return pointless;
    const { round, assignment } = found;
    const [vote, bar] = dice.pick(VERDICTS);
    const content = aContent(
      assignment.principles,
      { vote, bar },
      `${assignment.id}-${loop.writing.feedback.length}`,
    );
    const objections = objectionsToSubmit(by(assignment.personId), loop, assignment.id, content);
    return { objections, after: (l) => submit(l, assignment.personId, { content, roundId: round.id }) };
  },
  withdraw: (loop, by, dice) => {
    const found = place(loop, dice, "submitted");
    if (!found) return pointless;
    const { personId } = found.assignment;
    const latest =
      assignmentsOf(loop).findLast((x) => x.assignment.personId === personId)?.assignment.id ?? "";
    return {
      objections: objectionsToWithdraw(by(personId), loop, latest, TEXT),
      after: (l) => withdraw(l, personId),
    };
  },
  addendum: (loop, by, dice) => {
    const found = place(loop, dice, "submitted");
    if (!found) return pointless;
    const { personId } = found.assignment;
    const first = assignmentsOf(loop).find((x) => x.assignment.personId === personId)?.assignment.id ?? "";
    return {
      objections: objectionsToAddendum(by(personId), loop, first, TEXT),
      after: (l) => addAddendum(l, personId),
    };
  },
  requestExcusal: (loop, by, dice) => {
    const found = place(loop, dice, "pending");
    if (!found) return pointless;
    const { round, assignment } = found;
    const objections = objectionsToRequestExcusal(by(loop.recruiterId), loop, assignment.id, "noShow", TEXT);
    return { objections, after: (l) => requestExcusal(l, assignment.personId, "noShow", "rosa", round.id) };
  },
  answerExcusal: (loop, by, dice) => {
    const open = assignmentsOf(loop).find(({ assignment }) =>
      assignment.excusals.some((e) => e.answer === null),
    );
    const excusal = open?.assignment.excusals.find((e) => e.answer === null);
    if (!open || !excusal) return pointless;
    const verdict = dice.pick(["agreed", "agreed", "refused"] as const);
    const who = by(loop.terms.hasBarRaiser ? barRaiserOf(loop) : outsideLeads(loop)[0]);
    const answer = { agreed: verdict === "agreed", reason: TEXT };
    const objections = objectionsToAnswerExcusal(who, loop, excusal.id, answer, nextInstant(loop));
    return {
      objections,
      after: (l) => answerExcusal(l, open.assignment.personId, verdict, who, open.round.id),
    };
  },
  followUp: (loop, _by, dice) => {
    const isEarly =
      loop.rounds.some((r) => r.revealedAt === null) || loop.rounds.length > 3 || loop.ending !== null;
    if (isEarly) return pointless;
    return { objections: [], after: (l) => planFollowUp(l, [dice.pick(["otto", "bo", "carmen"])]) };
  },
  conflict: (loop, by, dice) => {
    const personId = dice.pick(["bo", "carmen", "dmitri"]);
    return {
      objections: objectionsToDeclareConflict(by(personId), loop, personId, TEXT),
      after: (l) => declareConflict(l, personId),
    };
  },
  weigh: (loop, by) => {
    const open = loop.conflicts.find((c) => c.weighing === null);
    if (!open) return pointless;
    const who = by(leaderOf(loop));
    const weighing = { text: TEXT, byId: who, at: nextInstant(loop) };
    const conflicts = loop.conflicts.map((c) => (c === open ? { ...c, weighing } : c));
    return {
      objections: objectionsToWeigh(who, loop, open.personId, TEXT),
      after: (l) => ({ ...l, conflicts, changedAt: weighing.at }),
    };
  },
} satisfies Record<string, Act>;
