import type { Id, Loop } from "~/domain/loop";
import * as facts from "./facts";

/** Of whom each person reads the main round's feedback: S1, S3, S4, S6, S9, S10 and F9, written out by hand. */
export interface SightCase {
  readonly name: string;
  readonly loop: Loop;
  readonly reads: Readonly<Record<string, readonly Id[]>>;
}

const ALL = ["amara", "bo", "carmen", "dmitri", "hana", "ravi"];
const but = (...absent: string[]) => ALL.filter((who) => !absent.includes(who));
const WITH_SOL = [...ALL, "sol"];
const OUTSIDERS = { ada: [], aldo: [], nobody: [], otto: [], petra: [] };
const each = (people: readonly string[], reads: readonly Id[]) =>
  Object.fromEntries(people.map((who) => [who, reads]));
const own = (...people: string[]) => Object.fromEntries(people.map((who) => [who, [who]]));

const planned = facts.aLoop();
const sealed = ["amara", "bo", "sol"].reduce((l, who) => facts.submit(l, who), facts.start(planned));
const SEALED = {
  ...{ ...OUTSIDERS, ...own("amara", "bo", "sol") },
  ...each(["carmen", "dmitri", "hana", "ravi", "rosa", "lena", "luis"], []),
};
const revealed = facts.aRevealedLoop(planned);
const REVEALED = { ...OUTSIDERS, ...each([...ALL, "rosa", "lena", "luis"], ALL), sol: [] };
const practised = facts.submit(revealed, "sol");
const PRACTISED = { ...REVEALED, ...each(["sol", "lena", "luis"], WITH_SOL) };
const excused = facts.excuse(
  but("dmitri").reduce((l, who) => facts.submit(l, who), facts.start(planned)),
  "dmitri",
);

const withoutHanaOnPanel = (loop: Loop): Loop =>
  facts.withRound(loop, "main", {
    assignments: facts.roundOf(loop, "main").assignments.filter((a) => a.personId !== "hana"),
  });
const offPanel = withoutHanaOnPanel(planned);
const isCandidate = (loop: Loop, personId: Id): Loop => ({
  ...loop,
  candidate: { ...loop.candidate, personId },
});

const followed = facts.start(facts.planFollowUp(revealed, ["amara", "otto", "lena"]), "round-2");
const unread = facts.withAssignment(followed, "round-2-amara", { hadRead: [] });
const written = facts.submit(unread, "amara", { roundId: "round-2" });

const appoint = (loop: Loop, personId: Id): Loop => {
  const at = facts.nextInstant(loop);
  const appointment = { id: "appointment-2", personId, byId: "lena", at, heldIndependence: true };
  const because = { cause: "recused" as const, reason: "Knows the candidate." };
  return { ...loop, appointments: [...loop.appointments, { ...appointment, ...because }], changedAt: at };
};
const RAVI_GONE = facts.withAssignment(sealed, "main-ravi", {
  excusals: [
    {
      ...{ id: "excusal-ravi", kind: "succession", reason: "Recused.", byId: "lena", at: sealed.changedAt },
      answer: { agreed: true, byId: "lena", at: sealed.changedAt, reason: null },
    },
  ],
});
const succeeded = facts.reveal(
  ["carmen", "dmitri", "hana"].reduce((l, who) => facts.submit(l, who), appoint(RAVI_GONE, "petra")),
);

export const SIGHT_TABLE: readonly SightCase[] = [
  { name: "planned: nothing is written", loop: planned, reads: { ...OUTSIDERS, ...each(ALL, []), rosa: [] } },
  { name: "sealed: each reads their own alone (S1)", loop: sealed, reads: SEALED },
  {
    name: "sealed and withdrawn: the old version is its author's (F3)",
    loop: facts.withdraw(sealed, "amara"),
    reads: SEALED,
  },
  { name: "sealed for good by an end without a decision (S10)", loop: facts.end(sealed), reads: SEALED },
  { name: "revealed: panel, hiring manager, recruiter and leads (S6)", loop: revealed, reads: REVEALED },
  { name: "revealed and ended: the same", loop: facts.end(revealed), reads: REVEALED },
  {
    name: "a shadow who has written; practice is theirs and the leads' (F9)",
    loop: practised,
    reads: PRACTISED,
  },
  {
    name: "excused without having written: nothing (S6)",
    loop: excused,
    reads: { ...each([...but("dmitri"), "rosa", "lena"], but("dmitri")), dmitri: [], sol: [], ada: [] },
  },
  {
    name: "a hiring manager off the panel, sealed",
    loop: facts.submit(facts.start(offPanel), "amara"),
    reads: { hana: [], amara: ["amara"], rosa: [] },
  },
  {
    name: "a hiring manager off the panel, revealed",
    loop: facts.aRevealedLoop(offPanel),
    reads: { hana: but("hana"), bo: but("hana") },
  },
  {
    name: "a follow-up's authors: who had read before goes on; a newcomer, even a lead, writes first (S4)",
    loop: followed,
    reads: { amara: ALL, bo: ALL, otto: [], lena: [], luis: ALL, rosa: ALL, petra: [] },
  },
  {
    name: "owing a follow-up without having read: only what they wrote themselves (S4)",
    loop: unread,
    reads: { amara: ["amara"], bo: ALL },
  },
  { name: "the same once they have written it", loop: written, reads: { amara: ALL, otto: [], lena: [] } },
  {
    name: "a loop that ends with the follow-up owed opens nothing for who owes it",
    loop: facts.end(unread),
    reads: { amara: ["amara"], otto: [], bo: ALL },
  },
  {
    name: "a successor after the reveal, and the predecessor who wrote (P5)",
    loop: appoint(revealed, "petra"),
    reads: { petra: ALL, ravi: ALL, otto: [] },
  },
  {
    name: "a predecessor excused without having written (P5, S6)",
    loop: succeeded,
    reads: { petra: [...but("ravi"), "sol"].slice(0, 5), ravi: [], carmen: but("ravi") },
  },
  ...["lena", "rosa", "otto", "ada"].map((who) => ({
    name: `the candidate is ${who} (S9)`,
    loop: isCandidate(revealed, who),
    reads: { ...REVEALED, [who]: [] },
  })),
];
