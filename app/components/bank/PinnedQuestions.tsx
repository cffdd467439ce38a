import { Link } from "@remix-run/react";
import type { ActionAnswer } from "../answer";
import { ActForm } from "../records/ActForm";
import { Table } from "../Table";

type PinnedQuestionsProps = {
  readonly questions: readonly {
    readonly id: string;
    readonly text: string;
    readonly principle: string;
    readonly state: "inUse" | "retired";
  }[];
  /** Who keeps roles may take one off. */
  readonly mayKeep: "yes" | "no";
  readonly answer: ActionAnswer;
};

/** The questions that a role's interviewers should ask. */
export function PinnedQuestions({ questions, mayKeep, answer }: PinnedQuestionsProps) {
  const acts = mayKeep === "yes" ? [{ key: "act", label: "Take off" }] : [];
  return (
    <Table
      caption="Pinned questions"
      columns={[...COLUMNS, ...acts]}
      rows={questions.map(({ id, text, principle, state }) => ({
        key: id,
        cells: {
          text: (
            <>
              <Link to={`/questions/${id}`}>{text}</Link>
              {state === "retired" ? <div className="hint">Retired since it was pinned</div> : null}
            </>
          ),
          principle,
          act: (
            <ActForm intent="unpin" answer={answer} about={{ name: "questionId", value: id }}>
              Unpin<span className="visually-hidden"> “{text}”</span>
            </ActForm>
          ),
        },
      }))}
      empty={<p className="hint">No question is pinned.</p>}
    />
  );
}

const COLUMNS = [
  { key: "text", label: "Question" },
  { key: "principle", label: "Principle" },
];
