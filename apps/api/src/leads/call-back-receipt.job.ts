import { defineEmailJob } from '../platform/outbox/outbound-email.js';

/** Tells whoever asked for a call that we know of it. */
export const callBackReceiptJob = defineEmailJob('leads.send-call-back-receipt');
