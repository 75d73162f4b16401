import { defineEmail } from '../../platform/outbox/outbound-email.js';

/** Sends a customer the letter that says that nothing is owed any more. */
export const settlementLetterEmail = defineEmail('contracts.send-settlement-letter');
