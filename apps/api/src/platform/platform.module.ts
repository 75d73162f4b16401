import { Module } from '@nestjs/common';
import { AuditModule } from './audit/audit.module.js';
import { AuthModule } from './auth/auth.module.js';
import { BotDefenceModule } from './bot-defence/bot-defence.module.js';
import { ConfigModule } from './config/config.module.js';
import { ContentVersionModule } from './content-version/content-version.module.js';
import { CspReportsModule } from './csp-reports/csp-reports.module.js';
import { DatabaseModule } from './database/database.module.js';
import { EventsModule } from './events/events.module.js';
import { HealthModule } from './health/health.module.js';
import { IdempotencyModule } from './idempotency/idempotency.module.js';
import { LoggingModule } from './logging/logging.module.js';
import { MessagingModule } from './messaging/messaging.module.js';
import { NoticesModule } from './notices/notices.module.js';
import { OutboxModule } from './outbox/outbox.module.js';
import { QueueModule } from './queue/queue.module.js';
import { RateLimitModule } from './rate-limit/rate-limit.module.js';
import { ImportsModule } from './imports/imports.module.js';
import { ResourcesModule } from './resources/resources.module.js';
import { SiteOpeningModule } from './site-opening/site-opening.module.js';
import { StorageModule } from './storage/storage.module.js';

/** What every feature stands on, in the HTTP process and in the worker alike. */
@Module({
  imports: [
    ConfigModule,
    LoggingModule,
    DatabaseModule,
    AuditModule,
    ContentVersionModule,
    QueueModule,
    RateLimitModule,
    ImportsModule,
    ResourcesModule,
    AuthModule,
    SiteOpeningModule,
    BotDefenceModule,
    CspReportsModule,
    IdempotencyModule,
    OutboxModule,
    MessagingModule,
    NoticesModule,
    StorageModule,
    EventsModule,
    HealthModule,
  ],
})
export class PlatformModule {}
