import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { log } from "./log.ts";

/** What somebody who follows a loop is told: that it may have changed, or that the process stops. */
export type News = "changed" | "over";
export type Follower = (news: News) => void;

const CHANNEL = "plumbline_loop_changed";
const PROBE_EVERY = 30_000;
const PROBE_LIMIT = 5_000;
const [FIRST_PAUSE, LONGEST_PAUSE] = [200, 5_000];

/**
 * Which loops change, in whichever process: one listening connection for all who follow. While it is lost nobody is told
 * anything; once it is back everybody is told to look again, for nobody knows what was missed.
 */
export class Changes {
  readonly #followers = new Map<string, Set<Follower>>();
  readonly #stop = new AbortController();
  readonly #stopped = new Promise<"stopped">((resolve) => {
    this.#stop.signal.addEventListener("abort", () => resolve("stopped"));
  });
  readonly #running: Promise<void>;

  /** `config`: a direct connection. A pooler in transaction mode hands no notifications on. */
  constructor(config: pg.ClientConfig) {
    this.#running = this.#listen(config);
  }

  /** Tells the follower of each change of the loop from now on; answers what ends that. */
  follow(loopId: string, follower: Follower): () => void {
    if (this.#stop.signal.aborted) follower("over");
    const all = this.#followers.get(loopId) ?? new Set();
    this.#followers.set(loopId, all.add(follower));
    return () => {
      all.delete(follower);
      if (all.size === 0 && this.#followers.get(loopId) === all) this.#followers.delete(loopId);
    };
  }

  /** How many follow the loop in this process. */
  crowd(loopId: string): number {
    return this.#followers.get(loopId)?.size ?? 0;
  }

  /** Tells every follower that it is over, and closes the connection. */
  async stop(): Promise<void> {
    this.#stop.abort();
    this.#tell([...this.#followers.keys()], "over");
    await this.#running;
  }

  #tell(loopIds: readonly string[], news: News): void {
    for (const id of loopIds) for (const follower of [...(this.#followers.get(id) ?? [])]) follower(news);
  }

  async #listen(config: pg.ClientConfig): Promise<void> {
    let pause = FIRST_PAUSE;
    while (!this.#stop.signal.aborted) {
      const client = new pg.Client({ ...config, keepAlive: true, connectionTimeoutMillis: PROBE_LIMIT });
      const lost = new Promise<void>((resolve) => {
        client.on("error", () => resolve()).on("end", () => resolve());
      });
      client.on("notification", ({ payload }) => this.#tell(payload ? [payload] : [], "changed"));
      try {
        await client.connect();
        await client.query(`LISTEN ${CHANNEL}`);
        this.#tell([...this.#followers.keys()], "changed");
        pause = FIRST_PAUSE;
        await this.#whileWell(client, lost);
      } catch {
        // Not its message, which may name the server; the pool's own faults say the same.
        if (pause === FIRST_PAUSE) log.warn("live changes are not heard; trying again");
      }
      client.end().catch(() => {});
      await sleep(pause, undefined, { signal: this.#stop.signal }).catch(() => {});
      pause = Math.min(2 * pause, LONGEST_PAUSE);
    }
  }

  // A connection can be dead without anybody having said so: it is asked now and then.
  async #whileWell(client: pg.Client, lost: Promise<void>): Promise<void> {
    for (;;) {
      const pause = sleep(PROBE_EVERY, "probe" as const, { ref: false });
      const next = await Promise.race([pause, lost.then(() => "lost" as const), this.#stopped]);
      if (next !== "probe") return;
      const late = sleep(PROBE_LIMIT, "late" as const, { ref: false });
      const answer = client.query("SELECT 1").then(() => "well" as const);
      if ((await Promise.race([answer, late, lost])) !== "well") return;
    }
  }
}
