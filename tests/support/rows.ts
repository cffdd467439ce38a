import pg from "pg";
import { assignmentsOf, type Excusal, type Id, isRequired, type Loop } from "~/domain/loop";
import { CAPABILITIES, type Capability, type Viewer } from "~/domain/viewer";
import type { FreshDatabase } from "./database";
import { PEOPLE, PRINCIPLES } from "./facts";
import { uuidOf, withUuids } from "./ids";
import { CREATED } from "./people";

export { uuidOf } from "./ids";

/** The stories' people, an auditor, and somebody without any part. */
export const EVERYBODY = [...Object.keys(PEOPLE), "aldo", "nobody"] as const;
const HELD: Record<string, Capability> = {
  ...{ lena: "lead", luis: "lead", ada: "admin", aldo: "auditor", rosa: "recruiter" },
};

/** Somebody of the stories as the session would prove them, by uuid. */
export const viewerOf = (name: string): Viewer =>
  ({
    id: uuidOf(name),
    capabilities: CAPABILITIES.filter((c) => HELD[name] === c),
  }) as unknown as Viewer;

/**
 * A connection for which neither triggers nor foreign keys work, so that a loop can be put down in any state at all,
 * whichever way it came there. Checks and unique keys hold even so.
 */
export async function unboundClient(db: FreshDatabase): Promise<pg.Client> {
  const client = new pg.Client({ ...db.config, user: "postgres" });
  client.on("error", () => {});
  await client.connect();
  await client.query("SET session_replication_role = replica");
  return client;
}

type Row = Readonly<Record<string, unknown>>;

/** Inserts rows that have the same columns. */
export async function insert(client: pg.Client, table: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const marks = rows.map(
    (_, r) => `(${columns.map((_c, c) => `$${r * columns.length + c + 1}`).join(", ")})`,
  );
  const values = rows.flatMap((row) => columns.map((column) => row[column]));
  await client.query(`INSERT INTO ${table} (${columns.join(", ")}) VALUES ${marks.join(", ")}`, values);
}

const at = (instant: number | null | undefined): Date | null =>
  instant === null || instant === undefined ? null : new Date(instant);
const begun = new Date(CREATED);

/** The organisation around the loops: levels, teams, people with their capabilities, principles, one role. */
export async function settle(client: pg.Client): Promise<void> {
  await insert(client, "organisation", [{ name: "Ardent", created_at: begun }]);
  await insert(
    client,
    "level",
    [4, 5, 6, 7, 8].map((number) => ({ number, label: `L${number}` })),
  );
  const teams = [...new Set(Object.values(PEOPLE).map((p) => p.teamId ?? "payments"))];
  await insert(
    client,
    "team",
    teams.map((name) => ({ id: uuidOf(name), name, created_at: begun })),
  );
  await insert(
    client,
    "person",
    EVERYBODY.map((name) => ({
      ...{ id: uuidOf(name), name, email: `${name}@ardent.example`, created_at: begun },
      ...{ level_number: PEOPLE[name]?.level ?? 5, start_date: PEOPLE[name]?.startDate ?? "2021-01-01" },
    })),
  );
  const held = Object.entries(HELD).map(([who, name]) => ({
    person_id: uuidOf(who),
    name,
    granted_at: begun,
  }));
  await insert(client, "capability", held);
  const principles = Object.values(PRINCIPLES).map(({ id, name }, position) => ({
    ...{ id: uuidOf(id), name, description: "", position, created_at: begun },
  }));
  await insert(client, "principle", principles);
  const role = { id: uuidOf("role"), title: "Software engineer", level_number: 5, created_at: begun };
  const seats = { hiring_manager_id: uuidOf("hana"), recruiter_id: uuidOf("rosa") };
  await insert(client, "role", [{ ...role, ...seats, team_id: uuidOf("payments") }]);
}

/** Writes a loop of the stories down row by row; answers the same loop with the uuids that it has there. */
export async function writeLoop(client: pg.Client, story: Loop, space: string): Promise<Loop> {
  const loop = withUuids(story, space);
  const { id: candidateId, personId } = loop.candidate;
  const by = { created_by_id: loop.recruiterId, created_at: begun };
  await insert(client, "candidate", [
    { id: candidateId, name: loop.candidate.name, email: "noor@example.org", person_id: personId, ...by },
  ]);
  const { ending, terms } = loop;
  const seats = { hiring_manager_id: loop.hiringManagerId, recruiter_id: loop.recruiterId };
  const fixed = { level_number: terms.level, team_id: terms.teamId, has_bar_raiser: terms.hasBarRaiser };
  const end = { ended_at: at(ending?.at), end_kind: ending?.kind, ended_by_id: ending?.byId };
  const instants = { changed_at: at(loop.changedAt), started_at: at(loop.startedAt) };
  const row = { id: loop.id, candidate_id: candidateId, role_id: uuidOf("role"), ...by };
  await insert(client, "loop", [{ ...row, ...seats, ...instants, ...fixed, ...end }]);
  await writePanel(client, loop);
  await writeWriting(client, loop);
  await writeDebriefs(client, loop);
  await writeConclusions(client, loop);
  return loop;
}

async function writePanel(client: pg.Client, loop: Loop): Promise<void> {
  const rounds = loop.rounds.map((r) => ({
    ...{ id: r.id, loop_id: loop.id, number: r.number, kind: r.kind, focus: r.focus },
    ...{ created_at: at(r.createdAt), started_at: at(r.startedAt), revealed_at: at(r.revealedAt) },
  }));
  const places = assignmentsOf(loop).map(({ round, assignment: a }) => ({
    ...{ id: a.id, loop_id: loop.id, round_id: round.id, person_id: a.personId, kind: a.kind },
    ...{ submitted_at: at(a.submittedAt), withdrawn_at: at(a.withdrawnAt), had_read: a.hadRead },
  }));
  const excusals = assignmentsOf(loop).flatMap(({ assignment: a }) =>
    kept(a.excusals).map((e) => ({
      ...{ id: e.id, assignment_id: a.id, kind: e.kind, reason: e.reason, by_id: e.byId, at: at(e.at) },
      ...{ agreed: e.answer?.agreed, answered_by_id: e.answer?.byId, answered_at: at(e.answer?.at) },
      ...{ answer: e.answer ? "A reason." : null },
    })),
  );
  const appointments = loop.appointments.map((a) => ({
    ...{ id: a.id, loop_id: loop.id, person_id: a.personId, by_id: a.byId, at: at(a.at) },
    ...{ held_independence: a.heldIndependence, cause: a.cause, reason: a.reason },
  }));
  await insert(client, "round", rounds);
  await insert(client, "assignment", places);
  await insert(client, "excusal", excusals);
  await insert(client, "appointment", appointments);
}

// A story may ask twice before it is answered; a database keeps one open request.
const kept = (excusals: readonly Excusal[]): readonly Excusal[] => {
  const open = excusals.find((e) => e.answer === null);
  return excusals.filter((e) => e.answer !== null || e === open);
};

const practices = (loop: Loop): ReadonlySet<Id> =>
  new Set(assignmentsOf(loop).flatMap(({ assignment: a }) => (isRequired(a) ? [] : [a.id])));

// What a story's feedback says may be incomplete, which no row can be: who may read it is all that matters here.
async function writeWriting(client: pg.Client, loop: Loop): Promise<void> {
  const practice = practices(loop);
  const feedback = loop.writing.feedback.map((f) => ({
    ...{ id: f.id, loop_id: loop.id, round_id: f.roundId, assignment_id: f.assignmentId },
    ...{ author_id: f.authorId, practice: practice.has(f.assignmentId), version: f.version },
    ...{
      vote: "notInclined",
      bar: "meets",
      summary: f.content.summary.trim() || "Short.",
      submitted_at: at(f.submittedAt),
    },
  }));
  const ratings = loop.writing.feedback.map((f) => ({
    ...{ id: uuidOf("rating", f.id), feedback_id: f.id, principle_id: uuidOf("ownership"), rating: 3 },
  }));
  const evidence = loop.writing.feedback.map((f) => ({
    ...{ rating_id: uuidOf("rating", f.id), feedback_id: f.id, position: 1 },
    ...{ situation: "A run failed.", action: "Wrote a replay.", result: "All arrived." },
  }));
  const withdrawals = loop.writing.feedback.flatMap((f) =>
    f.withdrawal ? [{ feedback_id: f.id, reason: "A reason.", at: at(f.withdrawal.at) }] : [],
  );
  await insert(client, "feedback", feedback);
  await insert(client, "rating", ratings);
  await insert(client, "evidence", evidence);
  await insert(client, "withdrawal", withdrawals);
  await insert(client, "addendum", addendaOf(loop));
}

const addendaOf = (loop: Loop): readonly Row[] =>
  loop.writing.addenda.flatMap((a) => {
    const versions = loop.writing.feedback.filter((f) => f.assignmentId === a.assignmentId);
    const standing = versions.at(-1);
    return standing
      ? [{ id: a.id, feedback_id: standing.id, text: a.text.trim() || "One thing more.", at: at(a.at) }]
      : [];
  });

async function writeDebriefs(client: pg.Client, loop: Loop): Promise<void> {
  const debriefs = loop.debriefs.map((d) => ({
    ...{ id: d.id, loop_id: loop.id, number: d.number, kind: d.kind, opened_at: at(d.openedAt) },
    ...{ opened_by_id: d.openedById, held_independence: d.heldIndependence, phase_at: at(d.phaseAt) },
    ...{ phase: d.closedAt === null ? d.phase : "closed", closed_at: at(d.closedAt) },
    ...{ revote_shown_at: at(d.revoteShownAt), final_shown_at: at(d.finalShownAt) },
  }));
  const speakers = loop.debriefs.flatMap((d) =>
    d.speakers.map((s) => ({
      ...{ debrief_id: d.id, person_id: s.personId, kind: s.kind, level_number: s.level, place: s.place },
      ...{ tenure_from: s.tenureFrom, joined_at: at(s.joinedAt) },
      ...{ revote_cast_at: at(s.revoteCastAt), final_cast_at: at(s.finalCastAt) },
    })),
  );
  const votes = loop.writing.votes.map((v) => ({
    ...{ debrief_id: v.debriefId, person_id: v.personId, stage: v.stage, at: at(v.at) },
    ...{ vote: "notInclined", bar: v.bar, change_reason: v.changeReason },
  }));
  await insert(client, "debrief", debriefs);
  await insert(client, "speaker", speakers);
  await insert(client, "debrief_vote", votes);
}

async function writeConclusions(client: pg.Client, loop: Loop): Promise<void> {
  const decisions = loop.decisions.map((d) => ({
    ...{ id: d.id, loop_id: loop.id, debrief_id: d.debriefId, outcome: d.outcome, level_number: d.level },
    ...{ reason: d.reason, by_id: d.byId, at: at(d.at) },
  }));
  const vetoes = loop.vetoes.map((v) => ({
    ...{
      id: v.id,
      loop_id: loop.id,
      by_id: v.byId,
      at: at(v.at),
      rationale: v.rationale,
      principles: v.principles,
    },
    ...{ resolution: v.resolution?.kind, resolved_by_id: v.resolution?.byId },
    ...{ resolved_at: at(v.resolution?.at), resolved_text: v.resolution?.text },
  }));
  const citations = loop.vetoes.flatMap((v) =>
    v.cites.map((c) => ({ veto_id: v.id, part: "cast", kind: c.kind, source_id: c.id })),
  );
  const steps = loop.offer.map((step, i) => ({
    ...{ id: uuidOf(`step-${i}`, loop.id), loop_id: loop.id, deed: step.deed, by_id: step.byId },
    ...{ at: at(step.at), reason: step.reason },
  }));
  await insert(client, "decision", decisions);
  await insert(client, "veto", vetoes);
  await insert(client, "citation", citations);
  await insert(client, "offer_step", steps);
}
