import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import type { Asker, Fields } from "../../support/asker.ts";
import { OWNERSHIP, revealedLoop, sealedLoop, WHO, type Who } from "../../support/debrief-world.ts";
import { offerableLoop } from "../../support/offer-world.ts";

/** One thing that somebody does while the machine fails, and how to see afterwards that it is there. */
export type Deed = {
  readonly what: string;
  readonly send: (server: string) => Promise<number>;
  /** Whether it is there as a whole, once, and told once by the record where the record tells of it (F5, R1). */
  readonly isThere: (owner: pg.Client) => Promise<boolean>;
};

type Askers = ReadonlyMap<Who, Asker>;

const found =
  (sql: string, ...values: readonly unknown[]) =>
  async (owner: pg.Client): Promise<boolean> =>
    (await owner.query(sql, [...values])).rowCount === 1;

// Of a loop, which is the first value.
const foundAndTold = (act: string, sql: string, ...values: readonly unknown[]) =>
  found(`${sql} AND 1 = (SELECT count(*) FROM audit_entry WHERE loop_id = $1 AND act = '${act}')`, ...values);

const writing = (summary: string): Fields => ({
  ...{ "principles[0].principleId": OWNERSHIP, "principles[0].rating": "4" },
  "principles[0].evidence[0].situation": "A payment run failed.",
  "principles[0].evidence[0].action": "Wrote a replay.",
  "principles[0].evidence[0].result": "All salaries arrived.",
  ...{ bar: "raises", vote: "inclined", summary },
});

/** Writes the scenes of one moment: drafts being saved, last feedback coming in, vetoes, offers. */
export async function deedsOf(owner: pg.Client, askers: Askers, turn: number): Promise<readonly Deed[]> {
  // All at once, since a crash right now would lose a part of them; and a moment takes less time so.
  await owner.query("BEGIN");
  const post = (who: Who, path: string, fields: Fields) => async (server: string) => {
    const asker = askers.get(who);
    return asker ? (await asker.post(server, path, fields)).status : 0;
  };
  const sealed = await sealedLoop(owner, ["bo", "hana"]);
  const last = await sealedLoop(owner, ["bo"]);
  const vetoed = await revealedLoop(owner);
  const offered = await offerableLoop(owner);
  await owner.query("COMMIT");
  const form = (who: Who, loop: typeof sealed) => `/interviews/${loop.assignments[WHO[who]]}`;
  const words = `Written in turn ${turn}.`;
  return [
    {
      what: "a draft",
      send: post("hana", `${form("hana", sealed)}/draft`, { ...writing(words), baseRevision: "0" }),
      isThere: found(
        "SELECT FROM draft WHERE owner_id = $1 AND subject_id = $2 AND content::text LIKE '%' || $3 || '%'",
        ...[WHO.hana, sealed.assignments[WHO.hana], words],
      ),
    },
    {
      what: "feedback that others wait for",
      send: post("bo", `${form("bo", sealed)}/feedback`, {
        intent: "write",
        deed: "submit",
        ...writing(words),
      }),
      isThere: foundAndTold(
        "feedback.submitted",
        "SELECT FROM feedback f JOIN rating r ON r.feedback_id = f.id JOIN evidence e ON e.rating_id = r.id WHERE f.loop_id = $1 AND f.assignment_id = $2",
        ...[sealed.id, sealed.assignments[WHO.bo]],
      ),
    },
    {
      what: "the last feedback of a round",
      send: post("bo", `${form("bo", last)}/feedback`, {
        intent: "write",
        deed: "submit",
        ...writing(words),
      }),
      isThere: foundAndTold(
        "round.revealed",
        "SELECT FROM round WHERE loop_id = $1 AND revealed_at IS NOT NULL",
        last.id,
      ),
    },
    {
      what: "a veto",
      send: post("ravi", `/loops/${vetoed.id}/veto`, {
        ...{ intent: "cast", rationale: "It rests on hearsay.", principles: OWNERSHIP },
        cites: `evidence:${vetoed.evidence[WHO.amara]}`,
      }),
      isThere: foundAndTold(
        "veto.cast",
        "SELECT FROM veto v JOIN citation c ON c.veto_id = v.id WHERE v.loop_id = $1",
        vetoed.id,
      ),
    },
    {
      what: "an offer's readiness",
      send: post("rosa", `/loops/${offered.id}/offer`, { intent: "ready" }),
      isThere: foundAndTold(
        "offer.ready",
        "SELECT FROM offer_step WHERE loop_id = $1 AND deed = 'ready'",
        offered.id,
      ),
    },
  ];
}

/** What came of a deed: done and said so, answered otherwise, or nobody answered. */
export type Sent = { readonly deed: Deed; readonly status: number | null };

/** Sends all of them within a moment, each after its own delay, and says of each when its answer comes. */
export const sendAll = (
  server: string,
  deeds: readonly Deed[],
  delay: () => number,
  onAnswer: () => void,
): Promise<Sent[]> =>
  Promise.all(
    deeds.map(async (deed) => {
      await sleep(delay());
      const status = await deed.send(server).catch(() => null);
      if (status !== null) onAnswer();
      return { deed, status };
    }),
  );
