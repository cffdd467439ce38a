import { Link } from "@remix-run/react";
import { foldState } from "./answer-about";
import { Fold } from "./Fold";
import { AddForm, answerToAdd } from "./PlaceForm";
import type { PlanRoundProps } from "./PlanRound";
import { UnfitList } from "./UnfitList";

type Props = Pick<PlanRoundProps, "round" | "facts" | "zone" | "principles" | "answer">;

/** Who can be the Bar Raiser, and the certified others with the reason why they can't (P2). */
export function BarRaiserChoice({ round, facts, zone, principles, answer }: Props) {
  const { barRaisers } = facts;
  if (!barRaisers || round.assignments.some((a) => a.kind === "barRaiser")) return null;
  return (
    <Fold summary="Choose the Bar Raiser" state={foldState(answerToAdd(round.id, "barRaiser", answer))}>
      {barRaisers.able.length > 0 ? (
        <AddForm
          {...{ zone, principles, answer }}
          roundId={round.id}
          people={barRaisers.able}
          seat="barRaiser"
        />
      ) : (
        <p>
          Nobody certified can be this loop's Bar Raiser. A Bar Raiser lead records certifications in the{" "}
          <Link to="/programme">programme</Link>.
        </p>
      )}
      {barRaisers.unfit.length > 0 ? (
        <>
          <p className="label">Certified at some time, and not possible here</p>
          <UnfitList people={barRaisers.unfit} />
        </>
      ) : null}
    </Fold>
  );
}
