import { Injectable } from '@nestjs/common';
import type { Invoice, StoredFile } from '@flota/prisma';
import {
  type AccountInvoice,
  type AdminInvoice,
  type FileLink,
  instantInMexico,
  type papersQuerySchema,
} from '@flota/schemas';
import { text } from 'node:stream/consumers';
import type { z } from 'zod';
import { SettingsService } from '../content/index.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { PdfService } from '../platform/pdf/pdf.service.js';
import { FileLinks } from '../platform/storage/file-links.js';
import { Files } from '../platform/storage/files.js';
import { fileSafe } from '../platform/text/file-safe.js';
import { parseCfdi } from './cfdi.js';
import { invoiceDocument } from './invoice-document.js';
import { presentAdminInvoice, presentInvoice, WITH_MOVEMENTS } from './invoice.presenter.js';

export type InvoiceFormat = 'xml' | 'pdf';
type StoredInvoice = Invoice & { xmlFile: StoredFile };

/** Invoices as their customers get them: the XML that was stamped, and a PDF that shows it. */
@Injectable()
export class InvoicesService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly files: Files,
    private readonly links: FileLinks,
    private readonly pdf: PdfService,
    private readonly settings: SettingsService,
  ) {}

  /** Newest first. */
  async list(customerId: string, { contractId, year }: z.output<typeof papersQuerySchema>): Promise<AccountInvoice[]> {
    const invoices = await this.prisma.invoice.findMany({
      where: { contractId, contract: { customerId }, issuedAt: year ? instantsOf(year) : undefined },
      include: {
        contract: { select: { number: true, nickname: true, kind: true, termMonths: true } },
        ...WITH_MOVEMENTS,
      },
      orderBy: [{ issuedAt: 'desc' }, { id: 'desc' }],
    });
    return invoices.map(presentInvoice);
  }

  /** 404 unless it is theirs. */
  async own(customerId: string, id: string): Promise<StoredInvoice> {
    const invoice = await this.prisma.invoice.findUnique({
      where: { id, contract: { customerId } },
      include: { xmlFile: true },
    });
    if (!invoice) throw ProblemException.notFound();
    // From here on they have it.
    await this.prisma.invoiceTaking.createMany({ data: { invoiceId: id }, skipDuplicates: true });
    return invoice;
  }

  async forStaff(id: string): Promise<AdminInvoice> {
    const contract = {
      select: { number: true, nickname: true, kind: true, termMonths: true, customer: { select: { name: true } } },
    };
    const include = { contract, ...WITH_MOVEMENTS };
    return presentAdminInvoice(await this.prisma.invoice.findUniqueOrThrow({ where: { id }, include }));
  }

  async link(customerId: string, id: string, format: InvoiceFormat): Promise<FileLink> {
    const invoice = await this.own(customerId, id);
    const file = format === 'xml' ? invoice.xmlFile : await this.keptPdf(invoice);
    return this.links.issue(file, `${invoiceFileName(invoice)}.${format}`);
  }

  async xml(invoice: StoredInvoice): Promise<string> {
    const content = await this.files.open(invoice.xmlFile);
    if (!content) throw ProblemException.notFound();
    return text(content);
  }

  async render(invoice: StoredInvoice): Promise<Buffer> {
    const cfdi = parseCfdi(await this.xml(invoice));
    const document = invoiceDocument(cfdi, await this.settings.site());
    return this.pdf.render('invoice', document, { title: `${document.title} ${document.number}` });
  }

  /** A link leads to a file. The same invoice makes the same bytes, which are kept once. */
  private async keptPdf(invoice: StoredInvoice): Promise<StoredFile> {
    return this.files.keep(await this.render(invoice), 'application/pdf', 'private');
  }
}

const FILE_NAMES = { income: 'factura', credit_note: 'nota-de-credito', payment: 'recibo-de-pago' } as const;

/** e.g. `factura-FL-1042`, without an ending. */
export const invoiceFileName = ({
  type,
  series,
  folio,
  uuid,
}: Pick<Invoice, 'type' | 'series' | 'folio' | 'uuid'>): string =>
  fileSafe(`${FILE_NAMES[type]}-${[series, folio].filter(Boolean).join('-') || uuid}`);

const instantsOf = (year: number) => ({
  gte: instantInMexico(`${year}-01-01`),
  lt: instantInMexico(`${year + 1}-01-01`),
});
