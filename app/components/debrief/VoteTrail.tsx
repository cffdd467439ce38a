import type { ReactNode } from "react";
import type { Room, Seated } from "~/domain/debrief-room";
import { stageOf } from "~/domain/debrief-room";
import type { Bar, Vote } from "~/domain/feedback";
import type { Stage } from "~/domain/loop";
import type { LoopView } from "~/domain/view";
import { Table } from "../Table";
import { BarWord, VoteWord } from "../words";
import { nameIn } from "./names";

type VoteTrailProps = { readonly view: LoopView; readonly room: Room; readonly readerId: string };

/** First vote, re-vote and final vote of each person, side by side and set alike (D3). */
export function VoteTrail({ view, room, readerId }: VoteTrailProps) {
  const stages: readonly Stage[] = room.debrief.kind === "full" ? ["revote", "final"] : ["final"];
  const columns = [
    { key: "person", label: "Speaker" },
    { key: "first", label: "At the reveal" },
    ...stages.map((stage) => ({ key: stage, label: STAGE_WORDS[stage] })),
  ];
  const rows = room.speakers
    .filter((speaker) => speaker.order !== null)
    .map((speaker) => ({
      key: speaker.personId,
      cells: {
        person: nameIn(view, speaker.personId),
        first: speaker.first ? <Voted {...speaker.first} /> : <VoteWord vote={null} />,
        revote: <Cell view={view} room={room} speaker={speaker} stage="revote" readerId={readerId} />,
        final: <Cell view={view} room={room} speaker={speaker} stage="final" readerId={readerId} />,
      },
    }));
  return (
    <div className="votes">
      <Table caption="Votes" columns={columns} rows={rows} empty="Nobody votes." />
    </div>
  );
}

const STAGE_WORDS: Readonly<Record<Stage, string>> = { revote: "Re-vote", final: "Final vote" };

type VotedProps = { readonly vote: Vote; readonly bar: Bar; readonly children?: ReactNode };

function Voted({ vote, bar, children }: VotedProps) {
  return (
    <div>
      <VoteWord vote={vote} />
      <div className="hint">
        <BarWord bar={bar} />
      </div>
      {children}
    </div>
  );
}

type CellProps = VoteTrailProps & { readonly speaker: Seated; readonly stage: Stage };

function Cell({ view, room, speaker, stage, readerId }: CellProps) {
  const shownAt = stage === "revote" ? room.debrief.revoteShownAt : room.debrief.finalShownAt;
  const castAt = stage === "revote" ? speaker.revoteCastAt : speaker.finalCastAt;
  const cast = view.conclusions?.votes.find(
    (v) => v.debriefId === room.debrief.id && v.personId === speaker.personId && v.stage === stage,
  );
  if (cast) {
    return (
      <Voted vote={cast.vote} bar={cast.bar}>
        {cast.changeReason === null ? null : <p className="hint">Reason given: {cast.changeReason}</p>}
        {shownAt === null && cast.personId === readerId ? (
          <p className="hint">Only you see this until everyone present has cast.</p>
        ) : null}
      </Voted>
    );
  }
  if (castAt !== null) return <span className="hint">Cast, hidden until everyone present has</span>;
  if (shownAt !== null || room.debrief.closedAt !== null) return <span>Not cast again</span>;
  if (stageOf(room.debrief) !== stage) return <span className="hint">Not open</span>;
  return room.awaited.includes(speaker.personId) ? <span>Not cast yet</span> : <span>Not cast again</span>;
}
