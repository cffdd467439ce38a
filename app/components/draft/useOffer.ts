import { useEffect, useState } from "react";
import { type Copy, dropCopy, keepCopy, readCopy } from "./copy";

/** How two texts of one form are compared. */
export type Likeness<Value> = {
  readonly isSame: (one: Value, other: Value) => boolean;
  readonly isBlank: (value: Value) => boolean;
};

/**
 * The text that this device kept for this account and the server doesn't have; null without one. It is moved aside
 * while it is offered, so that writing on does not overwrite it.
 */
export function useOffer<Value>(key: string, value: Value, { isSame, isBlank }: Likeness<Value>) {
  const [offer, setOffer] = useState<Copy<Value> | null>(null);
  const aside = `${key}.offered`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once, when the page opens.
  useEffect(() => {
    const copy = readCopy<Value>(key) ?? readCopy<Value>(aside);
    dropCopy(key);
    if (copy === null || isBlank(copy.value) || isSame(copy.value, value)) return dropCopy(aside);
    keepCopy(aside, copy);
    setOffer(copy);
  }, [key]);
  const close = () => {
    dropCopy(aside);
    setOffer(null);
  };
  return { offer, close };
}
