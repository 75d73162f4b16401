import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { checkBooks, postBook } from '@flota/finance';
import { bookOf, FieldCipher, figuresOf, instalmentOf, movementOf, writePosting } from '@flota/records';
import { dayInMexico } from '@flota/schemas';
import { createPrismaClient, type PrismaClient } from '../index.js';
import { createContract, createCustomer } from '../seed/index.js';
import { copyDatabase, type DatabaseCopy } from '../testing/index.js';
import { booksReport } from './books-report.js';
import { upgradeContractBooks } from './contract-books.js';

const today = dayInMexico(new Date());
const fieldCipher = new FieldCipher('x'.repeat(32));

let copy: DatabaseCopy;
let prisma: PrismaClient;
beforeAll(async () => {
  copy = await copyDatabase();
  prisma = createPrismaClient(copy.url, 1);
});
afterAll(async () => {
  await prisma.$disconnect();
  await copy.drop();
});

async function stored(contractId: string) {
  const contract = await prisma.contract.findUniqueOrThrow({ where: { id: contractId } });
  const events = await prisma.contractEvent.findMany({ where: { contractId } });
  const movements = await prisma.movement.findMany({
    where: { contractId },
    include: { allocations: true },
    orderBy: { sequence: 'asc' },
  });
  const instalments = await prisma.instalment.findMany({ where: { contractId }, orderBy: { number: 'asc' } });
  const books = {
    movements: movements.map(movementOf),
    instalments: instalments.map(instalmentOf),
    figures: figuresOf(contract),
  };
  return { book: bookOf(contract, events), books, contract };
}

/** A contract whose books were kept by another method: late interest on interest too, with VAT. */
async function formerContract() {
  const { id: customerId } = await createCustomer(prisma);
  const history = [
    { does: 'pays on time', instalments: 10 },
    { does: 'pays late', days: 12, instalments: 1 },
  ] as const;
  const { id } = await createContract(prisma, { customerId, fieldCipher, history, ageMonths: 12 });
  const { book } = await stored(id);
  await prisma.movement.deleteMany({ where: { contractId: id } });
  await prisma.instalment.deleteMany({ where: { contractId: id } });
  const contract = { ...book.contract, late: { multiplier: '2', base: 'base', vatRate: '0.16' } as const };
  const posting = postBook({ ...book, contract }, [], { on: today });
  await writePosting(prisma, { contractId: id, before: [], posting, events: new Map() });
  await prisma.contract.update({ where: { id }, data: { booksEdition: 1 } });
  return id;
}

describe('books of a former method', () => {
  it('become what the events come to by entries that reverse and replace, once, and are reported', async () => {
    const { id: sound } = await createContract(prisma, {
      customerId: (await createCustomer(prisma)).id,
      fieldCipher,
    });
    const id = await formerContract();
    const before = await stored(id);
    expect(checkBooks(before.book, before.books, today)).not.toEqual([]);

    const changes = await upgradeContractBooks(prisma, today);

    const after = await stored(id);
    expect(checkBooks(after.book, after.books, today)).toEqual([]);
    expect(after.books.movements.slice(0, before.books.movements.length)).toEqual(before.books.movements);
    expect(changes).toHaveLength(1);
    expect(changes[0]).toMatchObject({
      contract: after.contract.number,
      before: before.books.figures,
      after: after.books.figures,
      reasons: expect.arrayContaining([expect.stringContaining('moratorios')]),
    });
    expect(booksReport(changes).split('\n')).toHaveLength(2);
    expect(await upgradeContractBooks(prisma, today)).toEqual([]);
    expect((await stored(sound)).contract.booksEdition).toBe(2);
  });
});
