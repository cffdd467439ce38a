import type { SaidDeeds } from "~/domain/debrief-page";
import type { Room } from "~/domain/debrief-room";
import type { Phase } from "~/domain/loop";
import type { LoopView } from "~/domain/view";
import type { ActionAnswer } from "../answer";
import { Disclosure } from "../Definition";
import { Section } from "../Page";
import { DeedForm } from "./DeedForm";
import { AdjournForm, LeftForm } from "./LeaderForms";
import { nameIn } from "./names";

type LeaderDeskProps = {
  readonly view: LoopView;
  readonly room: Room | null;
  readonly deeds: SaidDeeds;
  readonly nextPhase: Phase | null;
  readonly answer: ActionAnswer;
};

/** What the person who leads the debrief does to move it on; plain forms, each saying what stands in its way. */
export function LeaderDesk({ view, room, deeds, nextPhase, answer }: LeaderDeskProps) {
  const { open, advance, reopen, close, adjourn, markLeft } = deeds;
  if (![open, advance, reopen, close, adjourn].some(Boolean)) return null;
  const present = (room?.speakers ?? []).filter(
    (s) => s.presence === "present" && s.personId !== room?.leaderId,
  );
  const people = present.map((s) => ({ value: s.personId, label: nameIn(view, s.personId) }));
  return (
    <Section title={open && room ? "A further debrief" : "You lead this debrief"} id="lead">
      {open ? (
        <DeedForm intent="open" answer={answer} against={open}>
          Open the debrief: fixes who speaks in which order
        </DeedForm>
      ) : null}
      {reopen ? (
        <DeedForm intent="reopen" answer={answer} against={reopen}>
          Reopen the debrief: back to silent reading
        </DeedForm>
      ) : null}
      {advance && nextPhase ? (
        <DeedForm intent="advance" about={{ to: nextPhase }} answer={answer} against={advance}>
          {ADVANCE[nextPhase] ?? "Go on"}
        </DeedForm>
      ) : null}
      {close ? (
        <DeedForm intent="close" answer={answer} against={close}>
          Close the debrief
        </DeedForm>
      ) : null}
      {markLeft && people.length > 0 ? (
        <Disclosure summary="Somebody had to leave">
          <LeftForm people={people} answer={answer} />
        </Disclosure>
      ) : null}
      {adjourn ? (
        <Disclosure summary="Adjourn the debrief">
          <AdjournForm against={adjourn} answer={answer} />
        </Disclosure>
      ) : null}
    </Section>
  );
}

const ADVANCE: Partial<Record<Phase, string>> = {
  revote: "Open the re-vote: nobody joins after this",
  discussion: "Start the discussion with the first speaker",
  finalVote: "Open the final vote",
  decision: "Go on to the decision",
};
