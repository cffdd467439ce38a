import { Link, NavLink, useLocation } from "@remix-run/react";
import { Menu } from "lucide-react";
import { useEffect, useRef } from "react";
import { AccountMenu } from "./AccountMenu";
import { PlumbBob } from "./PlumbBob";
import { type RootData, useRootData } from "./root-data";

const NAV_ID = "places";

/** The top of every page: whose installation this is, where to go, and who is signed in. */
export function Header() {
  const { organisation, viewer, nav } = useRootData();
  return (
    <header className="masthead">
      <div className="masthead-line">
        <Link to="/" className="wordmark">
          <PlumbBob />
          <span>Plumbline</span>
        </Link>
        {organisation ? <span className="masthead-organisation">{organisation.name}</span> : null}
        <div className="masthead-end">
          {nav.length > 0 ? <NavOpener /> : null}
          {viewer ? <AccountMenu name={viewer.name} /> : null}
        </div>
      </div>
      {nav.length > 0 ? <Places nav={nav} /> : null}
      {organisation?.demo ? <DemoBanner /> : null}
    </header>
  );
}

// The popover attributes open the list on narrow screens without script; React 18 has no typed props for them.
const OPENS_NAV: Record<string, string> = { popovertarget: NAV_ID };
const IS_POPOVER: Record<string, string> = { popover: "auto" };

function NavOpener() {
  return (
    <button type="button" className="button button-quiet places-opener" {...OPENS_NAV}>
      <Menu aria-hidden="true" />
      <span>Menu</span>
    </button>
  );
}

function Places({ nav }: { readonly nav: RootData["nav"] }) {
  const list = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new place closes the opened list.
  useEffect(() => {
    if (list.current?.matches(":popover-open")) list.current.hidePopover();
  }, [pathname]);
  return (
    <nav ref={list} id={NAV_ID} className="places" aria-label="Main" {...IS_POPOVER}>
      <ul>
        {nav.map((place) => (
          <li key={place.to}>
            <NavLink to={place.to} end={place.to === "/"} prefetch="none">
              {place.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function DemoBanner() {
  return <p className="demo-banner">Demo organisation: everyone here is fictional.</p>;
}
