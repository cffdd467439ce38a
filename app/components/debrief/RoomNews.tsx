import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { type Room, stageOf } from "~/domain/debrief-room";
import type { LoopView } from "~/domain/view";
import { nameIn } from "./names";
import { PHASE_WORDS } from "./words";

/** Says aloud what moves in the room while one is in it: the phase, the speaker, the votes. Nothing at the page's load. */
export function RoomNews({ view, room }: { readonly view: LoopView; readonly room: Room }) {
  const news = newsOf(view, room);
  const { key } = useLocation();
  const heard = useRef({ news, key });
  const [said, setSaid] = useState("");
  useEffect(() => {
    // One's own deed brings the page anew and is told there already.
    const isOwn = key !== heard.current.key;
    if (isOwn || news !== heard.current.news) setSaid(isOwn ? "" : news);
    heard.current = { news, key };
  }, [news, key]);
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  );
}

function newsOf(view: LoopView, room: Room): string {
  const { phase, revoteShownAt, finalShownAt } = room.debrief;
  if (room.currentId !== null) return `${nameIn(view, room.currentId)} speaks now.`;
  const stage = stageOf(room.debrief);
  const shownAt = stage === "revote" ? revoteShownAt : stage === "final" ? finalShownAt : null;
  return shownAt === null ? `${PHASE_WORDS[phase]}.` : `${PHASE_WORDS[phase]}: all votes are shown.`;
}
