import { Link } from "@remix-run/react";
import type { Giving } from "~/data/plan-suggestion.server";
import { PAIR, pairOf } from "~/forms/distribution";
import { listed } from "../listed";
import { KIND_WORDS } from "./words";

type GiveSeatProps = {
  readonly person: Giving["panel"][number];
  readonly giving: Giving;
  readonly chosen: readonly string[];
};

/** One person's boxes, each with why it is suggested; what speaks against giving them more; what they are to ask. */
export function GiveSeat({ person, giving, chosen }: GiveSeatProps) {
  const own = giving.questions.find((q) => q.assignmentId === person.id);
  return (
    <fieldset className="give-seat">
      <legend>
        {person.name}, <span className="give-kind">{KIND_WORDS[person.kind]}</span>
      </legend>
      <p className="hint">
        {interviews(person.load)} that you know of in the four weeks before and after now.
        {giving.twice.includes(person.id) ? <strong> Has another interview at that time.</strong> : null}
      </p>
      {giving.wanted.map((principle) => (
        <label key={principle.id} className="choice">
          <input
            type="checkbox"
            name={PAIR}
            value={pairOf(person.id, principle.id)}
            defaultChecked={chosen.includes(principle.id)}
          />
          <span className="choice-text">
            {principle.name}
            <span className="choice-hint">{reasonFor(person, principle, giving)}</span>
          </span>
        </label>
      ))}
      {own && own.texts.length > 0 ? (
        <details className="disclosure">
          <summary>
            {own.texts.length === 1 ? "Asks one question" : `Asks ${own.texts.length} questions`}
          </summary>
          <ol className="disclosure-body give-questions">
            {own.texts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ol>
        </details>
      ) : null}
      {own && own.without.length > 0 ? (
        <p className="hint">
          The question bank has none left about {listed(own.without.map((id) => nameOf(giving, id)))}.
        </p>
      ) : null}
      {person.planned.length > 0 ? (
        <p>
          <Link to={`/interviews/${person.id}/questions`}>Choose {person.name}'s questions</Link>
        </p>
      ) : null}
    </fieldset>
  );
}

const interviews = (load: number): string =>
  load === 0 ? "No other interview" : load === 1 ? "One other interview" : `${load} other interviews`;

const nameOf = ({ wanted }: Giving, id: string): string =>
  wanted.find((principle) => principle.id === id)?.name ?? "a principle that isn't required";

/** Why the suggestion ticks this box, or nothing where it doesn't. */
function reasonFor(
  person: GiveSeatProps["person"],
  { id, covered }: Giving["wanted"][number],
  giving: Giving,
) {
  if (!giving.suggested[person.id]?.includes(id)) return null;
  const before = giving.panel.slice(0, giving.panel.indexOf(person));
  const look = covered + before.filter((p) => giving.suggested[p.id]?.includes(id)).length + 1;
  const kept = person.planned.includes(id) ? ", as planned" : "";
  return `Suggested${kept}: ${LOOKS[look - 1] ?? "so that nobody is without one"}`;
}

const LOOKS = ["the first look at it", "a second look at it"];
