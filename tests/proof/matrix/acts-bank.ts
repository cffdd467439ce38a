import { objectionsToKeepBank } from "../../../app/domain/bank.ts";
import { when } from "../../../app/domain/objections.ts";
import { objectionsToRecruit } from "../../../app/domain/records.ts";
import type { Viewer } from "../../../app/domain/viewer.ts";
import type { Fields } from "./door";
import type { Ground } from "./ground";
import type { RecordAct } from "./record";

const WORDS: Fields = {
  ...{ text: "What did you wait for?", probes: "How long?\nWho knew?", mustNotAsk: "Their age." },
  ...{ "evidence.junior.strong": "Asked.", "evidence.junior.weak": "Guessed." },
  ...{ "evidence.senior.strong": "Measured.", "evidence.senior.weak": "Argued." },
  ...{ "evidence.leader.strong": "Gave up a plan.", "evidence.leader.weak": "Kept it." },
};

/** The question bank, and what roles pin of it. */
export function bankActs({ house }: Ground): readonly RecordAct[] {
  const { free, pinned, retired } = house.questions;
  const [principleId = ""] = house.principles;
  const [role = ""] = house.roles;
  const keep = (viewer: Viewer) => objectionsToKeepBank(viewer);
  const done = when(true, "alreadyDone");
  const page = { route: "/questions/:id", path: `/questions/${free}` };
  const there = { route: "/questions/:id", path: `/questions/${retired}` };
  const pin = (intent: string, questionId: string, rule: RecordAct["rule"], variant = ""): RecordAct => ({
    ...{ route: "/roles/:id", path: `/roles/${role}`, intent, variant, fill: { questionId }, rule },
  });
  return [
    {
      ...{ route: "/questions/new", path: "/questions/new", intent: null, rule: keep },
      fill: { principleId, ...WORDS },
    },
    {
      ...{ route: "/questions/:id/edit", path: `/questions/${free}/edit`, intent: null, rule: keep },
      fill: { version: "1", ...WORDS },
    },
    { ...page, intent: "retire", fill: {}, rule: keep },
    { ...there, intent: "retire", variant: "a retired one", fill: {}, rule: (v) => [...keep(v), ...done] },
    { ...there, intent: "restore", fill: {}, rule: keep },
    { ...page, intent: "restore", variant: "one in use", fill: {}, rule: (v) => [...keep(v), ...done] },
    pin("pin", free, objectionsToRecruit),
    pin("pin", pinned, (v) => [...objectionsToRecruit(v), ...done], "a pinned one"),
    pin(
      "pin",
      retired,
      (v) => [...objectionsToRecruit(v), ...when(true, "questionRetired")],
      "a retired one",
    ),
    pin("unpin", pinned, objectionsToRecruit),
    pin("unpin", free, (v) => [...objectionsToRecruit(v), ...done], "what is not pinned"),
  ];
}
