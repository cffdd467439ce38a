import type { Id } from "~/domain/loop";
import type { SaidObjection } from "~/domain/objections";
import { type CertificationStep, isCertified, standingOf } from "~/domain/person";
import { currentUntil, objectionsToRecordStep, type SetUp, type StepToRecord } from "~/domain/programme";
import type { Instant } from "~/domain/time";
import { can, type Viewer } from "~/domain/viewer";
import { readActor } from "./actor.server";
import { type Choice, peopleChoices } from "./choices.server";
import { database } from "./database.server";
import { notHere } from "./not-here.server";
import { type ProgrammePerson, readProgrammePeople } from "./programme-facts.server";
import { changeRecord } from "./record.server";
import type { Tx } from "./transaction.server";

export interface ProgrammeRow {
  readonly id: Id;
  readonly name: string;
  readonly team: string | null;
  readonly state: "active" | "deactivated";
  readonly standing: CertificationStep | null;
  readonly certification: "current" | "notCurrent" | "none";
  /** For those who run the programme: the last day of currency, and the last debrief led. */
  readonly currentUntil: Instant | null;
  readonly lastLedAt: Instant | null;
  readonly steps: ProgrammePerson["steps"];
}

export interface Programme {
  readonly rows: readonly ProgrammeRow[];
  readonly currencyDays: number;
  readonly setUp: SetUp;
  /** Whether the reader records steps; then also the people to choose from. */
  readonly mayRecord: "yes" | "no";
  readonly showsCurrency: "yes" | "no";
  readonly people: readonly Choice[];
}

/** The Bar Raiser programme: everybody with a step, which everybody signed in sees. Currency is for those who run it. */
export async function readProgramme(viewer: Viewer, now: Instant): Promise<Programme> {
  const { people, policy } = await readProgrammePeople(viewer, { certifications: { some: {} } });
  const mayRecord = can(viewer, "lead");
  const showsCurrency = mayRecord || can(viewer, "admin") || can(viewer, "auditor");
  return {
    rows: people.map((person) => ({
      ...{ id: person.id, name: person.name, team: person.team, steps: person.steps },
      state: person.deactivatedAt === null ? "active" : "deactivated",
      standing: standingOf(person),
      certification:
        standingOf(person) !== "certified"
          ? "none"
          : isCertified(person, policy, now)
            ? "current"
            : "notCurrent",
      currentUntil: showsCurrency ? currentUntil(person, policy.currencyDays) : null,
      lastLedAt: showsCurrency ? person.lastLedAt : null,
    })),
    currencyDays: policy.currencyDays,
    setUp: await readSetUp(viewer),
    mayRecord: mayRecord ? "yes" : "no",
    showsCurrency: showsCurrency ? "yes" : "no",
    people: mayRecord ? await peopleChoices(viewer) : [],
  };
}

/** Records one step of somebody's way through the programme. Objects as `objectionsToRecordStep` does (P4). Throws 404. */
export function recordStep(
  viewer: Viewer,
  personId: Id,
  { note, ...step }: StepToRecord & { readonly note: string },
  now: Instant,
): Promise<readonly SaidObjection[]> {
  return changeRecord(
    viewer,
    {
      act: "certification.recorded",
      facts: async (tx) => {
        const { people } = await readProgrammePeople(viewer, { id: personId }, tx);
        return {
          actor: await readActor(viewer, tx),
          person: people[0] ?? notHere(),
          setUp: await readSetUp(viewer, tx),
        };
      },
      rule: ({ actor, person, setUp }) => objectionsToRecordStep(actor, person, step, setUp, now),
      write: async (tx, _, at) => {
        const founding = step.origin === "founding";
        const onDay = new Date(`${step.on}T00:00:00Z`);
        await tx.certification.create({
          data: { personId, step: step.step, onDay, founding, note, recordedById: viewer.id, recordedAt: at },
        });
        return { subjectId: personId, details: { step: step.step, on: step.on, founding } };
      },
    },
    now,
  );
}

/** Set-up lasts until the first round of the organisation has started (P4). */
async function readSetUp(_viewer: Viewer, tx: Tx = database()): Promise<SetUp> {
  return (await tx.round.count({ where: { startedAt: { not: null } } })) > 0 ? "over" : "ongoing";
}
