import { useEffect, useState } from "react";
import { useRootData } from "../root-data";

/**
 * How long something has gone on, in minutes and seconds by the server's clock. Drawn as of the page's load, and running
 * where there is script. A clock is no news: a screen reader reads it when asked, not at each second.
 */
export function Clock({ since, label }: { readonly since: number; readonly label: string }) {
  const { now } = useRootData();
  const [passed, setPassed] = useState(0);
  // Each load brings the server's clock anew.
  useEffect(() => {
    // "now" is no part of what is done here, only the sign that there was a load.
    if (now === 0) return;
    const began = performance.now();
    setPassed(0);
    const timer = setInterval(() => setPassed(performance.now() - began), 1_000);
    return () => clearInterval(timer);
  }, [now]);
  const seconds = Math.max(0, Math.floor((now + passed - since) / 1_000));
  return (
    <span className="clock" role="timer" aria-label={label}>
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, "0")}
    </span>
  );
}
