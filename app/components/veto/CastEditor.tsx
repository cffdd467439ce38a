import type { SaidObjection } from "~/domain/objections";
import type { Quote } from "~/domain/veto-page";
import type { LoopView } from "~/domain/view";
import { type VetoValue, vetoValueFrom } from "~/forms/veto-value";
import {
  Clash,
  CopyOffer,
  type Saved,
  SaveLine,
  useOffer,
  useScript,
  useWriting,
  type WriteAnswer,
} from "../draft";
import { Section } from "../Page";
import { CastForm, FORM } from "./CastForm";

type CastEditorProps = {
  readonly view: LoopView;
  readonly quotes: readonly Quote[];
  readonly value: VetoValue;
  readonly saved: Saved;
  readonly against: readonly SaidObjection[];
  readonly answer: WriteAnswer<VetoValue>;
  readonly copyKey: string;
};

/** Writes, keeps and casts a veto (V1). Until it is cast nobody else sees it, or that it exists (S1). */
export function CastEditor({ view, quotes, value, saved, against, answer, copyKey }: CastEditorProps) {
  const page = `/loops/${view.id}/veto`;
  const own = isAboutCast(answer) ? answer : undefined;
  const writing = useWriting({
    ...{ formId: FORM, read: vetoValueFrom, value, saved, answer: own, copyKey },
    to: `${page}-draft`,
  });
  const { offer, close } = useOffer(copyKey, value, VETO_LIKENESS);
  const { source, base, latest, clash } = writing;
  const hasScript = useScript();
  const use = () => {
    if (offer) writing.begin(offer.value, offer.base);
    close();
  };
  return (
    <Section
      title="Write a veto"
      hint="It blocks an offer whatever the votes are, until you lift or uphold it. Once cast it is never edited or deleted. Until then only you see it."
    >
      {offer ? <CopyOffer copy={offer} revision={latest.revision} onUse={use} onDiscard={close} /> : null}
      {clash ? (
        <Clash
          formId={FORM}
          newer={clash}
          texts={[clash.value.rationale]}
          reload={page}
          onKeep={hasScript ? () => writing.keepThis(clash) : null}
          onTake={hasScript ? () => writing.begin(clash.value, clash.revision) : null}
        />
      ) : null}
      <CastForm
        key={source.number}
        {...{ view, quotes, base, against }}
        value={source.value}
        state={clash ? "undecided" : "open"}
        answer={writing.shown}
      />
      <SaveLine
        standing={writing.standing}
        savedAt={latest.savedAt}
        signIn={
          <a href={`/sign-in?then=${encodeURIComponent(page)}`}>Sign in again, and it is offered to you.</a>
        }
      />
    </Section>
  );
}

// Saved and clashing are answers to this form alone; the others say what they answer.
const isAboutCast = (answer: WriteAnswer<VetoValue>): boolean =>
  answer?.saved !== undefined ||
  answer?.clash !== undefined ||
  ["cast", "draft"].includes(String(answer?.result?.initialValue?.intent));

const isBlank = ({ rationale, principles, cites }: VetoValue): boolean =>
  rationale.trim() === "" && principles.length + cites.length === 0;

const told = ({ rationale, principles, cites }: VetoValue): string =>
  JSON.stringify([rationale.trim(), principles.toSorted(), cites.toSorted()]);

const VETO_LIKENESS = {
  isSame: (one: VetoValue, other: VetoValue) => told(one) === told(other),
  isBlank,
} as const;
