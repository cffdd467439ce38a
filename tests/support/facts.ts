import type { Content } from "~/domain/feedback";
import type { Assignment, AssignmentKind, Id, Loop, Round, Slot } from "~/domain/loop";
import type { Person } from "~/domain/person";
import { DAY, HOUR } from "~/domain/time";
import { CREATED, PEOPLE } from "./people";

export * from "./acts";
export * from "./debrief-acts";
export * from "./people";

/** Four days after the loop was created: the day of the interviews. */
const INTERVIEWS = CREATED + 4 * DAY;

/** An hour of the interview day; `hour` counts from nine in the morning. */
export const aSlot = (hour = 0): Slot => ({
  start: INTERVIEWS + hour * HOUR,
  end: INTERVIEWS + (hour + 1) * HOUR,
  zone: "Europe/Berlin",
});

/** A planned assignment with the id "<round>-<person>". */
export const anAssignment = (
  personId: Id,
  kind: AssignmentKind,
  principles: readonly Id[],
  overrides: Partial<Assignment> = {},
): Assignment => ({
  id: `main-${personId}`,
  personId,
  kind,
  slot: aSlot(),
  principles,
  questions: [],
  answer: null,
  dueAt: null,
  submittedAt: null,
  late: false,
  withdrawnAt: null,
  afterReset: false,
  excusals: [],
  moves: [],
  hadRead: [],
  ...overrides,
});

/** A planned round without anybody on its panel. */
export const aRound = (overrides: Partial<Round> = {}): Round => ({
  id: "main",
  number: 1,
  kind: "main",
  createdAt: CREATED,
  startedAt: null,
  revealedAt: null,
  focus: [],
  assignments: [],
  ...overrides,
});

/** The main round: amara, bo, carmen and dmitri interview; hana hires; ravi raises the bar; sol shadows. */
export const aMainRound = (overrides: Partial<Round> = {}): Round =>
  aRound({
    assignments: [
      anAssignment("amara", "interviewer", ["ownership"], { slot: aSlot(0) }),
      anAssignment("bo", "interviewer", ["diveDeep"], { slot: aSlot(1) }),
      anAssignment("carmen", "interviewer", ["earnTrust"], { slot: aSlot(2) }),
      anAssignment("dmitri", "interviewer", ["deliverResults"], { slot: aSlot(3) }),
      anAssignment("hana", "hiringManager", ["thinkBig"], { slot: aSlot(4) }),
      anAssignment("ravi", "barRaiser", ["highStandards"], { slot: aSlot(5) }),
      anAssignment("sol", "shadow", [], { slot: aSlot(0) }),
    ],
    ...overrides,
  });

const named = (id: Id, name: string) => [id, { id, name }] as const;

export const PRINCIPLES = Object.fromEntries([
  named("ownership", "Ownership"),
  named("diveDeep", "Dive Deep"),
  named("earnTrust", "Earn Trust"),
  named("deliverResults", "Deliver Results"),
  named("highStandards", "Insist on the Highest Standards"),
  named("thinkBig", "Think Big"),
]);

/** Complete feedback in favour: each principle rated, with one piece of evidence called "<by>-<principle>". */
export const aContent = (
  principles: readonly Id[],
  overrides: Partial<Content> = {},
  by = "evidence",
): Content => ({
  principles: principles.map((principleId) => ({
    principleId,
    rating: 4,
    notAssessedReason: null,
    evidence: [
      {
        id: `${by}-${principleId}`,
        situation: "A payment run failed on a holiday.",
        action: "Called the bank, wrote a replay and checked each row.",
        result: "All salaries arrived the same day.",
      },
    ],
  })),
  bar: "raises",
  vote: "inclined",
  summary: "Finds the cause before the fix, and says what is not known.",
  ...overrides,
});

/** A loop that is planned and can be started: nothing submitted, nothing revealed. */
export const aLoop = (overrides: Partial<Loop> = {}): Loop => ({
  id: "loop",
  candidate: { id: "candidate", name: "Noor Haddad", personId: null },
  role: { id: "role", title: "Software engineer, Payments" },
  policy: { feedbackHours: 24, overdueHours: 72, coolOffDays: 180, currencyDays: 365 },
  terms: {
    level: 5,
    teamId: "payments",
    requiredPrinciples: ["ownership", "diveDeep", "earnTrust", "deliverResults", "highStandards"],
    hasBarRaiser: true,
  },
  termChanges: [],
  focusTopics: [],
  hiringManagerId: "hana",
  recruiterId: "rosa",
  createdAt: CREATED,
  startedAt: null,
  changedAt: CREATED,
  ending: null,
  earlier: null,
  coolOff: null,
  people: PEOPLE,
  leads: ["lena", "luis"],
  admins: ["ada"],
  principles: PRINCIPLES,
  rounds: [aMainRound()],
  appointments: [
    {
      id: "appointment-1",
      personId: "ravi",
      byId: "rosa",
      at: CREATED,
      heldIndependence: true,
      cause: null,
      reason: null,
    },
  ],
  recusals: [],
  replacements: [],
  conflicts: [],
  debriefs: [],
  assessments: [],
  decisions: [],
  concurrences: [],
  vetoes: [],
  offer: [],
  gateFacts: { covered: [], finalBars: [] },
  writing: { feedback: [], addenda: [], votes: [] },
  ...overrides,
});

/** The loop with one person changed. */
export const withPerson = (loop: Loop, id: Id, patch: Partial<Person>): Loop => {
  const person = loop.people[id];
  if (!person) throw new Error(`nobody called ${id}`);
  return { ...loop, people: { ...loop.people, [id]: { ...person, ...patch } } };
};

/** A loop at a level without a Bar Raiser: ravi is on no panel, and dmitri takes the high standards. */
export const anExemptLoop = (): Loop => {
  const main = aMainRound();
  const assignments = main.assignments
    .filter((a) => a.kind !== "barRaiser")
    .map((a) => (a.personId === "dmitri" ? { ...a, principles: ["deliverResults", "highStandards"] } : a));
  const loop = aLoop({ rounds: [{ ...main, assignments }], appointments: [] });
  return { ...loop, terms: { ...loop.terms, hasBarRaiser: false } };
};
