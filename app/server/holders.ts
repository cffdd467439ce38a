import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isAlive } from "./cluster.ts";

/** Notes that this process uses the database under `base`, so that nobody else stops it meanwhile. */
export function hold(base: string): void {
  mkdirSync(folderOf(base), { recursive: true, mode: 0o700 });
  writeFileSync(path.join(folderOf(base), String(process.pid)), "");
}

/** Takes the note back and says whether any living process still uses the database. */
export function release(base: string): "inUse" | "free" {
  rmSync(path.join(folderOf(base), String(process.pid)), { force: true });
  const others = readdirSync(folderOf(base)).map(Number);
  for (const pid of others)
    if (!isAlive(pid)) rmSync(path.join(folderOf(base), String(pid)), { force: true });
  return others.some(isAlive) ? "inUse" : "free";
}

const folderOf = (base: string) => path.join(base, "in-use-by");
