import type { Bar, Vote } from "~/domain/feedback";
import type {
  Assignment,
  CannotAct,
  Debrief,
  EndingKind,
  Id,
  Loop,
  OfferDeed,
  Outcome,
  Phase,
  Speaker,
  Stage,
} from "~/domain/loop";
import { isRequired, last, stateOf } from "~/domain/loop";
import { nextInstant, roundOf } from "./acts";

const speakerOf = (loop: Loop, a: Assignment, place: number | null): Speaker => ({
  personId: a.personId,
  kind: a.kind === "shadow" ? "interviewer" : a.kind,
  level: loop.people[a.personId]?.level ?? 0,
  tenureFrom: loop.people[a.personId]?.startDate ?? "2020-01-01",
  place,
  joinedAt: null,
  readAt: null,
  leftAt: null,
  leftReason: null,
  revoteCastAt: null,
  finalCastAt: null,
  turnStartedAt: null,
  turnEndedAt: null,
});

/** Opens a debrief in silent reading. Speakers: the main round's panel, lowest level first. */
export const openDebrief = (loop: Loop, overrides: Partial<Debrief> = {}): Loop => {
  const at = nextInstant(loop);
  const panel = roundOf(loop, "main").assignments.filter(isRequired);
  const byLevel = [...panel].sort(
    (a, b) => (loop.people[a.personId]?.level ?? 0) - (loop.people[b.personId]?.level ?? 0),
  );
  const heard = byLevel.filter((a) => stateOf(a) !== "excused");
  const number = loop.debriefs.length + 1;
  const debrief: Debrief = {
    id: `debrief-${number}`,
    number,
    kind: number === 1 ? "full" : "further",
    openedAt: at,
    openedById: last(loop.appointments)?.personId ?? loop.hiringManagerId,
    heldIndependence: true,
    phase: "reading",
    phaseAt: at,
    revoteShownAt: null,
    finalShownAt: null,
    adjournments: [],
    closedAt: null,
    speakers: byLevel.map((a) => speakerOf(loop, a, heard.includes(a) ? heard.indexOf(a) + 1 : null)),
    ...overrides,
  };
  return { ...loop, debriefs: [...loop.debriefs, debrief], changedAt: at };
};

const withDebrief = (loop: Loop, patch: (d: Debrief, at: number) => Partial<Debrief>): Loop => {
  const at = nextInstant(loop);
  const open = last(loop.debriefs);
  const debriefs = loop.debriefs.map((d) => (d === open ? { ...d, ...patch(d, at) } : d));
  return { ...loop, debriefs, changedAt: at };
};

/** Moves the latest debrief to a phase, whatever came before. */
export const moveTo = (loop: Loop, phase: Phase): Loop =>
  withDebrief(loop, (_, at) => ({ phase, phaseAt: at, ...(phase === "closed" ? { closedAt: at } : {}) }));

/** Everybody with a place (or only these people) joins the latest debrief. */
export const join = (loop: Loop, people?: readonly Id[]): Loop =>
  withDebrief(loop, (d, at) => ({
    speakers: d.speakers.map((s) =>
      s.place !== null && (!people || people.includes(s.personId)) ? { ...s, joinedAt: at } : s,
    ),
  }));

const castAtOf = (stage: Stage) => (stage === "revote" ? "revoteCastAt" : "finalCastAt");
const shownAtOf = (stage: Stage) => (stage === "revote" ? "revoteShownAt" : "finalShownAt");

/** Casts one vote of the latest debrief; with the last one of those present, all are shown (D3). */
export const castVote = (loop: Loop, personId: Id, stage: Stage, vote: Vote, bar: Bar): Loop => {
  const cast = withDebrief(loop, (d, at) => {
    const speakers = d.speakers.map((s) => (s.personId === personId ? { ...s, [castAtOf(stage)]: at } : s));
    const awaited = speakers.filter(
      (s) => s.joinedAt !== null && s.leftAt === null && s[castAtOf(stage)] === null,
    );
    return { speakers, ...(awaited.length === 0 ? { [shownAtOf(stage)]: at } : {}) };
  });
  const debriefId = last(loop.debriefs)?.id ?? "none";
  const written = { debriefId, personId, stage, vote, bar, changeReason: null, at: cast.changedAt };
  return { ...cast, writing: { ...cast.writing, votes: [...cast.writing.votes, written] } };
};

/** The hiring manager decides in the latest debrief. */
export const decide = (loop: Loop, outcome: Outcome = "hire", level = loop.terms.level): Loop => {
  const at = nextInstant(loop);
  const id = `decision-${loop.decisions.length + 1}`;
  const debriefId = last(loop.debriefs)?.id ?? null;
  const decision = {
    id,
    debriefId,
    outcome,
    level,
    reason: "Clear evidence on each principle.",
    byId: loop.hiringManagerId,
    at,
    levelBars: [],
  };
  return { ...loop, decisions: [...loop.decisions, decision], changedAt: at };
};

export const concur = (loop: Loop): Loop => {
  const at = nextInstant(loop);
  const concurrence = {
    decisionId: last(loop.decisions)?.id ?? "none",
    byId: last(loop.appointments)?.personId ?? "nobody",
    text: "I concur: the evidence carries it.",
    at,
  };
  return { ...loop, concurrences: [...loop.concurrences, concurrence], changedAt: at };
};

/** A whole debrief to its close: joined, final votes shown, decided, and (for a hire) concurred. */
export const holdDebrief = (loop: Loop, outcome: Outcome = "hire"): Loop => {
  const voting = moveTo(join(openDebrief(loop)), "finalVote");
  const shown = withDebrief(voting, (d, at) => ({
    revoteShownAt: d.kind === "full" ? at : null,
    finalShownAt: at,
    speakers: d.speakers.map((s) => (s.place === null ? s : { ...s, finalCastAt: at })),
  }));
  const finalBars = (last(shown.debriefs)?.speakers ?? [])
    .filter((s) => s.place !== null)
    .map((s) => ({ personId: s.personId, bar: "raises" as const }));
  const decided = decide(
    moveTo({ ...shown, gateFacts: { ...shown.gateFacts, finalBars } }, "decision"),
    outcome,
  );
  const closed = moveTo(decided, "closed");
  return outcome === "hire" && loop.terms.hasBarRaiser ? concur(closed) : closed;
};

/** The Bar Raiser casts a veto that rests on the first revealed piece of evidence. */
export const castVeto = (loop: Loop, byId: Id = last(loop.appointments)?.personId ?? "ravi"): Loop => {
  const at = nextInstant(loop);
  const evidence = loop.writing.feedback.flatMap((f) => f.content.principles.flatMap((p) => p.evidence))[0];
  const veto = {
    id: `veto-${loop.vetoes.length + 1}`,
    byId,
    at,
    rationale: "Two accounts of the same project contradict each other.",
    principles: ["earnTrust"],
    cites: evidence ? [{ kind: "evidence" as const, id: evidence.id }] : [],
    resolution: null,
  };
  return { ...loop, vetoes: [...loop.vetoes, veto], changedAt: at };
};

export const resolveVeto = (loop: Loop, kind: "lifted" | "upheld"): Loop => {
  const at = nextInstant(loop);
  const vetoes = loop.vetoes.map((v) =>
    v.resolution
      ? v
      : { ...v, resolution: { kind, byId: v.byId, at, text: "What changed, in writing.", cites: [] } },
  );
  return { ...loop, vetoes, changedAt: at };
};

/** A lead names a successor for a cause (P5). */
export const appoint = (loop: Loop, personId: Id, cause: CannotAct): Loop => {
  const at = nextInstant(loop);
  const named = { byId: "lena", at, heldIndependence: true, cause, reason: "In writing." };
  const appointments = [...loop.appointments, { id: `appointment-${personId}`, personId, ...named }];
  return { ...loop, appointments, changedAt: at };
};

/** Adds a step to the offer's record. */
export const offerDeed = (loop: Loop, deed: OfferDeed, reason: string | null = null): Loop => {
  const at = nextInstant(loop);
  const byId = deed === "dropped" ? null : loop.recruiterId;
  return { ...loop, offer: [...loop.offer, { deed, byId, at, reason }], changedAt: at };
};

export const end = (loop: Loop, kind: EndingKind = "candidateWithdrew"): Loop => {
  const at = nextInstant(loop);
  return {
    ...loop,
    ending: { kind, reason: "Took another job.", byId: loop.recruiterId, at },
    changedAt: at,
  };
};
