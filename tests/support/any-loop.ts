import fc from "fast-check";
import type { Content } from "~/domain/feedback";
import {
  assignmentsOf,
  type Id,
  isRevealed,
  isSealed,
  isStarted,
  type Loop,
  last,
  type Phase,
  stateOf,
} from "~/domain/loop";
import { anyContent, anyText } from "./any-content";
import * as facts from "./facts";

/** Somebody in or around a loop, a stranger and the candidate's person included. */
export const anyPersonId: fc.Arbitrary<Id> = fc.constantFrom(...Object.keys(facts.PEOPLE), "nobody");

type Act = (loop: Loop) => Loop;

/** An act that happens only where it makes sense, so that what comes out is a state a loop can be in. */
const whenever =
  (holds: (loop: Loop) => boolean, act: Act): Act =>
  (loop) =>
    loop.ending === null && holds(loop) ? act(loop) : loop;

const pendingHere = (loop: Loop, personId: Id) =>
  assignmentsOf(loop).some(
    ({ round, assignment: a }) =>
      a.personId === personId &&
      a === facts.assignmentFor(loop, personId) &&
      stateOf(a) === "pending" &&
      (isSealed(round) || (a.kind === "shadow" && isStarted(round))),
  );

const submittedIn = (loop: Loop, personId: Id, seal: "sealed" | "revealed") =>
  assignmentsOf(loop).some(
    ({ round, assignment: a }) =>
      a.personId === personId &&
      a === facts.assignmentFor(loop, personId) &&
      stateOf(a) === "submitted" &&
      (seal === "sealed" ? isSealed(round) : isRevealed(round) && a.kind !== "shadow"),
  );

const PANEL = ["amara", "bo", "carmen", "dmitri", "hana", "ravi", "sol"];
const PRINCIPLE_IDS = Object.keys(facts.PRINCIPLES);
const mainRevealed = (loop: Loop) => loop.rounds.some((r) => r.kind === "main" && isRevealed(r));
const inDebrief = (loop: Loop) => loop.debriefs.some((d) => d.closedAt === null);
const VOTING: Partial<Record<Phase, "revote" | "final">> = { revote: "revote", finalVote: "final" };

const anyPanelAct: fc.Arbitrary<Act> = fc
  .tuple(fc.constantFrom(...PANEL), anyContent(PRINCIPLE_IDS), anyText)
  .chain(([who, content, text]) =>
    fc.constantFrom<Act>(
      whenever(
        (l) => pendingHere(l, who),
        (l) => facts.submit(l, who, { content }),
      ),
      whenever(
        (l) => submittedIn(l, who, "sealed"),
        (l) => facts.withdraw(l, who, text),
      ),
      whenever(
        (l) => submittedIn(l, who, "revealed"),
        (l) => facts.addAddendum(l, who, text),
      ),
      whenever(
        (l) => pendingHere(l, who),
        (l) => facts.requestExcusal(l, who),
      ),
      whenever(
        (l) => pendingHere(l, who) && !["hana", "ravi"].includes(who),
        (l) => facts.excuse(l, who),
      ),
      whenever(
        (l) => isStarted(facts.roundOf(l, "main")),
        (l) => facts.declareConflict(l, who),
      ),
    ),
  );

const anyFollowUp: fc.Arbitrary<Act> = fc
  .tuple(
    fc.uniqueArray(fc.constantFrom("amara", "bo", "otto", "petra"), { minLength: 1, maxLength: 2 }),
    fc.boolean(),
  )
  .map(([people, starts]) =>
    whenever(
      (l) => mainRevealed(l) && l.rounds.length < 3,
      (l) => {
        const planned = facts.planFollowUp(l, people);
        const added = last(planned.rounds);
        return starts && added ? facts.start(planned, added.id) : planned;
      },
    ),
  );

const castNow =
  (who: Id, content: Content): Act =>
  (loop) => {
    const debrief = last(loop.debriefs);
    const stage = debrief ? VOTING[debrief.phase] : undefined;
    const speaker = debrief?.speakers.find((s) => s.personId === who);
    if (!stage || !speaker?.joinedAt || content.vote === null || content.bar === null) return loop;
    if (speaker[stage === "revote" ? "revoteCastAt" : "finalCastAt"] !== null) return loop;
    return facts.castVote(loop, who, stage, content.vote, content.bar);
  };

const PHASES: readonly Phase[] = ["revote", "discussion", "finalVote", "decision", "closed", "adjourned"];

const anyDebriefAct: fc.Arbitrary<Act> = fc
  .tuple(fc.constantFrom(...PANEL), anyContent([]), fc.constantFrom(...PHASES))
  .chain(([who, content, phase]) =>
    fc.constantFrom<Act>(
      whenever((l) => mainRevealed(l) && !inDebrief(l) && !l.rounds.some(isSealed), facts.openDebrief),
      whenever(inDebrief, (l) => facts.join(l, [who])),
      whenever(inDebrief, castNow(who, content)),
      whenever(inDebrief, (l) => facts.moveTo(l, phase)),
      whenever(inDebrief, (l) => facts.decide(l)),
    ),
  );

const noVeto = (loop: Loop) => loop.vetoes.every((v) => v.resolution !== null);

const anyOfferAct: fc.Arbitrary<Act> = fc.constantFrom<Act>(
  whenever(
    (l) => mainRevealed(l) && noVeto(l),
    (l) => facts.castVeto(l),
  ),
  whenever(
    (l) => !noVeto(l),
    (l) => facts.resolveVeto(l, "lifted"),
  ),
  whenever(
    (l) => !noVeto(l),
    (l) => facts.end(facts.resolveVeto(l, "upheld"), "vetoUpheld"),
  ),
  whenever(
    (l) => l.decisions.length > 0 && noVeto(l) && l.offer.length === 0,
    (l) => facts.offerDeed(l, "ready"),
  ),
  whenever(
    (l) => last(l.offer)?.deed === "ready" && noVeto(l),
    (l) => facts.offerDeed(l, "extended"),
  ),
  whenever(
    (l) => l.startedAt !== null,
    (l) => facts.end(l, "candidateWithdrew"),
  ),
);

const started: Act = (l) => facts.start(l);
const revealed: Act = (l) => facts.submitAll(started(l));
const debriefing: Act = (l) => facts.join(facts.openDebrief(revealed(l)));
const decided: Act = (l) => facts.holdDebrief(revealed(l));
const followed: Act = (l) => {
  const planned = facts.planFollowUp(revealed(l), ["amara", "otto"]);
  return facts.start(planned, last(planned.rounds)?.id);
};

/** Where a story begins; random acts then carry it on, so that late states are met as often as early ones. */
const anyBeginning = fc.constantFrom<Act>(
  (l) => l,
  started,
  started,
  revealed,
  debriefing,
  decided,
  followed,
);

const anySetting: fc.Arbitrary<Loop> = fc
  .record({
    setting: fc.constantFrom(facts.aLoop, facts.aLoop, facts.anExemptLoop),
    candidatePerson: fc.oneof(
      { weight: 4, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: anyPersonId },
    ),
  })
  .map(({ setting, candidatePerson }) => {
    const loop = setting();
    return { ...loop, candidate: { ...loop.candidate, personId: candidatePerson } };
  });

const anyAct = fc.oneof(
  { weight: 6, arbitrary: anyPanelAct },
  { weight: 2, arbitrary: anyFollowUp },
  { weight: 4, arbitrary: anyDebriefAct },
  { weight: 1, arbitrary: anyOfferAct },
);

/** A whole loop in any state, with any content under its seals. */
export const anyLoop: fc.Arbitrary<Loop> = fc
  .tuple(anySetting, anyBeginning, fc.array(anyAct, { maxLength: 25 }))
  .map(([setting, beginning, acts]) => acts.reduce((loop, act) => act(loop), beginning(setting)));
