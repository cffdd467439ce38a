import type { Citation, Veto } from "~/domain/loop";
import type { Quote } from "~/domain/veto-page";
import type { LoopView } from "~/domain/view";
import { nameIn, principleIn } from "../debrief/names";
import { listed } from "../listed";
import { aboutPredecessor } from "../loop/words";
import { VetoMark } from "../marks";
import { Section } from "../Page";
import { Prose } from "../Prose";
import { When } from "../When";

type VetoRecordProps = {
  readonly view: LoopView;
  readonly veto: Veto;
  readonly number: number;
  readonly quotes: readonly Quote[];
};

/** One veto for good: its cast, who took it over and why, and how it was resolved (V3, V4, P5). */
export function VetoRecord({ view, veto, number, quotes }: VetoRecordProps) {
  const { resolution } = veto;
  return (
    <Section title={`Veto ${number}`}>
      <p>
        <VetoMark state={resolution?.kind ?? "open"} />
      </p>
      <p>
        Cast by {nameIn(view, veto.byId)}, <When at={veto.at} />. Rests on{" "}
        {listed(veto.principles.map((id) => principleIn(view, id)))}.
      </p>
      <Prose text={veto.rationale} />
      <h3>What it cites</h3>
      <Cited view={view} cites={veto.cites} quotes={quotes} />
      <Successions view={view} veto={veto} />
      {resolution ? (
        <>
          <h3>{resolution.kind === "lifted" ? "Lifted" : "Upheld"}</h3>
          <p>
            By {nameIn(view, resolution.byId)}, <When at={resolution.at} />.
          </p>
          <Prose text={resolution.text} />
          {resolution.cites.length > 0 ? (
            <Cited view={view} cites={resolution.cites} quotes={quotes} />
          ) : null}
        </>
      ) : null}
    </Section>
  );
}

type CitedProps = {
  readonly view: LoopView;
  readonly cites: readonly Citation[];
  readonly quotes: readonly Quote[];
};

function Cited({ view, cites, quotes }: CitedProps) {
  const found = cites.flatMap((cite) => quotes.filter((q) => q.kind === cite.kind && q.id === cite.id));
  return (
    <ul className="quotes">
      {found.map((quote) => (
        <li key={quote.id}>
          <p className="hint">{sourceOf(view, quote)}</p>
          <Prose text={quote.text} />
        </li>
      ))}
    </ul>
  );
}

/** Whose words these are, and about what. */
const sourceOf = (view: LoopView, quote: Quote): string =>
  `${nameIn(view, quote.authorId)}, ${quote.principleId === null ? "addendum" : principleIn(view, quote.principleId)}`;

/** Each succession since the cast, with its cause beside the veto (P5, V3). */
function Successions({ view, veto }: { readonly view: LoopView; readonly veto: Veto }) {
  const since = view.appointments.filter((a) => a.at > veto.at);
  return since.map((a) =>
    a.cause === null ? null : (
      <p key={a.at}>
        {a.person.name} became Bar Raiser, <When at={a.at} />. {aboutPredecessor(a.cause)} {a.reason}
      </p>
    ),
  );
}
