import { describe, expect, it } from "vitest";
import { objectionsToDeclareConflict } from "~/domain/conflict";
import { objectionsToConcur, objectionsToDecide, objectionsToLevelBar } from "~/domain/decision";
import { objectionsToCoolOff, objectionsToEnd } from "~/domain/ending";
import { objectionsToAnswerExcusal, objectionsToRequestExcusal } from "~/domain/excusal";
import { objectionsToAddendum, objectionsToSubmit, objectionsToWithdraw } from "~/domain/feedback";
import { objectionsToBarRaiser } from "~/domain/independence";
import type { Loop } from "~/domain/loop";
import type { Objection } from "~/domain/objections";
import { objectionsToOfferDeed } from "~/domain/offer";
import { objectionsToStart } from "~/domain/panel";
import { objectionsToAgreeReplacement, objectionsToReplace } from "~/domain/replacement";
import { objectionsToAppoint, objectionsToAssess, objectionsToRecuse } from "~/domain/succession";
import { objectionsToChangeTerms } from "~/domain/terms";
import { objectionsToCastVeto, objectionsToLift, objectionsToUphold } from "~/domain/veto";
import { movers } from "../support/codes";
import * as facts from "../support/facts";

const planned = facts.aLoop();
const started = facts.start(planned);
const revealed = facts.aRevealedLoop(planned);
const deciding = facts.moveTo(facts.join(facts.openDebrief(revealed)), "decision");
const done = facts.holdDebrief(revealed);
const vetoed = facts.castVeto(done);
const extended = facts.offerDeed(facts.offerDeed(done, "ready"), "extended");
const elsewhere = facts.decide(deciding, "hireAtAnotherLevel", 4);
const content = facts.aContent(["ownership"]);
const NOTHING = { rationale: "", principles: [], cites: [] };
const old = { kind: "evidence", id: "main-bo-v1-diveDeep" } as const;
const anybody = facts.aPerson({ id: "zoe", teamId: "payments", managers: ["hana"], deactivatedAt: 1 });
const loopOf = (patch: Partial<Loop>): Loop => ({ ...planned, ...patch });
const ravi = planned.people.ravi ?? anybody;
const answered = {
  ...elsewhere,
  decisions: elsewhere.decisions.map((d) => ({
    ...d,
    levelBars: [{ personId: "ravi", bar: "raises" as const, at: 1 }],
  })),
};

describe("every no says who can change it", () => {
  it.each<[string, () => readonly Objection[], readonly string[]]>([
    [
      "submitting another's feedback",
      () => objectionsToSubmit("bo", started, "main-amara", content),
      ["notYourFeedback amara"],
    ],
    [
      "submitting too early",
      () => objectionsToSubmit("amara", planned, "main-amara", content),
      ["roundNotStarted rosa hana"],
    ],
    [
      "submitting again",
      () => objectionsToSubmit("amara", revealed, "main-amara", content),
      ["alreadySubmitted amara"],
    ],
    [
      "submitting under a conflict",
      () => objectionsToSubmit("amara", facts.declareConflict(started, "amara"), "main-amara", content),
      ["conflictDeclared rosa"],
    ],
    [
      "withdrawing nothing",
      () => objectionsToWithdraw("amara", started, "main-amara", "Wait."),
      ["notSubmitted amara"],
    ],
    [
      "adding to nothing",
      () => objectionsToAddendum("bo", facts.submitAll(facts.excuse(started, "bo")), "main-bo", "More."),
      ["notSubmitted bo"],
    ],
    [
      "an excusal of what is submitted",
      () => objectionsToRequestExcusal("rosa", facts.submit(started, "bo"), "main-bo", "noShow", "Ill."),
      ["submittedNotExcusable bo"],
    ],
    [
      "an excusal of who is excused",
      () => objectionsToRequestExcusal("rosa", facts.excuse(started, "bo"), "main-bo", "noShow", "Ill."),
      ["alreadyExcused bo"],
    ],
    [
      "agreeing to one of what is submitted",
      () =>
        objectionsToAnswerExcusal(
          "ravi",
          facts.submit(facts.requestExcusal(started, "bo"), "bo"),
          "excusal-main-bo-1",
          { agreed: true, reason: "" },
          0,
        ),
      ["submittedNotExcusable bo"],
    ],
    [
      "a conflict declared for another",
      () => objectionsToDeclareConflict("bo", planned, "amara", "Related."),
      ["notYours amara rosa"],
    ],
    [
      "ending another's loop",
      () => objectionsToEnd("hana", planned, "roleClosed", "Frozen."),
      ["notYours rosa"],
    ],
    [
      "ending while an offer is out",
      () => objectionsToEnd("rosa", extended, "roleClosed", "Frozen."),
      ["offerIsOut rosa"],
    ],
    [
      "ending another's loop while an offer is out",
      () => objectionsToEnd("hana", extended, "roleClosed", "Frozen."),
      ["notYours rosa"],
    ],
    [
      "a soon next loop",
      () => objectionsToCoolOff("rosa", loopOf({ earlier: { how: "noHire", at: 1 } }), "Grown."),
      ["notYours lena luis"],
    ],
    [
      "starting without that agreement",
      () =>
        objectionsToStart("rosa", loopOf({ earlier: { how: "noHire", at: 1 } }), "main", planned.changedAt),
      ["coolOffUnagreed lena luis"],
    ],
    [
      "changing terms early and wordless",
      () => objectionsToChangeTerms("lena", planned, ""),
      ["termsNotFixed rosa hana", "reasonMissing lena"],
    ],
  ])("%s", (_, objections, expected) => {
    expect(movers(objections())).toEqual(expected);
  });

  it.each<[string, () => readonly Objection[], readonly string[]]>([
    [
      "deciding as another, wordless",
      () => objectionsToDecide("bo", deciding, { outcome: "hire", level: null, reason: "" }),
      ["notHiringManager hana", "reasonMissing bo"],
    ],
    [
      "no other level",
      () =>
        objectionsToDecide("hana", deciding, { outcome: "hireAtAnotherLevel", level: null, reason: "So." }),
      ["otherLevelMissing hana"],
    ],
    [
      "the same other level",
      () => objectionsToDecide("hana", deciding, { outcome: "hireAtAnotherLevel", level: 5, reason: "So." }),
      ["otherLevelIsSame hana"],
    ],
    [
      "a bar answer for no other level",
      () => objectionsToLevelBar("ravi", deciding),
      ["notAtOtherLevel hana"],
    ],
    ["another's bar answer", () => objectionsToLevelBar("bo", elsewhere), ["notForLevelBar ravi hana"]],
    ["a second bar answer", () => objectionsToLevelBar("ravi", answered), ["levelBarGiven ravi"]],
    [
      "concurring with nothing, as another, wordless",
      () => objectionsToConcur("bo", deciding, ""),
      ["notTheBarRaiser ravi", "nothingToConcurWith hana", "concurrenceMissingText bo"],
    ],
    [
      "concurring past a veto",
      () => objectionsToConcur("ravi", facts.castVeto(facts.decide(deciding)), "Yes."),
      ["gateVetoOpen ravi"],
    ],
    [
      "casting as another, wordless",
      () => objectionsToCastVeto("bo", revealed, NOTHING),
      ["notTheBarRaiser ravi", "rationaleMissing bo", "vetoPrinciplesMissing bo", "citationMissing bo"],
    ],
    [
      "casting on what isn't there",
      () =>
        objectionsToCastVeto("ravi", revealed, {
          rationale: "So.",
          principles: ["earnTrust"],
          cites: [{ ...old, id: "x" }],
        }),
      ["citationUnknown ravi"],
    ],
    [
      "casting a second",
      () =>
        objectionsToCastVeto("ravi", vetoed, { rationale: "So.", principles: ["earnTrust"], cites: [old] }),
      ["vetoAlreadyOpen ravi"],
    ],
    [
      "lifting as another, wordless",
      () => objectionsToLift("hana", vetoed, { text: "", cites: [] }),
      ["notTheResolver ravi", "whatChangedMissing hana", "citationMissing hana"],
    ],
    [
      "lifting on what is old",
      () => objectionsToLift("ravi", vetoed, { text: "So.", cites: [old] }),
      ["liftCitationOwnOrOld rosa hana"],
    ],
    [
      "upholding as another, wordless",
      () => objectionsToUphold("hana", vetoed, { text: "" }),
      ["notTheResolver ravi", "upholdTextMissing hana"],
    ],
    [
      "marking ready as another",
      () => objectionsToOfferDeed("hana", done, "ready", null),
      ["notTheRecruiter rosa"],
    ],
    [
      "extending what isn't ready",
      () => objectionsToOfferDeed("rosa", done, "extended", null),
      ["offerNotReady rosa"],
    ],
    [
      "accepting what isn't out",
      () => objectionsToOfferDeed("rosa", done, "accepted", null),
      ["offerNotExtended rosa"],
    ],
    [
      "going back",
      () => objectionsToOfferDeed("rosa", facts.offerDeed(extended, "declined"), "accepted", null),
      ["offerStep rosa"],
    ],
    [
      "rescinding wordless",
      () => objectionsToOfferDeed("rosa", extended, "rescinded", null),
      ["reasonMissing rosa"],
    ],
  ])("%s", (_, objections, expected) => {
    expect(movers(objections())).toEqual(expected);
  });

  it.each<[string, () => readonly Objection[], readonly string[]]>([
    [
      "a Bar Raiser from the line",
      () => objectionsToBarRaiser(anybody, facts.declareConflict(planned, "zoe"), 0),
      [
        "personDeactivated zoe",
        "conflictDeclared zoe",
        "notCertified zoe",
        "barRaiserOnTeam zoe",
        "barRaiserReports zoe",
      ],
    ],
    [
      "the candidate",
      () =>
        objectionsToBarRaiser(
          ravi,
          loopOf({ candidate: { id: "c", name: "Ravi", personId: "ravi" } }),
          planned.changedAt,
        ),
      ["isCandidate ravi"],
    ],
    [
      "the hiring manager and recruiter",
      () =>
        objectionsToBarRaiser(
          ravi,
          loopOf({ hiringManagerId: "ravi", recruiterId: "ravi" }),
          planned.changedAt,
        ),
      ["barRaiserIsHiringManager ravi", "barRaiserIsRecruiter ravi"],
    ],
    [
      "one whose certification is old",
      () => objectionsToBarRaiser(ravi, planned, planned.changedAt + 400 * 86_400_000),
      ["certificationLapsed ravi"],
    ],
    [
      "one who was revoked",
      () =>
        objectionsToBarRaiser(
          {
            ...ravi,
            certifications: [
              ...ravi.certifications,
              { step: "revoked", on: "2026-07-01", founding: false, at: 1 },
            ],
          },
          planned,
          planned.changedAt,
        ),
      ["certificationRevoked ravi"],
    ],
    [
      "succeeding oneself, wordless, for no cause",
      () => objectionsToAppoint("lena", started, "lena", "recused", "", started.changedAt),
      ["causeNotTrue ravi", "successorIsSelf lena", "notCertified lena", "reasonMissing lena"],
    ],
    [
      "succeeding nobody",
      () =>
        objectionsToAppoint(
          "lena",
          { ...started, appointments: [] },
          "petra",
          "recused",
          "So.",
          started.changedAt,
        ),
      ["nobodyToSucceed rosa", "causeNotTrue"],
    ],
    [
      "recusing as another, wordless",
      () => objectionsToRecuse("hana", started, ""),
      ["notTheBarRaiser ravi", "reasonMissing hana"],
    ],
    [
      "assessing as another, wordless",
      () => objectionsToAssess("hana", revealed, ""),
      ["notTheBarRaiser ravi", "assessmentTextMissing hana"],
    ],
    [
      "assessing without having succeeded",
      () => objectionsToAssess("ravi", revealed, "So."),
      ["notASuccessor ravi"],
    ],
    [
      "replacing as no admin, wordless",
      () => objectionsToReplace("rosa", started, "recruiter", "rosa", ""),
      ["notAnAdmin ada", "seatHeldAlready rosa", "reasonMissing rosa"],
    ],
    [
      "replacing by nobody",
      () => objectionsToReplace("ada", started, "recruiter", "nobody", "Left."),
      ["personUnknown nobody"],
    ],
    [
      "replacing by the Bar Raiser",
      () => objectionsToReplace("ada", started, "recruiter", "ravi", "Left."),
      ["seatNotForBarRaiser ravi"],
    ],
    [
      "replacing under a conflict",
      () => objectionsToReplace("ada", facts.declareConflict(started, "otto"), "recruiter", "otto", "Left."),
      ["seatNotForConflict otto"],
    ],
    [
      "replacing by who left",
      () =>
        objectionsToReplace(
          "ada",
          facts.withPerson(started, "otto", { deactivatedAt: 1 }),
          "recruiter",
          "otto",
          "Left.",
        ),
      ["seatNotForInactive otto"],
    ],
    [
      "agreeing to nothing",
      () => objectionsToAgreeReplacement("rosa", started, "none", 0),
      ["notOutsideLead lena luis", "noSuchProposal ada"],
    ],
  ])("%s", (_, objections, expected) => {
    expect(movers(objections())).toEqual(expected);
  });
});
