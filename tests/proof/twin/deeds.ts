import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const FORMS = path.resolve("app", "forms");

/** Every intent that a form of the product names. */
export function intentsKnown(): readonly string[] {
  const named = readdirSync(FORMS).flatMap((name) => {
    const text = readFileSync(path.join(FORMS, name), "utf8");
    const single = [...text.matchAll(/(?:z\.literal|bare)\("(\w+)"\)/g)].map((m) => m[1] ?? "");
    const several = [...text.matchAll(/intent: z\.enum\(\[([^\]]+)\]/g)].flatMap(
      (m) => (m[1] ?? "").match(/\w+/g) ?? [],
    );
    return [...single, ...several];
  });
  return [...new Set(named)].sort();
}

/** What a person might send to a loop's page that the rules refuse; the answer says why, and must say no more. */
export const REFUSED: readonly (readonly [pattern: string, body: string])[] = [
  ["/loops/:id/offer", "intent=ready"],
  ["/loops/:id/offer", "intent=rescinded&reason=Something+came+up."],
  ["/loops/:id/veto", "intent=uphold&text="],
  ["/loops/:id/veto", "intent=lift&text=It+changed."],
  ["/loops/:id/debrief", "intent=close"],
  ["/loops/:id/debrief", "intent=advance&to=decision"],
  ["/loops/:id/debrief", "intent=vote&stage=revote&vote=inclined&bar=lowers"],
  ["/loops/:id/debrief", "intent=concur&text="],
  ["/loops/:id/debrief", "intent=decide&outcome=hire&reason="],
  ["/loops/:id/excusals", "intent=answer&excusalId=7d444840-9dc0-41d1-b245-5ffdce74fad2&answer=agree"],
  ["/loops/:id/end", "kind=roleClosed&reason="],
  ["/interviews/:id/feedback", "intent=write&deed=submit"],
  ["/interviews/:id/feedback", "intent=addendum&text="],
];
