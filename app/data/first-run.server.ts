import { timingSafeEqual } from "node:crypto";
import type { AppLoadContext } from "@remix-run/node";
import { type SaidObjection, say, when } from "~/domain/objections";
import type { Instant } from "~/domain/time";
import { tooMany } from "./account.server";
import { digestOf } from "./secret.server";
import { count } from "./throttle.server";

type Door = Pick<AppLoadContext, "listensBeyondLoopback" | "firstRunCode" | "remoteAddress">;

/**
 * Objects unless the first run comes from this machine alone, or brings the console's one-time code (A1). Where the
 * server listens further and has no code to compare with, nothing passes.
 */
export async function objectionsToFirstRun(
  { listensBeyondLoopback, firstRunCode, remoteAddress }: Door,
  code: string,
  now: Instant,
): Promise<{ readonly objections: readonly SaidObjection[]; readonly again?: Instant }> {
  if (!listensBeyondLoopback && firstRunCode === null) return { objections: [] };
  const again = await count([{ by: "firstRun", key: remoteAddress }], now);
  if (again !== null) return { objections: tooMany(again, now), again };
  const right = firstRunCode !== null && same(firstRunCode, code);
  return { objections: when(!right, "wrongCode").map((objection) => say(objection, () => "somebody")) };
}

// Digests have one length, so that comparing them takes one time.
const same = (a: string, b: string): boolean =>
  timingSafeEqual(Buffer.from(digestOf(bare(a))), Buffer.from(digestOf(bare(b))));

const bare = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/g, "");
