import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chanceOf, DEEP, SEED, shuffled, tell } from "../chance";
import { nameOf } from "./act";
import { type Attempt, expected as answerTo, attemptsOn, isYes, signedOut } from "./attempts";
import { writeMatrix } from "./document";
import { type Ground, prepareGround } from "./ground";
import { LOOP_ACTS } from "./loop-acts";
import { split, walkAllowed, walkRefused } from "./walk";

let ground: Ground;
let all: readonly Attempt[];
let chosen: readonly Attempt[];

// Tried only to be refused: nobody names themself the successor (P5), and nothing is submitted that says nothing (F2).
const NEVER_ALLOWED = [
  "/loops/:id/succession appoint (oneself)",
  "/interviews/:id/feedback write (submit with nothing in it)",
];

const ABOUT_CONCLUSIONS = /debrief |veto (cast|lift|uphold)|succession assess/;

/** All of them; or of each act some that are allowed and some that are not, by the seed. */
function choose(attempts: readonly Attempt[]): readonly Attempt[] {
  if (DEEP) return attempts;
  const inOrder = shuffled(attempts, chanceOf(SEED));
  return LOOP_ACTS.map(nameOf).flatMap((name) => {
    const { allowed, refused } = split(inOrder.filter(({ act }) => act === name));
    const hidden = refused.filter(({ verdict }) => verdict === "notHere").slice(0, 1);
    return [...allowed.slice(0, 1), ...hidden, ...refused.slice(0, 4), ...refused.slice(4, 5).map(signedOut)];
  });
}

beforeAll(async () => {
  ground = await prepareGround();
  const found = await Promise.all([...ground.states.keys()].map((id) => attemptsOn(ground, id, LOOP_ACTS)));
  const signedIn = found.flat();
  const seen = new Set<string>();
  const nobody = signedIn.flatMap((attempt) => {
    const key = `${attempt.act}|${attempt.state}`;
    return seen.has(key) || !seen.add(key) ? [] : [signedOut(attempt)];
  });
  all = [...signedIn, ...nobody];
  chosen = choose(all);
}, 420_000);

afterAll(async () => ground?.close());

describe("every act on a loop, by everybody, in every state", () => {
  test("the domain allows each act to somebody somewhere, and refuses it to somebody", () => {
    const { allowed, refused } = split(all);
    const isIn = (list: readonly Attempt[], name: string) => list.some(({ act }) => act === name);
    const names = LOOP_ACTS.map(nameOf);
    expect(names.filter((name) => !isIn(allowed, name))).toEqual(NEVER_ALLOWED);
    expect(names.filter((name) => !isIn(refused, name))).toEqual([]);
  });

  test("a refusal tells nobody of conclusions that are hidden from them", () => {
    const hushed = all.filter(({ sees, act }) => sees === "nothing" && ABOUT_CONCLUSIONS.test(act));
    const acts = [...new Set(hushed.map(({ act }) => act))];
    const answersTo = (name: string) => [...new Set(hushed.filter(({ act }) => act === name).map(answerTo))];
    expect(acts.length).toBeGreaterThan(20);
    expect(acts.map(answersTo).filter((answers) => answers.length > 1)).toEqual([]);
  });

  test("what the domain refuses, the server refuses for the same reasons, and nothing changes", async () => {
    expect(await walkRefused(ground, split(chosen).refused)).toEqual([]);
  });

  test("what the domain allows, the server does", async () => {
    expect(await walkAllowed(ground, split(chosen).allowed)).toEqual([]);
  });

  test("the whole matrix is written down for a person to read", () => {
    writeMatrix("matrix.md", "Who can do what to a loop, and when", all, new Set(chosen));
    const count = (of: (attempt: Attempt) => string) => new Set(all.map(of)).size;
    tell(
      `Matrix: ${count((a) => a.act)} acts × ${count((a) => a.persona)} kinds of people × ${count((a) => a.state)} states = ` +
        `${all.length} cells, ${all.filter(isYes).length} of them allowed; sent ${chosen.length} (seed ${SEED}).`,
    );
    expect(chosen.length).toBeGreaterThan(LOOP_ACTS.length);
  });
});
