import type { QuestionWords } from "~/domain/bank";
import type { Id } from "~/domain/loop";
import { pinQuestion, unpinQuestion } from "../pins.server";
import { readQuestionForm } from "../question.server";
import { addQuestion, editQuestion, stepQuestion } from "../question-changes.server";
import { asNobody } from "../transaction.server";
import { after, type Calendar } from "./calendar";
import { ROLES, type RoleKey } from "./roles";
import { type Act, done, made } from "./stage.server";

/** What each role's candidates should all be asked. */
const PINS: Readonly<Record<RoleKey, readonly string[]>> = {
  firmware: [
    "ownership-after-handover",
    "dive-deep-cause-of-failure",
    "insist-on-the-highest-standards-cause",
    "earn-trust-own-mistake-first",
  ],
  routes: ["are-right-a-lot-forecast-checked", "dive-deep-story-and-data", "have-backbone-changed-outcome"],
  returns: ["customer-obsession-asked-for-needed", "bias-for-action-two-way-door"],
};

const OWN: QuestionWords = {
  text: "Tell me about a time when a device or service of yours failed in front of the person who relied on it. What did you do for that person?",
  probes: [
    "How did you learn that they were standing there?",
    "What could they do without you?",
    "What does the device do today when the same fault comes?",
  ],
  evidence: {
    junior: {
      strong:
        "Thought of the person before the fault, got them what they had come for, and wrote down what they saw.",
      weak: "Restarted the device, and never learnt whether the person got their parcel.",
    },
    senior: {
      strong:
        "Gave the device a way to fail that leaves the person with a next step, and tried it on a real street.",
      weak: "Repaired the fault at the desk, and describes the person as an edge case.",
    },
    leader: {
      strong:
        "Made the time until somebody is helped the figure that the team watches, above the time until repair.",
      weak: "Points to an availability figure in which a person before a dead screen doesn't occur.",
    },
  },
  mustNotAsk:
    "What the person in front of it was: old, disabled, foreign. Nor whether the candidate has ever been in that position.",
};

const question = (key: string): Promise<Id> =>
  asNobody(async (tx) => (await tx.question.findUniqueOrThrow({ where: { key }, select: { id: true } })).id);

/** The organisation's own hand in its question bank: one added, one edited, one retired, and pins on each role. */
export function keepingTheBank(calendar: Calendar): readonly Act[] {
  const morning = calendar.day(-40, 9);
  const acts: readonly Act["does"][] = [
    add,
    edit,
    retire,
    ...Object.keys(PINS).map((key) => pin(key as RoleKey)),
    unpin,
  ];
  return acts.map((does, index) => ({ at: after(morning, 3 * index), does }));
}

const add: Act["does"] = async (stage, at) => {
  const values = { principleId: stage.id("principle/Customer Obsession"), words: OWN };
  made(await addQuestion(stage.viewer("marguerite"), values, at));
};

const edit: Act["does"] = async (stage, at) => {
  const lead = stage.viewer("marguerite");
  const { id, words, version } = await readQuestionForm(lead, await question("dive-deep-went-and-saw"));
  const probes = [...words.probes, "What did the parcel carriers tell you?"];
  done(await editQuestion(lead, id, { words: { ...words, probes }, seen: version }, at));
};

const retire: Act["does"] = async (stage, at) => {
  const id = await question("think-big-fresh-start");
  done(await stepQuestion(stage.viewer("marguerite"), id, "retired", at));
};

const pin =
  (key: RoleKey): Act["does"] =>
  async (stage, at) => {
    const recruiter = stage.viewer(ROLES[key].recruiter);
    for (const name of PINS[key])
      done(await pinQuestion(recruiter, stage.id(`role/${key}`), await question(name), at));
  };

const unpin: Act["does"] = async (stage, at) => {
  const id = await question("earn-trust-own-mistake-first");
  done(await unpinQuestion(stage.viewer(ROLES.firmware.recruiter), stage.id("role/firmware"), id, at));
};
