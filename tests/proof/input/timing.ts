import { tell } from "../chance";
import type { Attempt } from "../matrix/attempts";
import { bodyOf } from "../matrix/door";
import type { Bases } from "./bases";
import { NOT_THERE } from "./foreign";
import { knock } from "./knock";

const ROUNDS = 600;

/**
 * Asks for a loop of others and for none in turn, changing who comes first; answers the share of rounds, from 0 to 1, in
 * which theirs took longer.
 */
export async function shareSlower(
  { ground, hidden }: Bases,
  { path, fields, act }: Attempt,
): Promise<number> {
  const timed = async (id: string): Promise<number> => {
    const to = { url: ground.app.url, path: path.replace(/[0-9a-f-]{36}/, id), cookie: hidden.cookie };
    const began = performance.now();
    await knock({ ...to, as: "data" }, { body: bodyOf(fields), type: null });
    return performance.now() - began;
  };
  const times: (readonly [theirs: number, nobodys: number])[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const first = round % 2 === 0 ? await timed(hidden.ids.loops ?? "") : await timed(NOT_THERE);
    const second = round % 2 === 0 ? await timed(NOT_THERE) : await timed(hidden.ids.loops ?? "");
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
