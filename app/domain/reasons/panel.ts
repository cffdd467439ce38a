import type { Reasons } from "./loop";

export const panelReasons = {} as const satisfies Reasons;
