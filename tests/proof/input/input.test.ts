import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { routesOfBuild } from "../../support/manifest";
import { chanceOf, DEEP, SEED, shuffled, tell } from "../chance";
import type { Attempt } from "../matrix/attempts";
import { type Bases, prepareBases } from "./bases";
import { hiddenAndNot, partsNamed, readBoth, sendBoth, withForeign } from "./foreign";
import { knock, type Reply, showsInsides } from "./knock";
import { type Spoiled, spoil } from "./spoiled";
import { shareSlower } from "./timing";

const PER_ACT = DEEP ? Number.POSITIVE_INFINITY : 2;

let bases: Bases;

beforeAll(async () => {
  bases = await prepareBases();
}, 420_000);

afterAll(async () => bases?.ground.close());

const next = chanceOf(SEED);

function inputsFor(attempt: Attempt): readonly Spoiled[] {
  const { people, principles, teams } = bases.ground.house;
  const [loopId = ""] = bases.ground.states.keys();
  const others = [people[0]?.id ?? "", principles[0] ?? "", teams[0] ?? "", loopId];
  return shuffled(spoil(attempt.fields, others), next).slice(0, PER_ACT);
}

async function faultsOf(attempt: Attempt, input: Spoiled, as: "data" | "page"): Promise<readonly string[]> {
  const { app, undoing } = bases.ground;
  const reply = await knock({ url: app.url, as, ...attempt }, input).catch(cutOff(input));
  // A page that shows what was typed is read on the way, and reading is put on record (R1).
  const read = as === "page" ? ["reading", "audit_entry", "audit_head"] : [];
  const changed = await undoing.changed([...attempt.keeps, ...read]);
  // Also what a refusal keeps on purpose goes back: the next attempt would be blamed for it.
  await undoing.restore();
  const isRefused = reply.status >= 400;
  return [
    ...(reply.status >= 500 ? [`answers ${reply.status}`] : []),
    ...(showsInsides(reply) ? ["shows the program's insides"] : []),
    ...(isRefused && changed.length > 0 ? [`is refused, and changed ${changed.join(", ")}`] : []),
  ].map((fault) => `${attempt.act} ← ${input.what} (${as}): ${fault}`);
}

// A body that is too large is not read to its end: the connection closes, and that is an answer as well.
const cutOff =
  ({ what }: Spoiled) =>
  (error: unknown): Reply => {
    if (what !== "ten megabytes") throw error;
    return { status: 413, to: null, headers: "", body: "" };
  };

describe("whatever a form is sent", () => {
  test("no action breaks, shows its insides, or changes anything that it refuses", async () => {
    const faults: string[] = [];
    let [sent, pages] = [0, 0];
    for (const attempt of bases.attempts) {
      for (const input of inputsFor(attempt)) {
        const as = next() < 0.2 ? "page" : "data";
        sent += 1;
        pages += as === "page" ? 1 : 0;
        faults.push(...(await faultsOf(attempt, input, as)));
      }
    }
    tell(
      `Bad input: ${sent} forms to ${bases.attempts.length} acts, ${pages} of them as pages (seed ${SEED}).`,
    );
    expect(faults).toEqual([]);
    expect(bases.ground.app.log()).not.toContain('"msg":"bug"');
  });
});

const DOORS = ["data", "page"] as const;

const isDifferent = (one: Reply | undefined, other: Reply | undefined) =>
  JSON.stringify(one) !== JSON.stringify(other);

describe("what is not yours is not there (S8)", () => {
  test("every address answers a stranger alike for what others have and for nothing", async () => {
    const { ground, hidden } = bases;
    const different: string[] = [];
    let asked = 0;
    for (const { pattern, hasLoader } of routesOfBuild()) {
      const paths = hasLoader ? hiddenAndNot(pattern, hidden) : null;
      for (const ending of paths ? ["", ".data"] : []) {
        asked += 1;
        const both = (paths ?? []).map((path) => `${path}${ending}`);
        const [theirs, nobodys] = await readBoth(ground, both, hidden.cookie);
        if (theirs?.status !== 404 || isDifferent(theirs, nobodys)) different.push(`${pattern}${ending}`);
      }
    }
    expect(asked).toBeGreaterThan(29);
    expect(different).toEqual([]);
  });

  test("every act answers a stranger alike on what others have and on nothing", async () => {
    const { ground, hidden } = bases;
    const different: string[] = [];
    const acts = bases.attempts.flatMap((attempt) => {
      const paths = hiddenAndNot(attempt.path, hidden);
      return paths
        ? [{ act: attempt.act, forms: paths.map((path) => ({ path, fields: attempt.fields })) }]
        : [];
    });
    for (const { act, forms } of acts)
      for (const as of DOORS) {
        const [theirs, nobodys] = await sendBoth(ground, forms, hidden.cookie, as);
        if (isDifferent(theirs, nobodys)) different.push(`${act} (${as})`);
      }
    expect(acts.length).toBeGreaterThan(60);
    expect(different).toEqual([]);
  });

  test("a form that names a part of another loop is answered as one that names nothing", async () => {
    const { ground, attempts } = bases;
    const named = await partsNamed(ground, attempts);
    const different: string[] = [];
    for (const one of named)
      for (const as of DOORS) {
        const [theirs, nobodys] = await sendBoth(ground, withForeign(one), one.attempt.cookie, as);
        if (isDifferent(theirs, nobodys)) different.push(`${one.attempt.act} ${one.field} (${as})`);
      }
    await ground.undoing.restore();
    tell(
      `Parts of other loops: ${named.length} fields, ${[...new Set(named.map(({ field }) => field))].join(", ")}.`,
    );
    expect(named.length).toBeGreaterThan(10);
    expect(different).toEqual([]);
  });
});

if (DEEP) {
  test("an act takes as long to answer for a loop of others as for none", async () => {
    for (const attempt of bases.attempts.filter(({ act }) =>
      /plan addScreen|veto uphold|debrief open/.test(act),
    )) {
      // Of 600 tosses of a coin, the share of heads leaves these bounds once in a million times.
      const share = await shareSlower(bases, attempt);
      expect(share, attempt.act).toBeGreaterThan(0.4);
      expect(share, attempt.act).toBeLessThan(0.6);
    }
  });
}
