import type { AppLoadContext } from "./context.ts";
import { log } from "./log.ts";

/** Work that its request may not wait for; ended through the signal where the process stops. */
export type Work = (stop: AbortSignal) => Promise<void>;

const PATIENCE = 3_000;

/** What goes on in the process after its request was answered. */
export class Background {
  readonly #stop = new AbortController();
  readonly #works = new Set<Promise<void>>();

  /**
   * Starts the work, and resolves when it is done or after three seconds, in which case it goes on by itself. Rejects
   * where it fails before that; where it fails later, the log says so.
   */
  async goOn({ requestId }: Pick<AppLoadContext, "requestId">, work: Work): Promise<void> {
    const running = work(this.#stop.signal);
    const settled = running.then(
      () => {},
      () => {},
    );
    this.#works.add(settled);
    settled.then(() => this.#works.delete(settled));
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<"later">((resolve) => {
      timer = setTimeout(() => resolve("later"), PATIENCE);
    });
    try {
      const first = await Promise.race([running, patience]);
      if (first === "later") running.catch((error) => this.#failed(requestId, error));
    } finally {
      clearTimeout(timer);
    }
  }

  /** Tells everything that is under way to end, and waits for it. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await Promise.all(this.#works);
  }

  // Not its message, which may repeat somebody's words (S2).
  #failed(requestId: string, error: unknown): void {
    if (this.#stop.signal.aborted) return;
    log.warn(
      { requestId, kind: error instanceof Error ? error.name : typeof error },
      "background work failed",
    );
  }
}
