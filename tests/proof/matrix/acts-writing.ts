import { draftPlaceOf, objectionsToDraft } from "../../../app/domain/draft.ts";
import {
  objectionsToAddendum,
  objectionsToSubmit,
  objectionsToWithdraw,
} from "../../../app/domain/feedback.ts";
import { objectionsToPassFocus } from "../../../app/domain/focus.ts";
import { type Assignment, assignmentsOf, isStarted, stateOf } from "../../../app/domain/loop.ts";
import { isAboutContent } from "../../../app/domain/missing.ts";
import { objectionsToNotes } from "../../../app/domain/notes.ts";
import { objectionsToAnswerPlan } from "../../../app/domain/panel.ts";
import { contentFrom, draftForm, feedbackForm } from "../../../app/forms/feedback.ts";
import { kitActs, notesForm } from "../../../app/forms/notes.ts";
import { type Act, actsOf, NOTHING, type Scene, type Verdict } from "./act";
import type { Fields } from "./door";

// One's own interview, the one that waits first; for whoever has none, somebody's: not here for them (S1, F6).
const interviewOf = ({ viewer, wide }: Scene): Assignment | undefined => {
  const all = assignmentsOf(wide);
  const own = all.filter((x) => x.assignment.personId === viewer.id);
  const waiting = own.find((x) => isStarted(x.round) && stateOf(x.assignment) === "pending");
  return (waiting ?? own[0] ?? all[0])?.assignment;
};

const idOf = (scene: Scene): string => interviewOf(scene)?.id ?? NOTHING;

const asOwner = (scene: Scene, judge: (id: string) => Verdict): Verdict =>
  interviewOf(scene)?.personId === scene.viewer.id ? judge(idOf(scene)) : "notHere";

const story = { situation: "A bay stayed locked.", action: "Found the cause.", result: "It opened." };

/** Feedback with nothing missing, as the form sends it. */
const whole = (scene: Scene): Fields => {
  const rated = (interviewOf(scene)?.principles ?? []).flatMap((principleId, index) => {
    const at = `principles[${index}]`;
    return [
      [`${at}.principleId`, principleId],
      [`${at}.rating`, "4"],
      ...Object.entries(story).map(([name, text]) => [`${at}.evidence[0].${name}`, text]),
    ];
  });
  const baseRevision = String(scene.house.drafts.get(idOf(scene)) ?? 0);
  const said = { bar: "raises", vote: "inclined", summary: "Goes and looks.", baseRevision };
  return { ...Object.fromEntries(rated), ...said };
};

const draftObjections = (scene: Scene, id: string) => {
  const place = draftPlaceOf(scene.loop, id);
  return place ? objectionsToDraft(place) : "notHere";
};

const assigned = (scene: Scene) => interviewOf(scene)?.principles ?? [];

/** A note on the first question that is theirs to ask, and one beside it. */
const noted = (scene: Scene): Fields => {
  const [questionId] = interviewOf(scene)?.questions ?? [];
  const first: Fields = questionId
    ? { "notes[0].questionId": questionId, "notes[0].text": "Went and looked." }
    : {};
  return { ...first, free: "Calm.", baseRevision: "0" };
};

const ACCEPTED = { answer: "accepted", reason: null } as const;
const kit = actsOf("/interviews/:id", kitActs);
const feedback = actsOf("/interviews/:id/feedback", feedbackForm);
const address = (scene: Scene): string => `/interviews/${idOf(scene)}/feedback`;

/** What one does with one's own feedback. */
export const WRITING: readonly Act[] = [
  actsOf("/interviews/:id/draft", draftForm)(null, {
    address: (scene) => `/interviews/${idOf(scene)}/draft`,
    fill: whole,
    rule: (scene) => asOwner(scene, (id) => draftObjections(scene, id)),
  }),
  actsOf("/interviews/:id/notes", notesForm)(null, {
    address: (scene) => `/interviews/${idOf(scene)}/notes`,
    fill: noted,
    rule: (scene) => asOwner(scene, () => objectionsToNotes({ isEnded: scene.loop.ending !== null })),
  }),
  kit("note", {
    address: (scene) => `/interviews/${idOf(scene)}`,
    fill: noted,
    rule: (scene) => asOwner(scene, () => objectionsToNotes({ isEnded: scene.loop.ending !== null })),
  }),
  kit("note", {
    ...{ variant: "carried into the form", keeps: ["draft"] },
    address: (scene) => `/interviews/${idOf(scene)}`,
    fill: (scene) => ({ ...noted(scene), carry: interviewOf(scene)?.questions[0] ?? NOTHING }),
    rule: (scene) =>
      asOwner(scene, (id) =>
        scene.loop.ending !== null ? objectionsToNotes({ isEnded: true }) : draftObjections(scene, id),
      ),
  }),
  kit("accept", {
    address: (scene) => `/interviews/${idOf(scene)}`,
    fill: () => ({}),
    rule: (scene) =>
      asOwner(scene, (id) => objectionsToAnswerPlan(scene.viewer.id, scene.loop, id, ACCEPTED)),
  }),
  kit("decline", {
    address: (scene) => `/interviews/${idOf(scene)}`,
    fill: () => ({ reason: "Away that week." }),
    rule: (scene, { reason }) =>
      asOwner(scene, (id) =>
        objectionsToAnswerPlan(scene.viewer.id, scene.loop, id, { answer: "declined", reason }),
      ),
  }),
  kit("focus", {
    address: (scene) => `/interviews/${idOf(scene)}`,
    fill: (scene) => ({ principleId: scene.wide.terms.requiredPrinciples[0] ?? NOTHING }),
    rule: (scene, sent) =>
      asOwner(scene, (id) =>
        objectionsToPassFocus(scene.viewer.id, scene.loop, id, sent, scene.house.askable),
      ),
  }),
  feedback("write", {
    ...{ address, variant: "save" },
    fill: (scene) => ({ ...whole(scene), deed: "save" }),
    rule: (scene) => asOwner(scene, (id) => draftObjections(scene, id)),
  }),
  feedback("write", {
    ...{ address, variant: "submit", keeps: ["draft"] },
    fill: (scene) => ({ ...whole(scene), deed: "submit" }),
    rule: (scene, sent) =>
      asOwner(scene, (id) =>
        objectionsToSubmit(scene.viewer.id, scene.loop, id, contentFrom(sent, assigned(scene))),
      ),
  }),
  feedback("write", {
    ...{ address, variant: "submit with nothing in it", keeps: ["draft"] },
    fill: (scene) => ({ deed: "submit", baseRevision: whole(scene).baseRevision ?? "0" }),
    rule: (scene, sent) =>
      asOwner(scene, (id) => {
        const content = contentFrom(sent, assigned(scene));
        const objections = objectionsToSubmit(scene.viewer.id, scene.loop, id, content);
        return objections.some((o) => isAboutContent(o.code)) ? "incomplete" : objections;
      }),
  }),
  feedback("withdraw", {
    address,
    fill: () => ({ reason: "I mixed up two answers." }),
    rule: (scene, sent) =>
      asOwner(scene, (id) => objectionsToWithdraw(scene.viewer.id, scene.loop, id, sent.reason)),
  }),
  feedback("addendum", {
    address,
    fill: () => ({ text: "One thing I left out." }),
    rule: (scene, sent) =>
      asOwner(scene, (id) => objectionsToAddendum(scene.viewer.id, scene.loop, id, sent.text)),
  }),
];
