/** How a page stands to what others do meanwhile: told at once, asking now and then, or not at all any more. */
export type Liveness = "still" | "live" | "asking" | "lost" | "signedOut";

type Followed = {
  readonly address: string;
  /** The mark of what the page shows. */
  readonly mark: () => number;
  readonly onLiveness: (liveness: Liveness) => void;
  /** Something has happened that the page does not show yet, and the server answers. */
  readonly onChange: () => void;
};

/** How it goes on after a question: wait to be told, ask again after so long, or end. */
type Answer = { readonly liveness: Liveness; readonly again: number | null };

const ASK_EVERY = 5_000;
const TRY_EVERY = 2_000;

/**
 * Follows a loop as long as the page is in sight: by a stream, or where none is to be had by asking every five seconds. A
 * browser holds few connections to one server open, so a page that nobody looks at gives its own back, and catches up
 * when it is looked at again. The page is read anew only once the server has answered: reading it in vain would put an
 * error in the place of what somebody is typing (F4). Answers what ends it.
 */
export function follow({ address, mark, onLiveness, onChange }: Followed): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const listen = () => {
    stop();
    source = new EventSource(`${address}?since=${mark()}`);
    source.addEventListener("open", () => onLiveness("live"));
    // Readers of one room read it anew a little apart from each other: together they would all wait for the last.
    source.addEventListener("message", ({ data }) => soon(Math.random() * Number(data)));
    source.addEventListener("error", () => {
      onLiveness("lost");
      // It tries again by itself, unless the answer was no stream.
      if (source?.readyState !== EventSource.CLOSED) return;
      source = null;
      soon(0);
    });
  };

  const soon = (wait: number) => {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      const { liveness, again } = await ask();
      if (document.visibilityState === "hidden") return;
      onLiveness(liveness);
      if (again === null) clearTimeout(timer);
      else soon(again);
    }, wait);
  };

  const ask = async (): Promise<Answer> => {
    const answer = await fetch(address, { redirect: "manual" }).catch(() => null);
    if (answer?.type === "opaqueredirect") return { liveness: "signedOut", again: null };
    if (!answer?.ok && answer?.status !== 404) return { liveness: "lost", again: TRY_EVERY };
    const told = answer.ok ? ((await answer.json()) as { mark: number }).mark : null;
    if (told !== mark()) onChange();
    return source ? { liveness: "live", again: null } : { liveness: "asking", again: ASK_EVERY };
  };

  const stop = () => {
    clearTimeout(timer);
    source?.close();
    source = null;
  };

  const look = () => (document.visibilityState === "hidden" ? stop() : listen());
  document.addEventListener("visibilitychange", look);
  look();
  return () => {
    document.removeEventListener("visibilitychange", look);
    stop();
  };
}
