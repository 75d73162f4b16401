import { Injectable } from '@nestjs/common';
import { type Actor, Audit } from '../../platform/audit/audit.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { AskedPulls } from '../pulls/asked-pulls.js';
import { BILLED_INVOICES } from './billed-invoices.resource.js';
import { billingConnector } from './billing.connector.js';

/** What was told of invoices. */
@Injectable()
export class BilledInvoices {
  constructor(
    private readonly prisma: PrismaService,
    private readonly pulls: AskedPulls,
    private readonly audit: Audit,
  ) {}

  /** One that was refused, once what was wrong is mended. 404 where there is none, 409 where it isn't refused. */
  async retry(staff: Actor, id: string): Promise<void> {
    await this.prisma.$transaction(async (database) => {
      const row = await database.billedInvoice.findUnique({ where: { id } });
      if (!row) throw ProblemException.notFound();
      const where = { id, state: 'refused', uuid: { not: null } } as const;
      const { count } = await database.billedInvoice.updateMany({ where, data: { state: 'due', failures: 0 } });
      if (count === 0) throw new ProblemException(409, 'RESOURCE.CONFLICT', { detail: 'It is not refused.' });
      await this.audit.note(database, { actor: staff, action: 'retry', resource: BILLED_INVOICES, recordId: id });
      await this.pulls.soon(billingConnector, database);
    });
  }
}
