import type { Id } from "~/domain/loop";
import { type SaidObjection, say, when } from "~/domain/objections";
import type { Instant } from "~/domain/time";
import { appendAudit } from "./audit.server";
import { installBank } from "./bank-install.server";
import { database } from "./database.server";
import { LEVELS, PRINCIPLES } from "./founding";
import { hashPassword } from "./password.server";
import { asNobody, type Tx } from "./transaction.server";

/** What the first-run page asks of the first admin and lead, and of their organisation. */
export interface Founding {
  readonly organisation: string;
  readonly team: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly level: number;
  readonly timeZone: string;
  /** Whether the first lead is a certified Bar Raiser already: recorded as a founding certification (P4). */
  readonly barRaiser: "certified" | "notYet";
}

/** Whether nobody has set this installation up yet. */
export async function isUnclaimed(): Promise<boolean> {
  return (await database().organisation.count()) === 0;
}

/**
 * Creates the organisation with its first admin and lead, who may certify themselves this once (P4). Of two that
 * run at the same time one wins; the other is told.
 */
export async function foundOrganisation(
  founding: Founding,
  now: Instant,
): Promise<{ readonly objections: readonly SaidObjection[]; readonly personId?: Id }> {
  const passwordHash = await hashPassword(founding.password);
  return asNobody(async (tx) => {
    const at = new Date(now);
    // Waits for a first run in flight; then there is a row already and nothing is inserted.
    const created = await tx.$executeRaw`
      INSERT INTO organisation (id, name, created_at) VALUES (1, ${founding.organisation}, ${at}) ON CONFLICT (id) DO NOTHING`;
    if (created === 0) return { objections: when(true, "alreadySetUp").map((o) => say(o, () => "somebody")) };
    await seedRecords(tx, at);
    const personId = await createFounder(tx, founding, passwordHash, at);
    await appendFounding(tx, personId, founding, now);
    await installBank(tx, now);
    return { objections: [], personId };
  });
}

async function seedRecords(tx: Tx, createdAt: Date): Promise<void> {
  await tx.level.createMany({ data: [...LEVELS] });
  await tx.principle.createMany({
    data: PRINCIPLES.map((principle, index) => ({ ...principle, position: index + 1, createdAt })),
  });
}

async function createFounder(tx: Tx, founding: Founding, passwordHash: string, at: Date): Promise<Id> {
  const { name, email, timeZone, level: levelNumber } = founding;
  const team = await tx.team.create({ data: { name: founding.team, createdAt: at } });
  const { id: personId } = await tx.person.create({
    data: { name, email, timeZone, levelNumber, teamId: team.id, startDate: at, createdAt: at },
  });
  await tx.account.create({ data: { personId, passwordHash, createdAt: at } });
  await tx.capability.createMany({
    data: ["admin", "lead"].map((capability) => ({ personId, name: capability, grantedAt: at })),
  });
  if (founding.barRaiser === "certified") {
    await tx.certification.create({
      data: {
        personId,
        step: "certified",
        onDay: at,
        founding: true,
        recordedById: personId,
        recordedAt: at,
      },
    });
  }
  return personId;
}

async function appendFounding(tx: Tx, personId: Id, founding: Founding, now: Instant): Promise<void> {
  const who = { actorId: personId, subjectId: personId };
  const seeded = { levels: LEVELS.length, principles: PRINCIPLES.length, teams: 1 };
  await appendAudit(tx, { act: "organisation.created", actorId: personId, details: seeded }, now);
  await appendAudit(tx, { act: "person.created", ...who }, now);
  for (const capability of ["admin", "lead"]) {
    await appendAudit(tx, { act: "capability.granted", ...who, details: { capability } }, now);
  }
  if (founding.barRaiser === "certified") {
    const details = { step: "certified", founding: true };
    await appendAudit(tx, { act: "certification.recorded", ...who, details }, now);
  }
}
