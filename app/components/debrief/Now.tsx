import type { DebriefPage } from "~/domain/debrief-page";
import type { Room, Seated } from "~/domain/debrief-room";
import { stageOf } from "~/domain/debrief-room";
import type { LoopView } from "~/domain/view";
import type { ActionAnswer } from "../answer";
import { LinkButton } from "../Button";
import { listed } from "../listed";
import { Clock } from "../live/Clock";
import { Notice } from "../Notice";
import { Deciding } from "./Deciding";
import { DeedForm } from "./DeedForm";
import { isLeader } from "./leader";
import { nameIn } from "./names";
import { VoteForm } from "./VoteForm";

export type NowProps = {
  readonly view: LoopView;
  readonly page: DebriefPage;
  readonly room: Room;
  readonly readerId: string;
  readonly answer: ActionAnswer;
};

/** What this phase asks of the reader. */
export function Now(props: NowProps) {
  const me = props.room.speakers.find((s) => s.personId === props.readerId && s.order !== null) ?? null;
  const { phase } = props.room.debrief;
  if (phase === "adjourned") return <Adjourned {...props} />;
  if (phase === "reading") return <Reading {...props} me={me} />;
  if (phase === "discussion") return <Turns {...props} />;
  if (stageOf(props.room.debrief)) return <Voting {...props} me={me} />;
  if (phase === "decision") return <Deciding {...props} />;
  return null;
}

type WithMe = NowProps & { readonly me: Seated | null };

/** Who moves the debrief on, by name, or "you" to the leader. */
const leaderGoesOn = (props: NowProps) =>
  isLeader(props) ? "You go on" : `${nameIn(props.view, props.room.leaderId)} goes on`;

function Adjourned(props: NowProps) {
  const { adjournments } = props.room.debrief;
  return (
    <Notice title="The debrief is adjourned">
      <p>{adjournments[adjournments.length - 1]?.reason}</p>
      <p>
        {isLeader(props) ? "You" : nameIn(props.view, props.room.leaderId)} can reopen it; then everyone joins
        again.
      </p>
    </Notice>
  );
}

function Reading(props: WithMe) {
  const { view, page, room, me, answer } = props;
  const { join, markRead } = page.deeds;
  const here = room.speakers.filter((s) => s.presence === "present");
  return (
    <>
      <p className="hint">
        {here.filter((s) => s.readAt !== null).length} of {here.length} here have read everything. Reading for{" "}
        <Clock since={room.debrief.phaseAt} label="Time spent reading" />
      </p>
      <p>
        {me === null
          ? "You may watch: people on the panel speak and vote."
          : join
            ? "Join now. Who has not joined before the silent reading ends takes no part in the votes."
            : markRead
              ? "Read what everyone wrote, in silence, before anybody speaks."
              : `You have read everything. ${leaderGoesOn(props)} when the others have, too.`}
      </p>
      <div className="actions">
        {join ? (
          <DeedForm intent="join" answer={answer} against={join}>
            Join the debrief
          </DeedForm>
        ) : null}
        {markRead ? (
          <DeedForm intent="markRead" answer={answer} against={markRead}>
            I have read everything
          </DeedForm>
        ) : null}
        <LinkButton tone="quiet" to={`/loops/${view.id}/packet`}>
          Open the packet
        </LinkButton>
        <LinkButton tone="quiet" to="#written">
          Read it below
        </LinkButton>
      </div>
    </>
  );
}

function Voting(props: WithMe) {
  const { view, page, room, me, readerId, answer } = props;
  const stage = stageOf(room.debrief);
  const shownAt = stage === "revote" ? room.debrief.revoteShownAt : room.debrief.finalShownAt;
  const others = room.awaited.filter((id) => id !== readerId).map((id) => nameIn(view, id));
  if (page.owed) return <VoteForm {...page.owed} others={others} answer={answer} />;
  if (shownAt !== null) return <p>Everyone present has cast. {leaderGoesOn(props)}.</p>;
  return (
    <p>
      {me?.presence === "present" ? "Your vote is cast and hidden from the others. " : ""}
      Waiting for {listed(others)}. All votes show at once when everyone present has cast.
    </p>
  );
}

function Turns(props: NowProps) {
  const { view, page, room, readerId, answer } = props;
  const { nextTurn } = page.deeds;
  const current = room.speakers.find((s) => s.personId === room.currentId);
  if (!current && room.nextId === null) return <p>Everyone was heard. {leaderGoesOn(props)}.</p>;
  const name = nameIn(view, room.currentId);
  const isMine = room.currentId === readerId;
  return (
    <>
      <p className="speaking" key={room.currentId ?? "none"}>
        {current ? (isMine ? "It is your turn to speak." : `${name} speaks now.`) : "Nobody speaks yet."}
        {current?.turnStartedAt ? (
          <>
            {" "}
            <Clock since={current.turnStartedAt} label={`${name}, speaking for`} />
          </>
        ) : null}
        {room.nextId ? ` Next: ${nameIn(view, room.nextId)}.` : " Nobody comes after."}
      </p>
      {current && current.presence !== "present" ? (
        <p>{name} is not here: what they wrote is read aloud, from the text below.</p>
      ) : null}
      {nextTurn ? (
        <DeedForm
          intent="nextTurn"
          about={room.currentId === null ? {} : { expectedSpeakerId: room.currentId }}
          answer={answer}
          against={nextTurn}
        >
          {room.nextId ? `Go on to ${nameIn(view, room.nextId)}` : "End the last turn"}
        </DeedForm>
      ) : null}
    </>
  );
}
