import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chanceOf, DEEP, SEED, shuffled, tell } from "../chance";
import { bankActs } from "./acts-bank";
import { candidateActs } from "./acts-candidates";
import { doorAttempts } from "./acts-door";
import { peopleActs } from "./acts-people";
import { settingActs } from "./acts-settings";
import { type Attempt, isYes } from "./attempts";
import { writeMatrix } from "./document";
import { openDoors } from "./doors";
import { type Ground, prepareGround } from "./ground";
import { actName, actsOfBuild } from "./listed";
import { LOOP_ACTS } from "./loop-acts";
import { attemptsAt, readRecords } from "./record";
import { split, walkAllowed, walkRefused } from "./walk";

let ground: Ground;
let all: readonly Attempt[];
let chosen: readonly Attempt[];

const plain = (act: string): string => act.replace(/ \(.*\)$/, "");

beforeAll(async () => {
  let opened: Awaited<ReturnType<typeof openDoors>> | undefined;
  ground = await prepareGround(async (owner, house) => {
    opened = await openDoors(owner, house);
  });
  if (!opened) throw new Error("The doors were not opened.");
  const records = await readRecords(ground);
  const people = peopleActs(ground, records, opened.accounts);
  const acts = [
    ...candidateActs(ground, records),
    ...people,
    ...settingActs(ground),
    ...(await bankActs(ground)),
  ];
  const isHere = ({ who }: Attempt) => !who?.startsWith("Wren");
  all = [...attemptsAt(ground, acts).filter(isHere), ...doorAttempts(opened.doors)];
  const inOrder = DEEP ? all : shuffled(all, chanceOf(SEED));
  const names = [...new Set(all.map(({ act }) => act))];
  chosen = DEEP
    ? all
    : names.flatMap((name) => {
        const { allowed, refused } = split(inOrder.filter(({ act }) => act === name));
        return [...allowed.slice(0, 1), ...refused.slice(0, 2)];
      });
}, 420_000);

afterAll(async () => ground?.close());

describe("every act that is not on a loop, by everybody", () => {
  test("no act of the build is missing from the two matrices, and none is listed that isn't there", async () => {
    const listed = [
      ...LOOP_ACTS.map(({ route, intent }) => actName(route, intent)),
      ...all.map(({ act }) => plain(act)),
    ];
    expect([...new Set(listed)].sort()).toEqual([...new Set(await actsOfBuild())].sort());
  });

  test("each is allowed to somebody and refused to somebody", () => {
    const names = [...new Set(all.map(({ act }) => plain(act)))];
    const without = (list: readonly Attempt[]) =>
      names.filter((name) => !list.some(({ act }) => plain(act) === name)).sort();
    const { allowed, refused } = split(all);
    expect(without(allowed)).toEqual(NOTHING_WRITTEN);
    expect(without(refused)).toEqual([]);
  });

  test("what the domain refuses, the server refuses for the same reasons, and nothing changes", async () => {
    expect(await walkRefused(ground, split(chosen).refused)).toEqual([]);
  });

  test("what the domain allows, the server does", async () => {
    expect(await walkAllowed(ground, split(chosen).allowed)).toEqual([]);
  });

  test("the matrix is written down for a person to read", () => {
    writeMatrix("matrix-records.md", "Who can do what to everything but a loop", all, new Set(chosen));
    const count = (of: (attempt: Attempt) => string) => new Set(all.map(of)).size;
    tell(
      `Matrix of records: ${count((a) => a.act)} acts × ${count((a) => a.persona)} people = ${all.length} cells, ` +
        `${all.filter(isYes).length} of them allowed; sent ${chosen.length} (seed ${SEED}).`,
    );
    expect(chosen.length).toBeGreaterThan(100);
  });
});

// Here, that is: nothing is at a wrong address, the organisation is founded, no role or principle is put away; and
// looking at a file writes nothing.
const NOTHING_WRITTEN = [
  "/*",
  "/principles restore",
  "/questions/import preview",
  "/roles/:id reopen",
  "/welcome demo",
  "/welcome found",
];
