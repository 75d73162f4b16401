import { defineEmail } from '../platform/outbox/outbound-email.js';

/** Tells whoever sent a form that we have it. */
export const leadReceiptEmail = defineEmail('leads.send-receipt');

/** Tells the lender's own mailbox that somebody sent one. */
export const leadNoticeEmail = defineEmail('leads.send-notice');
