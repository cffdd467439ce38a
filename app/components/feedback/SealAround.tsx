import { Link } from "@remix-run/react";
import { Notice, SealNotice } from "~/components";
import type { InterviewView } from "~/domain/interview";

type SealAroundProps = { readonly interview: Pick<InterviewView, "round" | "mine" | "loop"> };

const SEALED =
  "Until this round is revealed nobody else can read what you write: not the recruiter, the hiring manager, the Bar Raiser or an admin. Others see only whether it is pending or submitted.";
const OPENS =
  "It opens to everybody who may read it at one instant, when the last of them has submitted or was excused. Until then you can withdraw yours.";

/** Who can read what is written here, who is still pending, and what opens it (S7). */
export function SealAround({ interview }: SealAroundProps) {
  const { round, mine, loop } = interview;
  if (mine.kind === "shadow") {
    return (
      <Notice tone="seal" title="Practice feedback">
        <p>
          It is never counted and never revealed with the round. You read it, and the Bar Raiser leads once
          the round is revealed.
        </p>
      </Notice>
    );
  }
  if (round.revealedAt === null && loop.state === "ended") {
    return (
      <Notice tone="seal" title="Sealed for good">
        <p>This loop ended before the round was revealed. Nobody else ever reads what was written in it.</p>
      </Notice>
    );
  }
  if (round.revealedAt === null)
    return <SealNotice reason={SEALED} waitingFor={round.seal?.waitingFor ?? []} opens={OPENS} />;
  return (
    <Notice title="Revealed">
      <p>The loop’s panel, hiring manager, recruiter and the Bar Raiser leads read this round now.</p>
      {mine.state === "submitted" ? (
        <p>
          <Link to={`/loops/${loop.id}#round-${round.id}`}>Read what everyone wrote</Link>, then{" "}
          <Link to={`/loops/${loop.id}/debrief`}>go to the debrief</Link>.
        </p>
      ) : null}
    </Notice>
  );
}
