import { useEffect, useRef, useState } from "react";
import type { ActionAnswer } from "~/components/answer";
import { type Sent, useKeeper } from "~/components/draft";
import type { FeedbackValue, Placed } from "~/forms/feedback-value";
import type { Newer } from "./Clash";
import { FORM } from "./fields";

export type Saved = {
  readonly revision: number;
  readonly savedAt: number | null;
  readonly missing: readonly Placed[];
};
export type WriteAnswer =
  | (NonNullable<ActionAnswer> & { readonly saved?: Saved; readonly clash?: Newer })
  | undefined;

type Source = { readonly number: number; readonly value: FeedbackValue; readonly outdated: WriteAnswer };

type WritingOptions = {
  readonly value: FeedbackValue;
  readonly saved: Saved;
  readonly answer: WriteAnswer;
  readonly to: string;
  readonly copyKey: string;
};

// What stands in the form began from here: the revision just saved, or else the one that came with what was typed.
const baseOf = (answer: WriteAnswer, saved: Saved): number =>
  answer?.saved?.revision ?? (Number(answer?.result?.initialValue?.baseRevision) || saved.revision);

/** The state of one page of writing: the text that the form began with, what is saved, and a conflict to settle (F4). */
export function useWriting({ value, saved, answer, to, copyKey }: WritingOptions) {
  const [source, setSource] = useState<Source>({ number: 0, value, outdated: undefined });
  const [base, setBase] = useState(() => baseOf(answer, saved));
  const [latest, setLatest] = useState(answer?.saved ?? saved);
  const [clash, setClash] = useState<Newer | null>(answer?.clash ?? null);
  const hear = (sent: Sent) => {
    if (sent.status === "conflict") setClash(sent.newer);
    if (sent.status !== "saved") return;
    setBase(sent.revision);
    setLatest(sent);
  };
  const { standing, keeper } = useKeeper({
    ...{ formId: FORM, to, copyKey, base, onAnswer: hear, source: source.number },
  });
  useHeard(answer, (heard) => {
    if (heard.saved) {
      setBase(heard.saved.revision);
      setLatest(heard.saved);
      setClash(null);
      keeper.current?.settle();
    }
    if (heard.clash) {
      setClash(heard.clash);
      keeper.current?.hold();
    }
  });
  const release = useAfterRender(() => keeper.current?.release());
  /** Puts another text into the form; what it then says is saved over `from`, unless that has moved on. */
  const begin = (text: FeedbackValue, from: number) => {
    setSource({ number: source.number + 1, value: text, outdated: answer });
    setBase(from);
    setClash(null);
    release();
  };
  const keepThis = (newer: Newer) => {
    setBase(newer.revision);
    setClash(null);
    release();
  };
  const shown = answer === source.outdated ? undefined : answer;
  return { source, base, latest, clash, standing, shown, begin, keepThis };
}

/** Tells of each answer of the server once. */
function useHeard(answer: WriteAnswer, tell: (answer: NonNullable<WriteAnswer>) => void): void {
  const told = useRef<WriteAnswer>(undefined);
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
