import type { Content } from "~/domain/feedback";
import type { Id } from "~/domain/loop";
import type { AssignmentView, FeedbackView, LoopView, RoundView } from "~/domain/view";
import { Disclosure } from "../Definition";
import { ROUND_WORDS } from "../loop/words";
import { Prose } from "../Prose";
import { When } from "../When";
import { BarWord, RatingWord, VoteWord } from "../words";
import { Notes } from "./Notes";
import { principleIn } from "./names";

type Heading = "h3" | "h4";
type WrittenProps = {
  readonly view: LoopView;
  readonly personId: Id;
  /** The level of its headings: one below what it stands under. */
  readonly heading?: Heading;
};

/** Everything that one person wrote in the revealed rounds: what stands, addenda, and withdrawn versions (F3). */
export function Written({ view, personId, heading: Name = "h4" }: WrittenProps) {
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
        <Part
          key={part.assignment.id}
          view={view}
          {...part}
          isNamed={view.rounds.length > 1}
          heading={Name}
        />
      ))}
      {assessments.map((assessment) => (
        <div key={assessment.id}>
          <Name>Assessment on succeeding</Name>
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
  readonly heading: Heading;
};

function Part({ view, round, assignment, texts, isNamed, heading }: PartProps) {
  const standing = texts.find((text) => text.withdrawal === null);
  const withdrawn = texts.filter((text) => text.withdrawal !== null);
  const addenda = view.addenda.filter((a) => a.assignmentId === assignment.id);
  return (
    <>
      {isNamed ? (
        <p className="kicker">{`Round ${round.number}, ${ROUND_WORDS[round.kind].toLowerCase()}`}</p>
      ) : null}
      <Notes view={view} assignment={assignment} />
      {standing ? (
        <Text view={view} content={standing.content} heading={heading} />
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
          <Text view={view} content={version.content} heading={heading} />
        </Disclosure>
      ))}
    </>
  );
}

type TextProps = { readonly view: LoopView; readonly content: Content; readonly heading: Heading };

function Text({ view, content, heading: Name }: TextProps) {
  return (
    <>
      <p>
        <VoteWord vote={content.vote} />
        {" · "}
        <BarWord bar={content.bar} />
      </p>
      <Prose text={content.summary} />
      {content.principles.map((part) => (
        <div key={part.principleId} className="assessed">
          <Name>
            {principleIn(view, part.principleId)}: <RatingWord rating={part.rating} />
          </Name>
          {part.notAssessedReason === null ? null : <Prose text={part.notAssessedReason} />}
          {part.evidence.map((piece) => (
            <div key={piece.id} className="piece">
              {piece.asked ? <p className="hint">In answer to: {piece.asked}</p> : null}
              <Prose text={`${piece.situation}\n\n${piece.action}\n\n${piece.result}`} />
            </div>
          ))}
        </div>
      ))}
    </>
  );
}
