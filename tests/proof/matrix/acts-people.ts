import {
  type AccountLink,
  objectionsToAgree,
  objectionsToEndSessions,
  objectionsToInvite,
  objectionsToReset,
} from "../../../app/domain/account.ts";
import {
  objectionsToDeactivate,
  objectionsToGrant,
  objectionsToReactivate,
  objectionsToRevoke,
  type Standing,
} from "../../../app/domain/capability.ts";
import { objectionsToRecordInterviewerStep } from "../../../app/domain/interviewing.ts";
import type { Id } from "../../../app/domain/loop.ts";
import { objectionsToRecordStep } from "../../../app/domain/programme.ts";
import { objectionsToKeepPerson } from "../../../app/domain/records.ts";
import { CAPABILITIES, can, type Viewer } from "../../../app/domain/viewer.ts";
import type { Verdict } from "./act";
import type { Ground } from "./ground";
import type { RecordAct, Records } from "./record";

const today = (): string => new Date().toISOString().slice(0, 10);

/** People, what they may do, their steps in the programme. `HOLDER` has an account with a reset link asked for. */
export function peopleActs(ground: Ground, records: Records, accounts: Accounts): readonly RecordAct[] {
  const { house } = ground;
  const of = (id: Id) => house.people.find((person) => person.id === id)?.viewer.capabilities ?? [];
  const standing = (actor: Viewer, personId: Id): Standing => ({
    ...{ actor, personId, held: of(personId), account: "active", leads: records.leads },
  });
  const targets = {
    Rufus: house.named("Rufus"),
    Noor: house.named("Noor"),
    Marguerite: house.named("Marguerite"),
  };
  const onPerson = (name: string, id: Id): readonly RecordAct[] => {
    const page = { route: "/people/:id", path: `/people/${id}` };
    const handed = CAPABILITIES.flatMap((capability): readonly RecordAct[] => [
      {
        ...{ ...page, intent: "grant", variant: `${capability} to ${name}`, fill: { capability } },
        rule: (viewer) => objectionsToGrant(standing(viewer, id), capability),
      },
      {
        ...{ ...page, intent: "revoke", variant: `${capability} from ${name}`, fill: { capability } },
        rule: (viewer) => objectionsToRevoke(standing(viewer, id), capability),
      },
    ]);
    return [
      ...handed,
      {
        ...{ ...page, intent: "deactivate", variant: name, fill: {} },
        rule: (viewer) => objectionsToDeactivate(standing(viewer, id)),
      },
      {
        ...{ ...page, intent: "reactivate", variant: name, fill: {} },
        rule: (viewer) =>
          objectionsToReactivate({
            ...standing(viewer, id),
            account: id === accounts.away ? "deactivated" : "active",
          }),
      },
    ];
  };
  return [
    ...Object.entries(targets).flatMap(([name, id]) => onPerson(name, id)),
    ...onPerson("somebody away", accounts.away).filter(({ intent }) => intent === "reactivate"),
    ...keeping(ground, records, targets.Rufus),
    ...[targets.Rufus, targets.Marguerite].flatMap((id) => recording(records, id)),
    ...accountActs(accounts),
  ];
}

function keeping({ house }: Ground, { managerOf }: Records, id: Id): readonly RecordAct[] {
  const values = {
    level: "6",
    startDate: "2021-02-01",
    teamId: house.teams[0] ?? "",
    managerId: "",
    timeZone: "UTC",
  };
  const rule = (personId: Id | null) => (actor: Viewer) =>
    objectionsToKeepPerson({
      actor,
      personId,
      emailOwnerId: null,
      managerId: null,
      managerOf,
      choices: "there",
    });
  return [
    {
      ...{ route: "/people/:id/edit", intent: null, path: `/people/${id}/edit`, rule: rule(id) },
      fill: { ...values, name: "Rufus Hale-Ito", email: "rufus.new@copperline.example" },
    },
    {
      ...{ route: "/people/new", intent: null, path: "/people/new", rule: rule(null) },
      fill: { ...values, name: "Nina New", email: "nina@copperline.example" },
    },
  ];
}

function recording({ people }: Records, id: Id): readonly RecordAct[] {
  const person = people[id];
  if (!person) throw new Error("There is no such person.");
  const on = today();
  const page = { route: "/people/:id/programme", path: `/people/${id}/programme` };
  const places = { outside: "outside", notTheirLoop: NOBODYS_LOOP } as const;
  return [
    ...(["nominated", "certified"] as const).map(
      (step): RecordAct => ({
        ...{ ...page, intent: "barRaiser", variant: `${step} of ${person.name}` },
        fill: { step, on, place: "outside", note: "" },
        rule: (viewer) =>
          objectionsToRecordStep(
            viewer,
            person,
            { step, on, origin: "ordinary" },
            { setUp: "over", where: "outside" },
            Date.now(),
          ),
      }),
    ),
    ...(["outside", "notTheirLoop"] as const).map(
      (where): RecordAct => ({
        ...{ ...page, intent: "interviewer", variant: `on their own of ${person.name}, ${where}` },
        fill: { step: "onTheirOwn", on, place: places[where], note: "" },
        rule: (viewer) =>
          objectionsToRecordInterviewerStep(
            viewer,
            { id, deactivatedAt: person.deactivatedAt, interviewing: [] },
            { step: "onTheirOwn", on, where },
            Date.now(),
          ),
      }),
    ),
  ];
}

// An id that no loop has: answered as one that the person had no part in (S8).
const NOBODYS_LOOP = "00000000-0000-4000-8000-00000000dead";

/** One with an account and a reset link that waits, who asked for it, one without an account, one who is away. */
export interface Accounts {
  readonly holder: Id;
  readonly asker: Id;
  readonly without: Id;
  readonly away: Id;
}

function accountActs({ holder, asker, without }: Accounts): readonly RecordAct[] {
  const link: AccountLink = {
    ...{ kind: "reset" as const, personId: holder, createdById: asker, agreedById: null },
    ...{ expiresAt: Number.POSITIVE_INFINITY, usedAt: null },
  };
  const on = (
    id: Id,
    intent: "invite" | "reset" | "agree" | "end",
    judge: (viewer: Viewer) => Verdict,
  ): RecordAct => ({
    ...{ route: "/people/:id/account", intent, path: `/people/${id}/account`, fill: {} },
    variant: id === holder ? "who has an account" : "who has none",
    rule: (viewer) =>
      id === viewer.id || !(can(viewer, "admin") || can(viewer, "lead")) ? "notHere" : judge(viewer),
  });
  return [holder, without].flatMap((id) => {
    const person = { id, deactivatedAt: null, hasAccount: id === holder };
    return [
      on(id, "invite", (viewer) => objectionsToInvite(viewer, person)),
      on(id, "reset", (viewer) => objectionsToReset(viewer, person)),
      on(id, "agree", (viewer) => objectionsToAgree(viewer, person, id === holder ? link : null, Date.now())),
      on(id, "end", (viewer) => objectionsToEndSessions(viewer)),
    ];
  });
}
