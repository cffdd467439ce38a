import { createContext, useContext } from "react";

/** The fields of a form that could not be taken, by name and in their order; secrets are not among them. */
export type Kept = readonly (readonly [name: string, value: string])[];

/**
 * What a page without script had sent when the database was away: nothing of the page can be drawn then, and its text
 * must not be lost with it (F4). Set on the server alone.
 */
export const KeptContext = createContext<Kept | null>(null);

export const useKept = (): Kept | null => useContext(KeptContext);
