import type { Id } from "../../../app/domain/loop.ts";
import { type Sight, sightOfConclusions } from "../../../app/domain/sight.ts";
import type { Viewer } from "../../../app/domain/viewer.ts";
import { type Act, nameOf, type Verdict } from "./act";
import { type Answer, type Fields, send } from "./door";
import type { Ground } from "./ground";
import { personaOf } from "./persona";

/** One person's attempt at one act, with what the domain says of it. */
export interface Attempt {
  readonly act: string;
  readonly persona: string;
  /** The person's name; null for nobody signed in. */
  readonly who: string | null;
  /** What it is tried on: a loop's state, or a record. */
  readonly state: string;
  readonly path: string;
  readonly fields: Fields;
  readonly cookie: string;
  readonly verdict: Verdict;
  readonly keeps: readonly string[];
  /** How much of a loop's conclusions they may see, where it is about a loop that exists for them. */
  readonly sees?: Sight;
}

/** Everything that people in this loop may try: one person of each kind, each act. Nothing is sent yet. */
export async function attemptsOn(
  ground: Ground,
  loopId: Id,
  acts: readonly Act[],
): Promise<readonly Attempt[]> {
  const wide = await ground.wide(loopId);
  const kinds = new Map<string, Viewer>();
  for (const { viewer } of ground.house.people) kinds.set(personaOf(viewer, wide), viewer);
  const found: Attempt[] = [];
  for (const [persona, viewer] of kinds)
    for (const act of acts) found.push({ ...(await tryOn(ground, act, viewer, loopId)), persona });
  return found;
}

async function tryOn(
  ground: Ground,
  act: Act,
  viewer: Viewer,
  loopId: Id,
): Promise<Omit<Attempt, "persona">> {
  const wide = await ground.wide(loopId);
  const own = await ground.facts(viewer, loopId);
  const loop = own ?? wide;
  const scene = { house: ground.house, viewer, loop, wide, at: Math.max(Date.now(), loop.changedAt + 1) };
  return {
    ...{ act: nameOf(act), who: nameIn(ground, viewer.id), state: ground.states.get(loopId) ?? loopId },
    ...{ path: act.address(scene), fields: act.fill(scene), cookie: ground.cookies.get(viewer.id) ?? "" },
    ...{ verdict: own === null ? "notHere" : await act.judge(scene), keeps: act.keeps },
    ...(own === null ? {} : { sees: sightOfConclusions(viewer, own) }),
  };
}

const nameIn = ({ house }: Ground, id: Id): string | null =>
  house.people.find((p) => p.id === id)?.name ?? null;

/** The same attempt by nobody: it leads to the sign-in page. */
export const signedOut = (attempt: Attempt): Attempt => ({
  ...attempt,
  ...{ persona: "signed out", who: null, cookie: "", verdict: "signIn" },
});

/** What an attempt is to be answered, as the document writes it. */
export const expected = ({ verdict }: Pick<Attempt, "verdict">): string => {
  if (typeof verdict !== "string") return verdict.length === 0 ? "✓" : codesOf(verdict);
  return { notHere: "404", incomplete: "incomplete", done: "✓", signIn: "sign-in" }[verdict];
};

const codesOf = (objections: readonly { readonly code: string }[]): string =>
  objections
    .map(({ code }) => code)
    .sort()
    .join(" ");

/** The same of what the server answered. */
export const answered = ({ status, codes, to }: Answer): string => {
  if (status === 404) return "404";
  if (to === "/sign-in" || to?.startsWith("/sign-in?then")) return "sign-in";
  if (status === 409) return codes.length > 0 ? codes.join(" ") : "incomplete";
  return codes.length === 0 && (status === 302 || status === 200)
    ? "✓"
    : `status ${status} ${codes.join(" ")}`;
};

export const perform = ({ app }: Ground, { path, fields, cookie }: Attempt): Promise<Answer> =>
  send(app.url, path, fields, cookie);

/** Whether the domain allows it and something comes of it. */
export const isYes = ({ verdict }: Attempt): boolean => typeof verdict !== "string" && verdict.length === 0;

export const said = ({ act, persona, who, state }: Attempt): string =>
  `${act} · ${persona}${who ? ` (${who})` : ""} · ${state}`;
