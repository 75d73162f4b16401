import type { CfdiCancellation, Invoice } from '@flota/prisma';
import { Audit } from '../../platform/audit/audit.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { Every, Sweep } from '../../platform/schedule/sweep.js';
import { cancelInvoice } from '../cancel-invoice.js';
import { CertifierError, Certifiers, type CfdiStanding, type OpenCertifier } from './certifier.js';
import { IssuedXml } from './issued-xml.js';

type Asked = CfdiCancellation & { issued: { contractId: string; invoice: Invoice | null } };

/** What SAT was asked to cancel is asked for until it says what became of it: its receiver has three working days. */
@Every({ minutes: 30 })
export class AskedCancellationsSweep extends Sweep {
  constructor(
    private readonly prisma: PrismaService,
    private readonly certifiers: Certifiers,
    private readonly xml: IssuedXml,
    private readonly audit: Audit,
  ) {
    super();
  }

  override async sweep(): Promise<void> {
    const certifier = await this.certifiers.open();
    if (!certifier) return;
    const asked = await this.prisma.cfdiCancellation.findMany({
      where: { state: 'asked' },
      include: { issued: { include: { invoice: true } } },
      orderBy: { askedAt: 'asc' },
    });
    for (const cancellation of asked) {
      if (this.stopped) return;
      try {
        const { invoice } = cancellation.issued;
        if (invoice) await this.note(cancellation, invoice, await this.standing(certifier, invoice));
      } catch (error) {
        if (!(error instanceof CertifierError)) throw error;
        this.logger.warn({ cancellation: cancellation.id, outcome: error.outcome }, 'SAT was not asked; trying again');
      }
    }
  }

  private async standing(certifier: OpenCertifier, invoice: Invoice): Promise<CfdiStanding> {
    const { documentTotal, issuer, receiver, seal } = await this.xml.read(invoice);
    return certifier.standingOf({
      uuid: invoice.uuid,
      issuerRfc: issuer.rfc,
      receiverRfc: receiver.rfc,
      total: documentTotal,
      sealEnd: seal.slice(-8),
    });
  }

  /** Of an invoice that counts for nothing any more, what it stood beside stands without one. */
  private async note(cancellation: Asked, invoice: Invoice, standing: CfdiStanding): Promise<void> {
    const { id, issued, issuedId } = cancellation;
    const now = new Date();
    if (standing === 'rejected') {
      await this.prisma.cfdiCancellation.updateMany({
        where: { id, state: 'asked' },
        data: { state: 'rejected', decidedAt: now },
      });
    }
    if (standing !== 'cancelled') return;
    await this.prisma.$transaction(async (database) => {
      const { count } = await database.cfdiCancellation.updateMany({
        where: { id, state: 'asked' },
        data: { state: 'cancelled', decidedAt: now },
      });
      if (count === 0) return;
      await database.issuedCfdi.update({ where: { id: issuedId }, data: { state: 'cancelled' } });
      await cancelInvoice(database, invoice.id, now);
      const where = { state: 'pending', issued: { contractId: issued.contractId } } as const;
      await database.cfdiCancellation.updateMany({ where, data: { nextAttemptAt: now } });
      const details = { motive: cancellation.motive };
      await this.audit.note(database, { action: 'cancel', resource: 'invoices', recordId: invoice.id, details });
    });
  }
}
