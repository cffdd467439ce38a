import { describe, expect, it } from "vitest";
import { interviewOf, missingFor, standingVersion } from "~/domain/interview";
import type { Id, Loop } from "~/domain/loop";
import { showLoop } from "~/domain/show";
import { asker } from "../support/askers";
import * as facts from "../support/facts";

const started = facts.start(facts.aLoop());
const rewritten = facts.submit(facts.withdraw(facts.submit(started, "amara"), "amara"), "amara");
const revealed = facts.addAddendum(facts.addAddendum(facts.submitAll(rewritten), "amara"), "bo");
const onTwo = facts.withAssignment(started, "main-amara", { principles: ["diveDeep", "ownership"] });
const interview = (who: Id, loop: Loop, assignmentId = `main-${who}`) => {
  const view = showLoop(asker(who), loop);
  const texts = new Map([["ownership", { description: "Acts for the whole.", anchors: null }]]);
  return view && interviewOf(who, view, assignmentId, texts);
};

describe("one interview, as who holds it sees it", () => {
  it("is the reader's own and nobody else's", () => {
    expect(interview("amara", started)?.mine).toMatchObject({
      id: "main-amara",
      person: { id: "amara" },
      state: "pending",
    });
    expect([
      interview("amara", started, "main-bo"),
      interview("amara", started, "main-nobody"),
      interview("rosa", started, "main-amara"),
    ]).toEqual([null, null, null]);
  });

  it("shows the loop and the round around it, with the seal and whom it waits for", () => {
    const found = interview("amara", facts.submit(started, "amara"));
    expect(found?.loop).toEqual({
      ...{ id: "loop", state: "interviewing", candidate: { id: "candidate", name: "Noor Haddad" } },
      role: { id: "role", title: "Software engineer, Payments" },
      hiringManager: { id: "hana", name: facts.PEOPLE.hana?.name },
      recruiter: { id: "rosa", name: facts.PEOPLE.rosa?.name },
      barRaiser: { id: "ravi", name: facts.PEOPLE.ravi?.name },
    });
    expect(found?.round).toEqual({
      ...{ id: "main", number: 1, kind: "main", startedAt: started.changedAt, revealedAt: null },
      seal: {
        why: "sealed",
        waitingFor: ["bo", "carmen", "dmitri", "hana", "ravi"].map((id) => ({
          id,
          name: facts.PEOPLE[id]?.name,
        })),
      },
    });
  });

  it("has its principles in the organisation's order, with what they mean", () => {
    expect(interview("amara", onTwo)?.principles).toEqual([
      { id: "ownership", name: "Ownership", description: "Acts for the whole.", anchors: null },
      { id: "diveDeep", name: "Dive Deep", description: "", anchors: null },
    ]);
  });

  it("shows colleagues by what they cover, and nothing that they wrote", () => {
    const colleagues = interview("amara", facts.submit(started, "bo"))?.colleagues ?? [];
    expect(colleagues.map((c) => c.person.id)).toEqual(["bo", "carmen", "dmitri", "hana", "ravi", "sol"]);
    expect(colleagues[0]).toEqual({
      person: { id: "bo", name: facts.PEOPLE.bo?.name },
      kind: "interviewer",
      principles: [{ id: "diveDeep", name: "Dive Deep" }],
    });
  });

  it("holds the reader's own versions and addenda, and no one else's (F3)", () => {
    const found = interview("amara", revealed);
    expect(found?.versions.map((v) => [v.id, v.withdrawal !== null])).toEqual([
      ["main-amara-v1", true],
      ["main-amara-v2", false],
    ]);
    expect(found?.addenda.map((a) => a.id)).toEqual(["addendum-1"]);
    expect(found && standingVersion(found)?.id).toBe("main-amara-v2");
    expect(standingVersion({ versions: [] })).toBeNull();
  });

  it("keeps two interviews of one person apart", () => {
    const twice = facts.submitAll(facts.start(facts.planFollowUp(revealed, ["amara"]), "round-2"), "round-2");
    expect(interview("amara", twice, "round-2-amara")?.versions.map((v) => v.id)).toEqual([
      "round-2-amara-v1",
    ]);
    expect(interview("amara", twice, "round-2-amara")?.addenda).toEqual([]);
  });

  it("says what is missing of its own principles", () => {
    const found = interview("amara", started);
    expect(found && missingFor(found, facts.aContent([])).map((m) => `${m.code} ${m.principleId}`)).toEqual([
      "ratingMissing ownership",
    ]);
    expect(found && missingFor(found, facts.aContent(["ownership"]))).toEqual([]);
  });
});
