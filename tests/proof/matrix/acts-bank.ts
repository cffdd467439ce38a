import { previewImport } from "../../../app/data/bank-import.server.ts";
import { objectionsToKeepBank } from "../../../app/domain/bank.ts";
import { when } from "../../../app/domain/objections.ts";
import { objectionsToRecruit } from "../../../app/domain/records.ts";
import type { Viewer } from "../../../app/domain/viewer.ts";
import { readSentBank } from "../../../app/forms/bank-import.ts";
import type { Fields } from "./door";
import type { Ground } from "./ground";
import type { RecordAct } from "./record";

const WORDS: Fields = {
  ...{ text: "What did you wait for?", probes: "How long?\nWho knew?", mustNotAsk: "Their age." },
  ...{ "evidence.junior.strong": "Asked.", "evidence.junior.weak": "Guessed." },
  ...{ "evidence.senior.strong": "Measured.", "evidence.senior.weak": "Argued." },
  ...{ "evidence.leader.strong": "Gave up a plan.", "evidence.leader.weak": "Kept it." },
};

const ANCHORS: Fields = {
  ...{ concern: "Harm.", mildConcern: "Less.", mixed: "Both.", strength: "More." },
  exceptionalStrength: "An example.",
};

const FILE = `id,principle,question,probe_1,junior_strong,junior_weak,senior_strong,senior_weak,leader_strong,leader_weak,must_not_ask
thrift-bins,Frugality,What did you throw away?,Who noticed?,a,b,c,d,e,f,Their age.`;

/** The question bank, and what roles pin of it. */
export async function bankActs({ house }: Ground): Promise<readonly RecordAct[]> {
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
  const seen = await seenBy(house);
  // A file may only be shown to who may import it, so that others meet nothing here.
  const importing = (intent: string, fill: Fields, rule: RecordAct["rule"], variant = ""): RecordAct => ({
    ...{ route: "/questions/import", path: "/questions/import", intent, variant, fill },
    rule: (viewer) => (keep(viewer).length > 0 ? "notHere" : rule(viewer)),
  });
  return [
    importing("preview", { text: FILE }, () => "done"),
    importing("import", { text: FILE, seen }, () => []),
    importing("import", { text: FILE, seen: "" }, () => when(true, "previewStale"), "without a preview"),
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
    {
      ...{ route: "/principles", path: "/principles", intent: "anchor", rule: keep },
      fill: { id: principleId, version: "1", ...ANCHORS },
    },
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

async function seenBy({ people }: Ground["house"]): Promise<string> {
  const keeper = people.find(({ viewer }) => objectionsToKeepBank(viewer).length === 0);
  const file = readSentBank({ intent: "preview", text: FILE });
  if (!keeper || typeof file === "string") throw new Error("Nobody can import the file.");
  return (await previewImport(keeper.viewer, file)).seen;
}
