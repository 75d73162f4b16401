import { Injectable, Logger, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { SecurityEvent } from '@flota/schemas';
import { FieldEncryption } from '../crypto/field-encryption.js';
import { PrismaService } from '../database/prisma.service.js';
import { asRequest, currentRequest, type RequestOrigin } from '../http/request-context.js';
import { Audit, type AuditedFact } from './audit.js';
import { Repeats } from './repeats.js';
import { FAILURES } from './security-event-names.js';

export type SecurityFact = Omit<AuditedFact, 'action'>;

interface Occurrence {
  event: SecurityEvent;
  fact: SecurityFact;
  origin: RequestOrigin | undefined;
}

const TELL_REPEATS_EVERY_MS = 10_000;
/** Characters of the hash: enough to tell mailboxes apart. */
const HASH_LENGTH = 22;

/**
 * What touches who gets in and what gets out: an entry of the audit log, in a transaction of its own, and a line of the
 * log, with ids only. Noting never fails the call it tells about.
 */
@Injectable()
export class SecurityEvents implements OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger('Security');
  private readonly repeats = new Repeats<Occurrence>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly prisma: PrismaService,
    private readonly audit: Audit,
    private readonly encryption: FieldEncryption,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.tellRepeats(), TELL_REPEATS_EVERY_MS).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.tellRepeats({ all: true });
  }

  async note(event: SecurityEvent, fact: SecurityFact): Promise<void> {
    const occurrence = { event, fact, origin: currentRequest() };
    if (FAILURES.has(event) && !this.isFirst(occurrence)) return;
    await this.tell(occurrence);
  }

  /** The same of what must not happen without a trace: fails when it can't be kept, and so does the call. */
  async noteOrFail(event: SecurityEvent, fact: SecurityFact): Promise<void> {
    this.logger.log(lineOf(event, fact));
    await this.audit.note(this.prisma, { ...fact, action: event });
  }

  /** The record id for an e-mail that no account has: the same for the same mailbox, and no way back to it. */
  subjectOf(email: string): string {
    return this.encryption.blindIndex(email.trim().toLowerCase(), 'audit_entry.email').slice(0, HASH_LENGTH);
  }

  private isFirst(occurrence: Occurrence): boolean {
    const { event, fact, origin } = occurrence;
    const key = [event, fact.resource, fact.recordId, fact.actor?.id, origin?.address].join(' ');
    const crowd = { event, fact: { resource: fact.resource, recordId: 'several' }, origin: undefined };
    return this.repeats.isFirst(key, occurrence, { key: `${event} ${fact.resource}`, event: crowd });
  }

  /** One entry for all that came again within its minute. */
  private async tellRepeats(which?: { all: boolean }): Promise<void> {
    for (const { event, more } of this.repeats.take(which)) {
      const details = { ...event.fact.details, more };
      await this.tell({ ...event, fact: { ...event.fact, details } });
    }
  }

  private async tell({ event, fact, origin }: Occurrence): Promise<void> {
    const line = lineOf(event, fact);
    if (FAILURES.has(event)) this.logger.warn(line);
    else this.logger.log(line);
    try {
      await asRequest(origin, () => this.audit.note(this.prisma, { ...fact, action: event }));
    } catch (error) {
      this.logger.error({ ...line, message: 'A security event could not be kept', error: String(error) });
    }
  }
}

/** Ids only: the log is read by more people than the audit log. */
const lineOf = (event: SecurityEvent, { resource, recordId, actor }: SecurityFact) => ({
  event,
  resource,
  recordId,
  actorId: actor?.id,
});
