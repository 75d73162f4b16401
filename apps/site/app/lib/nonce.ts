import { createContext, useContext } from 'react';

/** Nonce of the page's Content-Security-Policy; only known while rendering on the server. */
export const NonceContext = createContext<string | undefined>(undefined);

export const useNonce = () => useContext(NonceContext);
