import { useEffect, useRef, useState } from "react";
import type { ActionAnswer } from "~/components/answer";
import type { Placed } from "~/forms/feedback-value";
import type { Newer } from "./Clash";
import type { Sent } from "./send";
import { useKeeper } from "./useKeeper";

export type Saved = {
  readonly revision: number;
  readonly savedAt: number | null;
  readonly missing: readonly Placed[];
};
export type WriteAnswer<Value> =
  | (NonNullable<ActionAnswer> & {
      readonly saved?: Saved;
      readonly clash?: Newer<Value>;
      /** Another text than what was sent was saved: the form begins anew from it. */
      readonly anew?: Value;
    })
  | undefined;

type Source<Value> = {
  readonly number: number;
  readonly value: Value;
  readonly outdated: WriteAnswer<Value>;
};

type WritingOptions<Value> = {
  readonly formId: string;
  /** The form in texts, as this device keeps it. */
  readonly read: (fields: FormData) => Value;
  readonly value: Value;
  readonly saved: Saved;
  readonly answer: WriteAnswer<Value>;
  readonly to: string;
  readonly copyKey: string;
};

// What stands in the form began from here: the revision just saved, or else the one that came with what was typed.
const baseOf = (answer: WriteAnswer<unknown>, saved: Saved): number =>
  answer?.saved?.revision ?? (Number(answer?.result?.initialValue?.baseRevision) || saved.revision);

/** The state of one page of writing: the text that the form began with, what is saved, and a conflict to settle (F4). */
export function useWriting<Value>(options: WritingOptions<Value>) {
  const { formId, read, value, saved, answer, to, copyKey } = options;
  const [source, setSource] = useState<Source<Value>>({ number: 0, value, outdated: undefined });
  const [base, setBase] = useState(() => baseOf(answer, saved));
  const [latest, setLatest] = useState(answer?.saved ?? saved);
  const [clash, setClash] = useState<Newer<Value> | null>(answer?.clash ?? null);
  const hear = (sent: Sent<Value>) => {
    if (sent.status === "conflict") setClash(sent.newer);
    if (sent.status !== "saved") return;
    setBase(sent.revision);
    setLatest(sent);
  };
  const { standing, keeper } = useKeeper({
    ...{ formId, to, copyKey, base, read, onAnswer: hear, source: source.number },
  });
  useHeard(answer, (heard) => {
    if (heard.saved) {
      setBase(heard.saved.revision);
      setLatest(heard.saved);
      setClash(null);
      keeper.current?.settle();
    }
    if (heard.saved && heard.anew !== undefined) begin(heard.anew, heard.saved.revision);
    if (heard.clash) {
      setClash(heard.clash);
      keeper.current?.hold();
    }
  });
  const release = useAfterRender(() => keeper.current?.release());
  /** Puts another text into the form; what it then says is saved over `from`, unless that has moved on. */
  const begin = (text: Value, from: number) => {
    setSource({ number: source.number + 1, value: text, outdated: answer });
    setBase(from);
    setClash(null);
    release();
  };
  const keepThis = (newer: Newer<Value>) => {
    setBase(newer.revision);
    setClash(null);
    release();
  };
  const shown = answer === source.outdated ? undefined : answer;
  return { source, base, latest, clash, standing, shown, begin, keepThis };
}

/** Tells of each answer of the server once. */
function useHeard<Value>(
  answer: WriteAnswer<Value>,
  tell: (answer: NonNullable<WriteAnswer<Value>>) => void,
): void {
  const told = useRef<WriteAnswer<Value>>(undefined);
  useEffect(() => {
    if (answer === undefined || told.current === answer) return;
    told.current = answer;
    tell(answer);
  });
}

/** Something to do once the page shows what was just decided. */
function useAfterRender(act: () => void): () => void {
  const [asked, setAsked] = useState(0);
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (asked > 0) latest.current();
  }, [asked]);
  return () => setAsked((times) => times + 1);
}
