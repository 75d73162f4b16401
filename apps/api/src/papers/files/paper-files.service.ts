import { Injectable } from '@nestjs/common';
import type { Paper, StoredFile } from '@flota/prisma';
import { buffer } from 'node:stream/consumers';
import { ContractSheets, letterFileName } from '../../contracts/index.js';
import { invoiceFileName, InvoicesService } from '../../invoices/index.js';
import { PaymentReceipts } from '../../payments/index.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { Files } from '../../platform/storage/files.js';
import { SigningPapers } from '../../signing/index.js';
import { statementFileName, StatementsService } from '../../statements/index.js';

/** A file of a paper: of a CFDI there are two, of what was signed there is the record that it was not changed since. */
export interface PaperFile {
  name: string;
  contentType: string;
  /** Where it is kept; what is set when it is asked for has only its content. */
  stored: StoredFile | null;
  /** `null` when the storage has lost it. */
  read: () => Promise<Buffer | null>;
}

const PDF = 'application/pdf';

/** The files of a customer's papers. Each is looked up as theirs once more. */
@Injectable()
export class PaperFiles {
  constructor(
    private readonly prisma: PrismaService,
    private readonly files: Files,
    private readonly statements: StatementsService,
    private readonly invoices: InvoicesService,
    private readonly receipts: PaymentReceipts,
    private readonly signed: SigningPapers,
    private readonly sheets: ContractSheets,
  ) {}

  /** 404 for what is not theirs. What counts most comes first. */
  async of(customerId: string, { kind, id }: Pick<Paper, 'kind' | 'id'>): Promise<PaperFile[]> {
    switch (kind) {
      case 'statement': {
        const statement = await this.statements.own(customerId, id);
        return [this.kept(statement.file, statementFileName(statement))];
      }
      case 'invoice':
      case 'credit_note':
      case 'payment_complement':
        return this.invoice(customerId, id);
      case 'letter':
      case 'certificate': {
        const where = { id, contract: { customerId } };
        const document = await this.prisma.contractDocument.findFirst({
          where,
          include: { file: true, contract: { select: { number: true } } },
        });
        if (!document) throw ProblemException.notFound();
        return [this.kept(document.file, letterFileName(document, document.contract.number))];
      }
      case 'receipt': {
        const { name, content } = await this.receipts.renderOneOfMany({ id: customerId, contractIds: null }, id);
        return [made(name, PDF, () => Promise.resolve(content))];
      }
      case 'contract':
        return this.contract(customerId, id);
      case 'cover':
      case 'schedule': {
        const { name, content } = await this.sheets.render(id, kind);
        return [made(name, PDF, () => Promise.resolve(content))];
      }
    }
  }

  private async invoice(customerId: string, id: string): Promise<PaperFile[]> {
    const invoice = await this.invoices.own(customerId, id);
    const name = invoiceFileName(invoice);
    return [made(`${name}.pdf`, PDF, () => this.invoices.render(invoice)), this.kept(invoice.xmlFile, `${name}.xml`)];
  }

  private async contract(customerId: string, id: string): Promise<PaperFile[]> {
    const where = { id, contract: { customerId }, sentAt: { not: null } };
    const { file, name } = await this.signed.find(where, 'signed');
    const constancia = await this.signed.find(where, 'constancia').catch((error: unknown) => {
      if (error instanceof ProblemException) return null;
      throw error;
    });
    return [
      this.kept(file, `${name}.pdf`),
      ...(constancia ? [this.kept(constancia.file, `${constancia.name}.tsr`)] : []),
    ];
  }

  private kept(stored: StoredFile, name: string): PaperFile {
    const read = async () => {
      const content = await this.files.open(stored);
      return content && buffer(content);
    };
    return { name, contentType: stored.contentType, stored, read };
  }
}

const made = (name: string, contentType: string, read: () => Promise<Buffer>): PaperFile => ({
  name,
  contentType,
  stored: null,
  read,
});
