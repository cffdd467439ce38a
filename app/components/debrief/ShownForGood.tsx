import type { Room } from "~/domain/debrief-room";
import type { LoopView } from "~/domain/view";
import { aboutPredecessor, EXCUSAL_WORDS } from "../loop/words";
import { Section } from "../Page";
import { Timeline } from "../Timeline";
import { nameIn } from "./names";

type Item = { readonly key: string; readonly at: number; readonly text: string };

/** What every debrief shows for good: excusals and their answers, changed terms, successions, who left (F8, P5, P6, D3). */
export function ShownForGood({ view, rooms }: { readonly view: LoopView; readonly rooms: readonly Room[] }) {
  const items = [
    ...excusals(view),
    ...terms(view),
    ...successions(view),
    ...replacements(view),
    ...rooms.flatMap((room) => sittings(view, room)),
  ];
  if (items.length === 0) return null;
  return (
    <Section title="On record" hint="Shown in every debrief of this loop, for good.">
      <Timeline items={items.sort((a, b) => a.at - b.at)} />
    </Section>
  );
}

const excusals = (view: LoopView): readonly Item[] =>
  view.rounds
    .flatMap((r) => r.assignments)
    .flatMap((a) =>
      a.excusals.map((e) => {
        const answer = e.answer;
        const verdict = !answer
          ? "Not answered yet."
          : answer.agreed
            ? `${answer.by.name} agreed.`
            : `${answer.by.name} refused: ${answer.reason ?? ""}`;
        const asked = `${a.person.name}: ${EXCUSAL_WORDS[e.kind].toLowerCase()}. ${e.reason ?? ""}`;
        return { key: e.id, at: e.at, text: `${asked} ${verdict}` };
      }),
    );

const terms = (view: LoopView): readonly Item[] =>
  view.termChanges.map((t) => ({
    key: `terms-${t.at}`,
    at: t.at,
    text: `${t.by.name} changed the loop's terms: ${t.reason}`,
  }));

const successions = (view: LoopView): readonly Item[] =>
  view.appointments.flatMap((a) =>
    a.cause === null
      ? []
      : [
          {
            key: `appointment-${a.at}`,
            at: a.at,
            text: `${a.person.name} became Bar Raiser. ${aboutPredecessor(a.cause)} ${a.reason ?? ""}`,
          },
        ],
  );

const replacements = (view: LoopView): readonly Item[] =>
  view.replacements
    .filter((r) => r.agreedAt !== null)
    .map((r) => ({
      key: r.id,
      at: r.agreedAt ?? r.at,
      text: `${nameIn(view, r.toId)} took over from ${nameIn(view, r.fromId)} as ${r.seat === "recruiter" ? "recruiter" : "hiring manager"}: ${r.reason}`,
    }));

const sittings = (view: LoopView, room: Room): readonly Item[] => [
  ...room.debrief.adjournments.map((a) => ({
    key: `adjourned-${a.at}`,
    at: a.at,
    text: `The debrief was adjourned: ${a.reason}`,
  })),
  ...room.speakers.flatMap((s) =>
    s.leftAt === null
      ? []
      : [
          {
            key: `left-${s.personId}-${s.leftAt}`,
            at: s.leftAt,
            text: `${nameIn(view, s.personId)} left: ${s.leftReason ?? ""}`,
          },
        ],
  ),
];
