import { useNavigation } from "@remix-run/react";
import { Button } from "../Button";
import { Form, Intent, useAnswerForm } from "../Form";
import { Notice } from "../Notice";

type Flaw = "edited" | "unlinked" | "missing" | "afterEnd";
export type ChainFound = {
  readonly state: "whole" | "broken";
  readonly head: string;
  readonly first: { readonly number: number; readonly flaw: Flaw } | null;
};

const FLAWS: Readonly<Record<Flaw, string>> = {
  edited: "was changed after it was written",
  unlinked: "does not follow from the entry before it",
  missing: "is missing",
  afterEnd: "stands behind the chain's end",
};

/** Whether the chain is whole, as the last press of the button found it (R1). */
export function ChainState({ found }: { readonly found: ChainFound | undefined }) {
  const [form] = useAnswerForm({ id: "verify", answer: undefined });
  const isChecking = useNavigation().formData?.get("intent") === "verify";
  return (
    <>
      <div role="status">{found ? <Found found={found} /> : null}</div>
      <Form form={form} answer={undefined}>
        <Intent value="verify" />
        <Button tone="quiet">{isChecking ? "Checking every entry" : "Verify the chain"}</Button>
      </Form>
    </>
  );
}

function Found({ found }: { readonly found: ChainFound }) {
  if (found.first) {
    return (
      <Notice tone="grave" title="The chain is broken">
        <p>
          The first broken entry is number {found.first.number}: it {FLAWS[found.first.flaw]}. Somebody with
          the database owner&apos;s or a superuser&apos;s rights has been at the record. Tell whoever runs
          this installation.
        </p>
      </Notice>
    );
  }
  return (
    <Notice title="The chain is whole">
      <p>
        Every entry is as it was written, and none is missing. It ends in{" "}
        <code className="chain-hash">{found.head}</code>
      </p>
      <p>Kept somewhere else, this hash shows later whether the whole chain was rewritten.</p>
    </Notice>
  );
}
