import { BarWord, Definition, Prose, RatingWord, VoteWord } from "~/components";
import type { Content, PrincipleAssessment } from "~/domain/feedback";

type WrittenProps = {
  readonly content: Content;
  readonly principles: readonly { readonly id: string; readonly name: string }[];
};

/** Feedback to read: vote, bar, summary, and each principle with its evidence. */
export function Written({ content, principles }: WrittenProps) {
  return (
    <div className="written">
      <Definition
        items={[
          { term: "Vote", detail: <VoteWord vote={content.vote} /> },
          { term: "Bar answer", detail: <BarWord bar={content.bar} /> },
        ]}
      />
      <Prose text={content.summary} />
      {content.principles.map((part) => (
        <Assessed
          key={part.principleId}
          part={part}
          name={principles.find((p) => p.id === part.principleId)?.name}
        />
      ))}
    </div>
  );
}

type AssessedProps = { readonly part: PrincipleAssessment; readonly name: string | undefined };

function Assessed({ part, name }: AssessedProps) {
  return (
    <section className="written-part">
      <h3>
        {name ?? "A principle"}: <RatingWord rating={part.rating} />
      </h3>
      {part.notAssessedReason ? <Prose text={part.notAssessedReason} /> : null}
      {part.evidence.map((e) => (
        <Definition
          key={e.id}
          items={[
            ...(e.asked ? [{ term: "In answer to", detail: e.asked }] : []),
            { term: "Situation", detail: <Prose text={e.situation} /> },
            { term: "What the candidate did", detail: <Prose text={e.action} /> },
            { term: "Result", detail: <Prose text={e.result} /> },
          ]}
        />
      ))}
    </section>
  );
}
