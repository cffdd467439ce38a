import type pg from "pg";
import { closeDatabase, openDatabase } from "~/data/database.server";
import { calendarAt } from "~/data/demo/calendar";
import { EVERYBODY, emailOf } from "~/data/demo/people";
import { ROLES, type RoleKey } from "~/data/demo/roles";
import { openStage, type Prop, perform, type Stage } from "~/data/demo/stage.server";
import { PRINCIPLES } from "~/data/founding";
import { withClient } from "../../../app/server/roles";
import { type Copy, copyOnce, copyTemplate } from "../../support/copy";
import { copyDemo } from "../../support/demo";
import { asked } from "./sql";
import { stories } from "./stories";

/** The demo organisation and each state of the seal that it lacks. */
export const setScene = (): Promise<Copy> => copyOnce("twin_scene", copyDemo, play);

async function play(copy: Copy): Promise<void> {
  const now = Date.now();
  openDatabase(copy.application);
  try {
    const stage = await withClient(copy.owner, stageOf);
    await perform(stories(calendarAt(now), now), stage, () => {});
  } finally {
    await closeDatabase();
  }
}

/** The same bytes once more: ids, instants and sessions are equal in both. */
export const twinOf = (copy: Copy): Promise<Copy> => copyTemplate(copy.name);

async function stageOf(client: pg.Client): Promise<Stage> {
  const stage = openStage();
  const keep = async (prop: Prop, sql: string, ...values: readonly string[]) => {
    const [row] = await asked<{ id: string }>(client, sql, values);
    stage.keep(prop, row?.id);
  };
  for (const who of EVERYBODY)
    await keep(`person/${who}`, "SELECT id FROM person WHERE email = $1", emailOf(who));
  for (const { name } of PRINCIPLES)
    await keep(`principle/${name}`, "SELECT id FROM principle WHERE name = $1", name);
  for (const role of Object.keys(ROLES) as RoleKey[])
    await keep(`role/${role}`, "SELECT id FROM role WHERE title = $1", ROLES[role].title);
  await keep("team/Hiring", "SELECT id FROM team WHERE name = 'Hiring'");
  await keepLoops(client, stage);
  return stage;
}

const PARTS = `
  SELECT l.id AS loop, l.candidate_id AS candidate, c.name, r.title, ro.id AS round, ro.kind, a.id AS seat, p.email
  FROM loop l JOIN candidate c ON c.id = l.candidate_id JOIN role r ON r.id = l.role_id
    JOIN round ro ON ro.loop_id = l.id LEFT JOIN assignment a ON a.round_id = ro.id LEFT JOIN person p ON p.id = a.person_id`;

type Part = Readonly<
  Record<"loop" | "candidate" | "name" | "title" | "round" | "kind" | "seat" | "email", string>
>;

// The demo's stories are named by the candidate's first name; one candidate has two, and neither is told on here.
async function keepLoops(client: pg.Client, stage: Stage): Promise<void> {
  for (const part of await asked<Part>(client, PARTS, [])) {
    const name = part.name.split(" ")[0]?.toLowerCase() ?? "";
    const round = part.kind === "main" ? "main" : "followUp";
    const who = EVERYBODY.find((one) => emailOf(one) === part.email);
    stage.keep(`candidate/${name}`, part.candidate);
    if (name === "leila") continue;
    stage.keep(`loop/${name}`, part.loop);
    stage.keep(`round/${name}/${round}`, part.round);
    if (who) stage.keep(`assignment/${name}/${round}/${who}`, part.seat);
  }
}
