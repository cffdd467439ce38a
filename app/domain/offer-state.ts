import { type Loop, last, type OfferDeed } from "./loop";

export type OfferState = "none" | OfferDeed;

/** Where the offer stands by its records alone; whether "ready" counts is `isReady`'s question (O1). */
export const offerStateOf = (loop: Loop): OfferState => last(loop.offer)?.deed ?? "none";

/** Whether an offer went out, whatever became of it; from then on no veto is cast (V1). */
export const hasBeenExtended = (loop: Loop): boolean => loop.offer.some((step) => step.deed === "extended");
