import { formatLongDay, formatMoney } from '@flota/figures';
import { dayOfColumn, type Prisma, type StoredFile } from '@flota/prisma';
import { everyMail } from '@flota/texts/mails/every-mail';
import { mailedDocuments, paperMail } from '@flota/texts/mails/statements';
import { letterFileName } from '../contracts/index.js';
import { invoiceFileName, InvoicesService } from '../invoices/index.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import type { Letter } from '../platform/mail/letter.js';
import type { Attachment } from '../platform/mail/mail-transport.js';
import { type About, Mail, type MailInHand, OwedMail } from '../platform/outbox/owed-mail.js';
import { Files } from '../platform/storage/files.js';
import { type StatementFigures, statementFiguresSchema } from './statement-figures.js';
import { monthLabel } from './statement-month.js';
import { statementFileName } from './statements.service.js';

const WITH_CUSTOMER = { contract: { include: { customer: true } } } satisfies Prisma.StatementInclude;

export type MailedPaper = 'statement' | 'invoice' | 'contract_document';

/** A paper as its mail tells of it. */
interface Paper {
  /** e.g. `Estado de cuenta de octubre de 2026`. */
  title: string;
  folio?: string;
  contract: { number: string; customer: { name: string } };
  /** What is in it, in a sentence or two. */
  says: string[];
  attachments: Attachment[];
}

/** Mails a statement, an invoice or a letter to the customer it belongs to, as an attachment. */
@Mail<MailedPaper>({ name: 'statements.send-paper', notice: 'statements' }, 'statement', 'invoice', 'contract_document')
export class PaperMail extends OwedMail<MailedPaper> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly files: Files,
    private readonly invoices: InvoicesService,
  ) {
    super();
  }

  override async compose({ about, sender, siteUrl }: MailInHand<MailedPaper>): Promise<Letter> {
    const { title, folio, contract, says, attachments } = await this.paperOf(about);
    const { number, customer } = contract;
    return {
      subject: paperMail.subject({ title, contract: number }),
      title,
      folio,
      preheader: says[0] ?? paperMail.preheader({ contract: number }),
      paragraphs: [everyMail.greeting({ name: customer.name }), paperMail.attached({ contract: number }), ...says],
      button: { label: paperMail.button, url: siteUrl('papers') },
      whyReceived: paperMail.whyReceived({ company: sender.name }),
      attachments,
    };
  }

  private paperOf({ kind, id }: About<MailedPaper>): Promise<Paper> {
    if (kind === 'statement') return this.statement(id);
    return kind === 'invoice' ? this.invoice(id) : this.document(id);
  }

  private async statement(id: string): Promise<Paper> {
    const include = { ...WITH_CUSTOMER, file: true };
    const statement = await this.prisma.statement.findUniqueOrThrow({ where: { id }, include });
    const figures = statementFiguresSchema.parse(statement.figures);
    return {
      title: paperMail.statementTitle({ month: monthLabel(dayOfColumn(statement.month)) }),
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
      title: paperMail.invoiceTitle({ series: invoice.series, folio: invoice.folio }),
      contract: invoice.contract,
      says: [paperMail.invoice({ concept: invoice.concept, amount: formatMoney(invoice.total.toFixed(2)) })],
      attachments: [
        await this.attachment(invoice.xmlFile, `${name}.xml`),
        { filename: `${name}.pdf`, content: pdf, contentType: 'application/pdf' },
      ],
    };
  }

  private async document(id: string): Promise<Paper> {
    const include = { ...WITH_CUSTOMER, file: true };
    const document = await this.prisma.contractDocument.findUniqueOrThrow({ where: { id }, include });
    const title = mailedDocuments[document.kind];
    return {
      title: document.year ? paperMail.documentOfYear({ title, year: document.year }) : title,
      folio: document.folio,
      contract: document.contract,
      says: [],
      attachments: [await this.attachment(document.file, letterFileName(document))],
    };
  }

  private async attachment(file: StoredFile, filename: string): Promise<Attachment> {
    return { filename, content: await this.files.read(file), contentType: file.contentType };
  }
}

/** What a customer wants to know before opening it. */
function statementSays({ closingDue, lateAccrued, next }: StatementFigures, cutOn: string): string[] {
  const day = formatLongDay(cutOn);
  return [
    closingDue.startsWith('-')
      ? paperMail.statementCredit({ day, amount: formatMoney(closingDue.slice(1)) })
      : paperMail.statementOwed({ day, amount: formatMoney(closingDue) }),
    ...(Number(lateAccrued) > 0 ? [paperMail.statementLate({ amount: formatMoney(lateAccrued) })] : []),
    ...(next ? [paperMail.statementNext({ amount: formatMoney(next.total), day: formatLongDay(next.dueOn) })] : []),
  ];
}
