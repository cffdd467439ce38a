import { type BandPolicy, objectionsToKeepBank, type QuestionWords } from "~/domain/bank";
import type { Id } from "~/domain/loop";
import type { Instant } from "~/domain/time";
import type { Viewer } from "~/domain/viewer";
import type { Prisma } from "../../prisma/generated/client/client.ts";
import { database } from "./database.server";
import { notHere } from "./not-here.server";
import type { Named } from "./person.server";
import { wordsOf } from "./question-rows";

/** One version of a question; it came with the program where it is by nobody. */
export interface VersionView {
  readonly version: number;
  readonly words: QuestionWords;
  readonly at: Instant;
  readonly by: Named | null;
}

/** That a question was retired or brought back. */
export interface StepView {
  readonly id: Id;
  readonly step: string;
  readonly at: Instant;
  readonly by: Named | null;
}

export interface QuestionView {
  readonly id: Id;
  readonly key: string;
  readonly principle: Named;
  readonly retiredAt: Instant | null;
  readonly latest: VersionView;
  readonly earlier: readonly VersionView[];
  readonly steps: readonly StepView[];
  /** The roles that it is pinned to now. */
  readonly roles: readonly Named[];
  readonly bands: BandPolicy;
  readonly mayKeep: "yes" | "no";
}

const WITH = {
  principle: { select: { id: true, name: true } },
  versions: { orderBy: { version: "desc" } },
  steps: { orderBy: [{ at: "desc" }, { id: "desc" }] },
  pins: {
    where: { unpinnedAt: null },
    select: { role: { select: { id: true, title: true } } },
    orderBy: [{ role: { title: "asc" } }, { id: "asc" }],
  },
} satisfies Prisma.QuestionInclude;

/** One question with its history, which everybody signed in reads, retired or not. Throws 404. */
export async function readQuestion(viewer: Viewer, id: Id): Promise<QuestionView> {
  const row = (await database().question.findUnique({ where: { id }, include: WITH })) ?? notHere();
  const nameOf = await namesOf([...row.versions, ...row.steps].flatMap(({ byId }) => byId ?? []));
  const [latest, ...earlier] = row.versions.map((version) => ({
    ...{ version: version.version, words: wordsOf(version) },
    ...{ at: version.at.getTime(), by: nameOf(version.byId) },
  }));
  return {
    ...{ id, key: row.key, principle: row.principle, earlier },
    retiredAt: row.retiredAt?.getTime() ?? null,
    latest: latest ?? notHere(),
    steps: row.steps.map((step) => ({
      ...{ id: step.id, step: step.step, at: step.at.getTime(), by: nameOf(step.byId) },
    })),
    roles: row.pins.map(({ role }) => ({ id: role.id, name: role.title })),
    bands: await readBands(viewer),
    mayKeep: objectionsToKeepBank(viewer).length === 0 ? "yes" : "no",
  };
}

/** Which of the organisation's levels are junior, senior and leader. */
export function readBands(_viewer: Viewer): Promise<BandPolicy> {
  return database().organisation.findUniqueOrThrow({
    where: { id: 1 },
    select: { seniorFrom: true, leaderFrom: true },
  });
}

/** What the form of a question starts from. Throws 404, also for those who don't keep the bank. */
export async function readQuestionForm(viewer: Viewer, id: Id) {
  if (objectionsToKeepBank(viewer).length > 0) notHere();
  const { key, principle, latest } = await readQuestion(viewer, id);
  return { id, key, principle, version: latest.version, words: latest.words };
}

async function namesOf(ids: readonly Id[]): Promise<(id: Id | null) => Named | null> {
  const people = await database().person.findMany({
    where: { id: { in: [...new Set(ids)] } },
    select: { id: true, name: true },
  });
  const found = new Map(people.map((person) => [person.id, person]));
  return (id) => (id === null ? null : (found.get(id) ?? null));
}
