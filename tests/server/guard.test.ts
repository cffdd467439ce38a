import type { AppLoadContext, ServerBuild } from "@remix-run/node";
import { afterEach, describe, expect, test, vi } from "vitest";
import { DatabaseSilent } from "../../app/data/away.server.ts";
import { BODY_LIMIT, guardWith } from "../../app/server/guard.ts";
import { log } from "../../app/server/log.ts";

const context = { requestId: "the-id" } as AppLoadContext;
const request = (init?: RequestInit) => new Request("http://localhost/", init);

type Health = () => Promise<void>;
const well: Health = async () => {};

function module(loader: () => unknown, action: () => unknown = loader, health: Health = well) {
  const routes = { page: { id: "page", module: { default: undefined, loader, action } } };
  const build = guardWith(health)({ routes } as unknown as ServerBuild);
  const { loader: load, action: act } = build.routes.page?.module ?? {};
  const run = (handler: typeof load | typeof act, req: Request) =>
    Promise.resolve((handler as typeof load)?.({ request: req, context, params: {} })).catch(
      (thrown) => thrown,
    );
  return { load: () => run(load, request()), act: (req: Request) => run(act, req) };
}

describe("a guarded build", () => {
  test("a bug is answered with its request's id and without its message", async () => {
    const answer: Response = await module(() => {
      throw new Error("a candidate's name");
    }).load();
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({ requestId: "the-id" });
  });

  test("an answer thrown on purpose passes as it is", async () => {
    const notHere = new Response(null, { status: 404 });
    const answer = await module(() => {
      throw notHere;
    }).load();
    expect(answer).toBe(notHere);
  });

  test("a body above the limit, or of unknown length, is refused before the action runs", async () => {
    let ran = 0;
    const { act } = module(
      () => null,
      () => {
        ran += 1;
      },
    );
    const large = await act(
      request({ method: "POST", headers: { "content-length": String(BODY_LIMIT + 1) } }),
    );
    const unknown = await act(request({ method: "POST", headers: { "transfer-encoding": "chunked" } }));
    expect([large.status, unknown.status, ran]).toEqual([413, 411, 0]);
    await act(request({ method: "POST", headers: { "content-length": String(BODY_LIMIT) } }));
    expect(ran).toBe(1);
  });

  test("a database that is away is told once in a while, with how many met it", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
    const { load } = module(() => {
      throw new DatabaseSilent();
    });
    for (const _ of [1, 2, 3]) expect((await load()).status).toBe(503);
    vi.advanceTimersByTime(5_000);
    await load();
    const told = warn.mock.calls.map(([facts]) => facts);
    expect(told).toEqual([
      { requestId: "the-id", met: 1 },
      { requestId: "the-id", met: 3 },
    ]);
    vi.useRealTimers();
    warn.mockRestore();
  });

  describe("with a request that waits", () => {
    afterEach(() => vi.useRealTimers());

    test("it is answered in the end if the database takes what it is asked and never answers", async () => {
      vi.useFakeTimers();
      const silent = async () => {
        throw new Error("no answer");
      };
      const waiting = module(() => new Promise(() => {}), undefined, silent).load();
      await vi.advanceTimersByTimeAsync(10_000);
      expect((await waiting).status).toBe(503);
    });

    test.each<[how: string, handler: () => unknown]>([
      ["answers at once", () => "done"],
      ["is not here", () => Promise.reject(new Response(null, { status: 404 }))],
      [
        "throws before it waits for anything",
        () => {
          throw new Response(null, { status: 404 });
        },
      ],
    ])("nothing goes on asking for one that %s", async (_, handler) => {
      vi.useFakeTimers();
      const asked = vi.fn(well);
      await module(handler, undefined, asked).load();
      expect(vi.getTimerCount()).toBe(0);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(asked).not.toHaveBeenCalled();
    });

    test("it may take its time while the database answers", async () => {
      vi.useFakeTimers();
      const slowly = () => new Promise((resolve) => setTimeout(resolve, 60_000, "done"));
      const waiting = module(slowly).load();
      await vi.advanceTimersByTimeAsync(60_000);
      expect(await waiting).toBe("done");
    });
  });
});
