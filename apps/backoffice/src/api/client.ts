import { fetchTransport, transportWithProgress } from '@flota/client';
import { createHttp, createStaffSession } from './session.js';
import { createStepUp } from './step-up.js';

const edges = { transport: fetchTransport, readCookies: () => document.cookie };

/** The one session, the one who asks for proofs and the one client of this tab. */
export const session = createStaffSession({ ...edges, storage: localStorage, locks: navigator.locks });
export const stepUp = createStepUp();
export const http = createHttp(edges, session, stepUp);

/** The same, for what takes long enough to send that one wants to see it move: `onProgress` gets 0 to 1. */
export const httpWithProgress = (onProgress: (share: number) => void) =>
  createHttp({ ...edges, transport: transportWithProgress(onProgress) }, session, stepUp);
