import { defineEmail } from '../platform/outbox/outbound-email.js';

/** Tells whoever asked for a right that we have the request, and until when we answer. */
export const rightsReceiptEmail = defineEmail('privacy.send-receipt');

/** Tells the lender's own mailbox that somebody asked. */
export const rightsNoticeEmail = defineEmail('privacy.send-notice');
