import type { LoopView } from "~/domain/view";
import { Definition } from "../Definition";
import { listed } from "../listed";
import { KIND_WORDS, ROUND_WORDS } from "../loop/words";
import { Section } from "../Page";
import { type Levels, levelIn, nameIn, principleIn } from "./names";
import { ShownForGood } from "./ShownForGood";
import { Written } from "./Written";
import { writersOf } from "./WrittenFeedback";

type PacketProps = {
  readonly view: LoopView;
  readonly order: readonly string[];
  readonly levels: Levels;
};

/** The narrative document for silent reading: every author in speaking order, one after another. */
export function Packet({ view, order, levels }: PacketProps) {
  return (
    <>
      <Definition items={factsOf(view, levels)} />
      {writersOf(view, order).map((id) => (
        <Section key={id} title={nameIn(view, id)}>
          <Written view={view} personId={id} heading="h3" />
        </Section>
      ))}
      <ShownForGood view={view} rooms={[]} />
    </>
  );
}

const factsOf = (view: LoopView, levels: Levels) => [
  { term: "Role", detail: `${view.role.title}, ${levelIn(levels, view.terms.level)}` },
  {
    term: "Required principles",
    detail: listed(view.terms.requiredPrinciples.map((id) => principleIn(view, id))) || "None",
  },
  { term: "Hiring manager", detail: view.hiringManager.name },
  { term: "Bar Raiser", detail: view.barRaiser?.name ?? "None at this level" },
  ...view.rounds
    .filter((round) => round.startedAt !== null)
    .map((round) => ({ term: `${ROUND_WORDS[round.kind]}, round ${round.number}`, detail: panelOf(round) })),
];

const panelOf = (round: LoopView["rounds"][number]): string =>
  round.assignments
    .filter((a) => a.kind !== "shadow")
    .map((a) => {
      const seat =
        a.kind === "shadow"
          ? ""
          : a.kind === "barRaiser"
            ? KIND_WORDS.barRaiser
            : KIND_WORDS[a.kind].toLowerCase();
      return `${a.person.name} (${seat}${a.state === "excused" ? ", excused" : ""})`;
    })
    .join(", ");
