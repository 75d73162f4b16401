import { Injectable, Logger } from '@nestjs/common';
import { dayOfColumn, type Invoice, Prisma, type StoredFile } from '@flota/prisma';
import { dayInMexico } from '@flota/schemas';
import { text } from 'node:stream/consumers';
import { type Database, PrismaService } from '../../platform/database/prisma.service.js';
import { Files } from '../../platform/storage/files.js';
import { CfdiError } from '../cfdi-error.js';
import { parseCfdi } from '../cfdi.js';
import { factsOf, type InvoiceFacts, invoiceFactsSchema, NO_FACTS } from './invoice-facts.js';
import { matchInvoices } from './match-invoices.js';
import type { MatchableMovement } from './matchable.js';

const WITH_PAID = {
  allocations: { select: { instalmentNumber: true, interest: true, rent: true } },
  takenBackBy: { select: { id: true } },
} satisfies Prisma.MovementInclude;

/** Puts each invoice beside the movement it documents, where there is no doubt. */
@Injectable()
export class InvoiceMatching {
  private readonly logger = new Logger(InvoiceMatching.name);

  constructor(
    private readonly prisma: PrismaService,
    private readonly files: Files,
  ) {}

  /** Of one contract: harmless when done twice or by two at once. What staff took apart stays apart. */
  async match(contractId: string): Promise<void> {
    await this.readFacts(contractId);
    await this.prisma.$transaction(async (database) => {
      await lockInvoicesOf(database, contractId);
      await this.link(database, contractId);
    });
  }

  private async link(database: Database, contractId: string): Promise<void> {
    const invoices = await database.invoice.findMany({
      where: { contractId, cancelledAt: null },
      include: { movements: true },
      orderBy: { id: 'asc' },
    });
    const movements = await database.movement.findMany({
      where: { contractId },
      include: WITH_PAID,
      orderBy: { sequence: 'asc' },
    });
    const links = invoices.flatMap((invoice) => invoice.movements);
    const found = matchInvoices({
      invoices: invoices.map((invoice) => ({
        id: invoice.id,
        uuid: invoice.uuid,
        type: invoice.type,
        concept: invoice.concept,
        issuedOn: dayInMexico(invoice.issuedAt),
        total: invoice.total.toFixed(2),
        ...factsIn(invoice),
      })),
      movements: movements.map(matchable),
      links: links.filter(({ removedAt }) => removedAt === null),
    });
    const apart = links.filter(({ removedAt }) => removedAt !== null);
    const data = found.filter(
      ({ invoiceId, movementId }) =>
        !apart.some((each) => each.invoiceId === invoiceId && each.movementId === movementId),
    );
    await database.invoiceMovement.createMany({ data, skipDuplicates: true });
    const sequence = movements.at(-1)?.sequence ?? 0;
    await database.invoiceMatching.upsert({
      where: { contractId },
      create: { contractId, sequence },
      update: { sequence },
    });
  }

  /** Of invoices that came before this was kept, from their XML. */
  private async readFacts(contractId: string): Promise<void> {
    const unread = await this.prisma.invoice.findMany({
      where: { contractId, facts: { equals: Prisma.DbNull } },
      include: { xmlFile: true },
    });
    for (const invoice of unread) {
      const facts = await this.factsOf(invoice);
      await this.prisma.invoice.update({ where: { id: invoice.id }, data: { facts } });
    }
  }

  private async factsOf({ id, xmlFile }: Invoice & { xmlFile: StoredFile }): Promise<InvoiceFacts> {
    const content = await this.files.open(xmlFile);
    if (!content) {
      this.logger.warn(`The XML of invoice ${id} is not in the storage: it is matched by its columns alone`);
      return NO_FACTS;
    }
    try {
      return factsOf(parseCfdi(await text(content)));
    } catch (error) {
      if (!(error instanceof CfdiError)) throw error;
      this.logger.warn(`The XML of invoice ${id} is none (${error.code}): it is matched by its columns alone`);
      return NO_FACTS;
    }
  }
}

/** Two at once would each see no other invoice of the same money, or count as matched what the other one just brought in. */
export async function lockInvoicesOf(database: Database, contractId: string): Promise<void> {
  await database.$queryRaw`select 1 from contract where id = ${contractId}::uuid for no key update`;
}

const factsIn = ({ facts }: Pick<Invoice, 'facts'>): InvoiceFacts => invoiceFactsSchema.parse(facts ?? NO_FACTS);

type MovementRow = Prisma.MovementGetPayload<{ include: typeof WITH_PAID }>;

const matchable = (movement: MovementRow): MatchableMovement => ({
  id: movement.id,
  kind: movement.kind,
  on: dayOfColumn(movement.valueOn),
  instalmentNumber: movement.instalmentNumber,
  amount: movement.amount.toFixed(2),
  capital: movement.capital.toFixed(2),
  reference: movement.reference,
  stands: movement.reverses === null && movement.takenBackBy === null,
  reverses: movement.reverses !== null,
  pays: movement.allocations
    .filter(({ interest, rent }) => !interest.plus(rent).isZero())
    .map(({ instalmentNumber }) => instalmentNumber),
});
