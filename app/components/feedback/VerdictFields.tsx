import type { FieldMetadata } from "@conform-to/react";
import { Radios, Section, TextArea } from "~/components";
import { BAR_WORDS } from "~/components/words";
import { BARS, VOTE_WORDS, VOTES } from "~/domain/feedback";

const BAR_QUESTION =
  "Compared with the people now on this team at this level (fewer than three: in this role anywhere), would this hire raise the average?";

const BAR_HINTS = {
  raises: "Better than most of those people are at this work.",
  meets: "About as good as they are.",
  lowers: "The average would go down.",
} as const;

type VerdictFieldsProps = {
  readonly bar: FieldMetadata<string>;
  readonly vote: FieldMetadata<string>;
  readonly summary: FieldMetadata<string>;
};

/** The bar answer, the vote and the summary that carries it (F2). The four votes weigh alike on the page. */
export function VerdictFields({ bar, vote, summary }: VerdictFieldsProps) {
  return (
    <Section title="Bar, vote and summary">
      <Radios
        field={bar}
        label={BAR_QUESTION}
        options={BARS.map((value) => ({ value, label: BAR_WORDS[value], hint: BAR_HINTS[value] }))}
      />
      <Radios
        field={vote}
        label="Your vote"
        hint="There is no neutral vote. Both votes to hire need the bar answer “Raises the bar”."
        options={VOTES.map((value) => ({ value, label: VOTE_WORDS[value] }))}
      />
      <TextArea
        field={summary}
        label="Summary"
        hint="What decided your vote, in a paragraph that a stranger could follow."
        rows={6}
      />
    </Section>
  );
}
