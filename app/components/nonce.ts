import { createContext, useContext } from "react";

/** The Content-Security-Policy's nonce of the page being rendered. Browsers hide it from scripts, so there it is absent. */
export const NonceContext = createContext<string | undefined>(undefined);

export const useNonce = (): string | undefined => useContext(NonceContext);
