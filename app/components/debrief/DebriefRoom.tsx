import type { DebriefPage } from "~/domain/debrief-page";
import type { Room } from "~/domain/debrief-room";
import type { LoopView } from "~/domain/view";
import type { ActionAnswer } from "../answer";
import { Disclosure } from "../Definition";
import { GateList } from "../offer/GateList";
import { Section } from "../Page";
import { PhaseSteps } from "../PhaseSteps";
import { Conclusions } from "./Conclusions";
import { LeaderDesk } from "./LeaderDesk";
import { NothingOpen } from "./NothingOpen";
import { Now } from "./Now";
import { type Levels, nameIn } from "./names";
import { RoomNews } from "./RoomNews";
import { ShownForGood } from "./ShownForGood";
import { SpeakerTable } from "./SpeakerTable";
import { VoteTrail } from "./VoteTrail";
import { Written } from "./Written";
import { WrittenFeedback } from "./WrittenFeedback";
import { PHASE_WORDS } from "./words";

type DebriefRoomProps = {
  readonly view: LoopView;
  readonly page: DebriefPage;
  readonly levels: Levels;
  readonly readerId: string;
  readonly answer: ActionAnswer;
};

/** The debrief: where it stands, what it asks of the reader, who speaks, the votes, and what everyone wrote. */
export function DebriefRoom({ view, page, levels, readerId, answer }: DebriefRoomProps) {
  const { room } = page;
  const order = (room?.speakers ?? []).map((s) => s.personId);
  const conclusions = <Conclusions view={view} page={page} levels={levels} answer={answer} />;
  const desk = (
    <LeaderDesk view={view} room={room} deeds={page.deeds} nextPhase={page.nextPhase} answer={answer} />
  );
  const isConcluding = isLate(room);
  const isSettled = room?.debrief.phase === "closed" && page.deeds.open?.length !== 0;
  return (
    <>
      {room ? <RoomNews view={view} room={room} /> : null}
      {room ? <PhaseSteps steps={stepsOf(room)} current={room.debrief.phase} /> : null}
      {room && room.debrief.closedAt === null && view.ending === null ? (
        <Section title={PHASE_WORDS[room.debrief.phase]}>
          <Now view={view} page={page} room={room} readerId={readerId} answer={answer} />
          <Absent view={view} room={room} />
        </Section>
      ) : (
        <NothingOpen view={view} page={page} />
      )}
      {isSettled ? null : desk}
      {isConcluding ? conclusions : null}
      {isSettled ? desk : null}
      {room ? <OneDebrief view={view} room={room} levels={levels} readerId={readerId} /> : null}
      {isConcluding ? null : conclusions}
      <Section title="What an offer still needs" id="gates">
        <Gates view={view} page={page} />
      </Section>
      <ShownForGood view={view} rooms={room ? [room, ...page.earlier] : page.earlier} />
      <Section title="What everyone wrote" id="written">
        <WrittenFeedback view={view} order={order} />
      </Section>
      {page.earlier.map((earlier) => (
        <Section key={earlier.debrief.id} title={`Debrief ${earlier.debrief.number}, earlier`}>
          <Disclosure summary="Show its speakers and votes">
            <SpeakerTable view={view} room={earlier} levels={levels} />
            <VoteTrail view={view} room={earlier} readerId={readerId} />
          </Disclosure>
        </Section>
      ))}
    </>
  );
}

/** Whether the meeting has come to its decision, or past it. */
const isLate = (room: Room | null) =>
  room !== null && (room.debrief.phase === "decision" || room.debrief.phase === "closed");

/** Folded while the meeting is still to decide: until then they are no question of the hour. */
function Gates({ view, page }: Pick<DebriefRoomProps, "view" | "page">) {
  const { gates } = page;
  const list = <GateList loopId={view.id} gates={gates} />;
  if (isLate(page.room)) return list;
  const unmet = gates.filter((gate) => gate.state === "unmet").length;
  return <Disclosure summary={`${unmet} of ${gates.length} gates are not met yet`}>{list}</Disclosure>;
}

function OneDebrief({
  view,
  room,
  levels,
  readerId,
}: Omit<DebriefRoomProps, "page" | "answer"> & { room: Room }) {
  return (
    <>
      <Section
        title="Who speaks, in which order"
        hint="Lowest level first. The same for everybody; nobody can change it."
      >
        <SpeakerTable view={view} room={room} levels={levels} />
      </Section>
      <Section title="Votes" id="votes">
        <VoteTrail view={view} room={room} readerId={readerId} />
      </Section>
    </>
  );
}

/** In the discussion, the text of a speaker who isn't there stands where the turn is (D2). */
function Absent({ view, room }: { readonly view: LoopView; readonly room: Room }) {
  const current = room.speakers.find((s) => s.personId === room.currentId);
  if (!current || current.presence === "present") return null;
  return (
    <div className="from-text">
      <h3>Read from the text of {nameIn(view, current.personId)}</h3>
      <Written view={view} personId={current.personId} />
    </div>
  );
}

const FULL = ["reading", "revote", "discussion", "finalVote", "decision", "closed"] as const;
const FURTHER = FULL.filter((phase) => phase !== "revote");

const stepsOf = (room: Room) =>
  (room.debrief.kind === "full" ? FULL : FURTHER).map((key) => ({ key, label: PHASE_WORDS[key] }));
