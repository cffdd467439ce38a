import { useEffect } from "react";
import { dropCopy, readCopy } from "./copy";

type ForgetCopyProps = { readonly copyKey: string; readonly before: number };

/** Once feedback is submitted, this device forgets what it kept of it; what was written later stays (F4). */
export function ForgetCopy({ copyKey, before }: ForgetCopyProps) {
  useEffect(() => {
    const copy = readCopy(copyKey);
    if (copy !== null && copy.at <= before) dropCopy(copyKey);
  }, [copyKey, before]);
  return null;
}
