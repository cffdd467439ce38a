import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { named } from "../../support/copy";
import { routesOfBuild } from "../../support/manifest";
import { DEEP, tell } from "../chance";
import { type Bases, prepareBases } from "../input/bases";
import { overwrite, textColumns } from "./columns";
import { markupFor } from "./markup";
import { foreignTo } from "./origins";
import { readEverything } from "./reading";
import { notAnswered, sentAs } from "./requests";
import { type Typed, typeEverywhere } from "./typing";

let bases: Bases;
let url: string;
let superuser: pg.Client;

beforeAll(async () => {
  bases = await prepareBases();
  url = bases.ground.app.url;
  superuser = new pg.Client(named(bases.ground.app.owner.database ?? "").superuser);
  superuser.on("error", () => {});
  await superuser.connect();
}, 420_000);

afterEach(() => bases.ground.undoing.restore());
afterAll(async () => {
  await superuser?.end();
  await bases?.ground.close();
});

/** At length each act in each way; otherwise each act in some, by turns, so that each way is tried on many acts. */
const inTurn = <T>(ways: readonly T[], turn: number): readonly T[] =>
  DEEP ? ways : ways.filter((_, place) => place % PART === turn % PART);
const PART = 5;

describe("a form from elsewhere", () => {
  test("every action of the build is tried", () => {
    const actions = routesOfBuild().filter(({ hasAction }) => hasAction);
    const tried = new Set(bases.attempts.map(({ act }) => act.split(" ")[0]));
    expect(actions.map(({ pattern }) => pattern).filter((pattern) => !tried.has(pattern))).toEqual([]);
  });

  test("is refused by every act, as a page and as data, and changes nothing", async () => {
    const all = bases.attempts.flatMap((attempt, turn) =>
      inTurn(foreignTo(url), turn).flatMap((headers) => sentAs(attempt, "POST", headers)),
    );
    expect(await notAnswered(403, url, all)).toEqual([]);
    expect(await bases.ground.undoing.changed()).toEqual([]);
    tell(`From elsewhere: ${all.length} forms to ${bases.attempts.length} acts, all refused.`);
  });
});

test.each(["PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"])("%s does no act", async (method) => {
  const all = bases.attempts.flatMap((attempt) => sentAs(attempt, method, [["Origin", url]]));
  expect(await notAnswered(405, url, all)).toEqual([]);
  expect(await bases.ground.undoing.changed()).toEqual([]);
});

describe("markup in what people type", () => {
  let typed: Typed;
  beforeAll(async () => {
    typed = await typeEverywhere(bases, superuser);
  }, 420_000);

  test("stays text in every form that gives it back, and on the page that the form leads to", () => {
    expect([...new Set(typed.faults)]).toEqual([]);
  });

  test("was typed into every column that holds texts, but for those that people only choose for", async () => {
    const unreached = (await textColumns(superuser)).filter((name) => !typed.reached.includes(name));
    expect(unreached).toEqual(NOT_TYPED);
  });

  test("stays text on every page that shows it", async () => {
    const { reached, shown } = typed;
    await overwrite(superuser, reached, markupFor);
    const wanted = reached.flatMap((name, index) => (shown.has(name) ? [] : [index]));
    const { pages, unseen, faults } = await readEverything(bases, superuser, wanted);
    tell(
      `Markup: typed into ${typed.fields} fields; ${reached.length} columns full of it, ${pages} pages read.`,
    );
    expect([...new Set(faults)]).toEqual([]);
    expect(unseen.map((index) => reached[index])).toEqual([]);
  });
});

/** Words of the product's own, ids, digests, names of zones. A new column that people write into needs a form above. */
const NOT_TYPED: readonly string[] = [
  "account.password_hash",
  "account.warning",
  "account_token.id",
  "account_token.kind",
  "appointment.cause",
  "assignment.kind",
  "assignment.slot_zone",
  "assignment_answer.answer",
  "audit_entry.act",
  "audit_entry.details",
  "audit_entry.hash",
  "audit_entry.previous_hash",
  "audit_head.hash",
  "audit_verification.flaw",
  "audit_verification.head",
  "capability.name",
  "certification.step",
  "citation.kind",
  "citation.part",
  "debrief.kind",
  "debrief.phase",
  "debrief_vote.bar",
  "debrief_vote.stage",
  "debrief_vote.vote",
  "decision.outcome",
  "draft.kind",
  "excusal.kind",
  "feedback.bar",
  "feedback.vote",
  "interviewer_step.step",
  "level_bar.bar",
  "loop.end_kind",
  "offer_step.deed",
  "person.time_zone",
  "question.key",
  "question_step.step",
  "replacement.seat",
  "round.kind",
  "session.id",
  "speaker.kind",
  "veto.resolution",
];
