import type { PlanRound as Facts } from "~/data/plan-page.server";
import type { Distribution } from "~/domain/suggestion";
import type { LoopView } from "~/domain/view";
import type { ActionAnswer } from "../answer";
import type { Option } from "../Choice";
import { CoverageGrid } from "../CoverageGrid";
import { Disclosure } from "../Definition";
import { Objections } from "../ErrorSummary";
import { SealMark } from "../marks";
import { Section } from "../Page";
import { ActForm } from "../records";
import { foldState } from "./answer-about";
import { BarRaiserChoice } from "./BarRaiserChoice";
import { coverageGrid } from "./coverage";
import { Fold } from "./Fold";
import { GiveForm } from "./GiveForm";
import { AddForm, answerToAdd } from "./PlaceForm";
import { PlanPanel } from "./PlanPanel";
import { roundName } from "./words";

export type PlanRoundProps = {
  readonly view: LoopView;
  readonly round: LoopView["rounds"][number];
  readonly facts: Facts;
  readonly zone: string;
  readonly people: readonly Option[];
  readonly principles: readonly Option[];
  readonly answer: ActionAnswer;
  /** What the planner tries out without script. */
  readonly trying: { readonly roundId: string; readonly chosen: Distribution } | null;
};

/** One round on the plan: who sits on it, what it covers, what stands against starting it. */
export function PlanRound(props: PlanRoundProps) {
  const { view, round, facts, zone, people, answer } = props;
  const principles = askable(props);
  return (
    <Section
      id={`round-${round.id}`}
      title={roundName(round)}
      hint={round.focus.length > 0 ? `In question: ${namesOf(view, round.focus)}.` : HINTS[facts.phase]}
      actions={<SealMark state={facts.phase} />}
    >
      <PlanPanel {...props} principles={principles} />
      {facts.phase === "revealed" ? null : (
        <Fold
          summary={facts.phase === "sealed" ? "Add somebody who joins late" : "Add somebody"}
          state={foldState(answerToAdd(round.id, "panel", answer))}
        >
          {/* Drawn anew for each who joins: nothing of the last one stays chosen. */}
          <AddForm
            key={round.assignments.length}
            {...{ zone, people, principles, answer }}
            roundId={round.id}
            seat="panel"
          />
        </Fold>
      )}
      {facts.giving ? (
        <GiveForm
          key={keyOf(facts.giving)}
          {...{ answer, giving: facts.giving, roundId: round.id }}
          trying={props.trying?.roundId === round.id ? props.trying.chosen : null}
        />
      ) : null}
      <BarRaiserChoice {...{ round, facts, zone, principles, answer }} />
      <Grid view={view} round={round} />
      {facts.phase === "planned" ? <Start round={round} facts={facts} answer={answer} /> : null}
    </Section>
  );
}

/** A follow-up asks about the principles in question alone (P1). */
const askable = ({ round: { focus }, principles }: PlanRoundProps): readonly Option[] =>
  focus.length > 0 ? principles.filter(({ value }) => focus.includes(value)) : principles;

/** Drawn anew whenever what is planned is another: what was ticked before was about that. */
const keyOf = (giving: NonNullable<Facts["giving"]>): string =>
  giving.panel.map(({ id, planned }) => [id, ...planned].join(" ")).join();

const HINTS = {
  planned: "Nothing is owed yet, and everything here can change.",
  sealed: "Started. From here on somebody leaves by an excusal, not by the plan.",
  revealed: "Revealed. Whoever joins now interviews in a new round.",
} as const;

const namesOf = (view: LoopView, ids: readonly string[]): string =>
  ids.map((id) => view.principles[id]?.name ?? "a principle").join(", ");

function Grid({ view, round }: Pick<PlanRoundProps, "view" | "round">) {
  const counted = view.rounds.filter((r) => r.startedAt !== null || r.id === round.id);
  const grid = coverageGrid(view, counted);
  if (grid.people.length === 0) return null;
  return (
    <Disclosure summary="Coverage of principles">
      <CoverageGrid {...grid} label={`Coverage with the ${nameInText(round)}`} />
    </Disclosure>
  );
}

function Start({ round, facts, answer }: Pick<PlanRoundProps, "round" | "facts" | "answer">) {
  if (facts.start.length > 0) {
    return (
      <>
        <Objections title={`Before the ${nameInText(round)} can start`} objections={facts.start} />
        <Remove round={round} answer={answer} />
      </>
    );
  }
  return (
    <>
      <p className="hint">{round.kind === "main" ? STARTS_MAIN : STARTS}</p>
      <ActForm intent="start" about={{ name: "roundId", value: round.id }} tone="primary" answer={answer}>
        Start the {nameInText(round)}
      </ActForm>
      <Remove round={round} answer={answer} />
    </>
  );
}

const nameInText = (round: PlanRoundProps["round"]): string => {
  const name = roundName(round);
  return name.charAt(0).toLowerCase() + name.slice(1);
};

const STARTS =
  "Starting it makes everybody on the panel owe feedback, each by their due time. What they write stays sealed until all of it is in. A start is not undone.";
const STARTS_MAIN = `${STARTS} The level, the team, the required principles and the Bar Raiser are fixed from then on.`;

function Remove({ round, answer }: Pick<PlanRoundProps, "round" | "answer">) {
  if (round.kind === "main") return null;
  return (
    <ActForm intent="removeRound" about={{ name: "roundId", value: round.id }} answer={answer}>
      Remove the {nameInText(round)}
    </ActForm>
  );
}
