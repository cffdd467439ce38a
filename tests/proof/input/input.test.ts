import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chanceOf, DEEP, SEED, shuffled, tell } from "../chance";
import type { Attempt } from "../matrix/attempts";
import { bodyOf } from "../matrix/door";
import { type Bases, prepareBases } from "./bases";
import { knock, type Reply, showsInsides } from "./knock";
import { type Spoiled, spoil } from "./spoiled";

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

const NOT_THERE = "00000000-0000-4000-8000-0000000000ee";

describe("what is not yours is not there", () => {
  test("every act on a loop answers a stranger alike for a loop of others and for none", async () => {
    const { ground, hidden } = bases;
    const different: string[] = [];
    const onLoops = bases.attempts.filter(({ path }) => path.startsWith("/loops/") && path !== "/loops/new");
    for (const attempt of onLoops) {
      for (const as of ["data", "page"] as const) {
        const answers = [hidden.loopId, NOT_THERE].map((id) => {
          const path = attempt.path.replace(/[0-9a-f-]{36}/, id);
          const form = { body: bodyOf(attempt.fields), type: null };
          return knock({ url: ground.app.url, path, cookie: hidden.cookie, as }, form);
        });
        const [theirs, nobodys] = await Promise.all(answers);
        if (JSON.stringify(theirs) !== JSON.stringify(nobodys)) different.push(`${attempt.act} (${as})`);
      }
    }
    expect(onLoops.length).toBeGreaterThan(50);
    expect(different).toEqual([]);
  });
});

const ROUNDS = 600;

/** Asks for a loop of others and for none in turn, changing who comes first; answers how often theirs took longer. */
async function shareSlower({ path, fields, act }: Attempt): Promise<number> {
  const { ground, hidden } = bases;
  const timed = async (id: string): Promise<number> => {
    const to = { url: ground.app.url, path: path.replace(/[0-9a-f-]{36}/, id), cookie: hidden.cookie };
    const began = performance.now();
    await knock({ ...to, as: "data" }, { body: bodyOf(fields), type: null });
    return performance.now() - began;
  };
  const times: (readonly [theirs: number, nobodys: number])[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const first = round % 2 === 0 ? await timed(hidden.loopId) : await timed(NOT_THERE);
    const second = round % 2 === 0 ? await timed(NOT_THERE) : await timed(hidden.loopId);
    times.push(round % 2 === 0 ? [first, second] : [second, first]);
  }
  const [theirs, nobodys] = [median(times.map(([one]) => one)), median(times.map(([, other]) => other))];
  const share = times.filter(([one, other]) => one > other).length / ROUNDS;
  tell(
    `${act}: a loop of others ${theirs.toFixed(2)} ms, none ${nobodys.toFixed(2)} ms, slower in ${share.toFixed(2)}.`,
  );
  return share;
}

const median = (list: readonly number[]): number => [...list].sort((a, b) => a - b)[ROUNDS / 2] ?? 0;

if (DEEP) {
  test("an act takes as long to answer for a loop of others as for none", async () => {
    for (const attempt of bases.attempts.filter(({ act }) =>
      /plan addScreen|veto uphold|debrief open/.test(act),
    )) {
      // Of 600 tosses of a coin, the share of heads leaves these bounds once in a million times.
      const share = await shareSlower(attempt);
      expect(share, attempt.act).toBeGreaterThan(0.4);
      expect(share, attempt.act).toBeLessThan(0.6);
    }
  });
}
