import { type SaidObjection, say, when } from "~/domain/objections";
import type { Instant } from "~/domain/time";
import { isUnclaimed } from "./organisation.server";

type DemoLoader = { readonly loadDemo: (now: Instant) => Promise<void> };

// Loaded when it is asked for: few installations ever open it, and it is long.
const loaders = import.meta.glob<DemoLoader>("./demo/load.server.ts");

/** Fills an empty installation with the demo organisation. Objects if somebody set the installation up already. */
export async function openDemo(now: Instant): Promise<readonly SaidObjection[]> {
  if (!(await isUnclaimed())) return when(true, "alreadySetUp").map((o) => say(o, () => "somebody"));
  const load = loaders["./demo/load.server.ts"];
  if (!load) throw new Error("This build has no demo organisation.");
  await (await load()).loadDemo(now);
  return [];
}
