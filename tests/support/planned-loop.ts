import type { AssignmentKind, Id, Slot } from "~/domain/loop";
import { HOUR } from "~/domain/time";
import { createLoop } from "../../app/data/creation.server.ts";
import { type AssignmentInput, assign } from "../../app/data/plan.server.ts";
import { startRound } from "../../app/data/rounds.server.ts";
import { failed } from "./failed.ts";
import { BEGINNING, INTERVIEWS, type World } from "./world.ts";

/** An hour of the interview day, counted from nine in the morning UTC. */
export const slotAt = (hour: number): Slot => ({
  start: INTERVIEWS + hour * HOUR,
  end: INTERVIEWS + (hour + 1) * HOUR,
  zone: "Europe/Berlin",
});

type Place = readonly [name: string, kind: AssignmentKind, principles: readonly string[]];

/** The story's main panel: everything that P1–P3 ask for. */
export const PANEL: readonly Place[] = [
  ["amara", "interviewer", ["ownership"]],
  ["bo", "interviewer", ["diveDeep"]],
  ["carmen", "interviewer", ["earnTrust"]],
  ["dmitri", "interviewer", ["deliverResults"]],
  ["hana", "hiringManager", ["thinkBig"]],
  ["ravi", "barRaiser", ["highStandards"]],
  ["sol", "shadow", []],
];

/** A loop in the world: its id, its main round's, and each panel member's assignment by name. */
export interface PlannedLoop {
  readonly loopId: Id;
  readonly mainId: Id;
  assignment(name: string): Id;
}

/** Creates a loop and plans the panel through the verbs. Throws if a rule objects. */
export async function planLoop(
  world: World,
  candidateId: Id = world.candidateId,
  panel = PANEL,
): Promise<PlannedLoop> {
  const rosa = world.viewer("rosa");
  const created = await createLoop(rosa, { candidateId, roleId: world.roleId }, BEGINNING);
  const loopId = created.id ?? failed(JSON.stringify(created.objections));
  const main = await world.db.prisma.round.findFirstOrThrow({ where: { loopId } });
  const assignments = new Map<string, Id>();
  for (const [hour, [name, kind, principles]] of panel.entries()) {
    const input: AssignmentInput = {
      ...{ roundId: main.id, personId: world.id(name), kind, slot: slotAt(hour) },
      principles: principles.map((p) => world.id(p)),
    };
    const assigned = await assign(rosa, loopId, input, BEGINNING);
    assignments.set(name, assigned.id ?? failed(JSON.stringify(assigned.objections)));
  }
  return {
    loopId,
    mainId: main.id,
    assignment: (name) => assignments.get(name) ?? failed(`${name} is on no panel`),
  };
}

/** The same, started. */
export async function startLoop(world: World, candidateId?: Id): Promise<PlannedLoop> {
  const loop = await planLoop(world, candidateId);
  const objections = await startRound(world.viewer("rosa"), loop.loopId, loop.mainId, BEGINNING);
  return objections.length > 0 ? failed(JSON.stringify(objections)) : loop;
}
