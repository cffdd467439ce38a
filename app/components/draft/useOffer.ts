import { useEffect, useState } from "react";
import type { FeedbackValue } from "~/forms/feedback-value";
import { type Copy, dropCopy, isBlankValue, isSameValue, keepCopy, readCopy } from "./copy";

/**
 * The text that this device kept for this account and the server doesn't have; null without one. It is moved aside
 * while it is offered, so that writing on does not overwrite it.
 */
export function useOffer(key: string, value: FeedbackValue) {
  const [offer, setOffer] = useState<Copy | null>(null);
  const aside = `${key}.offered`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once, when the page opens.
  useEffect(() => {
    const copy = readCopy(key) ?? readCopy(aside);
    dropCopy(key);
    if (copy === null || isBlankValue(copy.value) || isSameValue(copy.value, value)) return dropCopy(aside);
    keepCopy(aside, copy);
    setOffer(copy);
  }, [key]);
  const close = () => {
    dropCopy(aside);
    setOffer(null);
  };
  return { offer, close };
}
