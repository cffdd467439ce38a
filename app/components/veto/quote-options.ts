import type { Citation } from "~/domain/loop";
import type { Quote } from "~/domain/veto-page";
import type { LoopView } from "~/domain/view";
import { nameIn, principleIn } from "../debrief/names";

/** How a form names a citation. */
export const citeValue = ({ kind, id }: Citation): string => `${kind}:${id}`;

/** Quotes to tick: whose and about what, with the words under it. */
export const quoteOptions = (view: LoopView, quotes: readonly Quote[]) =>
  quotes.map((quote) => ({
    value: citeValue(quote),
    label: `${nameIn(view, quote.authorId)}, ${
      quote.principleId === null ? "addendum" : principleIn(view, quote.principleId)
    }`,
    hint: quote.text.replaceAll("\n\n", " "),
  }));
