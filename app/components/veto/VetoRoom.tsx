import { Link } from "@remix-run/react";
import type { VetoPage } from "~/domain/veto-page";
import type { LoopView } from "~/domain/view";
import type { VetoValue } from "~/forms/veto-value";
import { nameIn } from "../debrief/names";
import { copyKey, ForgetCopy, type Saved, type WriteAnswer } from "../draft";
import { EmptyState, Notice } from "../Notice";
import { useRootData } from "../root-data";
import { CastEditor } from "./CastEditor";
import { LiftForm, UpholdForm } from "./ResolveForms";
import { VetoRecord } from "./VetoRecord";

type VetoRoomProps = {
  readonly view: LoopView;
  readonly page: VetoPage;
  readonly readerId: string;
  /** The veto that the reader is writing, and when it was saved. */
  readonly value: VetoValue;
  readonly saved: Saved;
  readonly answer: WriteAnswer<VetoValue>;
};

/** The loop's vetoes, and what this reader may do about them. */
export function VetoRoom({ view, page, readerId, value, saved, answer }: VetoRoomProps) {
  const vetoes = view.conclusions?.vetoes ?? [];
  const ownCastAt = vetoes.findLast((veto) => veto.byId === readerId)?.at ?? null;
  const lifting = page.quotes.filter((q) => page.lifting.some((l) => l.kind === q.kind && l.id === q.id));
  return (
    <>
      {page.resolverId === null ? null : (
        <Notice tone="grave" title="A veto is open">
          <p>No offer can be ready while it is, whatever the votes are.</p>
          <p>
            {page.isResolver
              ? "You can lift it on new evidence, or uphold it."
              : `${nameIn(view, page.resolverId)} alone can lift or uphold it.`}
          </p>
          {page.isResolver ? null : <NewEvidence view={view} isAny={lifting.length > 0} />}
        </Notice>
      )}
      {vetoes.length === 0 && page.cast === null ? (
        <EmptyState title="No veto has been cast">
          <p>
            {view.barRaiser ? `${view.barRaiser.name} alone can cast one.` : "This loop has no Bar Raiser."}
          </p>
        </EmptyState>
      ) : null}
      {[...vetoes].reverse().map((veto) => (
        <VetoRecord
          key={veto.id}
          view={view}
          veto={veto}
          number={vetoes.indexOf(veto) + 1}
          quotes={page.quotes}
        />
      ))}
      {page.isResolver ? (
        <>
          <LiftForm view={view} quotes={lifting} answer={answer} />
          <UpholdForm answer={answer} />
        </>
      ) : null}
      {page.cast === null ? null : (
        <CastEditor
          {...{ view, value, saved, answer }}
          quotes={page.quotes}
          against={page.cast}
          copyKey={copyKey(readerId, view.id, "veto")}
        />
      )}
      {ownCastAt === null ? null : (
        <ForgetCopy copyKey={copyKey(readerId, view.id, "veto")} before={ownCastAt} />
      )}
    </>
  );
}

/** What can still move an open veto, for those who cannot resolve it: evidence recorded since (V3). */
function NewEvidence({ view, isAny }: { readonly view: LoopView; readonly isAny: boolean }) {
  const readerId = useRootData().viewer?.id;
  if (isAny) return <p>Evidence was recorded since the cast, on which it may be lifted.</p>;
  const plans = readerId === view.recruiter.id || readerId === view.hiringManager.id;
  return (
    <p>
      Lifting it needs evidence recorded after the cast: from a follow-up round, or in an addendum.{" "}
      {plans ? (
        <Link to={`/loops/${view.id}/plan#another-round`}>Plan a follow-up round</Link>
      ) : (
        `${view.recruiter.name} or ${view.hiringManager.name} can plan a follow-up round.`
      )}
    </p>
  );
}
