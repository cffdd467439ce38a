import { isId } from "~/domain/id";
import type { Viewer } from "~/domain/viewer";
import { mustReadAudit } from "./audit-scope.server";
import type { Choice } from "./choices.server";
import { database } from "./database.server";
import { searchText } from "./listing.server";
import { visibleTo } from "./loops.server";

export interface SightChoices {
  readonly people: readonly Choice[];
  /** The newest loops that match the search, and the one that is chosen. */
  readonly loops: readonly Choice[];
  readonly chosen: { readonly q: string; readonly person: string; readonly loop: string };
}

const MOST = 100;

/** Whose sight can be asked for, and of which loops: those that exist for the viewer. Throws 404. */
export async function readSightChoices(viewer: Viewer, url: URL): Promise<SightChoices> {
  mustReadAudit(viewer);
  const of = (name: string) => url.searchParams.get(name) ?? "";
  const { typed, pattern } = searchText(url);
  const chosen = { q: typed, person: of("person"), loop: of("loop") };
  const people = await database().person.findMany({
    select: { id: true, name: true, email: true },
    orderBy: [{ name: "asc" }, { id: "asc" }],
  });
  return {
    people: people.map((person) => ({ value: person.id, label: `${person.name} (${person.email})` })),
    loops: await loopChoices(viewer, pattern, chosen.loop),
    chosen,
  };
}

async function loopChoices(viewer: Viewer, pattern: string, kept: string): Promise<readonly Choice[]> {
  const contains = { contains: pattern, mode: "insensitive" } as const;
  const matching = pattern ? { OR: [{ candidate: { name: contains } }, { role: { title: contains } }] } : {};
  const select = {
    id: true,
    createdAt: true,
    candidate: { select: { name: true } },
    role: { select: { title: true } },
  } as const;
  const find = (where: object, take: number) =>
    database().loop.findMany({
      where: { AND: [visibleTo(viewer), where] },
      ...{ select, take, orderBy: [{ createdAt: "desc" }, { id: "asc" }] },
    });
  const found = await find(matching, MOST);
  const isThere = !isId(kept) || found.some((loop) => loop.id === kept);
  const all = isThere ? found : [...(await find({ id: kept }, 1)), ...found];
  return all.map((loop) => ({
    value: loop.id,
    label: `${loop.candidate.name}, ${loop.role.title}, since ${loop.createdAt.toISOString().slice(0, 10)}`,
  }));
}
