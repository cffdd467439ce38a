import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { Done, Notice, Objections, OfferMark, Page, Section } from "~/components";
import { answerTo } from "~/components/answer-to";
import { DeedForm } from "~/components/offer/DeedForm";
import { GateList } from "~/components/offer/GateList";
import { GATE_WORDS, HIDDEN_WORDS } from "~/components/offer/gates";
import { Hired } from "~/components/offer/Hired";
import { OfferSteps } from "~/components/offer/OfferSteps";
import { idFrom } from "~/data/not-here.server";
import { readOffer, recordOfferDeed } from "~/data/offer.server";
import { requireViewer } from "~/data/session.server";
import { answerForm } from "~/forms/answer.server";
import { offerForm } from "~/forms/offer";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  return readOffer(viewer, idFrom(params.id));
}

export async function action({ request, params }: ActionFunctionArgs) {
  const viewer = await requireViewer(request);
  const id = idFrom(params.id);
  return answerForm(request, offerForm, async (sent) => {
    const reason = "reason" in sent && sent.reason !== "" ? sent.reason : null;
    const objections = await recordOfferDeed(viewer, id, sent.intent, reason, Date.now());
    return { objections, to: `/loops/${id}/offer?done=${sent.intent}` };
  });
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `Offer for ${data.candidate.name} · Plumbline` : "Offer · Plumbline" },
];

const DONE = {
  ready: "The offer is marked ready.",
  extended: "The offer is recorded as extended.",
  accepted: "The offer is recorded as accepted. The loop has ended.",
  declined: "The offer is recorded as declined. The loop has ended.",
  rescinded: "The offer is rescinded. The loop has ended.",
};

type Offer = ReturnType<typeof useLoaderData<typeof loader>>;

export default function OfferPage() {
  const offer = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <Page
      title={`Offer for ${offer.candidate.name}`}
      kicker={<Link to={`/loops/${offer.id}`}>{offer.role}</Link>}
      lede={offer.offer ? <OfferMark state={offer.offer} /> : null}
      width="text"
    >
      <Done messages={DONE} />
      {/* A stale tab may have sent a deed that is no longer offered here. */}
      {offer.deeds.some(({ deed }) => answerTo(deed, answer)) ? null : (
        <Objections objections={answer?.objections ?? []} title="This was not recorded" />
      )}
      <Hired link={offer.link} candidate={offer.candidate} />
      <Changed offer={offer} />
      {offer.deeds.length > 0 ? (
        <Section title="What you can record" id="deeds">
          <div className="deeds">
            {offer.deeds.map(({ deed, objections }) => (
              <DeedForm key={deed} deed={deed} answer={answer} against={objections} />
            ))}
          </div>
        </Section>
      ) : (
        <p className="hint">{whoActs(offer)}</p>
      )}
      {offer.gates ? (
        <Section title="Gates" id="gates" hint="Computed from what has happened; nobody ticks them.">
          <GateList loopId={offer.id} gates={offer.gates} />
        </Section>
      ) : null}
      {offer.hidden ? (
        <Notice tone="seal" title="Hidden">
          <p>{HIDDEN_WORDS[offer.hidden]}</p>
        </Notice>
      ) : null}
      {offer.steps.length > 0 ? (
        <Section title="What happened" id="steps">
          <OfferSteps steps={offer.steps} />
        </Section>
      ) : null}
    </Page>
  );
}

const whoActs = ({ ending, recruiter }: Offer): string =>
  ending
    ? "This loop has ended; nothing in it changes any more."
    : `Only this loop's recruiter, ${recruiter.name}, records what becomes of the offer.`;

function Changed({ offer }: { readonly offer: Offer }) {
  if (offer.changed.length === 0) return null;
  const names = offer.changed.map((gate) => GATE_WORDS[gate.gate].name.toLowerCase());
  return (
    <Notice title="Changed since the offer went out">
      <p>
        No longer met: {names.join(", ")}. The offer stays out; the recruiter, {offer.recruiter.name}, can
        rescind it.
      </p>
    </Notice>
  );
}
