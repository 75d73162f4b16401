import { Injectable } from '@nestjs/common';
import { type Contract, type Invoice, Prisma } from '@flota/prisma';
import { type FieldCode, instantInMexico } from '@flota/schemas';
import { isUtf8 } from 'node:buffer';
import { type Actor, Audit } from '../platform/audit/audit.js';
import { FieldEncryption } from '../platform/crypto/field-encryption.js';
import { type Database, PrismaService } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { isClean } from '../platform/http/clean-input.js';
import { refuse } from '../platform/resources/resource-input.js';
import { Files, type StoredBytes } from '../platform/storage/files.js';
import { contentOf } from '../platform/storage/storage.js';
import { cancelInvoice } from './cancel-invoice.js';
import { CfdiError } from './cfdi-error.js';
import { type Cfdi, parseCfdi } from './cfdi.js';
import { factsOf } from './matching/invoice-facts.js';
import { InvoiceMatching, lockInvoicesOf } from './matching/invoice-matching.service.js';

const refused = (code: FieldCode, detail?: string) => ProblemException.invalid([{ field: 'xml', code, detail }]);

/** A CFDI on its way in: whose it is, and its XML, of which there is no record yet. */
export interface IncomingInvoice {
  cfdi: Cfdi;
  contract: Contract;
  xml: StoredBytes;
}

/** Takes over CFDI that were stamped: by the lender's billing system, or because we asked for it. */
@Injectable()
export class InvoiceImportService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly files: Files,
    private readonly encryption: FieldEncryption,
    private readonly audit: Audit,
    private readonly matching: InvoiceMatching,
  ) {}

  /** The same CFDI again is answered with the invoice that is there. Answers its id. */
  async take(actor: Actor, content: Buffer): Promise<string> {
    const cfdi = readCfdi(content);
    const known = await this.prisma.invoice.findUnique({ where: { uuid: cfdi.uuid } });
    if (known) return known.id;
    const incoming = await this.store(cfdi, content);
    const stored = await this.storing(cfdi, (database) => this.enter(database, actor, incoming));
    await this.matching.match(incoming.contract.id);
    return stored;
  }

  /**
   * A CFDI with its contract, and its XML stored: what takes its time and belongs before the transaction that takes it. Of
   * one that is there already, with this very XML, its id.
   *
   * @throws ProblemException 422 for what is no CFDI, or one of no contract of ours
   */
  async receive(content: Buffer): Promise<IncomingInvoice | string> {
    const cfdi = readCfdi(content);
    const known = await this.prisma.invoice.findUnique({ where: { uuid: cfdi.uuid }, include: { xmlFile: true } });
    if (!known) return this.store(cfdi, content);
    return known.xmlFile.key === `private/${contentOf(content).sha256}` ? known.id : refuse('xml', 'CFDI.DIFFERENT');
  }

  private async store(cfdi: Cfdi, content: Buffer): Promise<IncomingInvoice> {
    const contract = await this.contractOf(this.prisma, cfdi);
    return { cfdi, contract, xml: await this.files.store(content, 'application/xml', 'private') };
  }

  /**
   * The same within the caller's transaction, once the XML is stored: what is there already is told, where it is the same.
   * Its movement is found by the sweep.
   *
   * @throws ProblemException 422 when its fiscal folio, or series and folio, are of another XML
   */
  async takeIn(database: Database, actor: Actor, incoming: IncomingInvoice): Promise<{ id: string; made: boolean }> {
    const { cfdi, contract, xml } = incoming;
    await lockInvoicesOf(database, contract.id);
    const known = await database.invoice.findUnique({ where: { uuid: cfdi.uuid }, include: { xmlFile: true } });
    if (known) {
      if (known.xmlFile.key !== xml.key) throw refused('CFDI.DIFFERENT');
      return { id: known.id, made: false };
    }
    await refuseTakenName(database, cfdi);
    return { id: await this.enter(database, actor, incoming), made: true };
  }

  /**
   * One that was made out here: its contract and its movement are known. If it is there already, somebody brought it in as
   * a file.
   *
   * @param end what ends the work of making it out, in the same transaction
   */
  async takeIssued(
    content: Buffer,
    { contractId, movementId }: { contractId: string; movementId: string },
    end: (database: Database, invoiceId: string) => Promise<void>,
  ): Promise<void> {
    const cfdi = readCfdi(content);
    const xml = await this.files.store(content, 'application/xml', 'private');
    await this.prisma.$transaction(async (database) => {
      await lockInvoicesOf(database, contractId);
      const contract = await database.contract.findUniqueOrThrow({ where: { id: contractId } });
      const known = await database.invoice.findUnique({ where: { uuid: cfdi.uuid } });
      const invoiceId = known?.id ?? (await this.enter(database, null, { cfdi, contract, xml }));
      await database.invoiceMovement.createMany({ data: [{ invoiceId, movementId }], skipDuplicates: true });
      await end(database, invoiceId);
    });
    await this.matching.match(contractId);
  }

  /**
   * One that its issuer cancelled elsewhere, in the caller's transaction. What is cancelled stays so.
   *
   * @throws ProblemException 422 for one that was made out here, whose cancellation begins here too
   */
  async cancelIn(database: Database, actor: Actor, id: string, at: Date): Promise<void> {
    const { contractId, issued } = await database.invoice.findUniqueOrThrow({
      where: { id },
      include: { issued: true },
    });
    await lockInvoicesOf(database, contractId);
    if (issued && issued.state !== 'cancelled') throw refused('CFDI.ISSUED_HERE');
    if (!(await cancelInvoice(database, id, at))) return;
    const after = { cancelledAt: at.toISOString() };
    await this.audit.write(database, actor, { action: 'cancel', resource: 'invoices', recordId: id, after });
    // What it documented is another's to document.
    await database.invoiceMatching.deleteMany({ where: { contractId } });
  }

  /** @param actor nobody where the ledger asked for it */
  private async enter(
    database: Database,
    actor: Actor | null,
    { cfdi, contract, xml }: IncomingInvoice,
  ): Promise<string> {
    await lockInvoicesOf(database, contract.id);
    const file = await this.files.record(database, xml);
    const { id } = await database.invoice.create({
      data: { ...columnsOf(cfdi), facts: factsOf(cfdi), contractId: contract.id, xmlFileId: file.id },
      select: { id: true },
    });
    const after = { uuid: cfdi.uuid, contract: contract.number, total: cfdi.total };
    const entry = { action: 'create', resource: 'invoices', recordId: id };
    await (actor
      ? this.audit.write(database, actor, { ...entry, after })
      : this.audit.note(database, { ...entry, details: after }));
    // Until it was matched, the sweep finds the contract.
    await database.invoiceMatching.deleteMany({ where: { contractId: contract.id } });
    return id;
  }

  /** Whether a CFDI can be taken, and whether it was before; keeps nothing. Throws what taking it would. */
  async check(content: Buffer): Promise<{ alreadyThere: boolean }> {
    const cfdi = readCfdi(content);
    const known = await this.prisma.invoice.findUnique({ where: { uuid: cfdi.uuid }, select: { id: true } });
    if (!known) {
      await this.contractOf(this.prisma, cfdi);
      await refuseTakenName(this.prisma, cfdi);
    }
    return { alreadyThere: known !== null };
  }

  /** In a transaction. Whoever is second with the same CFDI gets the first one's invoice. */
  private async storing({ series, uuid }: Cfdi, store: (database: Database) => Promise<string>): Promise<string> {
    try {
      return await this.prisma.$transaction(store);
    } catch (error) {
      if (!(error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002')) throw error;
      const known = await this.prisma.invoice.findUnique({ where: { uuid } });
      if (!known) throw refused('CFDI.FOLIO_TAKEN', series);
      return known.id;
    }
  }

  /**
   * The receiver's contract that a concept names, or that the invoices it is about belong to.
   *
   * @throws ProblemException 422 where there is none, or more than one
   */
  async contractOf(database: Database, { receiver, concepts, related }: Cfdi): Promise<Contract> {
    const rfcIndex = { in: this.encryption.blindIndexes(receiver.rfc.toUpperCase(), 'tax_profile.rfc') };
    const contracts = await database.contract.findMany({
      // Also what was stamped for the RFC that they had before.
      where: {
        taxProfile: { OR: [{ rfcIndex }, { changes: { some: { state: 'approved', formerRfcIndex: rfcIndex } } }] },
      },
      include: { invoices: { where: { uuid: { in: related } }, select: { id: true } } },
    });
    const texts = concepts.map(({ description, reference }) => `${description} ${reference}`);
    const named = contracts.filter(
      ({ invoices, number, paymentReference }) =>
        invoices.length > 0 || texts.some((text) => mentions(text, number) || mentions(text, paymentReference)),
    );
    const [contract] = named;
    if (!contract || named.length > 1) throw refused('CFDI.CONTRACT_UNKNOWN');
    return contract;
  }
}

/** @throws ProblemException 422 where another CFDI bears its series and folio */
export async function refuseTakenName(database: Database, cfdi: Cfdi): Promise<void> {
  const { series, folio } = columnsOf(cfdi);
  const named = await database.invoice.findUnique({ where: { series_folio: { series, folio } }, select: { id: true } });
  if (named) throw refused('CFDI.FOLIO_TAKEN', series);
}

/** @throws ProblemException 422 on `xml` for what is no stamped CFDI 4.0 */
export function readCfdi(content: Buffer): Cfdi {
  try {
    const xml = content.toString('utf8');
    if (!isUtf8(content) || !isClean(xml)) throw new CfdiError('CFDI.NOT_XML');
    return parseCfdi(xml);
  } catch (error) {
    if (error instanceof CfdiError) throw refused(error.code, error.detail);
    throw error;
  }
}

/** As a word of its own: FL-2024-0001 is not in FL-2024-00012. */
const mentions = (text: string, name: string): boolean =>
  new RegExp(`(?<![\\w-])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`, 'i').test(text);

const columnsOf = (
  cfdi: Cfdi,
): Pick<Invoice, 'type' | 'uuid' | 'series' | 'folio' | 'concept' | 'issuedAt'> &
  Record<'subtotal' | 'vat' | 'total', string> => {
  const [date = '', time = ''] = cfdi.issuedAt.split('T');
  return {
    type: cfdi.type,
    uuid: cfdi.uuid,
    series: cfdi.series,
    folio: cfdi.folio || cfdi.uuid,
    concept: conceptOf(cfdi),
    issuedAt: instantInMexico(date, time.slice(0, 5)),
    subtotal: cfdi.subtotal,
    vat: cfdi.vat,
    total: cfdi.total,
  };
};

/** Of payments SAT wants the one word "Pago" as its concept: what they pay says more. */
function conceptOf({ concepts, payments }: Cfdi): string {
  const paid = payments.flatMap(({ invoices }) => invoices.map(({ name, uuid }) => name || uuid.toUpperCase()));
  if (paid.length > 0) return `Pago de ${paid.length === 1 ? 'la factura' : 'las facturas'} ${paid.join(', ')}`;
  return concepts.map(({ description }) => description).join('; ');
}
