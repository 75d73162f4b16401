import { callBackReceiptJob } from './leads/call-back-receipt.job.js';
import { leadNoticeJob, leadReceiptJob } from './leads/lead-emails.job.js';
import type { JobDefinition } from './platform/queue/job.js';
import { rightsNoticeJob, rightsReceiptJob } from './privacy/rights-emails.job.js';
import { quoteEmailJob } from './quotes/quote-email.job.js';

/** Every kind of background work. The worker does not start unless each has exactly one processor. */
export const JOBS: JobDefinition[] = [
  quoteEmailJob,
  callBackReceiptJob,
  leadReceiptJob,
  leadNoticeJob,
  rightsReceiptJob,
  rightsNoticeJob,
];
