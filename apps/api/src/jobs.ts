import { outboundEmailJob } from './platform/outbox/outbound-email.js';
import type { JobDefinition } from './platform/queue/job.js';
import { statementItemJob, statementRunJob } from './statements/statements.job.js';

/**
 * Every kind of background work. The worker does not start unless each has exactly one processor. Each is a queue, which
 * without Redis holds database connections in every process: mails share one.
 */
export const JOBS: JobDefinition[] = [outboundEmailJob, statementItemJob, statementRunJob];
