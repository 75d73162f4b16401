import { defineEmailJob } from '../platform/outbox/outbound-email.js';

/** Tells whoever asked for a right that we have the request, and until when we answer. */
export const rightsReceiptJob = defineEmailJob('privacy.send-receipt');

/** Tells the lender's own mailbox that somebody asked. */
export const rightsNoticeJob = defineEmailJob('privacy.send-notice');
