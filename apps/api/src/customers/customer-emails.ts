import { defineEmail } from '../platform/outbox/outbound-email.js';

// Each kind has a queue of its own, which costs connections: what follows from the row has no kind of its own.

/**
 * About a one-time link: the link itself when it goes to the link's address, else word of it to the address the account
 * has. Without a link: somebody asked to register who is registered.
 */
export const accessLinkEmail = defineEmail('customers.send-access-link');

/** Somebody signed in on a device that is new. */
export const signInNoticeEmail = defineEmail('customers.notify-sign-in');

/** The password was changed. */
export const passwordNoticeEmail = defineEmail('customers.notify-password');

/** The second factor is on, or off: as it is when the mail is written. */
export const secondFactorNoticeEmail = defineEmail('customers.notify-second-factor');
