import { database } from "../../../app/data/database.server.ts";
import { adjournDebrief } from "../../../app/data/debrief.server.ts";
import { offers } from "../../../app/data/demo/outcome.server.ts";
import { begin } from "../../../app/data/demo/panel.server.ts";
import { type Play, recruiterOf } from "../../../app/data/demo/play.ts";
import type { RoleKey } from "../../../app/data/demo/roles.ts";
import { type Act, perform } from "../../../app/data/demo/stage.server.ts";
import { endLoop } from "../../../app/data/ending.server.ts";
import { proposeReplacement } from "../../../app/data/replacement.server.ts";
import { removeRound } from "../../../app/data/rounds.server.ts";
import { appointSuccessor, recuse } from "../../../app/data/succession.server.ts";
import { liftVeto } from "../../../app/data/veto.server.ts";
import type { Id } from "../../../app/domain/loop.ts";
import {
  type Clock,
  clock,
  concurred,
  conflicted,
  debriefed,
  decided,
  deed,
  excused,
  followUp,
  loopOf,
  offered,
  planned,
  started,
  vetoed,
  written,
} from "./plays";
import { anotherLoop, candidateName, findScenery, newPlay, type Scenery } from "./stage";

type Telling = (play: Play, t: Clock, scenery: Scenery) => readonly Act[];

const recused: Telling = (play, t) => [
  ...written(play, t),
  deed(t(60), (stage, at) => recuse(stage.viewer(play.barRaiser), loopOf(play, stage), "I know them.", at)),
];

const SUCCESSOR = { routes: "freya", firmware: "kenji", returns: "kenji" } as const;

const succeeded: Telling = (play, t) => [
  ...recused(play, t, {} as Scenery),
  deed(t(59), (stage, at) => {
    const personId = stage.id(`person/${SUCCESSOR[play.role]}`);
    const input = { personId, cause: "recused", reason: "Stepped back." } as const;
    return appointSuccessor(stage.viewer("marguerite"), loopOf(play, stage), input, at);
  }),
];

const lifted: Telling = (play, t) => [
  ...vetoed(play, t),
  deed(t(44), async (stage, at) => {
    const feedback = { loopId: loopOf(play, stage) };
    const { id } = await database().$transaction(async (tx) => {
      await tx.$executeRaw`SELECT set_config('plumbline.viewer', ${stage.viewer(play.barRaiser).id}, true)`;
      return tx.addendum.findFirstOrThrow({ where: { feedback } });
    });
    const input = { text: "The account holds.", cites: [{ kind: "addendum", id }] } as const;
    return liftVeto(stage.viewer(play.barRaiser), loopOf(play, stage), input, at);
  }),
];

const removed = (play: Play, at: number): Act =>
  deed(at, (stage, now) => {
    const roundId = stage.id(`round/${play.name}/main`);
    return removeRound(stage.viewer(recruiterOf(play)), loopOf(play, stage), roundId, now);
  });

/** The states that the demo has not, each in a loop of its own. */
const TOLD: Readonly<Record<string, readonly [RoleKey, Telling]>> = {
  "planned, ready to start": ["routes", (play, t) => planned(play, t, t(-48))],
  "within the cool-off": ["firmware", (play, t) => planned(play, t, t(-48))],
  "started, nobody has written": ["routes", (play, t) => started(play, t, t(20))],
  "one excused, one pending": [
    "returns",
    (play, t) => [...written(play, t, ["tomasz", "zofia"]), ...excused(play, "tomasz", t(90))],
  ],
  "revealed, under a conflict": [
    "routes",
    (play, t) => [...written(play, t), conflicted(play, "ines", t(70))],
  ],
  "revealed, one excused": [
    "firmware",
    (play, t) => [...written(play, t, ["tomasz"]), ...excused(play, "tomasz", t(90))],
  ],
  "planned without a main round": ["returns", (play, t) => [...begin(play, t(200)), removed(play, t(190))]],
  "debrief: reading": ["routes", (play, t) => debriefed(play, t, 2.2)],
  "debrief: everybody has read": ["firmware", (play, t) => debriefed(play, t, 14)],
  "debrief: re-vote": ["routes", (play, t) => debriefed(play, t, 16)],
  "debrief: re-vote shown": ["returns", (play, t) => debriefed(play, t, 19)],
  "debrief: all turns taken": ["firmware", (play, t) => debriefed(play, t, 70)],
  "debrief: final vote": ["returns", (play, t) => debriefed(play, t, 72)],
  "debrief: final vote shown": ["routes", (play, t) => debriefed(play, t, 74.5)],
  "debrief: to be decided": ["routes", (play, t) => debriefed(play, t, 76)],
  "debrief: to be closed": ["firmware", (play, t) => debriefed(play, t, 80)],
  "debrief: adjourned": [
    "returns",
    (play, t) => [
      ...debriefed(play, t, 16),
      deed(t(48), (stage, at) =>
        adjournDebrief(stage.viewer(play.barRaiser), loopOf(play, stage), "Fire alarm.", at),
      ),
    ],
  ],
  "decided for hire": ["routes", (play, t) => decided(play, t, "hire")],
  "decided for another level": ["firmware", (play, t) => decided(play, t, "hireAtAnotherLevel", 4)],
  "concurred, nothing marked": ["routes", (play, t) => concurred(play, t)],
  "offer accepted": ["firmware", (play, t) => [...offered(play, t), offers(play, "accepted", t(20))]],
  "veto open, something new": ["routes", vetoed],
  "veto lifted": ["firmware", lifted],
  "follow-up sealed": [
    "routes",
    (play, t, scenery) => [...concurred(play, t), ...followUp(play, scenery, t)],
  ],
  "ended before its reveal": [
    "firmware",
    (play, t) => [
      ...written(play, t, ["zofia"]),
      deed(t(60), (stage, at) => {
        const ending = { kind: "candidateWithdrew", reason: "Took another job." } as const;
        return endLoop(stage.viewer(recruiterOf(play)), loopOf(play, stage), ending, at);
      }),
    ],
  ],
  "Bar Raiser recused": ["routes", recused],
  "Bar Raiser succeeded after the reveal": ["firmware", succeeded],
  "replacement proposed": [
    "returns",
    (play, t, scenery) => [
      ...written(play, t, ["zofia"]),
      deed(t(60), (stage, at) => {
        const input = { seat: "hiringManager", personId: scenery.newcomer("rufus").id, reason: "Moves on." };
        return proposeReplacement(
          stage.viewer("viktor"),
          loopOf(play, stage),
          { ...input, seat: "hiringManager" },
          at,
        );
      }),
    ],
  ],
};

/** The demo's loops by what their candidates' names stand for. */
const DEMO: Readonly<Record<string, string>> = {
  "Leila Northcott, returns": "planned with gaps",
  "Rafael Ostrowski": "all but one have written",
  "Thandiwe Brook": "overdue, an excusal asked for",
  "Emeka Solberg": "revealed",
  "Yuki Ferreira": "debrief: discussion",
  "Aurelio Banks": "veto open, follow-up sealed",
  "Saoirse Mbeki": "offer ready",
  "Dmitri Achterberg": "offer extended",
  "Leila Northcott": "closed with a no hire",
  "Piet Okonjo": "veto upheld",
};

const AGAIN = "within the cool-off";

/** Plays every state into a copy of the demo, in the database that this process has open. */
export async function playStates(now: number): Promise<void> {
  const scenery = await findScenery(now - 1);
  const waiting = Object.entries(TOLD);
  const tellOn = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [state, [role, tell]] = next;
      const play =
        state === AGAIN ? anotherLoop(scenery, "piet", role) : await newPlay(scenery, state, role, now - 1);
      await perform(tell(play, clock(now), scenery), scenery, () => {});
    }
  };
  // Loops don't meet, so several are told at a time.
  await Promise.all([tellOn(), tellOn(), tellOn()]);
}

/** Each loop's state by its id: the candidate's name tells it. */
export async function readStates(db: ReturnType<typeof database>): Promise<ReadonlyMap<Id, string>> {
  const loops = await db.loop.findMany({ include: { candidate: true, role: true }, orderBy: { id: "asc" } });
  return new Map(
    loops.map(({ id, candidate, role, endedAt }) => {
      const told = Object.keys(TOLD).find((state) => candidate.name === candidateName(state));
      const demo = DEMO[`${candidate.name}, ${role.title.split(", ")[1]}`] ?? DEMO[candidate.name];
      const isAgain = candidate.name === "Piet Okonjo" && endedAt === null;
      return [id, isAgain ? AGAIN : (told ?? demo ?? candidate.name)];
    }),
  );
}
