import { fetchTransport } from '@flota/client';
import { createHttp, createStaffSession } from './session.js';
import { createStepUp } from './step-up.js';

const edges = { transport: fetchTransport, readCookies: () => document.cookie };

/** The one session, the one who asks for proofs and the one client of this tab. */
export const session = createStaffSession({ ...edges, storage: localStorage, locks: navigator.locks });
export const stepUp = createStepUp();
export const http = createHttp(edges, session, stepUp);
