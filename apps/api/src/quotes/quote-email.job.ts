import { defineEmailJob } from '../platform/outbox/outbound-email.js';

/** Mails a quote with its PDF to the person who asked for it. */
export const quoteEmailJob = defineEmailJob('quotes.send-email');
