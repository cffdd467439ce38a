import fc from "fast-check";
import { BARS, VOTES } from "~/domain/feedback";
import type { Addendum, DebriefVote, Feedback, Loop } from "~/domain/loop";
import { anyContent, anyText } from "./any-content";

export * from "./any-content";
export * from "./any-loop";

/** What is hidden from somebody; `twinOf` rewrites exactly this. */
export interface Hidden {
  readonly feedback: (feedback: Feedback) => boolean;
  readonly addendum: (addendum: Addendum) => boolean;
  readonly vote: (vote: DebriefVote) => boolean;
}

const rewrittenFeedback = (f: Feedback): fc.Arbitrary<Feedback> =>
  fc.tuple(anyContent(f.content.principles.map((p) => p.principleId)), anyText).map(([content, reason]) => ({
    ...f,
    content,
    withdrawal: f.withdrawal && { ...f.withdrawal, reason },
  }));

const rewrittenVote = (v: DebriefVote): fc.Arbitrary<DebriefVote> =>
  fc
    .record({
      vote: fc.constantFrom(...VOTES),
      bar: fc.constantFrom(...BARS),
      changeReason: fc.option(anyText),
    })
    .map((words) => ({ ...v, ...words }));

const each = <T>(list: readonly T[], isHidden: (t: T) => boolean, rewritten: (t: T) => fc.Arbitrary<T>) =>
  fc.tuple(...list.map((item) => (isHidden(item) ? rewritten(item) : fc.constant(item))));

/**
 * The same loop with everything hidden written anew and everything else untouched: whoever it is hidden from must be
 * shown the same of both (S2).
 */
export const twinOf = (loop: Loop, hidden: Hidden): fc.Arbitrary<Loop> =>
  fc
    .record({
      feedback: each(loop.writing.feedback, hidden.feedback, rewrittenFeedback),
      addenda: each(loop.writing.addenda, hidden.addendum, (a) => anyText.map((text) => ({ ...a, text }))),
      votes: each(loop.writing.votes, hidden.vote, rewrittenVote),
    })
    .map((writing) => ({ ...loop, writing }));
