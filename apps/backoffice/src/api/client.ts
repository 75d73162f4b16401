import { createHttp } from './http.js';
import { createSession } from './session.js';

const readCookie = () => document.cookie;
const transport: typeof fetch = (input, init) => fetch(input, init);

/** The one session and the one client of this tab. */
export const session = createSession({ transport, readCookie, storage: localStorage, locks: navigator.locks });
export const http = createHttp({ session, transport, readCookie });
