import type { ReactNode } from "react";
import { Objections } from "~/components";
import {
  Clash,
  CopyOffer,
  type Saved,
  SaveLine,
  useOffer,
  useScript,
  useWriting,
  type WriteAnswer,
} from "~/components/draft";
import type { InterviewView } from "~/domain/interview";
import { type FeedbackValue, valueFrom } from "~/forms/feedback-value";
import { FeedbackForm } from "./FeedbackForm";
import "./feedback.css";
import { FORM } from "./fields";
import type { WritingAgainst } from "./hints";
import { FEEDBACK_LIKENESS, textsIn } from "./likeness";
import { MissingList } from "./MissingList";
import { SealAround } from "./SealAround";
import { WritingHints } from "./WritingHints";

type FeedbackEditorProps = {
  readonly interview: Pick<InterviewView, "id" | "principles" | "objections" | "round" | "mine" | "loop">;
  readonly value: FeedbackValue;
  readonly saved: Saved;
  readonly answer: WriteAnswer<FeedbackValue>;
  readonly copyKey: string;
  /** What the writer has noted, to have it beside the form. */
  readonly notes: ReactNode;
  readonly against: WritingAgainst;
  readonly questions: readonly { readonly id: string; readonly principleId: string; readonly text: string }[];
};

/** Writing feedback: the form, and beside it what is missing, when it was saved, and the seal. */
export function FeedbackEditor({
  interview,
  value,
  saved,
  answer,
  copyKey,
  notes,
  against,
  questions,
}: FeedbackEditorProps) {
  const page = `/interviews/${interview.id}/feedback`;
  const to = `/interviews/${interview.id}/draft`;
  const writing = useWriting({ formId: FORM, read: valueFrom, value, saved, answer, to, copyKey });
  const { offer, close } = useOffer(copyKey, value, FEEDBACK_LIKENESS);
  const { source, base, latest, clash } = writing;
  const hasScript = useScript();
  const use = () => {
    if (offer) writing.begin(offer.value, offer.base);
    close();
  };
  return (
    <div className="feedback">
      {notes}
      <div className="feedback-main">
        {offer ? <CopyOffer copy={offer} revision={latest.revision} onUse={use} onDiscard={close} /> : null}
        {clash ? (
          <Clash
            formId={FORM}
            newer={clash}
            texts={textsIn(clash.value)}
            reload={page}
            onKeep={hasScript ? () => writing.keepThis(clash) : null}
            onTake={hasScript ? () => writing.begin(clash.value, clash.revision) : null}
          />
        ) : null}
        <FeedbackForm
          key={source.number}
          value={source.value}
          base={base}
          answer={writing.shown}
          principles={interview.principles}
          questions={questions}
        />
      </div>
      <div className="feedback-side">
        <SaveLine standing={writing.standing} savedAt={latest.savedAt} signIn={<SignIn page={page} />} />
        <MissingList missing={latest.missing} />
        <WritingHints key={source.number} value={source.value} against={against} />
        <Objections objections={interview.objections.submitting} title="Submitting has to wait" />
        <SealAround interview={interview} />
      </div>
    </div>
  );
}

function SignIn({ page }: { readonly page: string }) {
  return <a href={`/sign-in?then=${encodeURIComponent(page)}`}>Sign in again, and it is offered to you.</a>;
}
