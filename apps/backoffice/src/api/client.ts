import { fetchTransport } from '@flota/client';
import { createHttp, createStaffSession } from './session.js';

const edges = { transport: fetchTransport, readCookies: () => document.cookie };

/** The one session and the one client of this tab. */
export const session = createStaffSession({ ...edges, storage: localStorage, locks: navigator.locks });
export const http = createHttp(edges, session);
