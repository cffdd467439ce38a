import { useEffect, useState } from "react";
import { Objections } from "~/components";
import { CopyOffer, SaveLine, useOffer } from "~/components/draft";
import type { InterviewView } from "~/domain/interview";
import type { FeedbackValue } from "~/forms/feedback-value";
import { Clash } from "./Clash";
import { FeedbackForm } from "./FeedbackForm";
import "./feedback.css";
import { MissingList } from "./MissingList";
import { SealAround } from "./SealAround";
import { type Saved, useWriting, type WriteAnswer } from "./useWriting";

type FeedbackEditorProps = {
  readonly interview: Pick<InterviewView, "id" | "principles" | "objections" | "round" | "mine" | "loop">;
  readonly value: FeedbackValue;
  readonly saved: Saved;
  readonly answer: WriteAnswer;
  readonly copyKey: string;
};

/** Writing feedback: the form, and beside it what is missing, when it was saved, and the seal. */
export function FeedbackEditor({ interview, value, saved, answer, copyKey }: FeedbackEditorProps) {
  const page = `/interviews/${interview.id}/feedback`;
  const to = `/interviews/${interview.id}/draft`;
  const writing = useWriting({ value, saved, answer, to, copyKey });
  const { offer, close } = useOffer(copyKey, value);
  const { source, base, latest, clash } = writing;
  const hasScript = useScript();
  const use = () => {
    if (offer) writing.begin(offer.value, offer.base);
    close();
  };
  return (
    <div className="feedback">
      <div className="feedback-main">
        {offer ? <CopyOffer copy={offer} revision={latest.revision} onUse={use} onDiscard={close} /> : null}
        {clash ? (
          <Clash
            newer={clash}
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
        />
      </div>
      <div className="feedback-side">
        <SaveLine standing={writing.standing} savedAt={latest.savedAt} signIn={<SignIn page={page} />} />
        <MissingList missing={latest.missing} />
        <Objections objections={interview.objections.submitting} title="Submitting has to wait" />
        <SealAround interview={interview} />
      </div>
    </div>
  );
}

function SignIn({ page }: { readonly page: string }) {
  return <a href={`/sign-in?then=${encodeURIComponent(page)}`}>Sign in again, and it is offered to you.</a>;
}

/** False on the server and in the first drawing, so that without script the buttons that need none stay. */
function useScript(): boolean {
  const [runs, setRuns] = useState(false);
  useEffect(() => setRuns(true), []);
  return runs;
}
