import type { Id, Loop } from "../../../app/domain/loop.ts";
import type { Attempt } from "../matrix/attempts";
import { bodyOf, type Fields } from "../matrix/door";
import type { Ground } from "../matrix/ground";
import { knock, type Reply, replyOf } from "./knock";

/** An id that nothing has. */
export const NOT_THERE = "00000000-0000-4000-8000-0000000000ee";

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

/** What a stranger must not know to be there, by the first word of its address. */
export interface Hidden {
  readonly cookie: string;
  readonly ids: Readonly<Record<string, Id>>;
}

/** A started loop that is sealed, as somebody without a part or a capability meets it (S8). */
export async function hiddenFrom(
  stranger: string,
  { states, cookies, house, wide }: Ground,
): Promise<Hidden> {
  const [id] = [...states].find(([, state]) => state === "started, nobody has written") ?? [""];
  const loop = await wide(id);
  const [seat] = loop.rounds.flatMap(({ assignments }) => assignments);
  return {
    cookie: cookies.get(house.named(stranger)) ?? "",
    ids: { loops: id, interviews: seat?.id ?? "", candidates: loop.candidate.id },
  };
}

/** The same address of a hidden thing and of nothing; null where the address names nothing that can be hidden. */
export function hiddenAndNot(
  path: string,
  { ids }: Hidden,
): readonly [theirs: string, nobodys: string] | null {
  const id = ids[path.split("/")[1] ?? ""];
  const place = path.includes(":id") ? ":id" : ID;
  return id && path.search(place) > 0 ? [path.replace(place, id), path.replace(place, NOT_THERE)] : null;
}

/** Asks for the one and for the other. */
export const readBoth = ({ app }: Ground, paths: readonly string[], cookie: string): Promise<Reply[]> =>
  Promise.all(
    paths.map(async (path) =>
      replyOf(await fetch(`${app.url}${path}`, { headers: { cookie }, redirect: "manual" })),
    ),
  );

export type Door = "data" | "page";

/** Sends the same form to the one and to the other. */
export const sendBoth = (
  { app }: Ground,
  forms: readonly { readonly path: string; readonly fields: Fields }[],
  cookie: string,
  as: Door,
): Promise<Reply[]> =>
  Promise.all(
    forms.map(({ path, fields }) =>
      knock({ url: app.url, path, cookie, as }, { body: bodyOf(fields), type: null }),
    ),
  );

/** A field of an attempt that names something inside its loop, and what is at the same place inside another loop. */
export interface Named {
  readonly attempt: Attempt;
  readonly field: string;
  readonly foreign: Id;
}

/** Every field of these attempts that holds the id of a part of a loop: a round, a seat, a paper, a piece of evidence. */
export async function partsNamed(ground: Ground, attempts: readonly Attempt[]): Promise<readonly Named[]> {
  const loops = await Promise.all([...ground.states.keys()].map((id) => ground.wide(id)));
  const parts = loops.map(partsOf);
  return attempts.flatMap((attempt) =>
    Object.entries(attempt.fields).flatMap(([field, value]) => {
      const id = partIn(value);
      const own = parts.find((known) => known.has(id));
      const kind = own?.get(id);
      const other = kind && parts.find((known) => known !== own && [...known.values()].includes(kind));
      const foreign = other && [...other].find(([, one]) => one === kind)?.[0];
      return foreign ? [{ attempt, field, foreign }] : [];
    }),
  );
}

/** The ids of a loop's parts, each with the place in the facts where it stands. People and principles are everybody's. */
function partsOf({ rounds, writing, debriefs, vetoes, replacements }: Loop): ReadonlyMap<Id, string> {
  const found = new Map<Id, string>();
  const walk = (value: unknown, place: string): void => {
    if (Array.isArray(value)) for (const one of value) walk(one, `${place}[]`);
    else if (typeof value === "object" && value !== null)
      for (const [key, one] of Object.entries(value)) {
        if (key === "id" && typeof one === "string") found.set(one, place);
        else walk(one, `${place}.${key}`);
      }
  };
  walk({ rounds, writing, debriefs, vetoes, replacements }, "");
  return found;
}

/** The same form with the part of another loop, and with no part of any. */
export const withForeign = ({ attempt, field, foreign }: Named) =>
  [foreign, NOT_THERE].map((id) => {
    const value = attempt.fields[field] ?? "";
    const named = typeof value === "string" ? value.replace(ID, id) : value.map((one) => one.replace(ID, id));
    return { path: attempt.path, fields: { ...attempt.fields, [field]: named } };
  });

// What is cited says of which kind it is before its id.
const partIn = (value: Fields[string]): Id => ID.exec([value].flat()[0] ?? "")?.[0] ?? "";
