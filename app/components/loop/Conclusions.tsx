import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { LoopView } from "~/domain/view";
import { Definition } from "../Definition";
import { OUTCOME_WORDS, PHASE_WORDS } from "../debrief/words";
import { OfferMark, VetoMark } from "../marks";
import { When } from "../When";

type Props = { readonly view: LoopView };

/** Debrief, decision, vetoes and offer in a line each, as far as this reader may know them (S4, S8). */
export function Conclusions({ view }: Props) {
  const { outline } = view;
  if (!outline) return null;
  const decision = view.conclusions?.decisions.at(-1);
  const step = view.offer.at(-1);
  return (
    <Definition
      items={[
        { term: "Debrief", detail: <DebriefLine view={view} /> },
        {
          term: "Decision",
          detail: outline.outcome ? (
            <>
              {OUTCOME_WORDS[outline.outcome]}
              {decision ? (
                <span className="hint">
                  {" "}
                  by {view.people[decision.byId]?.name ?? "somebody"}, <When at={decision.at} />
                </span>
              ) : null}
            </>
          ) : (
            "None yet"
          ),
        },
        {
          term: "Veto",
          detail:
            outline.vetoes.length === 0
              ? "None cast"
              : // biome-ignore lint/suspicious/noArrayIndexKey: vetoes are in order and never move.
                outline.vetoes.map((state, index) => <VetoMark key={index} state={state} />),
        },
        {
          term: "Offer",
          detail: (
            <>
              <OfferMark state={step?.deed ?? "none"} />
              {step ? (
                <span className="hint">
                  {" "}
                  <When at={step.at} />
                </span>
              ) : null}
            </>
          ),
        },
      ]}
    />
  );
}

function DebriefLine({ view }: Props): ReactNode {
  const phase = view.outline?.phase ?? null;
  const words = phase === null ? "Not held yet" : PHASE_WORDS[phase];
  return view.sight === "everything" ? <Link to={`/loops/${view.id}/debrief`}>{words}</Link> : words;
}
