import type { Content } from "~/domain/feedback";
import { Prose } from "../Prose";
import { RatingWord } from "../words";

type Assessment = Content["principles"][number];

/** What somebody observed for one principle: the evidence, or why it was not assessed (F1, F2). */
export function Evidence({ assessment }: { readonly assessment: Assessment }) {
  if (assessment.rating === null) return <Prose text={assessment.notAssessedReason ?? ""} />;
  return (
    <>
      {assessment.evidence.map((piece) => (
        <div key={piece.id} className="piece">
          {piece.asked ? <p className="hint">In answer to: {piece.asked}</p> : null}
          <Part term="Situation" text={piece.situation} />
          <Part term="What they did" text={piece.action} />
          <Part term="Result" text={piece.result} />
        </div>
      ))}
    </>
  );
}

function Part({ term, text }: { readonly term: string; readonly text: string }) {
  return (
    <div>
      <p className="hint">{term}</p>
      <Prose text={text} />
    </div>
  );
}

/** One principle of somebody's feedback: its name, the rating in words, the evidence. */
export function Assessed({ name, assessment }: { readonly name: string; readonly assessment: Assessment }) {
  return (
    <section className="assessed">
      <h4>
        {name}: <RatingWord rating={assessment.rating} />
      </h4>
      {assessment.olderAnchors ? (
        <p className="hint">
          Rated by version {assessment.olderAnchors} of the anchors, which say something else since.
        </p>
      ) : null}
      <Evidence assessment={assessment} />
    </section>
  );
}
