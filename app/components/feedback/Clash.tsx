import { Button, Disclosure, Notice, When } from "~/components";
import { Press } from "~/components/draft";
import type { FeedbackValue } from "~/forms/feedback-value";
import { FORM } from "./fields";

export type Newer = { readonly value: FeedbackValue; readonly revision: number; readonly savedAt: number };

type ClashProps = {
  readonly newer: Newer;
  readonly reload: string;
  readonly onKeep: (() => void) | null;
  readonly onTake: (() => void) | null;
};

/** Two texts from one beginning: both are there, and their writer chooses (F4). Without script by button and link. */
export function Clash({ newer, reload, onKeep, onTake }: ClashProps) {
  return (
    <div role="alert">
      <Notice tone="grave" title="Another tab or device saved a different text">
        <p>
          That one was saved <When at={newer.savedAt} />. Yours is still in the form below and is not saved.
          Choose which to keep; the other one is replaced.
        </p>
        <Disclosure summary="Read the text that was saved">
          <ValueText value={newer.value} />
        </Disclosure>
        <div className="actions">
          {onKeep ? (
            <Press onPress={onKeep}>Keep the text in this form</Press>
          ) : (
            <Button form={FORM} name="insteadOf" value={String(newer.revision)}>
              Keep the text in this form
            </Button>
          )}
          {onTake ? (
            <Press tone="quiet" onPress={onTake}>
              Take the saved text instead
            </Press>
          ) : (
            <a href={reload} className="button button-quiet">
              Take the saved text instead
            </a>
          )}
        </div>
      </Notice>
    </div>
  );
}

/** A form's value as plain text, to compare by eye. */
function ValueText({ value }: { readonly value: FeedbackValue }) {
  const texts = [
    ...value.principles.flatMap((p) => [
      p.rating === "notAssessed" ? "Not assessed" : p.rating && `Rating ${p.rating}`,
      p.reason,
      ...p.evidence.flatMap((e) => [e.situation, e.action, e.result]),
    ]),
    ...[value.bar && `Bar answer: ${value.bar}`, value.vote && `Vote: ${value.vote}`, value.summary],
  ].filter((text) => text !== "");
  return (
    <div className="prose">
      {texts.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no other name and don't move.
        <p key={index}>{text}</p>
      ))}
    </div>
  );
}
