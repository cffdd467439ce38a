import type { LoopView } from "~/domain/view";
import { Timeline } from "../Timeline";
import { aboutPredecessor, ENDING_WORDS } from "./words";

type Item = { readonly at: number; readonly key: string; readonly text: string };

const because = (reason: string | null): string => (reason ? ` ${reason}` : "");

/** What changed about the loop itself, shown for good: terms, seats, an earlier loop (P5, P6, P7). */
export function Changes({ view }: { readonly view: LoopView }) {
  const items = changesIn(view);
  return items.length > 0 ? <Timeline items={items} /> : null;
}

/** The same as a list; empty where nothing ever changed. */
export const changesIn = (view: LoopView): readonly Item[] =>
  [
    ...earlierIn(view),
    ...view.termChanges.map((t) => ({
      ...{ at: t.at, key: `terms-${t.at}` },
      text: `${t.by.name} changed the loop's terms.${because(t.reason)}`,
    })),
    ...view.appointments.flatMap(({ at, person, cause, reason }) =>
      cause === null
        ? []
        : [
            {
              at,
              key: `appointment-${at}`,
              text: `${person.name} became Bar Raiser. ${aboutPredecessor(cause)}${because(reason)}`,
            },
          ],
    ),
    ...view.recusals.map(({ at, person, reason }) => ({
      ...{ at, key: `recusal-${person.id}` },
      text: `${person.name} stepped back as Bar Raiser.${because(reason)}`,
    })),
    ...view.replacements.map((r) => ({
      ...{ at: r.agreedAt ?? r.at, key: `replacement-${r.id}` },
      text: `${nameOf(view, r.toId)} ${r.agreedAt === null ? "is proposed to replace" : "replaced"} ${nameOf(view, r.fromId)} as ${r.seat === "recruiter" ? "recruiter" : "hiring manager"}. ${r.reason}`,
    })),
  ].sort((a, b) => a.at - b.at);

const nameOf = (view: LoopView, id: string): string => view.people[id]?.name ?? "somebody";

function earlierIn(view: LoopView): readonly Item[] {
  const { earlier, coolOff } = view;
  const before = earlier
    ? [
        {
          at: earlier.at,
          key: "earlier",
          text: `An earlier loop for this role ended: ${ENDING_WORDS[earlier.how].toLowerCase()}.`,
        },
      ]
    : [];
  const agreed = coolOff
    ? [
        {
          at: coolOff.at,
          key: "coolOff",
          text: `${nameOf(view, coolOff.byId)} agreed to this one within the cool-off. ${coolOff.reason}`,
        },
      ]
    : [];
  return [...before, ...agreed];
}
