import { useId } from "react";
import { Notice } from "../Notice";

export type MadeLink = { readonly kind: "invitation" | "reset"; readonly url: string };

type NewLinkProps = { readonly link: MadeLink; readonly name: string };

const TITLES = { invitation: "The invitation link", reset: "The reset link" };

/** A link just made, shown this once, to be handed over by whoever made it. */
export function NewLink({ link, name }: NewLinkProps) {
  const id = useId();
  return (
    <Notice title={TITLES[link.kind]}>
      <p>
        It is shown only now. Send it to {name} yourself, over a way that reaches nobody else. It works once,
        within seven days.
        {link.kind === "reset" ? " Until a second person has agreed, it does nothing." : null}
      </p>
      <div className="field">
        <label className="label" htmlFor={id}>
          Link
        </label>
        <input id={id} className="input" readOnly value={link.url} />
      </div>
    </Notice>
  );
}
