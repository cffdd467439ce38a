import type { DebriefPage } from "~/domain/debrief-page";
import type { LoopView } from "~/domain/view";
import type { ActionAnswer } from "../answer";
import { LinkButton } from "../Button";
import { VetoMark } from "../marks";
import { Section } from "../Page";
import { Prose } from "../Prose";
import { When } from "../When";
import { BarWord } from "../words";
import { ConcurForm } from "./ConcurForm";
import { DecideForm } from "./DecideForm";
import { whyNot } from "./DeedForm";
import { LevelBarForm } from "./LevelBarForm";
import { type Levels, levelIn, nameIn } from "./names";
import { OUTCOME_WORDS } from "./words";

type ConclusionsProps = {
  readonly view: LoopView;
  readonly page: DebriefPage;
  readonly levels: Levels;
  readonly answer: ActionAnswer;
};

/** What was concluded: decisions, bar answers for another level, concurrences, vetoes; and whose word is due (D4). */
export function Conclusions({ view, page, levels, answer }: ConclusionsProps) {
  const { decide, levelBar, concur, veto } = page.deeds;
  const conclusions = view.conclusions;
  const latest = conclusions?.decisions[conclusions.decisions.length - 1];
  if (!conclusions || (!latest && !decide && conclusions.vetoes.length === 0 && !veto)) return null;
  return (
    <Section title={latest || decide ? "Decision" : "Veto"} id="decision">
      {conclusions.decisions.map((decision) => (
        <DecisionRecord
          key={decision.id}
          view={view}
          decision={decision}
          levels={levels}
          place={decision === latest ? "latest" : "earlier"}
        />
      ))}
      {conclusions.vetoes.map((v) => (
        <p key={v.id}>
          <VetoMark state={v.resolution?.kind ?? "open"} />, cast by {nameIn(view, v.byId)},{" "}
          <When at={v.at} />.
        </p>
      ))}
      {decide ? <DecideForm levels={levels} level={view.terms.level} answer={answer} /> : null}
      {levelBar && latest ? <LevelBarForm level={levelIn(levels, latest.level)} answer={answer} /> : null}
      {concur ? <ConcurForm against={concur} answer={answer} /> : null}
      {veto ? <VetoDoor view={view} against={whyNot(veto)} /> : null}
      {!veto && conclusions.vetoes.length > 0 ? (
        <div className="actions">
          <LinkButton tone="quiet" to={`/loops/${view.id}/veto`}>
            Read the veto
          </LinkButton>
        </div>
      ) : null}
    </Section>
  );
}

function VetoDoor({ view, against }: { readonly view: LoopView; readonly against: string | undefined }) {
  return (
    <div>
      <LinkButton tone="grave" to={`/loops/${view.id}/veto`}>
        Write a veto
      </LinkButton>
      {against === undefined ? null : <p className="hint">{against}</p>}
    </div>
  );
}

type RecordProps = {
  readonly view: LoopView;
  readonly levels: Levels;
  readonly decision: NonNullable<LoopView["conclusions"]>["decisions"][number];
  readonly place: "latest" | "earlier";
};

function DecisionRecord({ view, decision, levels, place }: RecordProps) {
  const concurrences = view.conclusions?.concurrences.filter((c) => c.decisionId === decision.id) ?? [];
  return (
    <div className="decision">
      <p>
        {place === "earlier" ? "Earlier: " : ""}
        <strong>
          {OUTCOME_WORDS[decision.outcome]}
          {decision.outcome.startsWith("hire") ? `, ${levelIn(levels, decision.level)}` : ""}
        </strong>
        {". "}
        {nameIn(view, decision.byId)}, <When at={decision.at} />
      </p>
      <Prose text={decision.reason} />
      {decision.levelBars.map((b) => (
        <p key={b.personId}>
          {nameIn(view, b.personId)}, for {levelIn(levels, decision.level)}: <BarWord bar={b.bar} />
        </p>
      ))}
      {concurrences.map((c) => (
        <div key={c.at}>
          <p>
            {nameIn(view, c.byId)} concurs, <When at={c.at} />
          </p>
          <Prose text={c.text} />
        </div>
      ))}
    </div>
  );
}
