import { z } from 'zod';
import { defineEmail } from '../platform/outbox/outbound-email.js';
import { defineJob } from '../platform/queue/job.js';

/** Makes and issues the statement of one contract. */
export const statementItemJob = defineJob('statements.issue', z.object({ runId: z.uuid(), contractId: z.uuid() }));

/** Ends a run once nothing of it is to be done any more. */
export const statementRunJob = defineJob('statements.finish-run', z.object({ runId: z.uuid() }));

/** Mails a statement, an invoice or a letter to the customer it belongs to. */
export const paperEmail = defineEmail('statements.send-paper');

/** Tells the lender's mailbox that statements wait for somebody to look at them. */
export const heldNoticeEmail = defineEmail('statements.send-held-notice');
