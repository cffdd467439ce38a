import { describe, expect, it } from "vitest";
import {
  excusalAnswerers,
  objectionsToAnswerExcusal,
  objectionsToRequestExcusal,
  REQUESTED_EXCUSALS,
  type RequestedExcusal,
} from "~/domain/excusal";
import type { Id, Loop } from "~/domain/loop";
import { HOUR } from "~/domain/time";
import { codes } from "../support/codes";
import {
  aLoop,
  anExemptLoop,
  answerExcusal,
  aRevealedLoop,
  aSlot,
  assignmentFor,
  end,
  excuse,
  planFollowUp,
  requestExcusal,
  start,
  submit,
  withdraw,
} from "../support/facts";

const planned = aLoop();
const started = start(planned);
const asked = requestExcusal(started, "bo");
const followUp = start(planFollowUp(aRevealedLoop(planned), ["ravi", "otto"]), "round-2");
const boDue = aSlot(1).end + 24 * HOUR;
const beyond = boDue + 72 * HOUR + 1;

describe("F8: who asks for which excusal", () => {
  const allowed: Record<RequestedExcusal, readonly Id[]> = {
    decline: ["bo"],
    conflict: ["bo", "rosa"],
    removal: ["hana", "rosa"],
    noShow: ["hana", "rosa"],
  };
  const people = ["bo", "amara", "hana", "ravi", "rosa", "lena", "ada", "otto"];
  const kinds = ["removal", "decline", "noShow", "conflict"] as const;
  it("there are four", () => {
    expect(REQUESTED_EXCUSALS).toEqual(kinds);
  });
  const rows = kinds.flatMap((kind) => people.map((who) => ({ kind, who })));
  it.each(rows)("$who asks for $kind of bo", ({ kind, who }) => {
    const expected = allowed[kind].includes(who) ? [] : ["notYours"];
    expect(codes(objectionsToRequestExcusal(who, started, "main-bo", kind, "Ill."))).toEqual(expected);
  });
});

describe("F8: what can be excused, and when", () => {
  it.each<[string, Loop, Id, string, string[]]>([
    ["somebody pending", started, "main-bo", "Ill.", []],
    ["without a reason", started, "main-bo", "", ["reasonMissing"]],
    ["before the start it is a plain removal", planned, "main-bo", "Ill.", ["removalInstead"]],
    ["submitted feedback, never", submit(started, "bo"), "main-bo", "Too harsh.", ["submittedNotExcusable"]],
    ["withdrawn feedback is pending", withdraw(submit(started, "bo"), "bo"), "main-bo", "Ill.", []],
    ["while one is asked for", asked, "main-bo", "Ill.", ["excusalOpen"]],
    ["after one was refused", answerExcusal(asked, "bo", "refused"), "main-bo", "Still ill.", []],
    ["after one was agreed", excuse(started, "bo"), "main-bo", "Ill.", ["alreadyExcused"]],
    [
      "the Bar Raiser of the main round is succeeded",
      started,
      "main-ravi",
      "Ill.",
      ["barRaiserNotExcusable"],
    ],
    [
      "the hiring manager of the main round is replaced",
      started,
      "main-hana",
      "Ill.",
      ["hiringManagerNotExcusable"],
    ],
    ["the Bar Raiser in a follow-up can be", followUp, "round-2-ravi", "Ill.", []],
    ["a shadow's absence while sealed", started, "main-sol", "Ill.", []],
    ["a shadow's absence after the reveal", aRevealedLoop(planned), "main-sol", "Ill.", ["nothingToExcuse"]],
    [
      "submitted feedback after the reveal",
      aRevealedLoop(planned),
      "main-bo",
      "Ill.",
      ["submittedNotExcusable"],
    ],
    ["after the loop ended", end(started), "main-bo", "Ill.", ["loopEnded"]],
    ["an assignment that is gone", started, "main-otto", "Ill.", ["changedMeanwhile"]],
  ])("%s", (_, loop, assignmentId, reason, expected) => {
    expect(codes(objectionsToRequestExcusal("rosa", loop, assignmentId, "removal", reason))).toEqual(
      expected,
    );
  });

  it("is not asked for by a recruiter who is the candidate (S9)", () => {
    const loop = { ...started, candidate: { ...started.candidate, personId: "rosa" } };
    expect(codes(objectionsToRequestExcusal("rosa", loop, "main-bo", "noShow", "Ill."))).toEqual([
      "notYours",
    ]);
  });
});

describe("F8: who answers", () => {
  const noBarRaiserYet = { ...started, appointments: [] };
  it.each<[string, Loop, Id, number, Id[]]>([
    ["the Bar Raiser", started, "bo", boDue, ["ravi"]],
    ["the Bar Raiser or a lead, beyond the limit", started, "bo", beyond, ["ravi", "lena", "luis"]],
    ["leads, at a level without a Bar Raiser", start(anExemptLoop()), "bo", boDue, ["lena", "luis"]],
    ["leads, while no Bar Raiser is chosen", noBarRaiserYet, "bo", boDue, ["lena", "luis"]],
    ["leads, where the Bar Raiser is excused", followUp, "ravi", boDue, ["lena", "luis"]],
    [
      "no lead who has a part in the loop",
      { ...started, leads: ["lena", "bo", "rosa"] },
      "bo",
      beyond,
      ["ravi", "lena"],
    ],
  ])("%s", (_, loop, who, at, expected) => {
    expect(excusalAnswerers(loop, assignmentFor(loop, who), at)).toEqual(expected);
  });
});

describe("F8: the answer", () => {
  const agree = { agreed: true, reason: "" };
  const refuse = { agreed: false, reason: "We need this interview." };
  const id = "excusal-main-bo-1";
  const leadBo = { ...asked, leads: ["bo", "lena"] };
  const exemptAsked = requestExcusal(start(anExemptLoop()), "bo");
  it.each<[string, Id, Loop, { agreed: boolean; reason: string }, number, string[]]>([
    ["the Bar Raiser agrees", "ravi", asked, agree, boDue, []],
    ["the Bar Raiser refuses with a reason", "ravi", asked, refuse, boDue, []],
    ["a refusal without a reason", "ravi", asked, { ...refuse, reason: " " }, boDue, ["reasonMissing"]],
    ["the hiring manager agrees", "hana", asked, agree, boDue, ["notYours"]],
    ["the recruiter who asked agrees", "rosa", asked, agree, boDue, ["notYours"]],
    ["a lead, while the feedback is not beyond the limit", "lena", asked, agree, boDue, ["notYours"]],
    ["a lead, beyond the limit", "lena", asked, agree, beyond, []],
    ["a lead, where there is no Bar Raiser", "lena", exemptAsked, agree, boDue, []],
    ["the person themself", "bo", asked, agree, boDue, ["notOwnExcusal"]],
    ["the person themself, though a lead", "bo", leadBo, agree, beyond, ["notOwnExcusal"]],
    ["a second time", "ravi", answerExcusal(asked, "bo", "refused"), agree, boDue, ["alreadyDone"]],
    [
      "submitted meanwhile: no agreement",
      "ravi",
      submit(asked, "bo"),
      agree,
      boDue,
      ["submittedNotExcusable"],
    ],
    ["submitted meanwhile: the request is still refused", "ravi", submit(asked, "bo"), refuse, boDue, []],
    [
      "became Bar Raiser meanwhile",
      "lena",
      { ...asked, appointments: asked.appointments.map((a) => ({ ...a, personId: "bo" })) },
      agree,
      boDue,
      ["barRaiserNotExcusable"],
    ],
    ["after the loop ended", "ravi", end(asked), agree, boDue, ["loopEnded"]],
  ])("%s", (_, who, loop, answer, at, expected) => {
    expect(codes(objectionsToAnswerExcusal(who, loop, id, answer, at))).toEqual(expected);
  });

  it("objects to a request that is gone", () => {
    expect(codes(objectionsToAnswerExcusal("ravi", started, id, agree, boDue))).toEqual(["changedMeanwhile"]);
  });

  it("is to the request that it names, and to no other of the loop or the same person", () => {
    const both = requestExcusal(requestExcusal(started, "amara"), "bo");
    const answerBy = (who: Id, loop: Loop, excusalId: Id) =>
      codes(objectionsToAnswerExcusal(who, loop, excusalId, { agreed: true, reason: "" }, boDue));
    expect(answerBy("amara", both, "excusal-main-amara-1")).toEqual(["notOwnExcusal"]);
    expect(answerBy("amara", both, "excusal-main-bo-1")).toEqual(["notYours"]);
    expect(answerBy("ravi", answerExcusal(both, "amara", "refused"), "excusal-main-bo-1")).toEqual([]);
    const again = requestExcusal(answerExcusal(asked, "bo", "refused"), "bo");
    expect(answerBy("ravi", again, "excusal-main-bo-1")).toEqual(["alreadyDone"]);
    expect(answerBy("ravi", again, "excusal-main-bo-2")).toEqual([]);
    expect(answerBy("ravi", requestExcusal(excuse(started, "bo"), "bo"), "excusal-main-bo-2")).toEqual([
      "alreadyDone",
    ]);
  });

  it("excuses a hiring manager from a follow-up, since the main round is what needs them", () => {
    const loop = requestExcusal(
      start(planFollowUp(aRevealedLoop(planned), ["hana", "otto"]), "round-2"),
      "hana",
      "noShow",
      "rosa",
      "round-2",
    );
    expect(
      codes(
        objectionsToAnswerExcusal("ravi", loop, "excusal-round-2-hana-1", { agreed: true, reason: "" }, 0),
      ),
    ).toEqual([]);
  });

  it("names who can answer instead", () => {
    expect(objectionsToAnswerExcusal("hana", asked, id, agree, beyond)[0]?.people).toEqual([
      "ravi",
      "lena",
      "luis",
    ]);
  });
});
