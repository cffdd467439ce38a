import { DEBRIEF_ACTS } from "./model-debrief";
import { OFFER_ACTS } from "./model-offer";
import { ROUND_ACTS } from "./model-rounds";
import { SEAT_ACTS } from "./model-seats";

/** Everything that anybody can try on a loop. */
export const ACTS = { ...ROUND_ACTS, ...DEBRIEF_ACTS, ...SEAT_ACTS, ...OFFER_ACTS };
export type ActName = keyof typeof ACTS;
