import type { ReactNode } from "react";
import { Disclosure } from "~/components";
import type { KitQuestion as Question } from "~/data/kit.server";

type KitQuestionProps = {
  readonly question: Question;
  readonly number: number;
  /** Null where the question is about a principle that is no longer theirs. */
  readonly principle: string | null;
  /** The place for notes. */
  readonly children: ReactNode;
};

/** One question as one asks it: its words, the probes, what to listen for at this level, and what not to ask. */
export function KitQuestion({ question, number, principle, children }: KitQuestionProps) {
  const { words, signs } = question;
  return (
    <article className="kit-question">
      <header>
        <p className="kit-principle">{principle ?? "No longer among your principles"}</p>
        <h3>
          {number}. {words.text}
        </h3>
      </header>
      <ul className="kit-probes" aria-label="Follow-up probes">
        {words.probes.map((probe) => (
          <li key={probe}>{probe}</li>
        ))}
      </ul>
      <Disclosure summary="What to listen for, and what not to ask">
        <dl className="definition">
          <div>
            <dt>Strong evidence</dt>
            <dd>{signs.strong}</dd>
          </div>
          <div>
            <dt>Weak evidence</dt>
            <dd>{signs.weak}</dd>
          </div>
          <div>
            <dt>Do not ask</dt>
            <dd>{words.mustNotAsk}</dd>
          </div>
        </dl>
      </Disclosure>
      {children}
    </article>
  );
}
