import { Link, useLocation } from "@remix-run/react";
import type { GateView } from "~/domain/offer-view";
import { listed } from "../listed";
import { placeOf } from "./gates";

type GateReasonProps = { readonly loopId: string; readonly gate: GateView };

/** Why a gate isn't met, who can move it, and the way to where it is moved (O1). */
export function GateReason({ loopId, gate }: GateReasonProps) {
  const { pathname } = useLocation();
  const place = placeOf(loopId, gate);
  return (
    <>
      {gate.reasons.map((reason) => (
        <p key={reason.code} className="gate-reason">
          {reason.text}{" "}
          <span className="objection-mover">
            Who can move it: {reason.mover}
            {reason.people.length > 0 ? ` (${listed(reason.people.map((p) => p.name))})` : ""}.
          </span>
        </p>
      ))}
      {gate.reasons.length === 0 ? (
        <p className="gate-reason">The reason can be read by the panel and by Bar Raiser leads.</p>
      ) : null}
      {place && place.to !== pathname ? (
        <p>
          <Link to={place.to}>Go to {place.label}</Link>
        </p>
      ) : null}
    </>
  );
}
