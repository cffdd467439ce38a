import type { FeedbackView, LoopView } from "~/domain/view";
import { Disclosure } from "../Definition";
import { FeedbackMark } from "../marks";
import { Prose } from "../Prose";
import { SideBySide } from "../SideBySide";
import { When } from "../When";
import { BarWord, VoteWord } from "../words";
import { Assessed } from "./Assessed";
import { Beside } from "./Beside";
import { type Author, authorsIn } from "./versions";
import type { WritingProps } from "./Writing";
import { KIND_WORDS } from "./words";

/** Each person's feedback in a column: vote, bar, summary, every principle, versions and addenda (F3). */
export function ByPerson({ view, round }: WritingProps) {
  const authors = authorsIn(view, round, "counted");
  return <SideBySide label="Feedback by person" columns={authors.map((author) => column(view, author))} />;
}

/** One author as a column. */
export const column = (view: LoopView, author: Author) => ({
  key: author.assignment.id,
  head: <Head view={view} author={author} />,
  body: (
    <>
      {author.standing ? (
        <Text view={view} feedback={author.standing} />
      ) : (
        <p className="hint">Withdrawn before the reveal; excused without another version.</p>
      )}
      <Addenda view={view} assignmentId={author.assignment.id} />
      {author.withdrawn.map((feedback) => (
        <Withdrawn key={feedback.id} view={view} feedback={feedback} />
      ))}
    </>
  ),
});

function Head({ view, author }: { readonly view: LoopView; readonly author: Author }) {
  const { assignment, standing } = author;
  return (
    <>
      <h3>{assignment.person.name}</h3>
      <div className="hint">{KIND_WORDS[assignment.kind]}</div>
      {standing ? (
        <>
          <div>
            <VoteWord vote={standing.content.vote} />
          </div>
          <div>
            <BarWord bar={standing.content.bar} />
          </div>
          {assignment.late ? <FeedbackMark state="submitted" late /> : null}
        </>
      ) : null}
      <Beside view={view} author={author} />
    </>
  );
}

function Text({ view, feedback }: { readonly view: LoopView; readonly feedback: FeedbackView }) {
  return (
    <>
      <Prose text={feedback.content.summary} />
      {feedback.content.principles.map((p) => (
        <Assessed
          key={p.principleId}
          name={view.principles[p.principleId]?.name ?? "A principle"}
          assessment={p}
        />
      ))}
      <p className="hint">
        Submitted <When at={feedback.submittedAt} />
        {feedback.version > 1 ? `, version ${feedback.version}` : ""}.
      </p>
    </>
  );
}

function Withdrawn({ view, feedback }: { readonly view: LoopView; readonly feedback: FeedbackView }) {
  return (
    <Disclosure summary={`Version ${feedback.version}, withdrawn before the reveal`}>
      {feedback.withdrawal ? (
        <>
          <p className="hint">
            Withdrawn <When at={feedback.withdrawal.at} />, for this reason:
          </p>
          <Prose text={feedback.withdrawal.reason} />
        </>
      ) : null}
      <p>
        <VoteWord vote={feedback.content.vote} /> · <BarWord bar={feedback.content.bar} />
      </p>
      <Text view={view} feedback={feedback} />
    </Disclosure>
  );
}

function Addenda({ view, assignmentId }: { readonly view: LoopView; readonly assignmentId: string }) {
  const addenda = view.addenda.filter((a) => a.assignmentId === assignmentId);
  return (
    <>
      {addenda.map((addendum) => (
        <section key={addendum.id}>
          <h4>
            Addendum, <When at={addendum.at} />
          </h4>
          <Prose text={addendum.text} />
        </section>
      ))}
    </>
  );
}
