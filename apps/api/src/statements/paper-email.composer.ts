import { Inject, Injectable } from '@nestjs/common';
import { dayOfColumn, type OutboundEmail, type Prisma, type StoredFile } from '@flota/prisma';
import { buffer } from 'node:stream/consumers';
import { SettingsService } from '../content/index.js';
import { letterFileName } from '../contracts/index.js';
import { invoiceFileName, InvoicesService } from '../invoices/index.js';
import { ENV, type Env } from '../platform/config/env.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import { senderOf } from '../platform/mail/letter.js';
import { type ComposedMail, EmailComposer } from '../platform/outbox/email-composer.js';
import { Files } from '../platform/storage/files.js';
import { formatMoney } from '@flota/figures';
import { DOCUMENT_TITLES, renderPaperEmail, statementSays, statementTitle } from './paper-email.template.js';
import { statementFiguresSchema } from './statement-figures.js';
import { paperEmail } from './statements.job.js';
import { statementFileName } from './statements.service.js';

const WITH_CUSTOMER = { contract: { include: { customer: true } } } satisfies Prisma.StatementInclude;
type Attachments = NonNullable<ComposedMail['attachments']>;
type Paper = Omit<Parameters<typeof renderPaperEmail>[1], 'url' | 'contract' | 'customerName'> & {
  contract: { number: string; customer: { name: string } };
  attachments: Attachments;
};

/** Sends the one paper that the mail's row names, as an attachment. */
@Injectable()
export class PaperEmailComposer extends EmailComposer {
  readonly email = paperEmail;

  constructor(
    prisma: PrismaService,
    @Inject(ENV) private readonly env: Env,
    private readonly settings: SettingsService,
    private readonly files: Files,
    private readonly invoices: InvoicesService,
  ) {
    super(prisma);
  }

  override async compose(email: OutboundEmail): Promise<ComposedMail> {
    const { contract, attachments, ...paper } = await this.paperOf(email);
    const mail = renderPaperEmail(senderOf(await this.settings.site()), {
      ...paper,
      contract: contract.number,
      customerName: contract.customer.name,
      url: `${this.env.APP_URL}/my-account/bills`,
    });
    return { ...mail, attachments };
  }

  private paperOf({ id, statementId, invoiceId, contractDocumentId }: OutboundEmail): Promise<Paper> {
    if (statementId) return this.statement(statementId);
    if (invoiceId) return this.invoice(invoiceId);
    if (contractDocumentId) return this.document(contractDocumentId);
    throw new Error(`The mail ${id} names no paper`);
  }

  private async statement(id: string): Promise<Paper> {
    const include = { ...WITH_CUSTOMER, file: true };
    const statement = await this.prisma.statement.findUniqueOrThrow({ where: { id }, include });
    const figures = statementFiguresSchema.parse(statement.figures);
    return {
      title: statementTitle(dayOfColumn(statement.month)),
      contract: statement.contract,
      says: statementSays(figures, dayOfColumn(statement.cutOn)),
      attachments: [await this.attachment(statement.file, statementFileName(statement))],
    };
  }

  private async invoice(id: string): Promise<Paper> {
    const include = { ...WITH_CUSTOMER, xmlFile: true };
    const invoice = await this.prisma.invoice.findUniqueOrThrow({ where: { id }, include });
    const name = invoiceFileName(invoice);
    const pdf = await this.invoices.render(invoice);
    return {
      title: `Factura ${invoice.series} ${invoice.folio}`,
      contract: invoice.contract,
      says: [
        `${invoice.concept}, total de ${formatMoney(invoice.total.toFixed(2))}. Van el XML y su representación en PDF.`,
      ],
      attachments: [
        await this.attachment(invoice.xmlFile, `${name}.xml`),
        { filename: `${name}.pdf`, content: pdf, contentType: 'application/pdf' },
      ],
    };
  }

  private async document(id: string): Promise<Paper> {
    const include = { ...WITH_CUSTOMER, file: true };
    const document = await this.prisma.contractDocument.findUniqueOrThrow({ where: { id }, include });
    const title = DOCUMENT_TITLES[document.kind];
    return {
      title: document.year ? `${title} ${document.year}` : title,
      folio: document.folio,
      contract: document.contract,
      says: [],
      attachments: [await this.attachment(document.file, letterFileName(document))],
    };
  }

  private async attachment(file: StoredFile, filename: string): Promise<Attachments[number]> {
    const content = await this.files.open(file);
    if (!content) throw new Error(`The file ${file.id} is not in the storage`);
    return { filename, content: await buffer(content), contentType: file.contentType };
  }
}
