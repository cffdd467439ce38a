import type { Quote } from "~/domain/veto-page";
import type { LoopView } from "~/domain/view";
import { citeValue } from "~/forms/veto-value";
import { nameIn, principleIn } from "../debrief/names";

/** Quotes to tick: whose and about what, with the words under it. */
export const quoteOptions = (view: LoopView, quotes: readonly Quote[]) =>
  quotes.map((quote) => ({
    value: citeValue(quote),
    label: `${nameIn(view, quote.authorId)}, ${
      quote.principleId === null ? "addendum" : principleIn(view, quote.principleId)
    }`,
    hint: quote.text.replaceAll("\n\n", " "),
  }));
