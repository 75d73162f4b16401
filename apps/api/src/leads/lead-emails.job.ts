import { defineEmailJob } from '../platform/outbox/outbound-email.js';

/** Tells whoever sent a form that we have it. */
export const leadReceiptJob = defineEmailJob('leads.send-receipt');

/** Tells the lender's own mailbox that somebody sent one. */
export const leadNoticeJob = defineEmailJob('leads.send-notice');
