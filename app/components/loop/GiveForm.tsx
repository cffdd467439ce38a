import { useLocation } from "@remix-run/react";
import { type FormEvent, useEffect, useState } from "react";
import type { Giving } from "~/data/plan-suggestion.server";
import { type Distribution, effectOf } from "~/domain/suggestion";
import { distributionFrom, PAIR } from "~/forms/distribution";
import type { ActionAnswer } from "../answer";
import { Button } from "../Button";
import { Form, Intent, useAnswerForm } from "../Form";
import { answerAbout, foldState } from "./answer-about";
import { Fold } from "./Fold";
import { GiveEffect } from "./GiveEffect";
import { GiveSeat } from "./GiveSeat";

type GiveFormProps = {
  readonly roundId: string;
  readonly giving: Giving;
  /** What was ticked when its effect was asked for without script. */
  readonly trying: Distribution | null;
  readonly answer: ActionAnswer;
};

/** Who takes which principles: suggested, explained, and changed by hand with the effect in view. */
export function GiveForm({ roundId, giving, trying, answer }: GiveFormProps) {
  const own = answerAbout("distribute", "roundId", roundId, answer);
  const [form] = useAnswerForm({ id: `distribute-${roundId}`, answer: own });
  const { pathname } = useLocation();
  const [chosen, setChosen] = useState(trying ?? sentIn(own) ?? giving.suggested);
  const [drawn, setDrawn] = useState<"server" | "browser">("server");
  useEffect(() => setDrawn("browser"), []);
  const { panel, wanted } = giving;
  const tick = ({ currentTarget }: FormEvent<HTMLElement>) => {
    const ticked = currentTarget.querySelectorAll<HTMLInputElement>(`input[name="${PAIR}"]:checked`);
    setChosen(distributionFrom([...ticked].map((box) => box.value)));
  };
  return (
    <Fold
      summary={isPlanned(giving) ? "Give the principles out anew" : "Give the principles out: a suggestion"}
      state={trying || isUnsettled(giving) ? "open" : foldState(own)}
    >
      <p className="hint">{HOW}</p>
      <Form form={form} answer={own}>
        <Intent value="distribute" />
        <input type="hidden" name="roundId" value={roundId} />
        <div className="give" onChange={tick}>
          {panel.map((person) => (
            <GiveSeat key={person.id} {...{ person, giving }} chosen={chosen[person.id] ?? []} />
          ))}
        </div>
        <GiveEffect panel={panel} wanted={wanted} effect={effectOf(panel, wanted, chosen)} />
        <div className="actions">
          <Button>Give the principles out like this</Button>
          {drawn === "server" ? (
            <Button tone="quiet" formMethod="get" formAction={`${pathname}#${form.id}`}>
              Show the effect of what is ticked
            </Button>
          ) : null}
        </div>
      </Form>
    </Fold>
  );
}

const HOW =
  "Ticked is a suggestion: each required principle is probed, by two people where the panel allows, one to three for each interviewer, and the busy get fewer. What you planned stays where nothing is gained by moving it. Questions of the bank come with the principles, each asked once in this loop.";

const isPlanned = ({ panel }: Giving): boolean => panel.some(({ planned }) => planned.length > 0);

/** Whether what is planned leaves a gap, or somebody with nothing: then the suggestion is in view. */
function isUnsettled({ panel, wanted }: Giving): boolean {
  const planned = Object.fromEntries(panel.map((person) => [person.id, person.planned]));
  const { gaps, idle } = effectOf(panel, wanted, planned);
  return gaps.length + idle.length > 0;
}

/** What a refused form said, so that nothing ticked is lost. */
function sentIn(own: ActionAnswer): Distribution | null {
  const sent = own?.result?.initialValue?.[PAIR];
  if (sent === undefined) return null;
  return distributionFrom(Array.isArray(sent) ? sent.map(String) : [String(sent)]);
}
