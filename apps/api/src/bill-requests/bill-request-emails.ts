import { defineEmail } from '../platform/outbox/outbound-email.js';

/** Tells the customer which step the request has taken, its receipt included. */
export const billStepEmail = defineEmail('bill-requests.send-step');

/** Tells the lender's own mailbox that a request came in. */
export const billNoticeEmail = defineEmail('bill-requests.send-notice');
