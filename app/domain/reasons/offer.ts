import type { Reasons } from "./loop";

export const offerReasons = {} as const satisfies Reasons;
