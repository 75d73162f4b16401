import type { IssuedCfdi } from '@flota/prisma';
import { z } from 'zod';
import { FieldEncryption } from '../../platform/crypto/field-encryption.js';
import { type Database, PrismaService } from '../../platform/database/prisma.service.js';
import { Job, OwedJob } from '../../platform/queue/job.js';
import { type Lease, LeasedRows } from '../../platform/queue/leased-rows.js';
import { InvoiceImportService } from '../invoice-import.service.js';
import { CertifierError, Certifiers, type OpenCertifier } from './certifier.js';
import { InvoicingSettingsService } from './invoicing-settings.service.js';
import { MakeOut } from './make-out.js';
import { Failed, NotReady } from './not-issued.js';
import { checkStamped } from './check-stamped.js';

const issuedKey = z.object({ id: z.uuid() });
type IssuedKey = z.output<typeof issuedKey>;

const DOCUMENT = 'issued_cfdi.document';

/**
 * A document may be stamped for 72 hours after its date, and so long a certifier knows what it stamped by our id. From
 * here on an answer that never came is staff's to find out.
 */
const ASKABLE_MS = 70 * 3_600_000;

/**
 * Has one document stamped, once: its XML is kept before it goes out, and goes out unchanged until there is an answer. What
 * comes back is taken over as every other invoice is.
 */
@Job({ name: 'invoices.issue', key: issuedKey })
export class IssueCfdiJob extends OwedJob<IssuedCfdi, IssuedKey> {
  protected override readonly rows: LeasedRows<IssuedCfdi, IssuedKey>;

  constructor(
    private readonly prisma: PrismaService,
    private readonly encryption: FieldEncryption,
    private readonly settings: InvoicingSettingsService,
    private readonly certifiers: Certifiers,
    private readonly makeOut: MakeOut,
    private readonly imports: InvoiceImportService,
  ) {
    super();
    this.rows = new LeasedRows(prisma, {
      name: 'CFDI',
      model: (database) => database.issuedCfdi,
      key: ['id'],
      states: { inHand: 'sending', done: 'stamped' },
      leaseMs: 60_000,
      // What is refused ends its row itself; all else may pass.
      isFinal: () => false,
    });
  }

  protected override async work(row: IssuedCfdi, lease: Lease<IssuedCfdi>): Promise<null> {
    try {
      await this.issue(row, lease);
    } catch (error) {
      const failure = failureOf(error);
      if (!failure) throw error;
      // Nothing was stamped: it may be made out anew.
      await lease.end(this.prisma, { state: 'failed', sentAt: null, ...failure });
    }
    return null;
  }

  private async issue(row: IssuedCfdi, lease: Lease<IssuedCfdi>): Promise<void> {
    const certifier = await this.certifiers.open();
    if (!certifier) throw new NotReady('No hay un PAC conectado: conéctelo en Integraciones.');
    if (row.sentAt && Date.now() - row.sentAt.getTime() > ASKABLE_MS) {
      await lease.end(this.prisma, { state: 'failed', failureCode: 'INVOICING.UNCERTAIN' });
      return;
    }
    const xml = await this.prepared(row);
    const stamped = await this.stamp(certifier, row, xml);
    await this.takeOver(row, stamped, lease);
  }

  /** What was sent before, or the document as it is made out now, kept before it is sent. */
  private async prepared(row: IssuedCfdi): Promise<string> {
    if (row.document && row.sentAt) return this.encryption.decrypt(row.document, DOCUMENT);
    const invoicing = await this.settings.read(this.prisma);
    if (!invoicing) throw new NotReady('La emisión de facturas está apagada.');
    const now = new Date();
    const xml = await this.makeOut.write(this.prisma, row, invoicing, now);
    const { count } = await this.prisma.issuedCfdi.updateMany({
      where: { id: row.id, state: 'sending', attempts: row.attempts },
      data: { document: this.encryption.encrypt(xml, DOCUMENT), sentAt: now },
    });
    if (count === 0) throw new NotReady('Otro proceso la tiene.');
    return xml;
  }

  private async stamp(certifier: OpenCertifier, row: IssuedCfdi, xml: string): Promise<Buffer> {
    try {
      const answer = await certifier.stamp({ id: `${row.id}.${row.edition}`, xml });
      checkStamped(answer, xml);
      return Buffer.from(answer);
    } catch (error) {
      // It never left, and did not before: it need not be asked for.
      if (error instanceof CertifierError && error.outcome === 'unreached' && row.sentAt === null) {
        await this.prisma.issuedCfdi.updateMany({
          where: { id: row.id, state: 'sending', attempts: row.attempts },
          data: { sentAt: null },
        });
      }
      throw error;
    }
  }

  /** The invoice, its place beside the movements, and the end of this row: all of it or nothing. */
  private async takeOver(row: IssuedCfdi, xml: Buffer, lease: Lease<IssuedCfdi>): Promise<void> {
    await this.imports.takeIssued(xml, row, (database, invoiceId) => this.end(database, row, lease, invoiceId));
  }

  private async end(
    database: Database,
    { contractId, id }: IssuedCfdi,
    lease: Lease<IssuedCfdi>,
    invoiceId: string,
  ): Promise<void> {
    if (!(await lease.end(database, { invoiceId, stampedAt: new Date(), failureCode: null })))
      throw new NotReady('Otro proceso la tiene.');
    // What names it need not wait its turn, and what changed meanwhile is looked at again.
    const now = new Date();
    await database.issuedCfdi.updateMany({
      where: { contractId, state: 'pending', id: { not: id } },
      data: { nextAttemptAt: now },
    });
    await database.cfdiCancellation.updateMany({
      where: { replacementId: id, state: 'pending' },
      data: { nextAttemptAt: now },
    });
    await database.invoicingDue.createMany({ data: [{ contractId }], skipDuplicates: true });
  }
}

/** What is written down of a failure that staff have to see to; `null` of one that passes. */
function failureOf(error: unknown): { failureCode: string | null; lastError: string | null } | null {
  if (error instanceof Failed) return { failureCode: error.code, lastError: null };
  if (error instanceof CertifierError && error.outcome === 'refused') {
    return { failureCode: error.code, lastError: error.message.slice(0, 500) };
  }
  return null;
}
