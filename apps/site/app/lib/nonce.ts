import { createContext } from 'react';

/** The secret that the page's own inline scripts bear while it is rendered (`load-context.ts`); in the browser there is none. */
export const NonceContext = createContext<string | undefined>(undefined);
