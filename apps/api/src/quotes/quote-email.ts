import { defineEmail } from '../platform/outbox/outbound-email.js';

/** Mails a quote with its PDF to the person who asked for it. */
export const quoteEmail = defineEmail('quotes.send-email');
