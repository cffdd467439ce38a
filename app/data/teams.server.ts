import type { Id } from "~/domain/loop";
import type { SaidObjection } from "~/domain/objections";
import { objectionsToAdminister, objectionsToName } from "~/domain/records";
import type { Instant } from "~/domain/time";
import { can, type Viewer } from "~/domain/viewer";
import { readActor } from "./actor.server";
import { database } from "./database.server";
import { searchText } from "./listing.server";
import { notHere } from "./not-here.server";
import { changeRecord } from "./record.server";
import type { Tx } from "./transaction.server";

export interface TeamRow {
  readonly id: Id;
  readonly name: string;
  /** People with an active account. */
  readonly people: number;
}

/** Every team, by name, which everybody signed in sees. */
export async function listTeams(viewer: Viewer, url: URL) {
  const { typed, pattern } = searchText(url);
  const teams = await database().team.findMany({
    where: pattern ? { name: { contains: pattern, mode: "insensitive" } } : {},
    select: { id: true, name: true, _count: { select: { people: { where: { deactivatedAt: null } } } } },
    orderBy: [{ name: "asc" }, { id: "asc" }],
  });
  const rows: readonly TeamRow[] = teams.map((team) => ({
    id: team.id,
    name: team.name,
    people: team._count.people,
  }));
  return { rows, q: typed, mayEdit: can(viewer, "admin") ? ("yes" as const) : ("no" as const) };
}

/** Adds a team. Objects to anybody but an admin, and to a taken name. */
export function addTeam(viewer: Viewer, name: string, now: Instant): Promise<readonly SaidObjection[]> {
  return changeRecord(
    viewer,
    {
      act: "team.added",
      facts: (tx) => readFacts(viewer, tx, null, name),
      rule: objectionsToTeam,
      write: async (tx, _, at) => ({
        subjectId: (await tx.team.create({ data: { name, createdAt: at } })).id,
      }),
    },
    now,
  );
}

/** Gives a team another name. Objects as adding does. Throws 404. */
export function renameTeam(
  viewer: Viewer,
  teamId: Id,
  name: string,
  now: Instant,
): Promise<readonly SaidObjection[]> {
  return changeRecord(
    viewer,
    {
      act: "team.renamed",
      facts: async (tx) => {
        if ((await tx.team.count({ where: { id: teamId } })) === 0) notHere();
        return readFacts(viewer, tx, teamId, name);
      },
      rule: objectionsToTeam,
      write: async (tx) => {
        await tx.team.update({ where: { id: teamId }, data: { name } });
        return { subjectId: teamId };
      },
    },
    now,
  );
}

async function readFacts(viewer: Viewer, tx: Tx, selfId: Id | null, name: string) {
  const owner = await tx.team.findFirst({ where: { name }, select: { id: true } });
  return { actor: await readActor(viewer, tx), ownerId: owner?.id ?? null, selfId };
}

const objectionsToTeam = ({ actor, ownerId, selfId }: Awaited<ReturnType<typeof readFacts>>) => [
  ...objectionsToAdminister(actor),
  ...objectionsToName(ownerId, selfId),
];
