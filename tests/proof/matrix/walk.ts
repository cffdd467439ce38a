import { type Attempt, answered, expected, isYes, perform, said } from "./attempts";
import type { Ground } from "./ground";

/** What was found wrong with one attempt, as a line to be read. */
export type Fault = string;

const BATCH = 40;

/** Sends what the domain refuses, and shows that nothing changed; a batch at a time, as long as all goes well. */
export async function walkRefused(ground: Ground, list: readonly Attempt[]): Promise<readonly Fault[]> {
  const faults: Fault[] = [];
  for (let from = 0; from < list.length; from += BATCH) {
    const batch = list.slice(from, from + BATCH);
    for (const attempt of batch) faults.push(...(await compare(ground, attempt)));
    const changed = await ground.undoing.changed([...new Set(batch.flatMap(({ keeps }) => keeps))]);
    if (changed.length > 0) faults.push(...(await findCulprits(ground, batch, changed)));
    await ground.undoing.restore();
  }
  return faults;
}

/** Sends what the domain allows, one at a time; each changes something, and is undone. */
export async function walkAllowed(ground: Ground, list: readonly Attempt[]): Promise<readonly Fault[]> {
  const faults: Fault[] = [];
  for (const attempt of list) {
    faults.push(...(await compare(ground, attempt)));
    const changed = await ground.undoing.changed();
    if (changed.length === 0) faults.push(`${said(attempt)}: answered as done, and nothing is`);
    await ground.undoing.restore();
  }
  return faults;
}

export const split = (list: readonly Attempt[]) => ({
  allowed: list.filter(isYes),
  refused: list.filter((attempt) => !isYes(attempt)),
});

async function compare(ground: Ground, attempt: Attempt): Promise<readonly Fault[]> {
  const [wanted, got] = [expected(attempt), answered(await perform(ground, attempt))];
  return wanted === got ? [] : [`${said(attempt)}: expected ${wanted}, got ${got}`];
}

async function findCulprits(ground: Ground, batch: readonly Attempt[], tables: readonly string[]) {
  const faults: Fault[] = [];
  for (const attempt of batch) {
    await ground.undoing.restore();
    await perform(ground, attempt);
    const changed = await ground.undoing.changed(attempt.keeps);
    if (changed.length > 0) faults.push(`${said(attempt)}: refused, and yet changed ${changed.join(", ")}`);
  }
  return faults.length > 0 ? faults : [`a batch of refusals changed ${tables.join(", ")} together`];
}
