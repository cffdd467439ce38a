import type { SaidObjection } from "~/domain/objections";
import type { Instant } from "~/domain/time";
import type { Viewer } from "~/domain/viewer";
import { objectionsToKeepLists, type Topic, type WritingLists } from "~/domain/writing-lists";
import { readActor } from "./actor.server";
import { database } from "./database.server";
import { notHere } from "./not-here.server";
import { changeRecord } from "./record.server";
import type { Tx } from "./transaction.server";
import builtIn from "./writing/en.json";

/** The lists that the private checks look for: the organisation's own, or else the built-in ones. Everybody who writes has them. */
export async function readWritingLists(_viewer: Viewer): Promise<WritingLists> {
  return (await latest(database()))?.lists ?? builtIn;
}

/** What the page shows that keeps the lists. */
export interface ListsPage {
  readonly lists: WritingLists;
  /** 0 while the built-in lists stand. */
  readonly version: number;
}

/** The lists for those who keep them: admins and leads. Throws 404 for anybody else. */
export async function readListsPage(viewer: Viewer): Promise<ListsPage> {
  if (objectionsToKeepLists(viewer).length > 0) notHere();
  const found = await latest(database());
  return found ?? { lists: builtIn, version: 0 };
}

async function latest(tx: Pick<Tx, "writingList">): Promise<ListsPage | null> {
  const row = await tx.writingList.findFirst({ orderBy: { version: "desc" } });
  return row && { lists: row.content as unknown as WritingLists, version: row.version };
}

/** One change of the lists. */
export type ListsChange =
  | { readonly change: "topic"; readonly topic: Topic }
  | { readonly change: "opinions"; readonly opinions: WritingLists["opinions"] }
  | { readonly change: "language"; readonly language: string }
  | { readonly change: "removed"; readonly key: string }
  | { readonly change: "restored" };

const changed = (lists: WritingLists, change: ListsChange): WritingLists => {
  switch (change.change) {
    case "topic": {
      const { topic } = change;
      const isKnown = lists.topics.some(({ key }) => key === topic.key);
      const topics = isKnown
        ? lists.topics.map((t) => (t.key === topic.key ? topic : t))
        : [...lists.topics, topic];
      return { ...lists, topics };
    }
    case "opinions":
      return { ...lists, opinions: change.opinions };
    case "language":
      return { ...lists, language: change.language };
    case "removed":
      return { ...lists, topics: lists.topics.filter(({ key }) => key !== change.key) };
    case "restored":
      return builtIn;
  }
};

/** Changes the lists; what they were before stays on record. Objects as `objectionsToKeepLists` does. */
export function changeWritingLists(
  viewer: Viewer,
  change: ListsChange,
  now: Instant,
): Promise<readonly SaidObjection[]> {
  return changeRecord(
    viewer,
    {
      act: "writing.changed",
      facts: async (tx) => ({ actor: await readActor(viewer, tx), before: await latest(tx) }),
      rule: ({ actor }) => objectionsToKeepLists(actor),
      write: async (tx, { before }, at) => {
        const version = 1 + (before?.version ?? 0);
        const content = JSON.parse(JSON.stringify(changed(before?.lists ?? builtIn, change)));
        await tx.writingList.create({ data: { version, content, byId: viewer.id, at } });
        return { details: { version, change: change.change } };
      },
    },
    now,
  );
}
