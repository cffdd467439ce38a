import type { ReactNode } from "react";

type PressProps = {
  readonly onPress: () => void;
  readonly tone?: "primary" | "quiet";
  readonly children: ReactNode;
};

/** A button for script alone: what it does happens on this page and sends nothing. */
export function Press({ onPress, tone = "primary", children }: PressProps) {
  return (
    <button type="button" className={`button button-${tone}`} onClick={onPress}>
      {children}
    </button>
  );
}
