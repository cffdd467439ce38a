import { Link } from "@remix-run/react";
import { type ReactNode, useId } from "react";

export type Tone = "primary" | "quiet" | "grave";

type ButtonProps = {
  readonly children: ReactNode;
  readonly tone?: Tone;
  readonly name?: string;
  readonly value?: string;
  readonly type?: "submit" | "button" | "reset";
  readonly form?: string;
  readonly formNoValidate?: boolean;
  /** Sends the form in another way than it says itself: asks with it, rather than doing its deed. */
  readonly formMethod?: "get";
  readonly formAction?: string;
  readonly icon?: ReactNode;
  /** Why it can't be pressed now. The button stays reachable by keyboard and says so in words. */
  readonly disabledReason?: string;
};

/** A deed. With `disabledReason` it does nothing, and the reason stands beneath it. */
export function Button({
  children,
  tone = "primary",
  type = "submit",
  icon,
  disabledReason,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const face = (
    <>
      {icon}
      <span>{children}</span>
    </>
  );
  if (!disabledReason) {
    return (
      <button type={type} className={`button button-${tone}`} {...rest}>
        {face}
      </button>
    );
  }
  return (
    <span className="button-held">
      <button
        type="button"
        className={`button button-${tone}`}
        aria-disabled="true"
        aria-describedby={reasonId}
      >
        {face}
      </button>
      <span className="reason" id={reasonId}>
        {disabledReason}
      </span>
    </span>
  );
}

type LinkButtonProps = {
  readonly to: string;
  readonly children: ReactNode;
  readonly tone?: Tone;
  readonly icon?: ReactNode;
  /** Off unless asked for: prefetch must never fetch revealed writing (R1). */
  readonly prefetch?: "none" | "intent" | "render" | "viewport";
};

/** A link that leads to a deed, with a button's weight. */
export function LinkButton({ to, children, tone = "primary", icon, prefetch = "none" }: LinkButtonProps) {
  return (
    <Link to={to} prefetch={prefetch} className={`button button-${tone}`}>
      {icon}
      <span>{children}</span>
    </Link>
  );
}
