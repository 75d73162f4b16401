import { Injectable } from '@nestjs/common';
import type { clickToCallSchema } from '@flota/schemas';
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { Audit } from '../../platform/audit/audit.js';
import type { CurrentStaff } from '../../platform/auth/current-user.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { Timeline } from '../../timeline/index.js';
import { Connectors } from '../connectors/connectors.js';
import { OutboundError } from '../gateway/outbound-error.js';
import { requestCall } from './request-call.js';
import { telephonyConnector } from './telephony.connector.js';

type Record = z.output<typeof clickToCallSchema>;

/** Calls that staff make by a click: the switchboard rings them first, then the other. */
@Injectable()
export class StaffCalls {
  constructor(
    private readonly prisma: PrismaService,
    private readonly connectors: Connectors,
    private readonly timeline: Timeline,
    private readonly audit: Audit,
  ) {}

  async isOffered(): Promise<boolean> {
    return (await this.connectors.of(telephonyConnector))?.settings.clickToCall === true;
  }

  /** 404 without such a record or its telephone, 409 while calls are not offered, 503 while the switchboard can't be reached. */
  async call(staff: CurrentStaff, record: Record): Promise<void> {
    const connection = await this.connectors.of(telephonyConnector);
    if (!connection?.settings.clickToCall) throw new ProblemException(409, 'CALL.NOT_OFFERED');
    const person = await this.personOf(record);
    if (!person?.phone) throw ProblemException.notFound();
    const { name, phone: to } = person;
    const key = randomUUID();
    await requestCall(connection.http, { record, to, name, agent: staff.email, preferredTime: 'any', key }).catch(
      (error: unknown) => {
        throw error instanceof OutboundError ? new ProblemException(503, 'CALL.FAILED') : error;
      },
    );
    await this.prisma.$transaction(async (database) => {
      const fact = { kind: 'call_requested', by: staff.name } as const;
      const told = { source: connection.name, reference: `asked:${key}`, at: new Date(), fact };
      await this.timeline.note(database, record, told);
      const entry = { action: 'call', resource: record.kind, recordId: record.id };
      await this.audit.note(database, { ...entry, actor: staff });
    });
  }

  private personOf({ kind, id }: Record): Promise<{ name: string; phone: string | null } | null> {
    const select = { name: true, phone: true } as const;
    return kind === 'leads'
      ? this.prisma.lead.findUnique({ where: { id }, select })
      : this.prisma.customer.findUnique({ where: { id }, select });
  }
}
