import { postBook, type Book, type ContractFigures, type LedgerMovement, type Posting } from '@flota/finance';
import { bookOf, figuresOf, instalmentOf, movementOf, writePosting } from '@flota/records';
import type { Prisma, PrismaClient } from '../generated/client.js';

/** The edition of books that this version keeps. */
const EDITION = 2;

/** What became of one contract's books. Amounts are MXN. */
export interface BooksChange {
  contract: string;
  /** What it owed by its books, what of it is capital, its credit and the day it was settled. */
  before: ContractFigures & { owed: string };
  after: ContractFigures & { owed: string };
  /** Movements that were taken back, and those that took their place. */
  reversed: number;
  replaced: number;
  /** Spanish, for the lender's staff. */
  reasons: string[];
}

/** What to call a movement that no longer holds, by its kind. */
const REASONS: Partial<Record<LedgerMovement['kind'], string>> = {
  instalment: 'El primer periodo cuenta sus días, o un abono a capital deja otros intereses en el que corre',
  late_interest:
    'Los moratorios cuentan desde el día hábil siguiente y sobre el capital vencido, con el IVA del interés',
  payment: 'Cada pago se reparte entre un concepto y su IVA en proporción',
  application: 'El saldo a favor se aplica entre un concepto y su IVA en proporción',
  prepayment: 'Un abono a capital paga antes el interés corrido a su fecha',
  payoff: 'Una liquidación paga el interés corrido a su fecha',
};

/**
 * Brings the books that a former method kept to what the contracts' events come to, by entries of `today` that reverse and
 * replace: nothing of what was written is changed. A contract a transaction; those that are done are left alone.
 *
 * @returns every contract whose books changed
 */
export async function upgradeContractBooks(prisma: PrismaClient, today: string): Promise<BooksChange[]> {
  const waiting = await prisma.contract.findMany({
    where: { booksEdition: { lt: EDITION } },
    select: { id: true },
    orderBy: { number: 'asc' },
  });
  const changes: BooksChange[] = [];
  for (const { id } of waiting) {
    const change = await prisma.$transaction((database) => upgradeOne(database, id, today), { timeout: 60_000 });
    if (change) changes.push(change);
  }
  return changes;
}

async function upgradeOne(database: Prisma.TransactionClient, id: string, today: string): Promise<BooksChange | null> {
  await database.$queryRaw`select id from contract where id = ${id}::uuid for update`;
  const contract = await database.contract.findUniqueOrThrow({ where: { id } });
  if (contract.booksEdition >= EDITION) return null;
  const events = await database.contractEvent.findMany({ where: { contractId: id } });
  const instalments = await database.instalment.findMany({ where: { contractId: id }, orderBy: { number: 'asc' } });
  const movements = await database.movement.findMany({
    where: { contractId: id },
    include: { allocations: { orderBy: { instalmentNumber: 'asc' } } },
    orderBy: { sequence: 'asc' },
  });
  const stored = movements.map(movementOf);
  const posting = postUpgrade(bookOf(contract, events), stored, today);
  await writePosting(database, {
    contractId: id,
    before: instalments.map(instalmentOf),
    posting,
    events: new Map(events.map((event) => [event.id, event])),
  });
  await database.contract.update({ where: { id }, data: { booksEdition: EDITION } });
  return changeOf(contract.number, { stored, figures: figuresOf(contract), posting });
}

/** As far as the books were posted, so that what fell due since is charged by whoever charges it. */
function postUpgrade(book: Book, stored: readonly LedgerMovement[], today: string): Posting {
  const on = stored.at(-1)?.postedOn ?? today;
  return postBook(book, stored, { on: on > today ? today : on, postedOn: today });
}

function changeOf(
  contract: string,
  { stored, figures, posting }: { stored: readonly LedgerMovement[]; figures: ContractFigures; posting: Posting },
): BooksChange | null {
  if (posting.movements.length === 0) return null;
  const gone = posting.movements.filter(({ reverses }) => reverses !== null);
  const kinds = new Set(gone.map(({ kind }) => kind));
  return {
    contract,
    before: { ...figures, owed: stored.at(-1)?.dueBalance ?? '0.00' },
    after: { ...posting.figures, owed: posting.movements.at(-1)?.dueBalance ?? '0.00' },
    reversed: gone.length,
    replaced: posting.movements.length - gone.length,
    reasons: [...kinds].flatMap((kind) => REASONS[kind] ?? []),
  };
}
