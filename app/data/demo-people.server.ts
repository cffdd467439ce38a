import type { Id } from "~/domain/loop";
import { type SaidObjection, say, when } from "~/domain/objections";
import { database } from "./database.server";
import { demoDuties } from "./demo-duties.server";

/** One of the people whom a demo organisation lists on its sign-in page. */
export interface DemoPerson {
  readonly id: Id;
  readonly name: string;
  readonly does: string;
}

type Row = {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly capabilities: readonly string[];
  readonly step: string | null;
  readonly team: string | null;
  readonly manages: boolean;
};

/** The demo's people by what they do, the busiest chairs first; none unless this is a demo organisation. */
export async function demoPeople(): Promise<readonly DemoPerson[]> {
  const rows = await database().$queryRaw<Row[]>`
    SELECT p.id, p.name, l.label, t.name AS team,
      ARRAY(SELECT k.name FROM capability k WHERE k.person_id = p.id) AS capabilities,
      (SELECT c.step FROM certification c WHERE c.person_id = p.id ORDER BY c.on_day DESC, c.recorded_at DESC LIMIT 1) AS step,
      EXISTS (SELECT 1 FROM role r WHERE r.hiring_manager_id = p.id) AS manages
    FROM person p JOIN level l ON l.number = p.level_number LEFT JOIN team t ON t.id = p.team_id
    WHERE p.deactivated_at IS NULL AND EXISTS (SELECT 1 FROM organisation o WHERE o.demo)
    ORDER BY p.name, p.id`;
  const duties = await demoDuties();
  return rows
    .map((row) => ({
      id: row.id,
      name: row.name,
      rank: rankOf(row),
      does: [`${deedsOf(row)} · ${placeOf(row)}`, ...(duties.get(row.id) ?? [])].join(". "),
    }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ id, name, does }) => ({ id, name, does }));
}

/** Objects unless this is a demo organisation and the person one of its active people. */
export async function objectionsToDemoSignIn(personId: Id): Promise<readonly SaidObjection[]> {
  const [found] = await database().$queryRaw<{ demo: boolean }[]>`
    SELECT o.demo FROM organisation o JOIN person p ON p.id = ${personId}::uuid WHERE p.deactivated_at IS NULL`;
  return when(!found?.demo, "notDemo").map((objection) => say(objection, () => "somebody"));
}

const CHAIRS = [
  { word: "Recruiter", has: (row: Row) => row.capabilities.includes("recruiter") },
  { word: "Hiring manager", has: (row: Row) => row.manages },
  { word: "Bar Raiser", has: (row: Row) => row.step === "certified" },
  { word: "Bar Raiser lead", has: (row: Row) => row.capabilities.includes("lead") },
  { word: "Admin", has: (row: Row) => row.capabilities.includes("admin") },
  { word: "Auditor", has: (row: Row) => row.capabilities.includes("auditor") },
  {
    word: "Bar Raiser in training",
    has: (row: Row) => row.step === "shadow" || row.step === "reverseShadow",
  },
] as const;

const chairsOf = (row: Row) => CHAIRS.filter((chair) => chair.has(row));

const deedsOf = (row: Row): string => {
  const [first = "Interviewer", ...others] = chairsOf(row).map((chair) => chair.word);
  return [first, ...others].join(", ");
};

const placeOf = (row: Row): string => (row.team === null ? row.label : `${row.label}, ${row.team}`);

const rankOf = (row: Row): number => {
  const index = CHAIRS.findIndex((chair) => chair.has(row));
  return index === -1 ? CHAIRS.length : index;
};
