import {
  BarWord,
  Disclosure,
  Done,
  Notice,
  Objections,
  Prose,
  RatingWord,
  SealNotice,
  Section,
  SideBySide,
  Timeline,
  VoteWord,
} from "~/components";
import { LONG_FEEDBACK, PANEL, SHORT_FEEDBACK } from "./people";

const AT = Date.UTC(2026, 11, 3, 13, 0);

/** What is read: notices, prose, history, and feedback side by side. */
export function Reading() {
  return (
    <>
      <Section title="Notices">
        <Done messages={{ sample: "Saved. You can close this page." }} />
        <SealNotice
          waitingFor={[PANEL[1], PANEL[2], PANEL[4]]}
          reason="Nobody reads anybody's feedback of this round before everyone has written theirs."
          opens="It opens, all at once, when the last of them has submitted."
        />
        <Notice title="You are the Bar Raiser of this loop">
          <p>You run the debrief, and you alone can cast a veto.</p>
        </Notice>
        <Notice tone="grave" title="A veto is open">
          <p>No offer can be ready while it is. Ana Sofía Villanueva de la Cruz can lift or uphold it.</p>
        </Notice>
        <Objections
          title="What stands in the way"
          objections={[
            { code: "a", text: "Feedback of this round is pending:", people: [PANEL[1]], mover: "Mei Lin" },
            { code: "b", text: "The debrief is not closed.", mover: "the Bar Raiser" },
          ]}
        />
      </Section>
      <Section title="Prose">
        <Prose text={SHORT_FEEDBACK} />
        <Disclosure summary="Show the earlier version">
          <Prose text={SHORT_FEEDBACK} />
        </Disclosure>
      </Section>
      <Section title="Side by side">
        <SideBySide label="Feedback by person" columns={COLUMNS} />
      </Section>
      <Section title="Timeline">
        <Timeline
          items={[
            { key: "a", at: AT, text: "Priya Raghunathan started the main round." },
            { key: "b", at: AT + 9e7, text: "Mei Lin submitted feedback." },
            {
              key: "c",
              at: AT + 1e8,
              text: "The round was revealed to its panel, hiring manager, recruiter and leads.",
            },
          ]}
        />
      </Section>
    </>
  );
}

const COLUMNS = PANEL.slice(0, 4).map((person, index) => ({
  key: person.id,
  head: (
    <>
      {person.name}
      <div className="hint">
        <VoteWord vote={index % 2 === 0 ? "inclined" : "notInclined"} />
        {" · "}
        <BarWord bar={index % 2 === 0 ? "raises" : "meets"} />
        {" · "}
        <RatingWord rating={index === 3 ? null : 4} />
      </div>
    </>
  ),
  body: <Prose text={index === 0 ? LONG_FEEDBACK : SHORT_FEEDBACK} />,
}));
