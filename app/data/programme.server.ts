import { type InterviewerStep, interviewerProgress, interviewerStandingOf } from "~/domain/interviewing";
import type { PracticeAsked, Progress } from "~/domain/ladder";
import type { Id, Policy } from "~/domain/loop";
import { type CertificationStep, isCertified, standingOf } from "~/domain/person";
import { barRaiserProgress, currentUntil } from "~/domain/programme";
import type { Instant } from "~/domain/time";
import { can, type Viewer } from "~/domain/viewer";
import type { Prisma } from "../../prisma/generated/client/client.ts";
import { type Choice, peopleChoices } from "./choices.server";
import { database } from "./database.server";
import { type ListPage, listPage } from "./listing.server";
import { type ProgrammePerson, readProgrammePeople } from "./programme-facts.server";

export type Ladder = "barRaiser" | "interviewer";

/** One person on one ladder. What they are to do next shows to those who run the programme, and to themself. */
export interface LadderRow {
  readonly id: Id;
  readonly name: string;
  readonly team: string | null;
  readonly state: "active" | "deactivated";
  readonly barRaiser: {
    readonly standing: CertificationStep | null;
    readonly certification: "current" | "notCurrent" | "none";
    readonly progress: Progress<CertificationStep> | null;
    /** The last day of currency, and the last debrief led. */
    readonly currentUntil: Instant | null;
    readonly lastLedAt: Instant | null;
  };
  readonly interviewer: {
    readonly standing: InterviewerStep | null;
    readonly progress: Progress<InterviewerStep> | null;
  };
}

export interface Programme extends ListPage<LadderRow> {
  readonly ladder: Ladder;
  readonly currencyDays: number;
  readonly asked: PracticeAsked;
  /** For those who run the programme: everybody whose next step is one up. */
  readonly ready: readonly LadderRow[];
  readonly runs: "yes" | "no";
  /** The people to record a step for, if that is for the reader to do. */
  readonly people: readonly Choice[] | null;
}

/** Those who run the programme: they are told who is current, and who is ready for what. */
const runs = (viewer: Viewer): boolean =>
  can(viewer, "lead") || can(viewer, "admin") || can(viewer, "auditor");

/** Everybody with a step on a ladder, which everybody signed in sees; how far each is, is for those who run it. */
export async function readProgramme(viewer: Viewer, url: URL, now: Instant): Promise<Programme> {
  const ladder: Ladder = url.searchParams.get("ladder") === "interviewer" ? "interviewer" : "barRaiser";
  const after = url.searchParams.get("after");
  const before = after === null ? url.searchParams.get("before") : null;
  const onLadder =
    ladder === "interviewer" ? { interviewing: { some: {} } } : { certifications: { some: {} } };
  type Row = Pick<LadderRow, "id" | "name">;
  const page = await listPage<Row, Prisma.PersonWhereInput, Prisma.PersonOrderByWithRelationInput>(
    { direction: "asc", after, before },
    { column: "name", kind: "text" },
    ({ where, ...rest }) =>
      database().person.findMany({
        where: { AND: [onLadder, where] },
        select: { id: true, name: true },
        ...rest,
      }),
  );
  const readyIds = runs(viewer) ? await practisingIds() : [];
  const ids = [...page.rows.map((row) => row.id), ...readyIds];
  const { people, policy, asked } = await readProgrammePeople(viewer, { id: { in: ids } });
  const rows = new Map(people.map((person) => [person.id, ladderRow(viewer, person, policy, asked, now)]));
  const rowsOf = (of: readonly Id[]) => of.flatMap((id) => rows.get(id) ?? []);
  return {
    ...page,
    rows: rowsOf(page.rows.map((row) => row.id)),
    ready: rowsOf(people.map(({ id }) => id).filter((id) => readyIds.includes(id))).filter(isReady),
    ...{ ladder, asked, currencyDays: policy.currencyDays, runs: runs(viewer) ? "yes" : "no" },
    people: can(viewer, "lead") ? await peopleChoices(viewer) : null,
  };
}

/** Whoever's latest step on a ladder is practice, and is here still: of these alone some may be ready for more. */
async function practisingIds(): Promise<readonly Id[]> {
  const rows = await database().$queryRaw<{ id: Id }[]>`
    WITH latest AS (
      (SELECT DISTINCT ON (person_id) person_id, step FROM certification
       ORDER BY person_id, on_day DESC, recorded_at DESC)
      UNION ALL
      (SELECT DISTINCT ON (person_id) person_id, step FROM interviewer_step
       ORDER BY person_id, on_day DESC, recorded_at DESC))
    SELECT DISTINCT p.id FROM latest JOIN person p ON p.id = latest.person_id
    WHERE latest.step IN ('shadow', 'reverseShadow') AND p.deactivated_at IS NULL`;
  return rows.map((row) => row.id);
}

const isUp = (progress: Progress<string> | null): boolean =>
  progress !== null && progress.ready === "yes" && progress.asked > 0;

const isReady = ({ barRaiser, interviewer }: LadderRow): boolean =>
  isUp(barRaiser.progress) || isUp(interviewer.progress);

/** Where a person stands on both ladders, as the viewer may know it. */
export function ladderRow(
  viewer: Viewer,
  person: ProgrammePerson,
  policy: Policy,
  asked: PracticeAsked,
  now: Instant,
): LadderRow {
  const showsProgress = runs(viewer) || viewer.id === person.id;
  const standing = standingOf(person);
  const isCurrent = isCertified(person, policy, now);
  return {
    ...{ id: person.id, name: person.name, team: person.team },
    state: person.deactivatedAt === null ? "active" : "deactivated",
    barRaiser: {
      standing,
      certification: standing !== "certified" ? "none" : isCurrent ? "current" : "notCurrent",
      progress: showsProgress ? barRaiserProgress(person, asked) : null,
      currentUntil: runs(viewer) ? currentUntil(person, policy.currencyDays) : null,
      lastLedAt: runs(viewer) ? person.lastLedAt : null,
    },
    interviewer: {
      standing: interviewerStandingOf(person),
      progress: showsProgress ? interviewerProgress(person, asked) : null,
    },
  };
}
