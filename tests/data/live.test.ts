import { beforeAll, describe, expect, it, vi } from "vitest";
import { followLoop } from "~/data/live.server";
import { type PlannedLoop, planLoop } from "../support/planned-loop";
import { openWorld, type World } from "../support/world";

let world: World;
let loop: PlannedLoop;

beforeAll(async () => {
  world = await openWorld();
  loop = await planLoop(world);
  return () => world.db.close();
});

type News = "changed" | "over";

/** A stream of one reader, with the hands of the process and of the network on it. */
async function open(still = true, gone = new AbortController()) {
  const unfollow = vi.fn();
  let tell: (news: News) => void = () => {};
  const follow = (_: string, follower: (news: News) => void) => {
    tell = follower;
    return unfollow;
  };
  const stream = await followLoop(world.viewer("rosa"), loop.loopId, {
    ...{ since: 0, follow, crowd: () => 1, signal: gone.signal },
    isStill: async () => still,
  });
  return { reader: stream.getReader(), unfollow, gone, tell: (news: News) => tell(news) };
}

const text = (value: Uint8Array | undefined) => new TextDecoder().decode(value);

type Opened = Awaited<ReturnType<typeof open>>;

describe("a stream of changes (S2)", () => {
  it("tells once however often it is asked meanwhile, and nothing where nothing is new", async () => {
    const { reader, tell, unfollow } = await open();
    expect(text((await reader.read()).value)).toMatch(/^retry/);
    for (let n = 0; n < 20; n += 1) tell("changed");
    expect(text((await reader.read()).value)).toMatch(/^id: \d+\ndata: 300\n\n$/);
    tell("over");
    expect((await reader.read()).done).toBe(true);
    expect(unfollow).toHaveBeenCalledOnce();
  });

  it.each<[how: string, leave: (opened: Opened) => void]>([
    ["the reader goes", ({ gone }) => gone.abort()],
    ["the reading is given up", ({ reader }) => void reader.cancel()],
    ["the process stops", ({ tell }) => tell("over")],
  ])("is let go of once, with questions under way, when %s", async (_, leave) => {
    const opened = await open();
    opened.tell("changed");
    leave(opened);
    opened.tell("changed");
    leave(opened);
    await vi.waitFor(() => expect(opened.unfollow).toHaveBeenCalledOnce());
  });

  it("is over at once for who was gone before it began", async () => {
    const gone = new AbortController();
    gone.abort();
    const { reader, unfollow } = await open(true, gone);
    expect((await reader.read()).done).toBe(true);
    expect(unfollow).toHaveBeenCalledOnce();
  });

  it("ends at the next beat for who is signed in no more", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const { reader, unfollow } = await open(false);
    await reader.read();
    await reader.read();
    vi.advanceTimersByTime(20_000);
    vi.useRealTimers();
    expect((await reader.read()).done).toBe(true);
    expect(unfollow).toHaveBeenCalledOnce();
  });
});
