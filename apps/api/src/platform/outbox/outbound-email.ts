import { z } from 'zod';
import { defineJob, type JobDefinition } from '../queue/job.js';

const emailJobPayload = z.object({ outboundEmailId: z.uuid() });

export type EmailJob = JobDefinition<typeof emailJobPayload>;

/** A kind of mail. The job is told which `OutboundEmail` row to send; who and what follow from the row. */
export const defineEmailJob = (name: string): EmailJob => defineJob(name, emailJobPayload);

/** How long one worker may hold a mail before another takes it over; renewed while the mail is being sent. */
export const LEASE_MS = 30_000;

/** A mail that could not be sent for three days is given up and shown to staff. */
export const giveUpAt = (): Date => new Date(Date.now() + 3 * 24 * 3_600_000);

/** Five seconds after the first failure, then twice as long each time, at most a quarter of an hour. */
export const retryDelayMs = (attempts: number): number => Math.min(5_000 * 2 ** (attempts - 1), 15 * 60_000);
