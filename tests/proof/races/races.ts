import type pg from "pg";
import type { Fields } from "../../support/asker.ts";
import { OWNERSHIP, WHO, type Who } from "../../support/debrief-world.ts";
import {
  debriefing,
  excusalAsked,
  followUpPlanned,
  liftable,
  offerable,
  recused,
  revealed,
  type Scene,
  waitingFor,
} from "./scenes.ts";

/** One act of the product, as a person sends it. */
export type Act = { readonly who: Who; readonly path: string; readonly fields: Fields };

/** Which of two acts went through. */
export type Outcome = "both" | "first" | "second" | "neither";

/** Two acts that can meet, and which of them may hold when they do. */
export type Race = {
  readonly name: string;
  readonly scene: (owner: pg.Client) => Promise<Scene>;
  readonly acts: (scene: Scene) => readonly [Act, Act];
  readonly may: readonly Outcome[];
};

const act = (who: Who, path: string, fields: Fields): Act => ({ who, path, fields });

const submit = ({ ids }: Scene, who: Who): Act =>
  act(who, `/interviews/${ids[WHO[who]]}/feedback`, {
    ...{
      intent: "write",
      deed: "submit",
      "principles[0].principleId": OWNERSHIP,
      "principles[0].rating": "4",
    },
    "principles[0].evidence[0].situation": "A payment run failed.",
    "principles[0].evidence[0].action": "Wrote a replay.",
    "principles[0].evidence[0].result": "All salaries arrived.",
    ...{ bar: "raises", vote: "inclined", summary: "Finds the cause before the fix." },
  });
const withdraw = ({ ids }: Scene, who: Who): Act =>
  act(who, `/interviews/${ids[WHO[who]]}/feedback`, {
    intent: "withdraw",
    reason: "I mixed up two stories.",
  });
const answer = ({ loop, ids }: Scene, says: "agree" | "refuse"): Act =>
  act("ravi", `/loops/${loop}/excusals`, {
    ...{ intent: "answer", excusalId: ids.excusal ?? "", answer: says, reason: "As it happened." },
  });
const offer = ({ loop }: Scene, intent: "ready" | "extended"): Act =>
  act("rosa", `/loops/${loop}/offer`, { intent });
const cast = ({ loop, ids }: Scene): Act =>
  act("ravi", `/loops/${loop}/veto`, {
    ...{ intent: "cast", rationale: "It rests on hearsay.", principles: OWNERSHIP },
    cites: `evidence:${ids[WHO.amara]}`,
  });
const lift = ({ loop, ids }: Scene): Act =>
  act("ravi", `/loops/${loop}/veto`, {
    ...{ intent: "lift", text: "A second account agrees.", cites: `evidence:${ids.later}` },
  });
const uphold = ({ loop }: Scene): Act =>
  act("ravi", `/loops/${loop}/veto`, { intent: "uphold", text: "Nothing new." });
const start = ({ loop, ids }: Scene): Act =>
  act("rosa", `/loops/${loop}/plan`, { intent: "start", roundId: ids.round ?? "" });
const revoke = (): Act =>
  act("luis", `/people/${WHO.ravi}/programme`, {
    ...{ intent: "barRaiser", step: "revoked", on: new Date().toISOString().slice(0, 10), note: "Said so." },
  });
const open = ({ loop }: Scene): Act => act("ravi", `/loops/${loop}/debrief`, { intent: "open" });
const end = ({ loop }: Scene): Act =>
  act("rosa", `/loops/${loop}/end`, { kind: "candidateWithdrew", reason: "Took another job." });
const appoint = ({ loop }: Scene): Act =>
  act("lena", `/loops/${loop}/succession`, {
    ...{ intent: "appoint", personId: WHO.petra, cause: "recused", reason: "Has stepped back." },
  });
const next = ({ loop }: Scene): Act =>
  act("ravi", `/loops/${loop}/debrief`, { intent: "nextTurn", expectedSpeakerId: WHO.amara });
const vote = ({ loop }: Scene, who: Who): Act =>
  act(who, `/loops/${loop}/debrief`, {
    ...{ intent: "vote", stage: "revote", vote: "inclined", bar: "raises" },
  });

const ONE: readonly Outcome[] = ["first", "second"];

/** Every pair of acts that can meet. */
export const RACES: readonly Race[] = [
  {
    name: "a withdrawal meets the last one's feedback (S3, F3)",
    scene: waitingFor("bo"),
    acts: (scene) => [submit(scene, "bo"), withdraw(scene, "amara")],
    may: ["both", "first"],
  },
  {
    name: "feedback meets the agreement to go without it (F8)",
    scene: excusalAsked,
    acts: (scene) => [submit(scene, "bo"), answer(scene, "agree")],
    may: ONE,
  },
  {
    name: "an excusal is agreed and refused (F8)",
    scene: excusalAsked,
    acts: (scene) => [answer(scene, "agree"), answer(scene, "refuse")],
    may: ONE,
  },
  {
    name: "the last two submit (S3)",
    scene: waitingFor("bo", "hana"),
    acts: (scene) => [submit(scene, "bo"), submit(scene, "hana")],
    may: ["both"],
  },
  {
    name: "one person submits in two places (F5)",
    scene: waitingFor("bo"),
    acts: (scene) => [submit(scene, "bo"), submit(scene, "bo")],
    may: ["both"],
  },
  {
    name: "a veto meets the offer's readiness (V2, O2)",
    scene: offerable,
    acts: (scene) => [cast(scene), offer(scene, "ready")],
    may: ["both", "first"],
  },
  {
    name: "a veto is cast twice (V1)",
    scene: revealed,
    acts: (scene) => [cast(scene), cast(scene)],
    may: ONE,
  },
  {
    name: "a veto is lifted and upheld (V3)",
    scene: liftable,
    acts: (scene) => [lift(scene), uphold(scene)],
    may: ONE,
  },
  {
    name: "readiness meets the start of a further round (S5, O3)",
    scene: followUpPlanned,
    acts: (scene) => [offer(scene, "ready"), start(scene)],
    may: ["both", "second"],
  },
  {
    name: "a debrief opens as its Bar Raiser's certification is revoked (P2)",
    scene: revealed,
    acts: (scene) => [open(scene), revoke()],
    may: ["both", "second"],
  },
  {
    name: "the loop ends as the veto is cast (V4, S10)",
    scene: revealed,
    acts: (scene) => [end(scene), cast(scene)],
    may: ["both", "first"],
  },
  {
    name: "a successor is named as the predecessor lifts (V3, P5)",
    scene: recused,
    acts: (scene) => [appoint(scene), lift(scene)],
    may: ["both", "first"],
  },
  {
    name: "the turn is passed on twice (D2)",
    scene: debriefing("discussion"),
    acts: (scene) => [next(scene), next(scene)],
    may: ONE,
  },
  {
    name: "the last two votes are cast (D3)",
    scene: debriefing("revote"),
    acts: (scene) => [vote(scene, "amara"), vote(scene, "bo")],
    may: ["both"],
  },
];
