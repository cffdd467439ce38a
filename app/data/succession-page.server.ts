import { successorMustAssess } from "~/domain/debrief-presence";
import { actsAsLead, type CannotAct, type Id, type Loop } from "~/domain/loop";
import type { SaidObjection } from "~/domain/objections";
import { isActive } from "~/domain/person";
import { objectionsToAgreeReplacement, proposalFor, type ReplaceableSeat } from "~/domain/replacement";
import { isCauseTrue, objectionsToAssess, objectionsToRecuse } from "~/domain/succession";
import { objectionsToChangeTerms } from "~/domain/terms";
import type { Instant } from "~/domain/time";
import type { LoopView, Name } from "~/domain/view";
import type { Viewer } from "~/domain/viewer";
import { type Choice, levelChoices, peopleChoices, principleChoices, teamChoices } from "./choices.server";
import { knowing, type People, peopleById } from "./loop-people.server";
import { readLoopState, sayIn } from "./loops.server";
import { objectionsToSuccession } from "./succession.server";
import { asViewer } from "./transaction.server";

const CAUSES: readonly CannotAct[] = ["deactivated", "recused", "revoked", "independence", "overdue"];
const SEATS: readonly ReplaceableSeat[] = ["hiringManager", "recruiter"];

export interface Proposal {
  readonly id: Id;
  readonly seat: ReplaceableSeat;
  readonly from: Name;
  readonly to: Name;
  readonly reason: string;
  /** What stands against the reader's agreeing. */
  readonly objections: readonly SaidObjection[];
}

/** What this reader can do about the loop's seats and terms; each part null or empty where it isn't theirs. */
export interface SuccessionPage {
  readonly view: LoopView;
  readonly recuse: "possible" | "not";
  readonly assess: "possible" | "not";
  readonly appoint: {
    readonly causes: readonly CannotAct[];
    readonly able: readonly Choice[];
    readonly unfit: readonly (Name & { readonly objections: readonly SaidObjection[] })[];
  } | null;
  readonly proposals: readonly Proposal[];
  readonly propose: readonly Choice[] | null;
  readonly terms: Readonly<Record<"levels" | "teams" | "principles", readonly Choice[]>> | null;
}

/** Reads who holds which seat, and what this reader can do about it. Throws 404. */
export async function readSuccession(viewer: Viewer, loopId: Id, now: Instant): Promise<SuccessionPage> {
  const people = await asViewer(viewer.id, async (tx) => {
    const certified = await tx.certification.findMany({
      where: { step: "certified" },
      select: { personId: true },
    });
    return peopleById(tx, [...new Set(certified.map((c) => c.personId))]);
  });
  const { view, more } = await readLoopState(viewer, loopId, (found) =>
    actsIn(viewer, knowing(found, people), people, now),
  );
  const { mayPropose, mayChangeTerms, ...acts } = more;
  return {
    ...{ view, ...acts },
    propose: mayPropose ? await peopleChoices(viewer) : null,
    terms: mayChangeTerms ? await termChoices(viewer, view) : null,
  };
}

const termChoices = async (viewer: Viewer, view: LoopView) => ({
  levels: await levelChoices(viewer),
  teams: await teamChoices(viewer),
  principles: await principleChoices(viewer, view.terms.requiredPrinciples),
});

const possible = (objections: readonly unknown[]) => (objections.length === 0 ? "possible" : "not");

const actsIn = (viewer: Viewer, loop: Loop, people: People, now: Instant) =>
  ({
    recuse: possible(objectionsToRecuse(viewer.id, loop, "said")),
    assess: successorMustAssess(loop) ? possible(objectionsToAssess(viewer.id, loop, "said")) : "not",
    appoint: appointIn(viewer, loop, people, now),
    proposals: proposalsIn(viewer, loop, now),
    mayPropose: loop.admins.includes(viewer.id) && loop.ending === null,
    mayChangeTerms: objectionsToChangeTerms(viewer.id, loop, "said").length === 0,
  }) as const;

/** Who could succeed for a cause that holds; every other certified person with the reason why not (P5). */
function appointIn(viewer: Viewer, loop: Loop, people: People, now: Instant): SuccessionPage["appoint"] {
  if (!actsAsLead(viewer.id, loop) || loop.ending || loop.appointments.length === 0) return null;
  const causes = CAUSES.filter((cause) => isCauseTrue(loop, cause, now));
  const [cause] = causes;
  if (!cause) return { causes, able: [], unfit: [] };
  const judged = Object.values(people)
    .filter((p) => isActive(p) && p.certifications.length > 0)
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((person) => ({
      person,
      objections: objectionsToSuccession(
        viewer.id,
        loop,
        { personId: person.id, cause, reason: "said" },
        now,
      ),
    }));
  return {
    causes,
    able: judged
      .filter((j) => j.objections.length === 0)
      .map(({ person }) => ({ value: person.id, label: person.name })),
    unfit: judged
      .filter((j) => j.objections.length > 0)
      .map(({ person, objections }) => ({
        id: person.id,
        name: person.name,
        objections: sayIn(loop, objections),
      })),
  };
}

function proposalsIn(viewer: Viewer, loop: Loop, now: Instant): readonly Proposal[] {
  const named = (id: Id): Name => ({ id, name: loop.people[id]?.name ?? "somebody" });
  const isInside = actsAsLead(viewer.id, loop) || loop.admins.includes(viewer.id);
  return SEATS.flatMap((seat) => {
    const proposal = proposalFor(loop, seat);
    if (!proposal || !isInside || loop.ending) return [];
    const objections = sayIn(loop, objectionsToAgreeReplacement(viewer.id, loop, proposal.id, now));
    const { id, fromId, toId, reason } = proposal;
    return [{ id, seat, from: named(fromId), to: named(toId), reason, objections }];
  });
}
