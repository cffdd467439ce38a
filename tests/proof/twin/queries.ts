import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type pg from "pg";
import { WORD } from "./sealed";
import { asked } from "./sql";

const APP = path.resolve("app");

/** The names of URL parameters that the product reads anywhere, so that a new one is asked with nobody remembering. */
export function parametersRead(): readonly string[] {
  const read = sourcesOf(APP).flatMap((text) =>
    [...text.matchAll(/earchParams\.(?:get|has)\("(\w+)"\)|\bof\("(\w+)"/g)].map((m) => m[1] ?? m[2] ?? ""),
  );
  return [...new Set(read)].sort();
}

/** The columns that some list can be ordered by. */
export function sortsKnown(): readonly string[] {
  const named = sourcesOf(path.join(APP, "data")).flatMap((text) =>
    [...text.matchAll(/listQuery\(url, \[([^\]]+)\]/g)].flatMap((m) => (m[1] ?? "").match(/\w+/g) ?? []),
  );
  return [...new Set(named)].sort();
}

const sourcesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .sort()
    .map((name) => readFileSync(path.join(folder, name), "utf8"));

/** Every search, order, filter and cursor, as query strings; asked of each address that has a page of its own. */
export async function queriesIn(client: pg.Client): Promise<readonly string[]> {
  const [ids] = await asked<
    Readonly<Record<"role" | "team" | "principle" | "loop" | "person" | "candidate" | "hash", string>>
  >(
    client,
    `SELECT (SELECT id FROM person ORDER BY name LIMIT 1) AS person, (SELECT id FROM role ORDER BY title LIMIT 1) AS role, (SELECT id FROM team ORDER BY name LIMIT 1) AS team,
      (SELECT id FROM principle ORDER BY position LIMIT 1) AS principle,
      (SELECT id FROM loop ORDER BY created_at LIMIT 1) AS loop, (SELECT id FROM candidate ORDER BY name LIMIT 1) AS candidate,
      (SELECT hash FROM audit_entry WHERE number = 200) AS hash`,
  );
  const cursor = Buffer.from(JSON.stringify(["2026-01-01T00:00:00.000Z", ids?.loop])).toString("base64url");
  const sorts = sortsKnown().flatMap((name) => [name, `-${name}`]);
  const values: Readonly<Record<string, readonly (string | undefined)[]>> = {
    ...{ q: [WORD, "solid work", "watchdog", "%", "o"], sort: sorts, role: [ids?.role], team: [ids?.team] },
    ...{ loop: [ids?.loop], candidate: [ids?.candidate], act: ["feedback.submitted", "feedback.read"] },
    ...{ after: [cursor, ids?.hash], before: [cursor, ids?.hash], zone: ["Africa/Lagos"], level: ["5"] },
    ...{ capability: ["lead"], loops: ["open", "none"], show: ["mine", "blocked", "ready", "out", "ended"] },
    ...{
      person: [ids?.person],
      principle: [ids?.principle],
      since: ["0"],
      ladder: ["interviewer"],
      roundId: [ids?.loop],
    },
    ...{ state: [...STATES, "all", "closed", "deactivated", "retired"], options: [] },
  };
  const unknown = parametersRead().filter((name) => !(name in values) && name !== LEADS_BACK);
  if (unknown.length > 0)
    throw new Error(
      `The product reads URL parameters unknown here: ${unknown.join(", ")}. Give each a value.`,
    );
  const alone = Object.entries(values).flatMap(([name, list]) =>
    list.map((value) => `${name}=${encodeURIComponent(value ?? "")}`),
  );
  return [...alone, ...(await sightsIn(client))];
}

/** What this and that person can see of each loop: a page that two parameters make together. */
async function sightsIn(client: pg.Client): Promise<readonly string[]> {
  const rows = await asked<{ query: string }>(
    client,
    `SELECT DISTINCT ON (l.id, p.part) 'person=' || p.id || '&loop=' || l.id AS query FROM loop l CROSS JOIN LATERAL (
      SELECT a.person_id AS id, a.kind::text AS part FROM assignment a WHERE a.loop_id = l.id AND a.kind IN ('interviewer', 'shadow')
      UNION ALL SELECT k.person_id, k.name::text FROM capability k WHERE k.name IN ('lead', 'auditor')
    ) p ORDER BY l.id, p.part, p.id`,
  );
  return rows.map((row) => row.query);
}

// Where the sign-in page leads back to; it shows nothing of anybody.
const LEADS_BACK = "then";

const STATES = ["planning", "interviewing", "awaitingDebrief", "debrief", "decided", "ended"];
