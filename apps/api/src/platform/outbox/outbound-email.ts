import { z } from 'zod';
import { defineJob } from '../queue/job.js';

/** Sends one mail. The job is told which `OutboundEmail` row to send; who and what follow from the row. */
export const outboundEmailJob = defineJob('outbox.send-email', z.object({ outboundEmailId: z.uuid() }));

/** A kind of mail, as its rows name it, e.g. `quotes.send-email`. What is in it is said by its `EmailComposer`. */
export interface EmailKind {
  readonly name: string;
}

export const defineEmail = (name: string): EmailKind => ({ name });

/** How long one worker may hold a mail before another takes it over; renewed while the mail is being sent. */
export const LEASE_MS = 30_000;

/** A mail that could not be sent for three days is given up and shown to staff. */
export const giveUpAt = (): Date => new Date(Date.now() + 3 * 24 * 3_600_000);

/** Five seconds after the first failure, then twice as long each time, at most a quarter of an hour. */
export const retryDelayMs = (attempts: number): number => Math.min(5_000 * 2 ** (attempts - 1), 15 * 60_000);
