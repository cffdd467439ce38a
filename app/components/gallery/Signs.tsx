import { ShieldX } from "lucide-react";
import {
  BarWord,
  Button,
  Definition,
  FeedbackMark,
  GateMark,
  LinkButton,
  OfferMark,
  PersonName,
  PhaseSteps,
  RatingWord,
  SealMark,
  Section,
  VetoMark,
  VoteWord,
  When,
} from "~/components";
import { PANEL } from "./people";

const AT = Date.UTC(2026, 11, 3, 13, 0);

/** Buttons, marks, words and times, in every state. */
export function Signs() {
  return (
    <>
      <Section title="Buttons">
        <div className="actions">
          <Button type="button">Mark ready</Button>
          <Button type="button" tone="quiet">
            Save draft
          </Button>
          <Button type="button" tone="grave" icon={<ShieldX aria-hidden="true" />}>
            Cast a veto
          </Button>
          <LinkButton to="/loops" tone="quiet">
            See the loop
          </LinkButton>
          <Button disabledReason="Mei Lin and Tom Okafor have not submitted yet.">Open the debrief</Button>
        </div>
      </Section>
      <Section title="Marks and words">
        <Definition items={MARKS} />
      </Section>
      <Section title="Phases">
        <PhaseSteps current="vote" steps={PHASES} />
      </Section>
    </>
  );
}

const PHASES = [
  { key: "reading", label: "Silent reading" },
  { key: "vote", label: "Re-vote" },
  { key: "discussion", label: "Discussion" },
  { key: "decision", label: "Decision" },
];

const MARKS = [
  {
    term: "Seal",
    detail: line(<SealMark state="planned" />, <SealMark state="sealed" />, <SealMark state="revealed" />),
  },
  {
    term: "Feedback",
    detail: line(
      <FeedbackMark state="pending" />,
      <FeedbackMark state="pending" late />,
      <FeedbackMark state="submitted" />,
      <FeedbackMark state="submitted" late />,
      <FeedbackMark state="excused" />,
    ),
  },
  {
    term: "Gate",
    detail: line(<GateMark state="met" />, <GateMark state="unmet" />, <GateMark state="notApplicable" />),
  },
  {
    term: "Veto",
    detail: line(<VetoMark state="open" />, <VetoMark state="lifted" />, <VetoMark state="upheld" />),
  },
  {
    term: "Offer",
    detail: line(
      <OfferMark state="none" />,
      <OfferMark state="ready" />,
      <OfferMark state="dropped" />,
      <OfferMark state="extended" />,
      <OfferMark state="accepted" />,
      <OfferMark state="declined" />,
      <OfferMark state="rescinded" />,
    ),
  },
  {
    term: "Vote",
    detail: line(
      <VoteWord vote="stronglyInclined" />,
      <VoteWord vote="inclined" />,
      <VoteWord vote="notInclined" />,
      <VoteWord vote="stronglyNotInclined" />,
      <VoteWord vote={null} />,
    ),
  },
  {
    term: "Bar answer",
    detail: line(
      <BarWord bar="raises" />,
      <BarWord bar="meets" />,
      <BarWord bar="lowers" />,
      <BarWord bar={null} />,
    ),
  },
  {
    term: "Rating",
    detail: line(
      <RatingWord rating={1} />,
      <RatingWord rating={2} />,
      <RatingWord rating={3} />,
      <RatingWord rating={4} />,
      <RatingWord rating={5} />,
      <RatingWord rating={null} />,
    ),
  },
  { term: "Person", detail: line(<PersonName person={PANEL[0]} />, <PersonName person={null} />) },
  {
    term: "Time",
    detail: line(
      <When at={AT} zone="Europe/Berlin" relative />,
      <When at={AT} zone="Asia/Kolkata" show="time" />,
      <When at={AT} zone="UTC" show="day" />,
    ),
  },
];

function line(...signs: React.ReactNode[]) {
  return (
    <span className="sign-line">
      {signs.map((sign, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed row of samples.
        <span key={index}>{sign}</span>
      ))}
    </span>
  );
}
