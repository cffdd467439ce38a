import type { Content } from "~/domain/feedback";
import type { Id } from "~/domain/loop";
import type { AssignmentView, FeedbackView, LoopView, RoundView } from "~/domain/view";
import { Disclosure } from "../Definition";
import { Prose } from "../Prose";
import { When } from "../When";
import { BarWord, RatingWord, VoteWord } from "../words";
import { Notes } from "./Notes";
import { principleIn } from "./names";
import { ROUND_WORDS } from "./words";

type WrittenProps = { readonly view: LoopView; readonly personId: Id };

/** Everything that one person wrote in the revealed rounds: what stands, addenda, and withdrawn versions (F3). */
export function Written({ view, personId }: WrittenProps) {
  const parts = view.rounds.flatMap((round) =>
    round.assignments
      .filter((a) => a.person.id === personId && a.kind !== "shadow")
      .map((assignment) => ({ round, assignment, texts: textsOf(view, assignment.id) }))
      .filter(({ texts }) => texts.length > 0),
  );
  const assessments = view.conclusions?.assessments.filter((a) => a.authorId === personId) ?? [];
  if (parts.length + assessments.length === 0) return <p className="hint">Nothing written.</p>;
  return (
    <>
      {parts.map((part) => (
        <Part key={part.assignment.id} view={view} {...part} isNamed={view.rounds.length > 1} />
      ))}
      {assessments.map((assessment) => (
        <div key={assessment.id}>
          <h4>Assessment on succeeding</h4>
          <p className="hint">
            <When at={assessment.at} />
          </p>
          <Prose text={assessment.text} />
        </div>
      ))}
    </>
  );
}

const textsOf = (view: LoopView, assignmentId: Id): readonly FeedbackView[] =>
  view.feedback.filter((f) => f.assignmentId === assignmentId && !f.practice);

type PartProps = {
  readonly view: LoopView;
  readonly round: RoundView;
  readonly assignment: AssignmentView;
  readonly texts: readonly FeedbackView[];
  readonly isNamed: boolean;
};

function Part({ view, round, assignment, texts, isNamed }: PartProps) {
  const standing = texts.find((text) => text.withdrawal === null);
  const withdrawn = texts.filter((text) => text.withdrawal !== null);
  const addenda = view.addenda.filter((a) => a.assignmentId === assignment.id);
  return (
    <>
      {isNamed ? <h4>{`Round ${round.number}, ${ROUND_WORDS[round.kind].toLowerCase()}`}</h4> : null}
      <Notes view={view} assignment={assignment} />
      {standing ? (
        <Text view={view} content={standing.content} />
      ) : (
        <p className="hint">No version stands.</p>
      )}
      {addenda.map((addendum) => (
        <div key={addendum.id}>
          <p className="hint">
            Added after the reveal, <When at={addendum.at} />
          </p>
          <Prose text={addendum.text} />
        </div>
      ))}
      {withdrawn.map((version) => (
        <Disclosure key={version.id} summary={`Version ${version.version}, withdrawn before the reveal`}>
          <p>Why it was withdrawn: {version.withdrawal?.reason}</p>
          <Text view={view} content={version.content} />
        </Disclosure>
      ))}
    </>
  );
}

function Text({ view, content }: { readonly view: LoopView; readonly content: Content }) {
  return (
    <>
      <p>
        <VoteWord vote={content.vote} />
        {" · "}
        <BarWord bar={content.bar} />
      </p>
      <Prose text={content.summary} />
      {content.principles.map((part) => (
        <div key={part.principleId}>
          <h5>
            {principleIn(view, part.principleId)}: <RatingWord rating={part.rating} />
          </h5>
          {part.notAssessedReason === null ? null : <Prose text={part.notAssessedReason} />}
          {part.evidence.map((piece) => (
            <div key={piece.id} className="evidence">
              <Prose text={`${piece.situation}\n\n${piece.action}\n\n${piece.result}`} />
            </div>
          ))}
        </div>
      ))}
    </>
  );
}
