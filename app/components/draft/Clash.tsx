import { Button, Disclosure, Notice, When } from "~/components";
import { Press } from "./Press";

export type Newer<Value> = { readonly value: Value; readonly revision: number; readonly savedAt: number };

type ClashProps = {
  readonly formId: string;
  readonly newer: Newer<unknown>;
  /** What the newer text says, line by line, to compare by eye. */
  readonly texts: readonly string[];
  readonly reload: string;
  readonly onKeep: (() => void) | null;
  readonly onTake: (() => void) | null;
};

/** Two texts from one beginning: both are there, and their writer chooses (F4). Without script by button and link. */
export function Clash({ formId, newer, texts, reload, onKeep, onTake }: ClashProps) {
  return (
    <div role="alert">
      <Notice tone="grave" title="Another tab or device saved a different text">
        <p>
          That one was saved <When at={newer.savedAt} />. Yours is still in the form below and is not saved.
          Choose which to keep; the other one is replaced.
        </p>
        <Disclosure summary="Read the text that was saved">
          <div className="prose">
            {texts.map((text, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no other name and don't move.
              <p key={index}>{text}</p>
            ))}
          </div>
        </Disclosure>
        <div className="actions">
          {onKeep ? (
            <Press onPress={onKeep}>Keep the text in this form</Press>
          ) : (
            <Button form={formId} name="insteadOf" value={String(newer.revision)}>
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
