import { database } from "../../../app/data/database.server.ts";
import type { Loop } from "../../../app/domain/loop.ts";
import { type Id, seatsOf } from "../../../app/domain/loop.ts";
import type { Person } from "../../../app/domain/person.ts";
import type { Viewer } from "../../../app/domain/viewer.ts";
import type { Verdict } from "./act";
import type { Attempt } from "./attempts";
import type { Fields } from "./door";
import type { Ground } from "./ground";

/** An act on something that is no loop, and the rule that judges it for a viewer. */
export interface RecordAct {
  readonly route: string;
  readonly intent: string | null;
  readonly variant?: string;
  readonly path: string;
  readonly fill: Fields | ((viewer: Viewer) => Fields);
  readonly rule: (viewer: Viewer) => Verdict;
}

/** What the records hold, read once: every act is undone. */
export interface Records {
  readonly candidates: readonly {
    readonly id: Id;
    readonly name: string;
    readonly email: string;
    readonly personId: Id | null;
  }[];
  readonly roles: readonly {
    readonly id: Id;
    readonly title: string;
    readonly recruiterId: Id;
    readonly hiringManagerId: Id;
  }[];
  readonly conflicts: readonly { readonly candidateId: Id; readonly personId: Id }[];
  readonly people: Readonly<Record<Id, Person>>;
  readonly managerOf: ReadonlyMap<Id, Id | null>;
  readonly loops: readonly Loop[];
  readonly leads: readonly Id[];
}

export async function readRecords(ground: Ground): Promise<Records> {
  const db = database();
  const rows = await db.person.findMany({ select: { id: true, managerId: true } });
  const loops = await Promise.all([...ground.states.keys()].map((id) => ground.wide(id)));
  return {
    candidates: await db.candidate.findMany(),
    roles: await db.role.findMany(),
    conflicts: await db.conflict.findMany(),
    people: ground.house.persons,
    managerOf: new Map(rows.map(({ id, managerId }) => [id, managerId])),
    ...{ loops, leads: loops[0]?.leads ?? [] },
  };
}

/** Everybody's attempt at each of these acts; and nobody's, which leads to the sign-in page. */
export function attemptsAt(ground: Ground, acts: readonly RecordAct[]): readonly Attempt[] {
  return acts.flatMap((act) => [
    ...ground.house.people.map(({ id, name, viewer }) => ({
      ...ofAct(act, viewer),
      ...{ persona: standing(viewer, name), who: name, cookie: ground.cookies.get(id) ?? "" },
      verdict: act.rule(viewer),
    })),
    ...nobody(ground, act),
  ]);
}

const ofAct = ({ route, intent, variant, path, fill }: RecordAct, viewer: Viewer) => ({
  act: [route, intent, variant && `(${variant})`].filter(Boolean).join(" "),
  ...{
    state: "records",
    path,
    keeps: [],
    fields: filled(intent, typeof fill === "function" ? fill(viewer) : fill),
  },
});

const filled = (intent: string | null, fields: Fields): Fields =>
  intent === null ? fields : { intent, ...fields };

function nobody({ house }: Ground, act: RecordAct): readonly Attempt[] {
  const [any] = house.people;
  if (!any) return [];
  const verdict = "signIn" as const;
  return [{ ...ofAct(act, any.viewer), persona: "signed out", who: null, cookie: "", verdict }];
}

const standing = ({ capabilities }: Viewer, name: string): string =>
  `${name}${capabilities.length > 0 ? `, ${capabilities.join(", ")}` : ""}`;

/** Whether somebody has a part in one of a candidate's loops. */
export const seatFor = ({ loops }: Records, candidateId: Id, personId: Id): "seated" | "none" =>
  loops.some(
    (loop) =>
      loop.candidate.id === candidateId && seatsOf(personId, loop).some((seat) => seat !== "candidate"),
  )
    ? "seated"
    : "none";
