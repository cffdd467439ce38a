import { Check, CloudOff, PencilLine } from "lucide-react";
import type { ReactNode } from "react";
import { useRootData } from "../root-data";
import type { Standing } from "./keeper";
import { dayIn, secondsIn } from "./seconds";
import "./draft.css";

const KEPT = "It is kept on this device.";
const LOST = "This browser keeps nothing, so leave this page open.";

/** Said for each way in which the text on the page is not on the server; null where it is. */
function words(standing: Standing, signIn: ReactNode): ReactNode {
  const kept = standing.device === "kept" ? KEPT : LOST;
  switch (standing.word) {
    case "typing":
      return standing.device === "kept" ? "Not saved yet: kept on this device." : `Not saved yet. ${LOST}`;
    case "saving":
      return "Saving.";
    case "offline":
      return `Not saved: no connection. ${kept} It is saved when the connection is back.`;
    case "signedOut":
      return (
        <>
          Not saved: you are signed out. {kept} {signIn}
        </>
      );
    case "notYours":
      return `Not saved: this browser is signed in as somebody else. ${kept} It waits for your account alone.`;
    case "failed":
      return `Not saved: the server had a problem. ${kept} It is tried again.`;
    case "refused":
      return `Not saved: nothing can be saved here any more. ${kept} Reload the page to see why.`;
    case "conflict":
      return `Not saved: another tab or device saved a different text. ${kept}`;
    default:
      return null;
  }
}

type SaveLineProps = {
  readonly standing: Standing;
  readonly savedAt: number | null;
  readonly signIn: ReactNode;
};

/** When the writing was saved, or why it isn't. */
export function SaveLine({ standing, savedAt, signIn }: SaveLineProps) {
  const said = words(standing, signIn);
  const isMoving = standing.word === "typing" || standing.word === "saving";
  const isSaved = said === null && savedAt !== null;
  const Icon = isSaved ? Check : said === null || isMoving ? PencilLine : CloudOff;
  return (
    <p className="save-line" role="status">
      <Icon aria-hidden="true" /> <span>{said ?? <SavedAt at={savedAt} />}</span>
    </p>
  );
}

function SavedAt({ at }: { readonly at: number | null }) {
  const { viewer, now } = useRootData();
  if (at === null) return <>Nothing saved yet.</>;
  const zone = viewer?.timeZone ?? "UTC";
  const isToday = dayIn(at, zone) === dayIn(now, zone);
  return (
    <>
      Saved {isToday ? "" : `${dayIn(at, zone)}, `}
      <time dateTime={new Date(at).toISOString()}>{secondsIn(at, zone)}</time>
    </>
  );
}
