import { isRouteErrorResponse, Link, useLocation } from "@remix-run/react";
import { KeptForm } from "./KeptForm";
import { useKept } from "./kept";
import { Page } from "./Page";
import { useRootData } from "./root-data";

type Fault = {
  readonly kicker: string;
  readonly title: string;
  readonly lede: string;
  readonly next: "home" | "reload" | "signIn";
};

const FAULTS: Readonly<Record<number, Fault>> = {
  401: {
    kicker: "Signed out",
    title: "Your session has ended",
    lede: "You were away for a while, or signed out elsewhere. Sign in again to go on from here.",
    next: "signIn",
  },
  403: {
    kicker: "Not permitted",
    title: "This is not yours to do",
    lede: "Your account does not carry the capability for it. An admin of your organisation can grant one.",
    next: "home",
  },
  404: {
    kicker: "Not found",
    title: "Not here",
    lede: "It may not exist, or it may not be yours to see. The two look the same on purpose.",
    next: "home",
  },
  409: {
    kicker: "Conflict",
    title: "It changed while you were reading",
    lede: "Somebody else acted first. Go back, reload to see how things stand now, and try again.",
    next: "reload",
  },
  413: {
    kicker: "Too large",
    title: "That is more than fits",
    lede: "What was sent is larger than this server takes. Go back, shorten it, and send it again.",
    next: "reload",
  },
  503: {
    kicker: "Not now",
    title: "The server can't reach its database",
    lede: "It tries again by itself. Nothing saved is lost, and nothing was half-saved. Reload in a moment; if you had sent a form, let your browser send it again when it asks.",
    next: "reload",
  },
};

const KEPT = "As far as it can tell, this was not saved. What you typed is below: send it again in a moment.";

const OFFLINE: Fault = {
  kicker: "Offline",
  title: "The server can't be reached",
  lede: "Check your connection. What you typed is still in the page you came from: go back, and send it again when you are online.",
  next: "reload",
};

const BUG: Fault = {
  kicker: "Our fault",
  title: "Something broke on our side",
  lede: "Nothing was half-saved. Reload the page; if it happens again, tell an admin of your organisation.",
  next: "reload",
};

/** What a thrown answer, a bug or a lost connection looks like, and what to do next. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const fault = faultOf(error);
  const requestId = useRequestId(error);
  const kept = useKept();
  if (kept)
    return (
      <Page kicker={fault.kicker} title={fault.title} lede={<p>{KEPT}</p>} width="text">
        <KeptForm fields={kept} />
      </Page>
    );
  return (
    <Page kicker={fault.kicker} title={fault.title} lede={<p>{fault.lede}</p>} width="text">
      <p className="actions">
        <NextStep next={fault.next} />
      </p>
      {fault === BUG && requestId ? (
        <p className="hint">
          The log has this under <code className="request-id">{requestId}</code>.
        </p>
      ) : null}
    </Page>
  );
}

function faultOf(error: unknown): Fault {
  if (isRouteErrorResponse(error)) return FAULTS[error.status] ?? BUG;
  return lostConnection(error) ? OFFLINE : BUG;
}

/** Browsers throw a TypeError of their own wording when a request never arrived. */
function lostConnection(error: unknown): boolean {
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
}

/** The id is of the request that failed only where the whole page came from the server: the first location. */
function useRequestId(error: unknown): string | undefined {
  const { requestId } = useRootData();
  const { key } = useLocation();
  const data: unknown = isRouteErrorResponse(error) ? error.data : undefined;
  if (typeof data === "object" && data !== null && "requestId" in data) return String(data.requestId);
  return key === "default" ? requestId : undefined;
}

function NextStep({ next }: { readonly next: Fault["next"] }) {
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;
  if (next === "home") return <Link to="/">Go to your work</Link>;
  if (next === "signIn") return <Link to={`/sign-in?then=${encodeURIComponent(here)}`}>Sign in</Link>;
  return (
    <a href={here} className="button button-quiet">
      Reload this page
    </a>
  );
}
