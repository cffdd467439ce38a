import type { Reasons } from "./loop";

export const vetoReasons = {} as const satisfies Reasons;
