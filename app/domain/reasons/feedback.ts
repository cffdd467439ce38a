import type { Reasons } from "./loop";

export const feedbackReasons = {} as const satisfies Reasons;
