import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { type Copy, copyOnce, copyTemplate } from "./copy.ts";
import { bundle } from "./running.ts";

/** A database with the demo organisation, as the product's own command loads it. */
export const copyDemo = (): Promise<Copy> => copyOnce("demo_template", copyTemplate, load);

async function load({ url }: Copy): Promise<void> {
  const env = { NODE_ENV: "production", DATABASE_URL: url } as const;
  await promisify(execFile)(process.execPath, [bundle(), "demo"], { env: { ...process.env, ...env } });
}
