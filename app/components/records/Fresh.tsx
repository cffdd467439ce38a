import { useLocation } from "@remix-run/react";
import { Fragment, type ReactNode } from "react";
import type { ActionAnswer } from "../answer";

type FreshProps = { readonly answer: ActionAnswer; readonly children: ReactNode };

/**
 * Draws a form anew once its deed is done. A form that stays on the page keeps its last errors and what was typed
 * even when the next answer is a redirect back here; while it is being corrected it has to, afterwards it must not.
 */
export function Fresh({ answer, children }: FreshProps) {
  const { key, search } = useLocation();
  const isDone = new URLSearchParams(search).has("done");
  return <Fragment key={answer ? "answered" : isDone ? key : "untouched"}>{children}</Fragment>;
}
