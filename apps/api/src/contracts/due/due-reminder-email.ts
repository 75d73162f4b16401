import { defineEmail } from '../../platform/outbox/outbound-email.js';

/** Tells a customer what falls due in the next days. */
export const dueReminderEmail = defineEmail('contracts.send-due-reminder');

/** From so many days before. */
export const REMINDER_DAYS = 5;
