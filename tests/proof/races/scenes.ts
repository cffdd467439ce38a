import type pg from "pg";
import {
  addRevealedRound,
  OWNERSHIP,
  revealedLoop,
  sealedLoop,
  WHO,
  type Who,
} from "../../support/debrief-world.ts";
import { offerableLoop } from "../../support/offer-world.ts";

/** A loop in the moment before two acts meet, with the ids that the acts name. */
export type Scene = { readonly loop: string; readonly ids: Readonly<Record<string, string>> };

const one = async (owner: pg.Client, sql: string, values: readonly unknown[]): Promise<string> =>
  (await owner.query<{ id: string }>(sql, [...values])).rows[0]?.id ?? "";

/** The main round waits for these people. */
export const waitingFor =
  (...pending: readonly Who[]) =>
  async (owner: pg.Client): Promise<Scene> => {
    const { id, assignments } = await sealedLoop(owner, pending);
    return { loop: id, ids: assignments };
  };

/** Somebody is to be excused, and the Bar Raiser has not answered yet. */
export async function excusalAsked(owner: pg.Client): Promise<Scene> {
  const scene = await waitingFor("bo")(owner);
  const excusal = await one(
    owner,
    "INSERT INTO excusal (assignment_id, kind, reason, by_id, at) VALUES ($1, 'noShow', 'Fell ill.', $2, now()) RETURNING id",
    [scene.ids[WHO.bo], WHO.rosa],
  );
  return { ...scene, ids: { ...scene.ids, excusal } };
}

/** Every gate is met. */
export async function offerable(owner: pg.Client): Promise<Scene> {
  const { id, evidence } = await offerableLoop(owner);
  return { loop: id, ids: evidence };
}

/** Every gate is met, and a follow-up round is planned but not started. */
export async function followUpPlanned(owner: pg.Client): Promise<Scene> {
  const scene = await offerable(owner);
  const round = await one(
    owner,
    "INSERT INTO round (loop_id, number, kind, created_at, focus) VALUES ($1, 2, 'followUp', now(), '{}') RETURNING id",
    [scene.loop],
  );
  const seat = await one(
    owner,
    `INSERT INTO assignment (loop_id, round_id, person_id, kind, slot_start, slot_end, slot_zone, had_read)
     VALUES ($1, $2, $3, 'interviewer', now() + interval '1 day', now() + interval '25 hours', 'Europe/Berlin', '{}') RETURNING id`,
    [scene.loop, round, WHO.bo],
  );
  await owner.query("INSERT INTO assignment_principle (assignment_id, principle_id) VALUES ($1, $2)", [
    seat,
    OWNERSHIP,
  ]);
  return { ...scene, ids: { ...scene.ids, round } };
}

/** The main round is revealed and nothing further has happened. */
export async function revealed(owner: pg.Client): Promise<Scene> {
  const { id, evidence } = await revealedLoop(owner);
  return { loop: id, ids: evidence };
}

/** A veto is open, and there is new evidence by somebody else to lift it on. */
export async function liftable(owner: pg.Client): Promise<Scene> {
  const scene = await revealed(owner);
  await owner.query(
    "INSERT INTO veto (loop_id, by_id, at, rationale, principles) VALUES ($1, $2, clock_timestamp(), 'Two accounts differ.', ARRAY[$3]::uuid[])",
    [scene.loop, WHO.ravi, OWNERSHIP],
  );
  const later = await addRevealedRound(owner, scene.loop, "followUp", [["bo", "interviewer"]]);
  return { ...scene, ids: { ...scene.ids, later: later[WHO.bo] ?? "" } };
}

/** The same, and its Bar Raiser has stepped back. */
export async function recused(owner: pg.Client): Promise<Scene> {
  const scene = await liftable(owner);
  await owner.query(
    "INSERT INTO recusal (loop_id, person_id, reason, at) VALUES ($1, $2, 'Too close by now.', clock_timestamp())",
    [scene.loop, WHO.ravi],
  );
  return scene;
}

const SPEAKERS: readonly (readonly [Who, string, number])[] = [
  ["amara", "interviewer", 4],
  ["bo", "interviewer", 5],
  ["hana", "hiringManager", 6],
  ["ravi", "barRaiser", 7],
];

/** A debrief is in this phase with everybody present; in the discussion the first one speaks. */
export const debriefing =
  (phase: "revote" | "discussion") =>
  async (owner: pg.Client): Promise<Scene> => {
    const scene = await revealed(owner);
    const debrief = await one(
      owner,
      `INSERT INTO debrief (loop_id, number, kind, opened_at, opened_by_id, held_independence, phase, phase_at)
       VALUES ($1, 1, 'full', now() - interval '50 minutes', $2, true, 'revote', now() - interval '40 minutes') RETURNING id`,
      [scene.loop, WHO.ravi],
    );
    for (const [index, [who, kind, level]] of SPEAKERS.entries())
      await owner.query(
        `INSERT INTO speaker (debrief_id, person_id, kind, level_number, tenure_from, place, joined_at, read_at)
         VALUES ($1, $2, $3, $4, '2020-01-01', $5, now() - interval '49 minutes', now() - interval '45 minutes')`,
        [debrief, WHO[who], kind, level, index + 1],
      );
    // While the vote is open two are still to cast; before the discussion everybody has.
    const voters = phase === "discussion" ? SPEAKERS : SPEAKERS.slice(2);
    for (const [who] of voters)
      await owner.query(
        "INSERT INTO debrief_vote (debrief_id, person_id, stage, vote, bar, at) VALUES ($1, $2, 'revote', 'inclined', 'raises', now() - interval '30 minutes')",
        [debrief, WHO[who]],
      );
    if (phase === "discussion") {
      await owner.query(
        "UPDATE debrief SET phase = 'discussion', revote_shown_at = now() - interval '29 minutes' WHERE id = $1",
        [debrief],
      );
      await owner.query("UPDATE speaker SET turn_started_at = now() WHERE debrief_id = $1 AND place = 1", [
        debrief,
      ]);
    }
    return { ...scene, ids: { ...scene.ids, debrief } };
  };
