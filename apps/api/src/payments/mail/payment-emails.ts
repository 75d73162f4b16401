import { defineEmail } from '../../platform/outbox/outbound-email.js';

/** Tells the customer that their money came, and what it paid. */
export const paymentReceiptEmail = defineEmail('payments.send-receipt');

/** Tells the lender's own mailbox that a payment needs a person. */
export const paymentNoticeEmail = defineEmail('payments.send-notice');
