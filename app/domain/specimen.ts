import {
  type Assignment,
  assignmentsOf,
  type Debrief,
  type DebriefVote,
  type Id,
  type Loop,
  type Stage,
} from "./loop";

/** Somebody else than whoever is asked about: no person has this id. */
export const SOMEBODY_ELSE: Id = "somebody else";

const aFeedback = (assignment: Assignment, roundId: Id): Loop["writing"]["feedback"][number] => ({
  ...{ id: assignment.id, assignmentId: assignment.id, authorId: assignment.personId, roundId },
  ...{ version: 1, submittedAt: 0, withdrawal: { reason: "", at: 0 } },
  content: { principles: [], bar: null, vote: null, summary: "" },
});

const anAddendum = (assignment: Assignment, roundId: Id): Loop["writing"]["addenda"][number] => ({
  ...{ id: assignment.id, assignmentId: assignment.id, authorId: assignment.personId, roundId },
  ...{ text: "", at: 0 },
});

const aDebrief = (id: "shown" | "notShown"): Debrief => ({
  ...{ id, number: 1, kind: "full", openedAt: 0, openedById: SOMEBODY_ELSE, heldIndependence: true },
  ...{ phase: "closed", phaseAt: 0, adjournments: [], closedAt: 0, speakers: [] },
  ...{ revoteShownAt: id === "shown" ? 0 : null, finalShownAt: id === "shown" ? 0 : null },
});

const aVote = (debriefId: Id, personId: Id, stage: Stage): DebriefVote => ({
  ...{ debriefId, personId, stage, at: 0 },
  ...{ vote: "inclined", bar: "raises", changeReason: null },
});

const votesFor = (subjectId: Id): readonly DebriefVote[] =>
  ["shown", "notShown"].flatMap((debrief) =>
    [subjectId, SOMEBODY_ELSE].flatMap((personId) => [
      aVote(debrief, personId, "revote"),
      aVote(debrief, personId, "final"),
    ]),
  );

/**
 * The loop with one specimen of each thing in the place of whatever was written or concluded in it: people, panel and
 * seals stay, content goes. What `showLoop` lets through of a specimen it lets through of the real thing, and a report
 * about specimens can tell nothing of what is there, not even that something is (S1, S2).
 */
export const specimenOf = (subjectId: Id, loop: Loop): Loop => ({
  ...loop,
  ending: null,
  earlier: { how: "noHire", at: 0 },
  coolOff: null,
  termChanges: [{ byId: SOMEBODY_ELSE, reason: "a reason", at: 0 }],
  replacements: [],
  conflicts: [],
  debriefs: [aDebrief("shown"), aDebrief("notShown")],
  assessments: [],
  decisions: [],
  concurrences: [],
  vetoes: [],
  offer: [{ deed: "extended", byId: SOMEBODY_ELSE, at: 0, reason: "a reason" }],
  gateFacts: { covered: [], finalBars: [] },
  writing: {
    feedback: assignmentsOf(loop).map(({ round, assignment }) => aFeedback(assignment, round.id)),
    addenda: assignmentsOf(loop).map(({ round, assignment }) => anAddendum(assignment, round.id)),
    votes: votesFor(subjectId),
  },
});

/** The same once it has ended, to see how much of an ending is shown. */
export const endedSpecimenOf = (subjectId: Id, loop: Loop): Loop => ({
  ...specimenOf(subjectId, loop),
  ending: { kind: "candidateWithdrew", reason: "a reason", byId: SOMEBODY_ELSE, at: 0 },
});
