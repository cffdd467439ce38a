import type { Reasons } from "./loop";

export const debriefReasons = {} as const satisfies Reasons;
