import type pg from "pg";
import { vi } from "vitest";
import { Asker, type Asking } from "./ask";
import { firstDifference } from "./excerpt";
import { comparable, comparableLog } from "./removed";
import { asked } from "./sql";
import type { Twins } from "./worlds";

/** Asks both worlds the same, one question after the other, and says where the answers differ. */
export class Comparison {
  readonly #askers: readonly [Asker, Asker];
  readonly #logged: [number, number] = [0, 0];
  #unlogged = 0;

  constructor(readonly twins: Twins) {
    this.#askers = [new Asker(twins.first.app.url), new Asker(twins.second.app.url)];
  }

  /** Null where the answers are the same, byte for byte. */
  async ask(asking: Asking, cookie: string | null): Promise<string | null> {
    this.#unlogged += 1;
    const answers = await Promise.all(this.#askers.map((asker) => asker.ask(asking, cookie)));
    const [first = "", second = ""] = answers.map(comparable);
    const difference = firstDifference(first, second);
    return (
      difference && `${asking.method} ${asking.path} ${asking.body ?? ""} (${asking.kind})\n  ${difference}`
    );
  }

  /** What the servers have logged since the last time this was asked. */
  async logs(): Promise<string | null> {
    const [first = "", second = ""] = await Promise.all([this.#freshLog(0), this.#freshLog(1)]);
    this.#unlogged = 0;
    const difference = firstDifference(first, second);
    return difference && `the log\n  ${difference}`;
  }

  // Each request is logged when it has ended, and so shortly after its answer has come.
  async #freshLog(index: 0 | 1): Promise<string> {
    const { app } = index === 0 ? this.twins.first : this.twins.second;
    const fresh = () => app.log().slice(this.#logged[index]);
    const ended = () => fresh().match(/"msg":"request( aborted)?"\}\n/g)?.length ?? 0;
    await vi.waitUntil(() => ended() >= this.#unlogged, { timeout: 5_000, interval: 10 });
    const lines = fresh();
    this.#logged[index] += lines.length;
    return comparableLog(withoutStart(lines));
  }

  /** What the requests have written: every entry of the audit log from this one on, and who was sent what. */
  async records(after: number): Promise<string | null> {
    const [first = "", second = ""] = await Promise.all([
      recordOf(this.twins.first.superuser, after),
      recordOf(this.twins.second.superuser, after),
    ]);
    const difference = firstDifference(first, second);
    return difference && `the record\n  ${difference}`;
  }

  close(): void {
    for (const asker of this.#askers) asker.close();
  }
}

// The lines before the first answer name the address that each listens at.
const withoutStart = (log: string): string =>
  log
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .join("\n");

/** The number of the latest entry. */
export async function entriesIn(client: pg.Client): Promise<number> {
  const [head] = await asked<{ number: string }>(client, "SELECT number FROM audit_head");
  return Number(head?.number);
}

async function recordOf(client: pg.Client, after: number): Promise<string> {
  const entries = await asked<object>(client, "SELECT * FROM audit_entry WHERE number > $1 ORDER BY number", [
    after,
  ]);
  const readings = await asked<object>(client, "SELECT * FROM reading ORDER BY person_id, text_id");
  return [...entries, ...readings].map((row) => JSON.stringify(row)).join("\n");
}
