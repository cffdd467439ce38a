import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Attempt, expected } from "./attempts";

const FOLDER = path.join("tests", "output");

/** Writes the matrix for a person to read: a table for each state, a line for each act, a column for each kind of person. */
export function writeMatrix(
  file: string,
  title: string,
  all: readonly Attempt[],
  tried: ReadonlySet<Attempt>,
): void {
  const lines = [
    ...[`# ${title}`, ""],
    "✓ is done · 404 is not here for this person · sign-in leads to the sign-in page · incomplete asks for more in the",
    "form · anything else is the codes of the objections. What stands in bold was sent to a server in this run.",
    ...[...new Set(all.map(({ state }) => state))].sort().flatMap((state) => section(state, all, tried)),
  ];
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path.join(FOLDER, file), `${lines.join("\n")}\n`);
}

function section(state: string, all: readonly Attempt[], tried: ReadonlySet<Attempt>): readonly string[] {
  const here = all.filter((attempt) => attempt.state === state);
  const personas = [...new Set(here.map(({ persona }) => persona))].sort();
  const acts = [...new Set(here.map(({ act }) => act))];
  const cells = new Map(here.map((attempt) => [`${attempt.act}|${attempt.persona}`, attempt]));
  const cell = (act: string, persona: string): string => {
    const attempt = cells.get(`${act}|${persona}`);
    if (!attempt) return "";
    return tried.has(attempt) ? `**${expected(attempt)}**` : expected(attempt);
  };
  return [
    ...["", `## ${state}`, ""],
    `| act | ${personas.join(" | ")} |`,
    `|---|${personas.map(() => "---").join("|")}|`,
    ...acts.map((act) => `| ${act} | ${personas.map((persona) => cell(act, persona)).join(" | ")} |`),
  ];
}
