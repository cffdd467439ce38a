import type { Id } from "~/domain/loop";
import type { Instant } from "~/domain/time";
import type { Viewer } from "~/domain/viewer";
import { database } from "./database.server";
import { visibleTo } from "./loops.server";
import { notHere } from "./not-here.server";

/** The instant of a loop's latest act: whoever has read it as of then has missed nothing. Throws 404. */
export async function readMark(viewer: Viewer, loopId: Id): Promise<Instant> {
  const where = { AND: [{ id: loopId }, visibleTo(viewer)] };
  const loop = await database().loop.findFirst({ where, select: { changedAt: true } });
  return loop ? loop.changedAt.getTime() : notHere();
}

/** What a stream needs to know of its reader and of the process. */
export interface Following {
  /** The mark that the reader has read the loop as of. */
  readonly since: Instant;
  /** Starts telling that the loop may have changed, or that the process stops; answers what ends it. */
  readonly follow: (loopId: Id, follower: (news: "changed" | "over") => void) => () => void;
  /** How many follow the loop here: they read it anew over a time that their number needs. */
  readonly crowd: (loopId: Id) => number;
  /** Whether whoever asked is still signed in. */
  readonly isStill: () => Promise<boolean>;
  readonly signal: AbortSignal;
}

const BEAT = 20_000;
// What one reading takes of a processor, with room for the acts that people send meanwhile.
const EACH = 25;
const [LEAST_SPREAD, MOST_SPREAD] = [300, 10_000];

/**
 * Server-sent events to one reader of one loop: each says that the loop has changed since, by its mark, over how many
 * milliseconds its readers should spread, and nothing of what changed (S2). The reader reads their own view anew. Between changes a comment keeps the connection open, and asks
 * whether the reader may still follow; the stream ends where they may not. Throws 404.
 */
export async function followLoop(
  viewer: Viewer,
  loopId: Id,
  { since, follow, crowd, isStill, signal }: Following,
): Promise<ReadableStream<Uint8Array>> {
  await readMark(viewer, loopId);
  const text = new TextEncoder();
  let told = since;
  let asking: "no" | "once" | "again" = "no";
  let isOver = false;
  let leave = () => {};
  const end = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    if (isOver) return;
    isOver = true;
    leave();
    controller.close();
  };
  return new ReadableStream({
    start(controller) {
      const over = () => end(controller);
      const send = (lines: string) => {
        if (!isOver) controller.enqueue(text.encode(lines));
      };
      // One question at a time: what comes meanwhile is one question more, however often.
      const look = async (): Promise<void> => {
        if (asking !== "no") {
          asking = "again";
          return;
        }
        asking = "once";
        const mark = await readMark(viewer, loopId).catch((thrown) =>
          thrown instanceof Response ? null : told,
        );
        const isAskedAgain = (asking as string) === "again";
        asking = "no";
        if (mark === null) return over();
        if (mark !== told) send(`id: ${mark}\ndata: ${spreadOf(crowd(loopId))}\n\n`);
        told = mark;
        if (isAskedAgain && !isOver) await look();
      };
      const beat = setInterval(async () => {
        if (!(await isStill().catch(() => true))) return over();
        send(":\n\n");
        if (!isOver) await look();
      }, BEAT);
      const unfollow = follow(loopId, (news) => (news === "over" ? over() : void look()));
      leave = () => {
        clearInterval(beat);
        unfollow();
      };
      signal.addEventListener("abort", over, { once: true });
      // The process had stopped, or the reader gone, before there was anything to leave.
      if (isOver) return leave();
      if (signal.aborted) return over();
      send("retry: 2000\n\n");
      void look();
    },
    cancel() {
      isOver = true;
      leave();
    },
  });
}

/** Over how many milliseconds so many readers spread their reading. */
const spreadOf = (readers: number): number => Math.min(MOST_SPREAD, Math.max(LEAST_SPREAD, readers * EACH));
