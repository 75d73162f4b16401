import { callBackReceiptJob } from './leads/call-back-receipt.job.js';
import type { JobDefinition } from './platform/queue/job.js';
import { quoteEmailJob } from './quotes/quote-email.job.js';

/** Every kind of background work. The worker does not start unless each has exactly one processor. */
export const JOBS: JobDefinition[] = [quoteEmailJob, callBackReceiptJob];
