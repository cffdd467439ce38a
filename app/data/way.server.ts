import { type InterviewerStep, interviewerStepsAfter } from "~/domain/interviewing";
import type { Id } from "~/domain/loop";
import type { CertificationStep } from "~/domain/person";
import type { Practised } from "~/domain/practice";
import { type SetUp, stepsAfter } from "~/domain/programme";
import type { Day, Instant } from "~/domain/time";
import { can, type Viewer } from "~/domain/viewer";
import type { Choice } from "./choices.server";
import { notHere } from "./not-here.server";
import { readPractice } from "./practice.server";
import { type LadderRow, ladderRow } from "./programme.server";
import { type ProgrammePerson, readProgrammePeople, readSetUp } from "./programme-facts.server";
import { loopsOf } from "./steps.server";
import { asViewer, type Tx } from "./transaction.server";

/** A recorded step, with the loop it took place in where that loop exists for the reader (S8, S9). */
export interface ShownStep<Step extends string> {
  readonly id: Id;
  readonly step: Step;
  readonly on: Day;
  readonly founding?: boolean;
  readonly note: string;
  readonly by: string;
  readonly loop: { readonly id: Id; readonly title: string } | null;
}

/** One person's way up both ladders. */
export interface Way {
  readonly person: LadderRow;
  readonly barRaiser: readonly ShownStep<CertificationStep>[];
  readonly interviewer: readonly ShownStep<InterviewerStep>[];
  /** What the reader may record here now; null where recording isn't theirs. */
  readonly recording: {
    readonly barRaiser: readonly CertificationStep[];
    readonly interviewer: readonly InterviewerStep[];
    readonly setUp: SetUp;
    readonly loops: readonly Choice[];
  } | null;
  readonly practice: readonly Practised[] | null;
}

/** The latest loops that a lead chooses from; an older one is told of in the note. */
const MOST = 50;

/** One person's steps, which everybody signed in sees, and what of it is the reader's to do. Throws 404. */
export function readWay(viewer: Viewer, personId: Id, now: Instant): Promise<Way> {
  return asViewer(viewer.id, async (tx) => {
    const { people, policy, asked } = await readProgrammePeople(viewer, { id: personId }, tx);
    const person = people[0] ?? notHere();
    const loops = await stepLoops(tx, viewer, personId);
    const shown = <Step extends string>(step: Omit<ShownStep<Step>, "loop">) => ({
      ...{ id: step.id, step: step.step, on: step.on, founding: step.founding, note: step.note, by: step.by },
      loop: loops.get(step.id) ?? null,
    });
    return {
      person: ladderRow(viewer, person, policy, asked, now),
      barRaiser: person.steps.map(shown<CertificationStep>),
      interviewer: person.interviewing.map(shown<InterviewerStep>),
      recording: can(viewer, "lead") ? await readRecording(tx, viewer, person) : null,
      practice: await readPractice(tx, viewer, personId, now),
    };
  });
}

/** Nobody records a step for themselves; a lead's own founding certification is the exception (P4). */
async function readRecording(tx: Tx, viewer: Viewer, person: ProgrammePerson): Promise<Way["recording"]> {
  const setUp = await readSetUp(viewer, tx);
  const isSelf = viewer.id === person.id;
  const barRaiser = stepsAfter(person, setUp);
  return {
    barRaiser: isSelf ? barRaiser.filter((step) => setUp === "ongoing" && step === "certified") : barRaiser,
    interviewer: isSelf ? [] : interviewerStepsAfter(person),
    setUp,
    loops: isSelf ? [] : await loopChoices(tx, viewer, person.id),
  };
}

const TITLE = {
  id: true,
  role: { select: { title: true } },
  candidate: { select: { name: true } },
} as const;

type Titled = { readonly role: { readonly title: string }; readonly candidate: { readonly name: string } };
const titleOf = ({ candidate, role }: Titled): string => `${candidate.name}, ${role.title}`;

async function stepLoops(tx: Tx, viewer: Viewer, personId: Id) {
  const query = {
    where: { personId, loop: loopsOf(viewer, personId) },
    select: { id: true, loop: { select: TITLE } },
  };
  const rows = [...(await tx.certification.findMany(query)), ...(await tx.interviewerStep.findMany(query))];
  return new Map(rows.flatMap(({ id, loop }) => (loop ? [[id, { id: loop.id, title: titleOf(loop) }]] : [])));
}

async function loopChoices(tx: Tx, viewer: Viewer, personId: Id): Promise<readonly Choice[]> {
  const loops = await tx.loop.findMany({
    where: loopsOf(viewer, personId),
    select: { ...TITLE, assignments: { where: { personId }, select: { kind: true } } },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    take: MOST,
  });
  return loops.map((loop) => ({
    value: loop.id,
    label: `${titleOf(loop)}${loop.assignments.some(({ kind }) => kind === "shadow") ? " (as a shadow)" : ""}`,
  }));
}
