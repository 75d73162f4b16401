import type { Contract } from '@flota/prisma';
import { type FieldError, INVOICE_TYPE_NAMES } from '@flota/schemas';
import { formatMoney } from '@flota/figures';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Audit } from '../../platform/audit/audit.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import type {
  ImportColumn,
  ImportDocuments,
  ImportHand,
  SingleImportKind,
} from '../../platform/imports/import-kind.js';
import { refuse } from '../../platform/resources/resource-input.js';
import { Files, type StoredBytes } from '../../platform/storage/files.js';
import { MAX_XML_BYTES } from '../cfdi-xml.js';
import type { Cfdi } from '../cfdi.js';
import { InvoiceImportService, readCfdi, refuseTakenName } from '../invoice-import.service.js';
import { takeInvoicesBack } from './taking-invoices-back.js';

interface SentCfdi {
  cfdi: Cfdi;
  content: Buffer;
}

const column = (name: string, heading: string): ImportColumn => ({ name, heading, aliases: [], example: '' });

/** CFDI that other systems had stamped, a pile of XML or a ZIP of them: each by the rules of one that is brought in alone. */
@Injectable()
export class InvoiceImports implements SingleImportKind<z.ZodType<SentCfdi>> {
  readonly name = 'invoices';
  readonly fileName = 'facturas';
  readonly schema = z.custom<SentCfdi>();
  readonly columns = [
    column('file', 'Archivo'),
    column('contract', 'Contrato'),
    column('total', 'Total'),
    column('folio', 'Serie y folio'),
    column('receiver', 'Receptor'),
    column('rfc', 'RFC'),
    column('type', 'Tipo'),
    column('issuedAt', 'Emitida'),
    column('uuid', 'Folio fiscal'),
  ];
  readonly documents: ImportDocuments<SentCfdi> = {
    ending: '.xml',
    maxBytes: MAX_XML_BYTES,
    read: (content) => ({ cfdi: readCfdi(content), content }),
    // What pays or corrects an invoice comes after it.
    rankOf: ({ cfdi }) => ({ income: 0, credit_note: 1, payment: 2 })[cfdi.type],
    tell: async (hand, { cfdi }) => [
      await this.contractOf(hand, cfdi).then(({ number }) => number, withoutContract),
      formatMoney(cfdi.total),
      `${cfdi.series} ${cfdi.folio}`.trim(),
      cfdi.receiver.name,
      cfdi.receiver.rfc,
      INVOICE_TYPE_NAMES[cfdi.type],
      cfdi.issuedAt.slice(0, 10),
      cfdi.uuid.toUpperCase(),
    ],
  };

  constructor(
    private readonly imports: InvoiceImportService,
    private readonly files: Files,
    private readonly audit: Audit,
  ) {}

  keyOf({ cfdi }: SentCfdi): string {
    return cfdi.uuid;
  }

  /** Without storing its XML. */
  async tryOne(hand: ImportHand, { cfdi }: SentCfdi): Promise<void> {
    await this.contractOfNew(hand, cfdi);
  }

  prepare({ content }: SentCfdi): Promise<StoredBytes> {
    return this.files.store(content, 'application/xml', 'private');
  }

  async takeOne(hand: ImportHand, { cfdi }: SentCfdi): Promise<string> {
    const { actor, database, prepared } = hand;
    const contract = await this.contractOfNew(hand, cfdi);
    const xml = prepared?.get(cfdi.uuid) as StoredBytes;
    const { id, made } = await this.imports.takeIn(database, actor, { cfdi, contract, xml });
    // Taken back with the pile, it would be gone for who brought it in first.
    return made ? id : refuse('', 'IMPORT.ALREADY_THERE');
  }

  takeBack(hand: ImportHand, ids: readonly string[]): Promise<Map<string, FieldError>> {
    return takeInvoicesBack({ ...hand, audit: this.audit, files: this.files }, ids);
  }

  private async contractOfNew(hand: ImportHand, cfdi: Cfdi): Promise<Contract> {
    const known = await hand.database.invoice.count({ where: { uuid: cfdi.uuid } });
    if (known > 0) refuse('', 'IMPORT.ALREADY_THERE');
    const contract = await this.contractOf(hand, cfdi);
    await refuseTakenName(hand.database, cfdi);
    return contract;
  }

  /** Also that of an invoice which it is about and that comes in the same pile. */
  private async contractOf(hand: ImportHand, cfdi: Cfdi): Promise<Contract> {
    try {
      return await this.imports.contractOf(hand.database, cfdi);
    } catch (error) {
      const about = await this.fromTheSamePile(hand, cfdi);
      if (!about || !(error instanceof ProblemException)) throw error;
      return this.imports.contractOf(hand.database, about);
    }
  }

  private async fromTheSamePile({ database, importId }: ImportHand, { receiver, related }: Cfdi): Promise<Cfdi | null> {
    const rows = await database.staffImportRow.findMany({
      where: { importId, key: { in: related }, content: { not: null } },
      select: { content: true },
    });
    const cfdis = rows.map(({ content }) => readCfdi(Buffer.from(content ?? [])));
    return cfdis.find((each) => each.receiver.rfc === receiver.rfc) ?? null;
  }
}

const withoutContract = (error: unknown): string => {
  if (error instanceof ProblemException) return '';
  throw error;
};
