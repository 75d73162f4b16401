import { defineEmail } from '../platform/outbox/outbound-email.js';

/** Tells whoever asked for a call that we know of it. */
export const callBackReceiptEmail = defineEmail('leads.send-call-back-receipt');
