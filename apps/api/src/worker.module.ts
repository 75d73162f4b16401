import { Module } from '@nestjs/common';
import { ContentModule } from './content/content.module.js';
import { JOBS } from './jobs.js';
import { CallBackReceiptProcessor } from './leads/call-back-receipt.processor.js';
import { LeadNoticeProcessor } from './leads/lead-notice.processor.js';
import { LeadReceiptProcessor } from './leads/lead-receipt.processor.js';
import { LeadsModule } from './leads/leads.module.js';
import { CryptoModule } from './platform/crypto/crypto.module.js';
import { WorkerHeartbeat } from './platform/health/worker-heartbeat.js';
import { Housekeeping } from './platform/housekeeping/housekeeping.js';
import { Mailer } from './platform/mail/mailer.js';
import { OutboxSweep } from './platform/outbox/outbox.sweep.js';
import { PlatformModule } from './platform/platform.module.js';
import { Processors } from './platform/queue/processors.js';
import { RightsNoticeProcessor } from './privacy/rights-notice.processor.js';
import { RightsReceiptProcessor } from './privacy/rights-receipt.processor.js';
import { QuoteEmailProcessor } from './quotes/quote-email.processor.js';
import { QuotesModule } from './quotes/quotes.module.js';

const PROCESSORS = [
  QuoteEmailProcessor,
  CallBackReceiptProcessor,
  LeadReceiptProcessor,
  LeadNoticeProcessor,
  RightsReceiptProcessor,
  RightsNoticeProcessor,
];

/** The worker process: the only place where processors are loaded. */
@Module({
  imports: [PlatformModule.forJobs(JOBS), ContentModule, CryptoModule, LeadsModule, QuotesModule],
  providers: [
    Mailer,
    OutboxSweep,
    Housekeeping,
    WorkerHeartbeat,
    ...PROCESSORS,
    {
      provide: Processors,
      inject: PROCESSORS,
      useFactory: (...hosts: InstanceType<(typeof PROCESSORS)[number]>[]) => new Processors(JOBS, hosts),
    },
  ],
})
export class WorkerModule {}
