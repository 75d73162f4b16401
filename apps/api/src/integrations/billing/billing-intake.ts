import { Injectable } from '@nestjs/common';
import { type BilledInvoice, Prisma } from '@flota/prisma';
import type { FieldError } from '@flota/schemas';
import { type IncomingInvoice, InvoiceImportService } from '../../invoices/index.js';
import type { Actor } from '../../platform/audit/audit.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { refuse } from '../../platform/resources/resource-input.js';
import type { Connection } from '../connectors/connectors.js';
import { OutboundError, type OutboundErrorKind } from '../gateway/outbound-error.js';
import { billingConnector, type BillingFields } from './billing.connector.js';
import { readXml } from './read-xml.js';

/** In the audit log: what billing brought, and nobody of staff. */
const BILLING_ACTOR: Actor = { id: '00000000-0000-0000-0000-000000000000', email: billingConnector.title };

/** What is wrong with one invoice, and not with the system it comes from. */
const OF_THIS_ONE: ReadonlySet<OutboundErrorKind> = new Set(['refused', 'too-long', 'redirected', 'not-understood']);

/** A day after it was refused: its contract may have come in, or its receiver's RFC been put right. */
const TRY_AGAIN_MS = 24 * 3_600_000;

/** Takes over what billing told of, by the rules for every CFDI that comes in. */
@Injectable()
export class BillingIntake {
  constructor(
    private readonly prisma: PrismaService,
    private readonly imports: InvoiceImportService,
  ) {}

  /**
   * One after the other until none is due. What is wrong with one is written down and holds up no other.
   *
   * @throws what may pass by itself, such as a system that is away: the invoice stays due, and comes last the next time
   */
  async settleDue(connection: Connection<BillingFields>, isStopped: () => boolean): Promise<void> {
    for (;;) {
      const row = await this.prisma.billedInvoice.findFirst({
        where: { state: 'due' },
        orderBy: [{ failures: 'asc' }, { id: 'asc' }],
      });
      if (!row || isStopped()) return;
      await this.settle(row, connection);
    }
  }

  /** What was refused, readable, and not tried for a day. */
  async comeBackToRefused(now = Date.now()): Promise<void> {
    await this.prisma.billedInvoice.updateMany({
      where: { state: 'refused', uuid: { not: null }, triedAt: { lt: new Date(now - TRY_AGAIN_MS) } },
      data: { state: 'due' },
    });
  }

  private async settle(row: BilledInvoice, connection: Connection<BillingFields>): Promise<void> {
    const { id } = row;
    try {
      await this.take(row, connection);
    } catch (error) {
      const problems = problemsOf(error);
      if (!problems) {
        await this.prisma.billedInvoice.update({ where: { id }, data: { failures: { increment: 1 } } });
        throw error;
      }
      await this.prisma.billedInvoice.update({
        where: { id },
        data: { state: 'refused', problems, triedAt: new Date() },
      });
    }
  }

  private async take(row: BilledInvoice, connection: Connection<BillingFields>): Promise<void> {
    const incoming = await this.incomingOf(row, connection);
    await this.prisma.$transaction(async (database) => {
      const invoiceId =
        typeof incoming === 'string' ? incoming : (await this.imports.takeIn(database, BILLING_ACTOR, incoming)).id;
      if (row.cancelledAt) await this.imports.cancelIn(database, BILLING_ACTOR, invoiceId, row.cancelledAt);
      await database.billedInvoice.update({
        where: { id: row.id },
        data: { state: 'taken', invoiceId, problems: Prisma.DbNull, triedAt: new Date() },
      });
    });
  }

  /** Of one that is here its id: a stamped CFDI doesn't change, and need not be read again to be cancelled. */
  private async incomingOf(
    { externalId, id, uuid }: BilledInvoice,
    connection: Connection<BillingFields>,
  ): Promise<IncomingInvoice | string> {
    const known =
      uuid === null ? null : await this.prisma.invoice.findUnique({ where: { uuid }, select: { id: true } });
    if (known) return known.id;
    const incoming = await this.imports.receive(Buffer.from(await readXml(connection, externalId, id)));
    // Another one under this name: neither is what was told.
    const isTold = typeof incoming !== 'string' && incoming.cfdi.uuid === uuid;
    return isTold ? incoming : refuse('uuid', 'CFDI.UUID_DIFFERENT');
  }
}

/** Why this invoice is refused; `null` where it isn't its fault. */
function problemsOf(error: unknown): FieldError[] | null {
  if (error instanceof ProblemException) return error.options.errors ?? null;
  if (!(error instanceof OutboundError) || !OF_THIS_ONE.has(error.kind)) return null;
  return [{ field: 'xml', code: error.kind === 'too-long' ? 'FILE.TOO_LARGE' : 'CFDI.XML_MISSING' }];
}
