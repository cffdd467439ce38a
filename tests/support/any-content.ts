import fc from "fast-check";
import { BARS, type Content, RATINGS, VOTES } from "~/domain/feedback";
import type { Id } from "~/domain/loop";

/** Any short text, the empty one included. */
export const anyText = fc.string({ maxLength: 24 });

const anyEvidence = fc.record({
  id: fc.uuid(),
  situation: anyText,
  action: anyText,
  result: anyText,
});

/** Any content about these principles, complete or not: what a person may have in a draft or a version. */
export const anyContent = (principles: readonly Id[]): fc.Arbitrary<Content> =>
  fc.record({
    principles: fc.tuple(
      ...principles.map((principleId) =>
        fc.record({
          principleId: fc.constant(principleId),
          rating: fc.option(fc.constantFrom(...RATINGS)),
          notAssessedReason: fc.option(anyText),
          evidence: fc.array(anyEvidence, { maxLength: 2 }),
        }),
      ),
    ),
    bar: fc.option(fc.constantFrom(...BARS)),
    vote: fc.option(fc.constantFrom(...VOTES)),
    summary: anyText,
  });
