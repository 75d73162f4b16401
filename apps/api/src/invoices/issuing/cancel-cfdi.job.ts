import type { CfdiCancellation, Prisma } from '@flota/prisma';
import { z } from 'zod';
import { FieldEncryption } from '../../platform/crypto/field-encryption.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { Job, OwedJob } from '../../platform/queue/job.js';
import { type Lease, LeasedRows } from '../../platform/queue/leased-rows.js';
import { CertifierError, Certifiers } from './certifier.js';
import { IssuedXml } from './issued-xml.js';
import { NotReady } from './not-issued.js';

const cancellationKey = z.object({ id: z.uuid() });
type CancellationKey = z.output<typeof cancellationKey>;

const WITH_DOCUMENTS = {
  issued: { include: { invoice: true } },
  replacement: { include: { invoice: true } },
} satisfies Prisma.CfdiCancellationInclude;
type WholeCancellation = Prisma.CfdiCancellationGetPayload<{ include: typeof WITH_DOCUMENTS }>;

/** Asks SAT to cancel one document, in the order that SAT wants: replacements first, and receipts before what they pay. */
@Job({ name: 'invoices.cancel', key: cancellationKey })
export class CancelCfdiJob extends OwedJob<CfdiCancellation, CancellationKey> {
  protected override readonly rows: LeasedRows<CfdiCancellation, CancellationKey>;

  constructor(
    private readonly prisma: PrismaService,
    private readonly encryption: FieldEncryption,
    private readonly certifiers: Certifiers,
    private readonly xml: IssuedXml,
  ) {
    super();
    this.rows = new LeasedRows(prisma, {
      name: 'cancellation of a CFDI',
      model: (database) => database.cfdiCancellation,
      key: ['id'],
      states: { inHand: 'sending', done: 'asked' },
      leaseMs: 60_000,
      isFinal: (_, error) => error instanceof CertifierError && error.outcome === 'refused',
    });
  }

  protected override async work({ id }: CfdiCancellation, lease: Lease<CfdiCancellation>): Promise<null> {
    const whole = await this.prisma.cfdiCancellation.findUniqueOrThrow({ where: { id }, include: WITH_DOCUMENTS });
    const invoice = whole.issued.invoice;
    const certifier = await this.certifiers.open();
    if (!certifier) throw new NotReady('No hay un PAC conectado: conéctelo en Integraciones.');
    if (!invoice) throw new NotReady('La factura ya no está.');
    await this.checkOrder(whole);
    const receipt = await certifier.cancel({
      uuid: invoice.uuid,
      issuerRfc: (await this.xml.read(invoice)).issuer.rfc,
      motive: whole.motive,
      replacementUuid: whole.replacement?.invoice?.uuid ?? null,
    });
    await lease.end(this.prisma, {
      receipt: this.encryption.encrypt(receipt, 'cfdi_cancellation.receipt'),
      askedAt: new Date(),
      failureCode: null,
    });
    return null;
  }

  private async checkOrder({ issued, replacement, replacementId }: WholeCancellation): Promise<void> {
    if (replacementId && !replacement?.invoice)
      throw new NotReady('Espera a que se timbre la factura que la sustituye.');
    if (issued.type !== 'income') return;
    const receipts = await this.prisma.issuedCfdi.findMany({
      where: { contractId: issued.contractId, type: 'payment', state: 'stamped', cancellations: { some: {} } },
      include: { cancellations: { where: { state: { in: ['pending', 'sending', 'asked'] } } } },
    });
    const waits = receipts.some(
      ({ cancellations, content }) => cancellations.length > 0 && paysFor(content, issued.movementId),
    );
    if (waits) throw new NotReady('Espera a que se cancelen los recibos de pago que la mencionan.');
  }
}

const paidSchema = z.object({ invoices: z.array(z.object({ chargeId: z.string() })) });

const paysFor = (content: Prisma.JsonValue, movementId: string): boolean =>
  paidSchema.parse(content).invoices.some(({ chargeId }) => chargeId === movementId);
