import type { Reasons } from "./loop";

export const recordsReasons = {} as const satisfies Reasons;
