import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/** A disk of a few megabytes. */
export interface Disk {
  readonly folder: string;
  remove(): void;
}

/** Mounts one in memory. Throws where mounting is not allowed. */
export function smallDisk(bytes: number): Disk {
  const folder = mkdtempSync(path.join(os.tmpdir(), "plumbline-disk-"));
  const { status, stderr } = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${bytes}`, "tmpfs", folder], {
    encoding: "utf8",
  });
  if (status !== 0)
    throw new Error(`The proof of a full disk has to mount one, which this machine refuses: ${stderr}`);
  return {
    folder,
    remove() {
      spawnSync("umount", ["-l", folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Fills what is left of it, again after something was freed; and gives the room back. */
export function brimful({ folder }: Disk) {
  let number = 0;
  return {
    more() {
      const { bavail, bsize } = statfsSync(folder);
      number += 1;
      if (bavail > 0) writeFileSync(path.join(folder, `ballast-${number}`), Buffer.alloc(bavail * bsize));
    },
    away() {
      for (; number > 0; number -= 1) rmSync(path.join(folder, `ballast-${number}`), { force: true });
    },
  };
}
