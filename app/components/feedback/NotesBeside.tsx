import { Link } from "@remix-run/react";
import { Button, Prose } from "~/components";
import type { NoteBeside } from "~/data/kit.server";
import type { InterviewView } from "~/domain/interview";
import { FORM } from "./fields";

type NotesBesideProps = {
  readonly interview: Pick<InterviewView, "id" | "principles">;
  readonly notes: readonly NoteBeside[];
};

/** What the writer noted in the interview, in sight while they write; a button makes a note a piece of evidence. */
export function NotesBeside({ interview, notes }: NotesBesideProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
    <section className="notes-beside" aria-labelledby="notes-beside" tabIndex={0}>
      <h2 id="notes-beside">Your notes</h2>
      <p className="hint">
        Yours alone, for good. <Link to={`/interviews/${interview.id}#notes`}>Write them in the kit</Link>
      </p>
      {notes.length === 0 ? <p>You have noted nothing yet.</p> : null}
      {notes.map(({ questionId, principleId, question, note }) => (
        <article key={questionId ?? "free"}>
          {question === null ? null : <h3>{question}</h3>}
          <Prose text={note} />
          {questionId !== null && interview.principles.some((p) => p.id === principleId) ? (
            <Button tone="quiet" form={FORM} name="carry" value={questionId}>
              Use as evidence
            </Button>
          ) : null}
        </article>
      ))}
    </section>
  );
}
