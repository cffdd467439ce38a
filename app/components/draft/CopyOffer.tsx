import { Notice, When } from "~/components";
import type { Copy } from "./copy";
import { Press } from "./Press";

type CopyOfferProps = {
  readonly copy: Copy<unknown>;
  /** The revision that the server has now; a later one than the copy's base means that somebody saved since. */
  readonly revision: number;
  readonly onUse: () => void;
  readonly onDiscard: () => void;
};

/** Text that this device kept and the server never got: offered to its writer, never forced on them (F4). */
export function CopyOffer({ copy, revision, onUse, onDiscard }: CopyOfferProps) {
  return (
    <Notice title="This device kept text that was not saved">
      <p>
        You wrote it <When at={copy.at} relative />.{" "}
        {copy.base < revision
          ? "A different text was saved elsewhere after you began it; if you use this one, you are asked which to keep."
          : "It is newer than what is saved."}
      </p>
      <div className="actions">
        <Press onPress={onUse}>Use the text of this device</Press>
        <Press tone="quiet" onPress={onDiscard}>
          Discard it
        </Press>
      </div>
    </Notice>
  );
}
