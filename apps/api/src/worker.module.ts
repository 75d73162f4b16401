import { Module } from '@nestjs/common';
import { BillNoticeComposer } from './bill-requests/bill-notice.composer.js';
import { BillStepComposer } from './bill-requests/bill-step.composer.js';
import { ContentModule } from './content/index.js';
import { DueReminderComposer } from './contracts/due/due-reminder.composer.js';
import { DueRemindersSweep } from './contracts/due/due-reminders.sweep.js';
import { ContractsModule } from './contracts/index.js';
import { ChargeDueSweep } from './contracts/ledger/charge-due.sweep.js';
import { SettlementLetterComposer } from './contracts/settlement/settlement-letter.composer.js';
import { SettlementLettersSweep } from './contracts/settlement/settlement-letters.sweep.js';
import { CustomersModule } from './customers/index.js';
import { AccessLinkComposer } from './customers/links/access-link.composer.js';
import {
  PasswordNoticeComposer,
  SecondFactorNoticeComposer,
  SignInNoticeComposer,
} from './customers/security/security-notice.composers.js';
import { DealersModule } from './dealers/index.js';
import { EMAILS } from './emails.js';
import { JOBS } from './jobs.js';
import { CallBackReceiptComposer } from './leads/call-back-receipt.composer.js';
import { LeadsModule } from './leads/index.js';
import { LeadNoticeComposer } from './leads/lead-notice.composer.js';
import { LeadReceiptComposer } from './leads/lead-receipt.composer.js';
import { MessageAnswerComposer } from './messages/message-answer.composer.js';
import { MessageNoticeComposer } from './messages/message-notice.composer.js';
import { PaymentsSweep } from './payments/cards/payments.sweep.js';
import { PaymentsModule } from './payments/index.js';
import { PaymentNoticeComposer } from './payments/mail/payment-notice.composer.js';
import { PaymentReceiptComposer } from './payments/mail/payment-receipt.composer.js';
import { CryptoModule } from './platform/crypto/crypto.module.js';
import { WorkerHeartbeat } from './platform/health/worker-heartbeat.js';
import { Housekeeping } from './platform/housekeeping/housekeeping.js';
import { Mailer } from './platform/mail/mailer.js';
import type { EmailComposer } from './platform/outbox/email-composer.js';
import { EmailComposers } from './platform/outbox/email-composers.js';
import { OutboundEmailProcessor } from './platform/outbox/outbound-email.processor.js';
import { OutboxSweep } from './platform/outbox/outbox.sweep.js';
import { PlatformModule } from './platform/platform.module.js';
import { Processors } from './platform/queue/processors.js';
import { RightsNoticeComposer } from './privacy/rights-notice.composer.js';
import { RightsReceiptComposer } from './privacy/rights-receipt.composer.js';
import { QuotesModule } from './quotes/index.js';
import { QuoteEmailComposer } from './quotes/quote-email.composer.js';
import { HeldNoticeComposer } from './statements/held-notice.composer.js';
import { StatementsModule } from './statements/index.js';
import { PaperEmailComposer } from './statements/paper-email.composer.js';
import { StatementItemProcessor } from './statements/statement-item.processor.js';
import { StatementRunProcessor } from './statements/statement-run.processor.js';
import { StatementSchedule } from './statements/statement.schedule.js';
import { StatementSweep } from './statements/statement.sweep.js';

const COMPOSERS = [
  QuoteEmailComposer,
  CallBackReceiptComposer,
  LeadReceiptComposer,
  LeadNoticeComposer,
  RightsReceiptComposer,
  RightsNoticeComposer,
  AccessLinkComposer,
  SignInNoticeComposer,
  PasswordNoticeComposer,
  SecondFactorNoticeComposer,
  SettlementLetterComposer,
  DueReminderComposer,
  BillStepComposer,
  BillNoticeComposer,
  MessageAnswerComposer,
  MessageNoticeComposer,
  PaymentReceiptComposer,
  PaymentNoticeComposer,
  PaperEmailComposer,
  HeldNoticeComposer,
];

const PROCESSORS = [OutboundEmailProcessor, StatementItemProcessor, StatementRunProcessor];

/** The worker process: the only place where processors are loaded. */
@Module({
  imports: [
    PlatformModule.forJobs(JOBS),
    ContentModule,
    ContractsModule,
    CryptoModule,
    CustomersModule,
    DealersModule,
    LeadsModule,
    PaymentsModule,
    QuotesModule,
    StatementsModule,
  ],
  providers: [
    Mailer,
    OutboxSweep,
    Housekeeping,
    PaymentsSweep,
    WorkerHeartbeat,
    ChargeDueSweep,
    DueRemindersSweep,
    SettlementLettersSweep,
    StatementSchedule,
    StatementSweep,
    ...COMPOSERS,
    {
      provide: EmailComposers,
      inject: COMPOSERS,
      useFactory: (...composers: EmailComposer[]) => new EmailComposers(EMAILS, composers),
    },
    ...PROCESSORS,
    {
      provide: Processors,
      inject: PROCESSORS,
      useFactory: (...hosts: InstanceType<(typeof PROCESSORS)[number]>[]) => new Processors(JOBS, hosts),
    },
  ],
})
export class WorkerModule {}
