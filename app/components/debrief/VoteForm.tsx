import type { StandingVote } from "~/domain/debrief-votes";
import type { Stage } from "~/domain/loop";
import type { ActionAnswer } from "../answer";
import { answerTo } from "../answer-to";
import { Button } from "../Button";
import { Radios } from "../Choice";
import { Form, Intent, useAnswerForm } from "../Form";
import { listed } from "../listed";
import { TextArea } from "../TextField";
import { BAR_WORDS, VOTE_WORDS } from "../words";

type VoteFormProps = {
  readonly stage: Stage;
  readonly previous: StandingVote | null;
  /** The others of whom a vote is awaited. */
  readonly others: readonly string[];
  readonly answer: ActionAnswer;
};

type Sent = { readonly vote: string; readonly bar: string; readonly changeReason: string };

/** One's own vote with its bar answer: seen by nobody else until everyone present has cast (D3, F2). */
export function VoteForm({ stage, previous, others, answer }: VoteFormProps) {
  const own = answerTo("vote", answer);
  const [form, fields] = useAnswerForm<Sent>({ id: "vote", answer: own });
  return (
    <Form form={form} answer={own}>
      <Intent value="vote" />
      <input type="hidden" name="stage" value={stage} />
      <Radios
        field={fields.vote}
        label="Your vote"
        hint="Both inclined votes need the answer “Raises the bar”: good enough is a no."
        options={VOTES}
      />
      <Radios field={fields.bar} label={BAR_QUESTION} options={BARS} />
      <TextArea
        field={fields.changeReason}
        label="Why it differs from your last vote, if it does"
        hint={previous ? lastVote(previous) : "You have not voted before, so no reason is asked for."}
        rows={3}
      />
      <div>
        <p className="hint">
          Your vote stays hidden until everyone present has cast; then all show at once. A cast vote stands.
          {others.length > 0 ? ` Also still to cast: ${listed(others)}.` : " Everyone else has cast."}
        </p>
      </div>
      <Button>{stage === "revote" ? "Cast your re-vote" : "Cast your final vote"}</Button>
    </Form>
  );
}

/** The bar question in full, as the feedback form asks it. */
export const BAR_QUESTION =
  "Compared with the people now on this team at this level (fewer than three: in this role anywhere), would this hire raise the average?";

const VOTES = Object.entries(VOTE_WORDS).map(([value, label]) => ({ value, label }));
export const BARS = Object.entries(BAR_WORDS).map(([value, label]) => ({ value, label }));

const lastVote = ({ vote, bar }: StandingVote): string =>
  `Your last vote: ${VOTE_WORDS[vote].toLowerCase()}, ${BAR_WORDS[bar].toLowerCase()}. Changing it is as good as keeping it; say briefly what moved you.`;
