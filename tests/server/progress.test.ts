import { expect, test } from "vitest";
import { reportProgress } from "../../app/server/progress.ts";

/** What is written while so many milliseconds lie between two reports. */
function written(console: "terminal" | "file", pause: number, total?: number): string {
  let [text, now] = ["", 0];
  const out = {
    isTTY: console === "terminal",
    write: (more: string) => {
      text += more;
    },
  };
  const progress = reportProgress(out, () => now);
  for (const done of [1_000, 2_000, 3_000]) {
    now += pause;
    progress.tell(done, total);
  }
  progress.end();
  return text;
}

test("a terminal has one line, written over, and ended at the end", () => {
  expect(written("terminal", 200, 3_000)).toBe(
    ["1,000 of 3,000 entries checked (33 %)", "2,000 of 3,000 entries checked (66 %)"]
      .concat("3,000 of 3,000 entries checked (100 %)")
      .map((line) => `\r\x1b[K${line}`)
      .join("")
      .concat("\n"),
  );
});

test("a terminal is not written over more often than one can read, but for the last time", () => {
  expect(written("terminal", 1, 3_000)).toBe(
    "\r\x1b[K1,000 of 3,000 entries checked (33 %)\r\x1b[K3,000 of 3,000 entries checked (100 %)\n",
  );
});

test("elsewhere a line comes every five seconds, and none where it takes less", () => {
  expect(written("file", 3_000, 3_000)).toBe("2,000 of 3,000 entries checked (66 %)\n");
  expect(written("file", 100, 3_000)).toBe("");
});

test("where nobody knows how many there will be, it says how many there were", () => {
  expect(written("file", 5_000)).toBe(
    "1,000 entries checked\n2,000 entries checked\n3,000 entries checked\n",
  );
});
