import { Module } from '@nestjs/common';
import { JOBS } from './jobs.js';
import { CallBackReceiptProcessor } from './leads/call-back-receipt.processor.js';
import { WorkerHeartbeat } from './platform/health/worker-heartbeat.js';
import { Housekeeping } from './platform/housekeeping/housekeeping.js';
import { Mailer } from './platform/mail/mailer.js';
import { OutboxSweep } from './platform/outbox/outbox.sweep.js';
import { PlatformModule } from './platform/platform.module.js';
import { Processors } from './platform/queue/processors.js';
import { QuoteEmailProcessor } from './quotes/quote-email.processor.js';
import { QuotesModule } from './quotes/quotes.module.js';

const PROCESSORS = [QuoteEmailProcessor, CallBackReceiptProcessor];

/** The worker process: the only place where processors are loaded. */
@Module({
  imports: [PlatformModule.forJobs(JOBS), QuotesModule],
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
