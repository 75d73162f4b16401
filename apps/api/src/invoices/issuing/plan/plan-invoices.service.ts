import { Injectable } from '@nestjs/common';
import { type Contract, Prisma } from '@flota/prisma';
import { bookOf, movementOf } from '@flota/records';
import { type Database, PrismaService } from '../../../platform/database/prisma.service.js';
import { lockInvoicesOf } from '../../matching/invoice-matching.service.js';
import { cfdiContentSchema } from '../cfdi/cfdi-content.js';
import { type Invoicing, InvoicingSettingsService } from '../invoicing-settings.service.js';
import { type ContractFacts, vatRateOf } from './contract-facts.js';
import { figuresOf, type InvoicedMovement, type OwedDocument, owedDocuments } from './owed-documents.js';
import { type KnownDocument, reconcileDocuments } from './reconcile-documents.js';
import { takenBackBy } from './taken-back.js';

const WITH_CANCELLATIONS = { cancellations: true } satisfies Prisma.IssuedCfdiInclude;
type IssuedRow = Prisma.IssuedCfdiGetPayload<{ include: typeof WITH_CANCELLATIONS }>;

/** A document with its row. */
interface StoredDocument extends KnownDocument {
  row: IssuedRow;
}

/** Owes the documents that a contract's movements ask for, and the cancellation of those that they ask for no more. */
@Injectable()
export class PlanInvoices {
  constructor(
    private readonly prisma: PrismaService,
    private readonly settings: InvoicingSettingsService,
  ) {}

  /** In one transaction, behind the contract's lock: what is posted later owes it anew. Harmless when done twice. */
  async plan(contractId: string): Promise<void> {
    await this.prisma.$transaction(async (database) => {
      await lockInvoicesOf(database, contractId);
      const settings = await this.settings.read(database);
      if (settings) await this.change(database, contractId, settings);
      await database.invoicingDue.deleteMany({ where: { contractId } });
    });
  }

  private async change(database: Database, contractId: string, settings: Invoicing): Promise<void> {
    const contract = await database.contract.findUniqueOrThrow({ where: { id: contractId } });
    const movements = await movementsOf(database, contractId);
    const known = await documentsOf(database, contractId);
    const asked = owedDocuments(factsOf(contract), movements, settings.since);
    const owed = settings.reversedBy === 'credit_note' ? [...asked, ...takenBackBy(asked, known)] : asked;
    const { add, remove } = reconcileDocuments(owed, known);
    const replacements = new Map<string, string>();
    for (const { owed: document, replaces } of add) {
      // What was never sent is not replaced but dropped.
      const stamped = replaces?.row.state === 'stamped' ? replaces : null;
      const { id } = await create(database, contractId, document, settings, stamped?.id ?? null);
      if (stamped) replacements.set(stamped.id, id);
    }
    for (const document of remove) await drop(database, document, replacements.get(document.id) ?? null);
  }
}

async function movementsOf(database: Database, contractId: string): Promise<InvoicedMovement[]> {
  const rows = await database.movement.findMany({
    where: { contractId },
    include: {
      allocations: { orderBy: { instalmentNumber: 'asc' } },
      payment: { select: { provider: true } },
    },
    orderBy: { sequence: 'asc' },
  });
  return rows.map((row) => ({
    ...movementOf(row),
    id: row.id,
    reference: row.reference,
    // By card, or by transfer; what pays out of credit came by one of them before.
    form: row.payment && row.payment.provider !== 'transfer' ? '04' : '03',
  }));
}

/** In force, on their way, or taken out of force by staff for good: those are not made out again. */
async function documentsOf(database: Database, contractId: string): Promise<StoredDocument[]> {
  const rows = await database.issuedCfdi.findMany({
    where: { contractId, state: { not: 'withdrawn' } },
    include: WITH_CANCELLATIONS,
    orderBy: { folio: 'asc' },
  });
  return rows
    .filter(({ cancellations, state }) => state !== 'cancelled' || cancellations.some(isLastWord))
    .map((row) => ({
      row,
      id: row.id,
      movementId: row.movementId,
      subject: row.subject,
      content: cfdiContentSchema.parse(row.content),
    }));
}

const isLastWord = ({ makerId, motive, state }: IssuedRow['cancellations'][number]): boolean =>
  state === 'cancelled' && makerId !== null && motive !== '01';

function factsOf(contract: Contract): ContractFacts {
  const { terms } = bookOf(contract, []).contract;
  return {
    kind: contract.kind,
    number: contract.number,
    termMonths: contract.termMonths,
    vatRate: vatRateOf(terms),
    lateVatRate: contract.lateVatRate.toString(),
  };
}

const create = (
  database: Database,
  contractId: string,
  { content, movementId, subject }: OwedDocument,
  { series }: Invoicing,
  replacesId: string | null,
) =>
  database.issuedCfdi.create({
    data: {
      contractId,
      movementId,
      subject,
      content,
      replacesId,
      type: content.type,
      series: series[content.type],
      ...figuresOf(content),
    },
    select: { id: true },
  });

const OPEN = ['waiting', 'pending', 'sending', 'asked', 'rejected'];

/** What was never sent is withdrawn, what was stamped is cancelled; what nobody knows of is looked at once it is known. */
async function drop(database: Database, { content, row }: StoredDocument, replacementId: string | null): Promise<void> {
  const { cancellations, id, state } = row;
  if (state === 'stamped') {
    if (cancellations.some((each) => OPEN.includes(each.state))) return;
    const motive = replacementId ? '01' : content.type === 'payment' ? '03' : '02';
    const reason = 'Lo pide el libro del contrato: el movimiento se revirtió o cambió.';
    await database.cfdiCancellation.create({ data: { issuedId: id, motive, replacementId, reason } });
    return;
  }
  await database.issuedCfdi.updateMany({
    where: { id, state: { in: ['pending', 'failed'] }, sentAt: null },
    data: { state: 'withdrawn', nextAttemptAt: null },
  });
}
