import { afterEach, expect, test, vi } from "vitest";
import { Background } from "../../app/server/background.ts";
import { log } from "../../app/server/log.ts";

// Only these: the promises of the work itself go their own way.
const patient = () => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
const ASKED = { requestId: "5f0c" };

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Work that ends when the test says so. */
function work() {
  let [end, fail] = [() => {}, (_: Error) => {}];
  const done = new Promise<void>((resolve, reject) => {
    [end, fail] = [resolve, reject];
  });
  return { does: () => done, end: () => end(), fail: (error: Error) => fail(error) };
}

test("short work is waited for", async () => {
  const { does, end } = work();
  let isAnswered = false;
  const answer = new Background().goOn(ASKED, does).then(() => {
    isAnswered = true;
  });
  await Promise.resolve();
  expect(isAnswered).toBe(false);
  end();
  await answer;
});

test("work that fails soon fails its request", async () => {
  const failing = new Background().goOn(ASKED, () => Promise.reject(new Error("away")));
  await expect(failing).rejects.toThrow("away");
});

test("long work outlasts its request, and the log says if it fails then, without its words (S2)", async () => {
  patient();
  const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
  const { does, fail } = work();
  const answer = new Background().goOn(ASKED, does);
  await vi.advanceTimersByTimeAsync(3_000);
  await answer;
  expect(warn).not.toHaveBeenCalled();
  fail(new TypeError("Somebody's words."));
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
  expect(JSON.stringify(warn.mock.calls)).toBe(
    '[[{"requestId":"5f0c","kind":"TypeError"},"background work failed"]]',
  );
});

test("stopping tells what is under way to end, waits for it, and calls that no failure", async () => {
  patient();
  const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
  const background = new Background();
  const heard: string[] = [];
  const answer = background.goOn(
    ASKED,
    (stop) =>
      new Promise((_, reject) => {
        stop.addEventListener("abort", () => {
          heard.push("told");
          reject(stop.reason);
        });
      }),
  );
  await vi.advanceTimersByTimeAsync(3_000);
  await answer;
  await background.stop();
  expect(heard).toEqual(["told"]);
  expect(warn).not.toHaveBeenCalled();
});
