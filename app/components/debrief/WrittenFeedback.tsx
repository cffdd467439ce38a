import type { LoopView } from "~/domain/view";
import { SideBySide } from "../SideBySide";
import { nameIn } from "./names";
import { Written } from "./Written";

type WrittenFeedbackProps = { readonly view: LoopView; readonly order: readonly string[] };

/** What everyone wrote, side by side, in the order in which they speak. */
export function WrittenFeedback({ view, order }: WrittenFeedbackProps) {
  const columns = writersOf(view, order).map((id) => ({
    key: id,
    head: <h3>{nameIn(view, id)}</h3>,
    body: <Written view={view} personId={id} />,
  }));
  return <SideBySide label="Written feedback by person" columns={columns} />;
}

/** The authors in this order, then any that it leaves out. */
export const writersOf = (view: LoopView, order: readonly string[]): readonly string[] => {
  const authors = new Set(view.feedback.filter((f) => !f.practice).map((f) => f.author.id));
  for (const assessment of view.conclusions?.assessments ?? []) authors.add(assessment.authorId);
  const rest = [...authors].filter((id) => !order.includes(id)).sort();
  return [...order.filter((id) => authors.has(id)), ...rest];
};
