import { useEffect, useMemo, useState } from "react";
import { Disclosure } from "~/components";
import { Press, useScript } from "~/components/draft";
import { type FeedbackValue, valueFrom } from "~/forms/feedback-value";
import { FORM } from "./fields";
import { type PlacedHint, placedHints, type WritingAgainst } from "./hints";

type WritingHintsProps = {
  /** What stands in the form at first. */
  readonly value: FeedbackValue;
  readonly against: WritingAgainst;
};

/**
 * What the writer may want to look at again: passages marked with the reason, evidence that lacks a part, a vote that the
 * ratings speak against. Theirs alone; worked out here and kept nowhere (M4).
 */
export function WritingHints({ value, against }: WritingHintsProps) {
  const now = useFormValue(value);
  const hints = useMemo(() => placedHints(now, against), [now, against]);
  const hasScript = useScript();
  if (hints.length === 0) return <p className="hint">{NONE}</p>;
  return (
    <Disclosure summary={`To look at again: ${hints.length}`}>
      <p className="hint">{ONLY_YOU}</p>
      <ul className="hints">
        {hints.map((hint) => (
          <li key={[hint.field, hint.kind, hint.title, hint.passage?.from].join(":")}>
            <HintText hint={hint} />
            {hasScript && hint.passage ? (
              <Press tone="quiet" onPress={() => select(hint)}>
                Show it in the form
              </Press>
            ) : (
              <a href={`#${FORM}-${hint.field}`}>Go there</a>
            )}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

const NONE = "Checks on the writing found nothing to look at again. Only you see what they find.";
const ONLY_YOU = "Only you see this. Nothing is scored, kept or sent, and you can submit with it.";

function HintText({ hint }: { readonly hint: PlacedHint }) {
  return (
    <>
      {hint.excerpt ? (
        <q>
          {hint.excerpt[0]}
          <mark>{hint.excerpt[1]}</mark>
          {hint.excerpt[2]}
        </q>
      ) : null}
      <span>
        {hint.title === null ? null : <strong>{hint.title}. </strong>}
        {hint.reason}
      </span>
    </>
  );
}

/** Marks the passage where it stands. */
function select({ field, passage }: PlacedHint): void {
  const place = document.getElementById(`${FORM}-${field}`);
  if (!(place instanceof HTMLTextAreaElement) || !passage) return;
  place.closest("details")?.setAttribute("open", "");
  place.focus();
  place.setSelectionRange(passage.from, passage.to);
}

const PAUSE = 400;

/** What stands in the form now, a moment after the last stroke; without script what stood in it at first. */
function useFormValue(value: FeedbackValue): FeedbackValue {
  const [now, setNow] = useState(value);
  useEffect(() => {
    setNow(value);
    const form = document.getElementById(FORM);
    if (!(form instanceof HTMLFormElement)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setNow(valueFrom(new FormData(form))), PAUSE);
    };
    form.addEventListener("input", look);
    return () => {
      clearTimeout(timer);
      form.removeEventListener("input", look);
    };
  }, [value]);
  return now;
}
