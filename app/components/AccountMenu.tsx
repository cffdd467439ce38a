import { Form, Link, useLocation } from "@remix-run/react";
import { ChevronDown, LogOut, UserRound } from "lucide-react";
import { useEffect, useRef } from "react";

/** The signed-in person, their account, and the way out. Opens without script. */
export function AccountMenu({ name }: { readonly name: string }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new place closes the opened menu.
  useEffect(() => {
    if (menu.current) menu.current.open = false;
  }, [pathname]);
  return (
    <details ref={menu} className="account">
      <summary aria-label={`Your account: ${name}`}>
        <UserRound aria-hidden="true" />
        <span className="account-name">{name}</span>
        <ChevronDown aria-hidden="true" />
      </summary>
      <div className="account-menu">
        <p className="account-who">{name}</p>
        <Link to="/calibration">Your calibration</Link>
        <Link to="/account">Account</Link>
        <Form method="post" action="/sign-out">
          <button type="submit" className="link-button">
            <LogOut aria-hidden="true" />
            <span>Sign out</span>
          </button>
        </Form>
      </div>
    </details>
  );
}
