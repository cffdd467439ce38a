import { Link } from "@remix-run/react";
import type { GateView, OfferView } from "~/domain/offer-view";
import { ENDING_WORDS, STATE_WORDS } from "../loop/words";
import { OfferMark, VetoMark } from "../marks";
import { GateReason } from "./GateReason";
import { GateStrip } from "./GateStrip";
import { GATE_WORDS, HIDDEN_WORDS } from "./gates";

type BoardRowProps = { readonly offer: OfferView; readonly blocker: GateView | null };

/** One loop on the board: where its offer stands, its gates, and what holds it back. */
export function BoardRow({ offer, blocker }: BoardRowProps) {
  const { id, candidate, role, recruiter } = offer;
  return (
    <li className="board-row">
      <div className="board-head">
        <h2>
          <Link to={`/loops/${id}`}>{candidate.name}</Link>
        </h2>
        <p className="board-role">{role}</p>
        <p className="hint">
          {stateWords(offer)}. Recruiter: {recruiter.name}
        </p>
        <div className="board-marks">
          {isVetoed(offer) ? <VetoMark state="open" /> : null}
          {offer.offer ? <OfferMark state={offer.offer} /> : null}
        </div>
      </div>
      {offer.gates ? <GateStrip gates={offer.gates} label={`Gates of ${candidate.name}`} /> : null}
      <div className="board-next">
        <Next offer={offer} blocker={blocker} />
      </div>
    </li>
  );
}

// Whatever else holds an offer back first, an open veto is seen at a glance.
const isVetoed = ({ gates, ending }: OfferView): boolean =>
  ending === null && (gates ?? []).some((g) => g.reasons.some((reason) => reason.code === "gateVetoOpen"));

const stateWords = ({ state, ending }: OfferView): string =>
  ending?.kind ? ENDING_WORDS[ending.kind] : STATE_WORDS[state];

function Next({ offer, blocker }: BoardRowProps) {
  const way = <Link to={`/loops/${offer.id}/offer`}>Go to the offer</Link>;
  if (offer.hidden) return <p className="hint">{HIDDEN_WORDS[offer.hidden]}</p>;
  if (offer.ending) return <p>{way}</p>;
  if (offer.changed.length > 0) {
    const names = offer.changed.map((gate) => GATE_WORDS[gate.gate].name.toLowerCase()).join(", ");
    return (
      <>
        <p className="board-why">Changed since the offer went out: {names}</p>
        {offer.changed.slice(0, 1).map((gate) => (
          <GateReason key={gate.gate} loopId={offer.id} gate={gate} />
        ))}
        <p>{way}</p>
      </>
    );
  }
  if (blocker) {
    return (
      <>
        <p className="board-why">Held by: {GATE_WORDS[blocker.gate].name.toLowerCase()}</p>
        <GateReason loopId={offer.id} gate={blocker} />
      </>
    );
  }
  return (
    <>
      <p className="board-why">{offer.offer === "extended" ? "The offer is out." : "Every gate is met."}</p>
      <p>
        {nextStep(offer)} {way}
      </p>
    </>
  );
}

/** What comes next where nothing holds the offer back, and who does it (O2, O4). */
function nextStep({ offer, recruiter, candidate }: OfferView): string {
  if (offer === "extended") return `${candidate.name} answers; ${recruiter.name} records it.`;
  if (offer === "ready") return `${recruiter.name} can record it as extended.`;
  return `${recruiter.name} can mark it ready.`;
}
