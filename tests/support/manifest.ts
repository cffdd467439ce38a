import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** A route as the build knows it. Its pattern is an address such as "/loops/:id/plan". */
export type Route = {
  readonly id: string;
  readonly pattern: string;
  readonly hasAction: boolean;
  readonly hasLoader: boolean;
  /** Whether it draws a page; otherwise it answers with data of its own, such as a file. */
  readonly hasPage: boolean;
};

type Entry = Omit<Route, "pattern" | "hasPage"> & { readonly path?: string; readonly module: string };

/** Every route that the build knows, so that a new one is covered without anybody remembering. */
export function routesOfBuild(): readonly Route[] {
  const client = path.resolve(process.env.PLUMBLINE_BUILD ?? "build", "client");
  const assets = path.join(client, "assets");
  const manifest = readdirSync(assets).find((name) => /^manifest-.*\.js$/.test(name));
  if (!manifest) throw new Error(`${assets} has no manifest. Run npm test, or npm start once, to build.`);
  const text = readFileSync(path.join(assets, manifest), "utf8");
  const { routes } = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
  return Object.values<Entry>(routes)
    .filter(({ id }) => id !== "root")
    .map((entry) => ({
      ...{ id: entry.id, pattern: `/${entry.path ?? ""}` },
      ...{ hasAction: entry.hasAction, hasLoader: entry.hasLoader },
      hasPage: /export\s*\{[^}]*\bdefault\b/.test(readFileSync(path.join(client, entry.module), "utf8")),
    }));
}
