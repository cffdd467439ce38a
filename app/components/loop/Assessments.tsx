import type { LoopView } from "~/domain/view";
import { Section } from "../Page";
import { Prose } from "../Prose";
import { When } from "../When";

/** What Bar Raisers who succeeded after the reveal wrote before leading (P5). */
export function Assessments({ view }: { readonly view: LoopView }) {
  const assessments = view.conclusions?.assessments ?? [];
  if (assessments.length === 0) return null;
  return (
    <Section title="Assessment of the Bar Raiser who succeeded">
      {assessments.map((assessment) => (
        <article key={assessment.id}>
          <p className="hint">
            {view.people[assessment.authorId]?.name ?? "The Bar Raiser"}, <When at={assessment.at} />
          </p>
          <Prose text={assessment.text} />
        </article>
      ))}
    </Section>
  );
}
