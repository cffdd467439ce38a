import { Link, useLocation } from "@remix-run/react";
import type { Liveness } from "./follow";
import "./live.css";

const WORDS: Readonly<Record<Exclude<Liveness, "still" | "signedOut">, string>> = {
  live: "Live: changes show by themselves",
  asking: "Asking for changes every 5 seconds",
  lost: "Not connected: what you see may be out of date. Trying again",
};

/** Whether the page shows by itself what others do. Without script nothing, for then it doesn't. */
export function LiveLine({ liveness }: { readonly liveness: Liveness }) {
  const { pathname } = useLocation();
  if (liveness === "still") return null;
  if (liveness === "signedOut")
    return (
      <p className="live-line" role="status">
        You are signed out, so changes no longer show.{" "}
        <Link to={`/sign-in?then=${encodeURIComponent(pathname)}`}>Sign in again</Link>
      </p>
    );
  return (
    <p className={`live-line live-${liveness}`} role={liveness === "lost" ? "status" : undefined}>
      {WORDS[liveness]}
    </p>
  );
}
