import { bankActs } from "../matrix/acts-bank";
import { candidateActs } from "../matrix/acts-candidates";
import { doorAttempts } from "../matrix/acts-door";
import { peopleActs } from "../matrix/acts-people";
import { settingActs } from "../matrix/acts-settings";
import { type Attempt, attemptsOn, isYes } from "../matrix/attempts";
import { openDoors } from "../matrix/doors";
import { type Ground, prepareGround } from "../matrix/ground";
import { LOOP_ACTS } from "../matrix/loop-acts";
import { attemptsAt, readRecords } from "../matrix/record";
import { type Hidden, hiddenFrom } from "./foreign";

/** A running server, and of each act one attempt that reaches the furthest: allowed, where any is, and in the most fields. */
export interface Bases {
  readonly ground: Ground;
  readonly attempts: readonly Attempt[];
  readonly hidden: Hidden;
}

export async function prepareBases(): Promise<Bases> {
  let opened: Awaited<ReturnType<typeof openDoors>> | undefined;
  const ground = await prepareGround(async (owner, house) => {
    opened = await openDoors(owner, house);
  });
  if (!opened) throw new Error("The doors were not opened.");
  const records = await readRecords(ground);
  const people = peopleActs(ground, records, opened.accounts);
  const loops = await Promise.all([...ground.states.keys()].map((id) => attemptsOn(ground, id, LOOP_ACTS)));
  // Who was sent away is signed in nowhere: nothing of theirs reaches an act.
  const isHere = ({ who }: Attempt) => !who?.startsWith("Wren");
  const all = [
    ...loops.flat().filter(isHere),
    ...attemptsAt(ground, [
      ...candidateActs(ground, records),
      ...people,
      ...settingActs(ground),
      ...(await bankActs(ground)),
    ]),
    ...doorAttempts(opened.doors),
  ];
  return { ground, attempts: furthest(all), hidden: await hiddenFrom("Rufus", ground) };
}

function furthest(all: readonly Attempt[]): readonly Attempt[] {
  const names = [...new Set(all.map(({ act }) => act))];
  return names.flatMap((name) => {
    const tries = all.filter(({ act, verdict }) => act === name && verdict !== "signIn");
    return (
      fullest(tries.filter(isYes)) ?? tries.find(({ verdict }) => verdict !== "notHere") ?? tries.slice(0, 1)
    );
  });
}

const fullest = (tries: readonly Attempt[]): Attempt | undefined =>
  [...tries].sort((a, b) => Object.keys(b.fields).length - Object.keys(a.fields).length)[0];
