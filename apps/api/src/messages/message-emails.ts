import { defineEmail } from '../platform/outbox/outbound-email.js';

/** Tells a customer that customer care has answered. */
export const messageAnswerEmail = defineEmail('messages.send-answer');

/** Tells the lender's own mailbox that a customer has written. */
export const messageNoticeEmail = defineEmail('messages.send-notice');
