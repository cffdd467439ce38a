import type { Room, Seated } from "~/domain/debrief-room";
import { MINUTE } from "~/domain/time";
import type { LoopView } from "~/domain/view";
import { EXCUSAL_WORDS, KIND_WORDS } from "../loop/words";
import { OnDay } from "../records/OnDay";
import { Table } from "../Table";
import { When } from "../When";
import { excusalsOf } from "./excusals";
import { type Levels, levelIn, nameIn } from "./names";
import { PRESENCE_WORDS, TURN_WORDS } from "./words";

type SpeakerTableProps = {
  readonly view: LoopView;
  readonly room: Room;
  readonly levels: Levels;
};

/** Who takes part, in the order in which they speak: the same for everybody who looks (D2). */
export function SpeakerTable({ view, room, levels }: SpeakerTableProps) {
  const rows = room.speakers.map((speaker) => ({
    key: speaker.personId,
    cells: {
      person: <Speaker view={view} speaker={speaker} />,
      place: (
        <span>
          {KIND_WORDS[speaker.kind]}, {levelIn(levels, speaker.level)}, since{" "}
          <OnDay day={speaker.tenureFrom} />
        </span>
      ),
      here: <Here view={view} speaker={speaker} />,
      read: speaker.readAt === null ? "Not yet" : <When at={speaker.readAt} show="time" />,
      turn: turnIn(room, speaker),
    },
  }));
  return (
    <Table caption="Speakers in their order" columns={COLUMNS} rows={rows} empty="Nobody has a place." />
  );
}

/** Before the discussion nobody waits for a turn yet; after the close nobody does any more. */
function turnIn({ debrief }: Room, { turn, turnStartedAt, turnEndedAt }: Seated): string {
  if (turn === "heard" && turnStartedAt !== null && turnEndedAt !== null)
    return `${TURN_WORDS.heard}, ${minutes(turnEndedAt - turnStartedAt)}`;
  if (turn !== "waiting") return TURN_WORDS[turn];
  if (debrief.closedAt !== null) return "Not heard";
  return debrief.phase === "discussion" ? TURN_WORDS.waiting : "Not yet";
}

/** The time that somebody has spoken, as people say it. */
function minutes(milliseconds: number): string {
  const whole = Math.round(milliseconds / MINUTE);
  return whole === 0 ? "under a minute" : whole === 1 ? "1 minute" : `${whole} minutes`;
}

const COLUMNS = [
  { key: "person", label: "Speaker" },
  { key: "place", label: "Place, fixed at the opening" },
  { key: "here", label: "Here" },
  { key: "read", label: "Has read everything" },
  { key: "turn", label: "Turn" },
] as const;

function Speaker({ view, speaker }: { readonly view: LoopView; readonly speaker: Seated }) {
  const name = nameIn(view, speaker.personId);
  const isNow = speaker.turn === "current";
  return (
    <span aria-current={isNow ? "true" : undefined}>
      {speaker.order === null ? "" : `${speaker.order}. `}
      {name}
    </span>
  );
}

function Here({ view, speaker }: { readonly view: LoopView; readonly speaker: Seated }) {
  if (speaker.presence === "excused") {
    const [excusal] = excusalsOf(view, speaker.personId);
    return (
      <div>
        {PRESENCE_WORDS.excused}, without a turn
        {excusal ? <p className="hint">{`${EXCUSAL_WORDS[excusal.kind]}: ${excusal.reason ?? ""}`}</p> : null}
      </div>
    );
  }
  return (
    <div>
      {PRESENCE_WORDS[speaker.presence]}
      {speaker.leftReason === null ? null : (
        <p className="hint">
          Left{speaker.leftAt === null ? "" : " at "}
          {speaker.leftAt === null ? null : <When at={speaker.leftAt} show="time" />}: {speaker.leftReason}
        </p>
      )}
    </div>
  );
}
