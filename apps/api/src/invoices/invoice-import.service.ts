import { Injectable } from '@nestjs/common';
import type { Contract, Invoice } from '@flota/prisma';
import { instantInMexico } from '@flota/schemas';
import { Audit } from '../platform/audit/audit.js';
import type { CurrentStaff } from '../platform/auth/current-user.js';
import { FieldEncryption } from '../platform/crypto/field-encryption.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { Files } from '../platform/storage/files.js';
import { CfdiError } from './cfdi-error.js';
import { type Cfdi, parseCfdi } from './cfdi.js';

const refused = (code: string, detail?: string) => ProblemException.invalid([{ field: 'xml', code, detail }]);

/** Takes over the CFDI that the lender's billing system had stamped. */
@Injectable()
export class InvoiceImportService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly files: Files,
    private readonly encryption: FieldEncryption,
    private readonly audit: Audit,
  ) {}

  /** The same CFDI again is answered with the invoice that is there. Answers its id. */
  async take(staff: CurrentStaff, content: Buffer): Promise<string> {
    const cfdi = read(content);
    const known = await this.prisma.invoice.findUnique({ where: { uuid: cfdi.uuid } });
    if (known) return known.id;
    const contract = await this.contractOf(cfdi);
    return this.prisma.$transaction(async (database) => {
      const file = await this.files.keep(content, 'application/xml', 'private', database);
      const { id } = await database.invoice.create({
        data: { ...columnsOf(cfdi), contractId: contract.id, xmlFileId: file.id },
        select: { id: true },
      });
      const after = { uuid: cfdi.uuid, contract: contract.number, total: cfdi.total };
      await this.audit.write(database, staff, { action: 'create', resource: 'invoices', recordId: id, after });
      return id;
    });
  }

  /** The receiver's contract that a concept names. */
  private async contractOf({ receiver, concepts }: Cfdi): Promise<Contract> {
    const rfcIndex = { in: this.encryption.blindIndexes(receiver.rfc.toUpperCase(), 'tax_profile.rfc') };
    const contracts = await this.prisma.contract.findMany({ where: { taxProfile: { rfcIndex } } });
    const texts = concepts.map(({ description, reference }) => `${description} ${reference}`);
    const named = contracts.filter(({ number, paymentReference }) =>
      texts.some((text) => mentions(text, number) || mentions(text, paymentReference)),
    );
    const [contract] = named;
    if (!contract || named.length > 1) throw refused('CFDI.CONTRACT_UNKNOWN');
    return contract;
  }
}

function read(content: Buffer): Cfdi {
  try {
    return parseCfdi(new TextDecoder('utf-8', { fatal: true }).decode(content));
  } catch (error) {
    if (error instanceof CfdiError) throw refused(error.code, error.detail);
    // What bytes that are no UTF-8 make.
    if (error instanceof TypeError) throw refused('CFDI.NOT_XML');
    throw error;
  }
}

/** As a word of its own: FL-2024-0001 is not in FL-2024-00012. */
const mentions = (text: string, name: string): boolean =>
  new RegExp(`(?<![\\w-])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`, 'i').test(text);

const columnsOf = (
  cfdi: Cfdi,
): Pick<Invoice, 'uuid' | 'series' | 'folio' | 'concept' | 'issuedAt'> &
  Record<'subtotal' | 'vat' | 'total', string> => {
  const [date = '', time = ''] = cfdi.issuedAt.split('T');
  return {
    uuid: cfdi.uuid,
    series: cfdi.series,
    folio: cfdi.folio || cfdi.uuid,
    concept: cfdi.concepts.map(({ description }) => description).join('; '),
    issuedAt: instantInMexico(date, time.slice(0, 5)),
    subtotal: cfdi.subtotal,
    vat: cfdi.vat,
    total: cfdi.total,
  };
};
