import { useEffect, useState } from "react";
import { Section } from "~/components";
import type { Kit } from "~/data/kit.server";
import { planOfHour, type Stretch } from "~/domain/hour";
import { MINUTE } from "~/domain/time";
import { useRootData } from "../root-data";
import { timeIn } from "../zoned-time";

/** The plan of the hour, and where one is in it while it runs. */
export function Hour({ kit }: { readonly kit: Kit }) {
  const { slot } = kit.interview.mine;
  const { viewer } = useRootData();
  const now = useNow();
  if (!slot) return null;
  const zone = viewer?.timeZone ?? "UTC";
  const passed = (now - slot.start) / MINUTE;
  const stretches = planOfHour(slot.end - slot.start, kit.questions.length);
  const left = kit.questions.length - stretches.filter((s) => s.part === "question").length;
  return (
    <Section title="The hour" hint="A plan to hold on to, not a rule. Leave the candidate their questions.">
      <ol className="hour">
        {stretches.map((stretch) => {
          const here = passed >= stretch.from && passed < stretch.from + stretch.minutes;
          return (
            <li key={stretch.from} aria-current={here ? "time" : undefined}>
              <time>{timeIn(slot.start + stretch.from * MINUTE, zone)}</time>{" "}
              <span>
                {partOf(stretch)}, {stretch.minutes} min
                {here ? ` (now, ${Math.ceil(stretch.from + stretch.minutes - passed)} min left)` : null}
              </span>
            </li>
          );
        })}
      </ol>
      {left > 0 ? (
        <p className="hint">
          {left === 1 ? "One question does" : `${left} questions do`} not fit into this time: ask the others
          first.
        </p>
      ) : null}
    </Section>
  );
}

const WORDS = {
  welcome: "Welcome, and how the hour goes",
  candidate: "The candidate's own questions",
  close: "Thanks, and what happens next",
} as const;

const partOf = ({ part, question }: Stretch): string =>
  part === "question" ? `Question ${(question ?? 0) + 1}` : WORDS[part];

/** The server's clock at the page's load, and running on from it where there is script. */
function useNow(): number {
  const { now } = useRootData();
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const began = performance.now();
    const timer = setInterval(() => setPassed(performance.now() - began), 10_000);
    return () => clearInterval(timer);
  }, []);
  return now + passed;
}
