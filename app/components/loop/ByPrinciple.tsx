import { SideBySide } from "../SideBySide";
import { RatingWord } from "../words";
import { Evidence } from "./Assessed";
import { inOrder } from "./coverage";
import { authorsIn } from "./versions";
import type { WritingProps } from "./Writing";

/** Each principle with everybody who assessed it, side by side: the rating in words and the evidence. */
export function ByPrinciple({ view, round }: WritingProps) {
  return (
    <>
      {principlesIn({ view, round }).map((principle) => (
        <section key={principle.id}>
          <h3>{principle.name}</h3>
          <SideBySide label={principle.name} columns={columnsFor({ view, round }, principle.id)} />
        </section>
      ))}
    </>
  );
}

const standingIn = ({ view, round }: WritingProps) =>
  authorsIn(view, round, "counted").flatMap(({ assignment, standing }) =>
    standing ? [{ assignment, content: standing.content }] : [],
  );

function principlesIn(props: WritingProps) {
  const written = standingIn(props).flatMap(({ content }) => content.principles.map((p) => p.principleId));
  return inOrder(props.view, [...new Set(written)]).map((id) => ({
    ...{ id, name: props.view.principles[id]?.name ?? "A principle" },
  }));
}

const columnsFor = (props: WritingProps, principleId: string) =>
  standingIn(props).flatMap(({ assignment, content }) => {
    const assessment = content.principles.find((p) => p.principleId === principleId);
    if (!assessment) return [];
    const head = (
      <>
        {assignment.person.name}
        <div>
          <RatingWord rating={assessment.rating} />
        </div>
      </>
    );
    return [{ key: assignment.id, head, body: <Evidence assessment={assessment} /> }];
  });
