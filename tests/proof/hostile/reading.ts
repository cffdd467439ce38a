import type pg from "pg";
import { chanceOf, DEEP, SEED, shuffled } from "../chance";
import type { Bases } from "../input/bases";
import { type Address, addressesIn } from "../twin/addresses";
import { say } from "./say";
import { faultsOf } from "./typing";

/** So many addresses of each route in any case, and so many until everything was shown. */
const [LEAST, MOST] = DEEP ? [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY] : [2, 12];
const READERS_EACH = DEEP ? Number.POSITIVE_INFINITY : 1;

/** Those who see most between them: leads, admins, recruiters, an auditor, a hiring manager, Bar Raisers, the panel. */
const READERS = ["Marguerite", "Noor", "Viktor", "Obi", "Freya", "Kenji", "Bashir", "Zofia", "Ines", "Imani"];

/** What was read of a database in which every text is markup. */
export interface Read {
  readonly pages: number;
  /** The columns, by number, that nobody was shown of those looked for. */
  readonly unseen: readonly number[];
  readonly faults: readonly string[];
}

/**
 * Reads some pages of every route, then more until each of the columns looked for was shown to somebody; at length all
 * pages, as everybody.
 */
export async function readEverything(
  { ground }: Pick<Bases, "ground">,
  superuser: pg.Client,
  wanted: readonly number[],
): Promise<Read> {
  const readers = READERS.map((name) => ground.cookies.get(ground.house.named(name)) ?? "");
  const unseen = new Set(wanted);
  const faults: string[] = [];
  let pages = 0;
  for (const { path, route, place } of ordered(await addressesIn(superuser))) {
    if (place >= MOST || (place >= LEAST && unseen.size === 0)) break;
    let read = 0;
    for (const cookie of readers) {
      if (read >= READERS_EACH && unseen.size === 0) break;
      const heard = await say(ground.app.url, { method: "GET", path, headers: [["Cookie", cookie]] });
      if (heard.status === 404 && route.pattern !== "/*") continue;
      read += 1;
      pages += 1;
      faults.push(...faultsOf(heard).map((fault) => `${route.pattern}: ${fault}`));
      for (const [, number] of heard.body.matchAll(/plq~(\d+)~/g)) unseen.delete(Number(number));
    }
  }
  return { pages, unseen: [...unseen], faults };
}

/** First one address of each route, then a second of each, and so on. */
function ordered(addresses: readonly Address[]): readonly (Address & { readonly place: number })[] {
  const counts = new Map<string, number>();
  return shuffled(addresses, chanceOf(SEED))
    .map((address) => {
      const place = counts.get(address.route.pattern) ?? 0;
      counts.set(address.route.pattern, place + 1);
      return { ...address, place };
    })
    .sort((a, b) => a.place - b.place);
}
