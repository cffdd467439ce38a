import { Definition, FeedbackMark, When } from "~/components";
import { KIND_WORDS, ROUND_WORDS } from "~/components/loop/words";
import type { Kit } from "~/data/kit.server";

/** When, as what, and by when feedback is due. */
export function KitFacts({ kit }: { readonly kit: Kit }) {
  const { loop, round, mine } = kit.interview;
  const { slot, dueAt } = mine;
  return (
    <Definition
      items={[
        {
          term: "When",
          detail: slot ? <When at={slot.start} until={slot.end} relative /> : "No time is set yet.",
        },
        { term: "Round", detail: `${ROUND_WORDS[round.kind]}, as ${KIND_WORDS[mine.kind]}` },
        { term: "Level", detail: kit.level },
        { term: "Feedback", detail: <FeedbackMark state={mine.state} late={mine.late} /> },
        { term: "Due", detail: dueAt === null ? "Set when the round starts." : <When at={dueAt} relative /> },
        { term: "Hiring manager", detail: loop.hiringManager.name },
        { term: "Recruiter", detail: loop.recruiter.name },
        { term: "Bar Raiser", detail: loop.barRaiser?.name ?? "Nobody yet" },
      ]}
    />
  );
}
