import { useNavigation } from "@remix-run/react";
import type { ActionAnswer } from "../answer";
import { Button } from "../Button";
import { Form, Intent, useAnswerForm } from "../Form";
import { Notice } from "../Notice";
import { When } from "../When";
import { FLAW_WORDS } from "./flaw-words";
import { Verifying, type VerifyingRun } from "./Verifying";

type Figures = {
  readonly checked: number;
  readonly since: number;
  readonly head: string;
  readonly first: { readonly number: number; readonly flaw: keyof typeof FLAW_WORDS } | null;
};
type Last = {
  readonly at: number;
  readonly by: string | null;
  readonly state: "whole" | "broken";
  readonly figures: Figures | null;
};
type ChainStateProps = {
  readonly chain: { readonly last: Last | null; readonly running: VerifyingRun | null };
  readonly answer: ActionAnswer;
};

const counted = (count: number): string =>
  `${count.toLocaleString("en-GB")} ${count === 1 ? "entry" : "entries"}`;

/** Whether the chain was whole when it was last verified, the verification under way, and the way to another (R1). */
export function ChainState({ chain: { last, running }, answer }: ChainStateProps) {
  const [form] = useAnswerForm({ id: "verify", answer });
  const isChecking = useNavigation().formData?.get("intent") === "verify";
  return (
    <>
      <div role="status">{last ? <Found last={last} /> : <p>It has not been verified yet.</p>}</div>
      {running ? (
        <Verifying run={running} />
      ) : (
        <Form form={form} answer={answer}>
          <Intent value="verify" />
          <Button tone="quiet">{isChecking ? "Checking every entry" : "Verify the chain"}</Button>
        </Form>
      )}
      <p className="hint">
        Whoever runs this installation can also verify it with <code>npm run audit:verify</code>; with{" "}
        <code>-- --file</code> and its name after that, an export is verified without a database.
      </p>
    </>
  );
}

const Asked = ({ last }: { readonly last: Last }) => (
  <p>
    Last verified <When at={last.at} relative />, {last.by ? `asked for by ${last.by}` : "at the console"}.
  </p>
);

function Found({ last }: { readonly last: Last }) {
  const { figures } = last;
  if (last.state === "broken") {
    return (
      <Notice tone="grave" title="The chain is broken">
        <Asked last={last} />
        <p>
          {figures?.first
            ? `The first broken entry is number ${figures.first.number}: it ${FLAW_WORDS[figures.first.flaw]}. `
            : null}
          Somebody with the database owner&apos;s or a superuser&apos;s rights has been at the record. Tell
          whoever runs this installation: <code>npm run audit:verify</code> says where.
        </p>
      </Notice>
    );
  }
  return (
    <Notice title="The chain is whole">
      <Asked last={last} />
      {figures ? <Whole figures={figures} /> : <p>Each entry was as it was written, and none was missing.</p>}
    </Notice>
  );
}

const Whole = ({ figures: { checked, since, head } }: { readonly figures: Figures }) => (
  <>
    <p>
      {counted(checked)}, each as it was written and none missing.{" "}
      {since === 0 ? "None has come since." : `${counted(since)} ${since === 1 ? "has" : "have"} come since.`}
    </p>
    <p>
      Kept somewhere else, the hash that it ended in shows later whether the whole chain was rewritten:{" "}
      <code className="chain-hash">{head}</code>
    </p>
  </>
);
