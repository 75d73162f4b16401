import { defineEmail } from '../platform/outbox/outbound-email.js';

/** Tells a customer some days before what falls due. */
export const dueReminderEmail = defineEmail('contracts.send-due-reminder');

/** So many days before. */
export const REMINDER_DAYS = 5;
