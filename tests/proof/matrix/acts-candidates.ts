import {
  type CandidateFacts,
  objectionsToDeclare,
  objectionsToKeepCandidate,
  sightOfCandidate,
} from "../../../app/domain/candidate.ts";
import { objectionsToCreate } from "../../../app/domain/creation.ts";
import { isStarted } from "../../../app/domain/loop.ts";
import { when } from "../../../app/domain/objections.ts";
import { objectionsToKeepRole, objectionsToRecruit } from "../../../app/domain/records.ts";
import type { Viewer } from "../../../app/domain/viewer.ts";
import type { Verdict } from "./act";
import type { Ground } from "./ground";
import { type RecordAct, type Records, seatFor } from "./record";

const NEW = { name: "Ada Newcomer", email: "ada@elsewhere.example", notes: "", links: "", personId: "" };

const byName = <T extends { readonly name: string }>(list: readonly T[], name: string): T => {
  const found = list.find((one) => one.name === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
};

/** Candidates' records, and loops that begin for them. One of the two here is an employee. */
export function candidateActs({ house }: Ground, records: Records): readonly RecordAct[] {
  const free = byName(records.candidates, "Rafael Ostrowski");
  const linked = byName(records.candidates, "Candidate: revealed, under a conflict");
  const rufus = house.named("Rufus");
  const here = (candidate: typeof free, viewer: Viewer, judge: () => Verdict): Verdict => {
    const seat = seatFor(records, candidate.id, viewer.id);
    return sightOfCandidate(viewer, candidate.personId, seat) === "nothing" ? "notHere" : judge();
  };
  const facts = (
    candidate: typeof free | null,
    actor: Viewer,
    nextPersonId: string | null,
  ): CandidateFacts => ({
    ...{ actor, personId: candidate?.personId ?? null, nextPersonId, nextPerson: "there", nextEmail: "free" },
    interviews: records.loops.some((l) => l.candidate.id === candidate?.id && l.rounds.some(isStarted))
      ? "begun"
      : "none",
    nextPersonSeat: candidate && nextPersonId ? seatFor(records, candidate.id, nextPersonId) : "none",
  });
  const keep = (candidate: typeof free, nextPersonId: string | null) => (viewer: Viewer) =>
    here(candidate, viewer, () => objectionsToKeepCandidate(facts(candidate, viewer, nextPersonId)));
  const declare = (candidate: typeof free, about: string | null) => (viewer: Viewer) =>
    here(candidate, viewer, () =>
      objectionsToDeclare({
        ...{
          actor: viewer,
          candidatePersonId: candidate.personId,
          personId: about ?? viewer.id,
          person: "there",
        },
        declared: records.conflicts.filter((c) => c.candidateId === candidate.id).map((c) => c.personId),
        reason: "We share a flat.",
      }),
    );
  const page = "/candidates/:id";
  const declaring = { route: page, intent: "declare" } as const;
  const edited = { ...NEW, name: free.name, email: free.email };
  return [
    {
      route: page,
      intent: "link",
      path: `/candidates/${free.id}`,
      fill: { personId: rufus },
      rule: keep(free, rufus),
    },
    {
      ...{
        route: page,
        intent: "link",
        variant: "of an employee's record",
        path: `/candidates/${linked.id}`,
      },
      ...{ fill: { personId: rufus }, rule: keep(linked, rufus) },
    },
    {
      ...{ ...declaring, path: `/candidates/${free.id}`, variant: "one's own" },
      ...{ fill: { reason: "We share a flat." }, rule: declare(free, null) },
    },
    {
      ...{ ...declaring, path: `/candidates/${linked.id}`, variant: "for somebody else" },
      ...{ fill: { personId: rufus, reason: "We share a flat." }, rule: declare(linked, rufus) },
    },
    {
      ...{ route: "/candidates/:id/edit", intent: null, path: `/candidates/${free.id}/edit` },
      ...{ fill: { ...edited, notes: "Prefers mornings." }, rule: keep(free, null) },
    },
    {
      ...{ route: "/candidates/new", intent: null, path: "/candidates/new", fill: NEW },
      rule: (viewer) => objectionsToKeepCandidate(facts(null, viewer, null)),
    },
    ...roleActs(records),
    beginning(records),
  ];
}

function beginning(records: Records): RecordAct {
  const linked = byName(records.candidates, "Candidate: revealed, under a conflict");
  const role = records.roles.find(({ title }) => title.includes("returns")) ?? records.roles[0];
  const { id: roleId = "", recruiterId = "", hiringManagerId = "" } = role ?? {};
  return {
    ...{ route: "/loops/new", intent: null, path: "/loops/new", fill: { candidateId: linked.id, roleId } },
    rule: (actor) =>
      linked.personId === actor.id || objectionsToRecruit(actor).length > 0
        ? "notHere"
        : objectionsToCreate({
            ...{ actor, candidatePersonId: linked.personId, role: "open", recruiterId, hiringManagerId },
            ...{ inactive: [], openLoopOf: null },
            conflicts: records.conflicts.filter((c) => c.candidateId === linked.id).map((c) => c.personId),
          }),
  };
}

function roleActs(records: Records): readonly RecordAct[] {
  const [role] = records.roles;
  const loop = records.loops.find((l) => l.role.id === role?.id);
  if (!role || !loop) throw new Error("There is no role.");
  const { recruiterId, hiringManagerId } = role;
  const values = {
    ...{ title: "Another title", level: String(loop.terms.level), teamId: loop.terms.teamId },
    ...{ recruiterId, hiringManagerId, principles: loop.terms.requiredPrinciples },
  };
  const keep = (actor: Viewer): Verdict =>
    objectionsToKeepRole({
      ...{ actor, recruiterId, hiringManagerId },
      ...{ hiringManager: "active", recruiter: "active", choices: "there" },
    });
  const path = `/roles/${role.id}`;
  return [
    { route: "/roles/:id", intent: "close", path, fill: {}, rule: objectionsToRecruit },
    {
      ...{ route: "/roles/:id", intent: "reopen", path, fill: {} },
      rule: (viewer) => [...objectionsToRecruit(viewer), ...when(true, "alreadyDone")],
    },
    { route: "/roles/:id/edit", intent: null, path: `${path}/edit`, fill: values, rule: keep },
    { route: "/roles/new", intent: null, path: "/roles/new", fill: values, rule: keep },
  ];
}
