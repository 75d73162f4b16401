import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { checkBooks, type LifeEvent, postBook } from '@flota/finance';
import { dayInMexico } from '@flota/schemas';
import { randomUUID } from 'node:crypto';
import { createPrismaClient, type PrismaClient } from '../../index.js';
import { bookOf, eventRow, FieldCipher, figuresOf, instalmentOf, movementOf, writePosting } from '@flota/records';
import { createContract, createCustomer } from '../index.js';
import { copyDatabase, type DatabaseCopy } from '../../testing/index.js';

let copy: DatabaseCopy;
let prisma: PrismaClient;
let customerId: string;

const fieldCipher = new FieldCipher('x'.repeat(32));

beforeAll(async () => {
  copy = await copyDatabase();
  prisma = createPrismaClient(copy.url, 3);
  ({ id: customerId } = await createCustomer(prisma));
});

afterAll(async () => {
  await prisma.$disconnect();
  await copy.drop();
});

const today = dayInMexico(new Date());

async function stored(contractId: string) {
  const contract = await prisma.contract.findUniqueOrThrow({
    where: { id: contractId },
    include: {
      events: true,
      instalments: { orderBy: { number: 'asc' } },
      movements: { include: { allocations: true }, orderBy: { sequence: 'asc' } },
    },
  });
  const { events, instalments, movements, ...row } = contract;
  const books = {
    movements: movements.map(movementOf),
    instalments: instalments.map(instalmentOf),
    figures: figuresOf(row),
  };
  const book = bookOf(row, events);
  return { book, books, row, wrong: checkBooks(book, books, today) };
}

type Request = Omit<Parameters<typeof createContract>[1], 'customerId' | 'fieldCipher'>;
const create = (request: Request = {}) => createContract(prisma, { customerId, fieldCipher, ...request });

describe('createContract', () => {
  it.each<Request>([
    {},
    {
      ageMonths: 20,
      history: [
        { does: 'pays on time', instalments: 6 },
        { does: 'pays late', days: 12 },
      ],
    },
    { ageMonths: 8, history: [{ does: 'pays on time', instalments: 5 }] },
    {
      planSlug: 'flexibility',
      termMonths: 24,
      ageMonths: 12,
      history: [{ does: 'pays on time' }, { does: 'prepays', amount: '500000.00', daysLater: 3 }],
    },
    {
      planSlug: 'arrendamiento-financiero',
      ageMonths: 10,
      history: [{ does: 'pays on time' }, { does: 'pays off', daysLater: 5 }],
    },
    {
      planSlug: 'arrendamiento-puro',
      termMonths: 24,
      ageMonths: 26,
      history: [{ does: 'pays on time' }, { does: 'buys the vehicle', daysLater: 5 }],
    },
  ])('writes a contract that agrees with itself and reads back the same: %j', async (request) => {
    const contract = await create(request);
    const { books, row, wrong } = await stored(contract.id);
    expect(wrong).toEqual([]);
    expect(books.movements.length).toBeGreaterThan(10);
    expect(row.state).toBe(books.figures.paidOffOn === null ? 'active' : 'paid_off');
    expect(row).toEqual(contract);
  });

  it('keeps the RFC encrypted, and one customer has one tax profile', async () => {
    const [one, other] = [await create(), await create()];
    expect(one.taxProfileId).toBe(other.taxProfileId);
    const profile = await prisma.taxProfile.findUniqueOrThrow({ where: { id: one.taxProfileId } });
    const rfc = fieldCipher.decrypt(profile.rfc, 'tax_profile.rfc');
    expect(rfc).toMatch(/^[A-Z]{4}780412/);
    expect(profile.rfcIndex).toBe(fieldCipher.blindIndex(rfc, 'tax_profile.rfc'));
  });
});

describe('writePosting', () => {
  type Happened = { type: 'payment'; amount: string } | { type: 'prepayment'; amount: string; capital: string };

  async function posted(contractId: string, happened: Happened) {
    const { book, books } = await stored(contractId);
    const own = { id: randomUUID(), on: today };
    const event: LifeEvent =
      happened.type === 'payment' ? { ...own, ...happened } : { ...own, ...happened, effect: 'term' };
    const posting = postBook({ ...book, events: [...book.events, event] }, books.movements, {
      on: today,
      postedOn: today,
    });
    const events = new Map([[event.id, { reference: 'SPEI', paymentId: null }]]);
    return { event, write: { contractId, before: books.instalments, posting, events } };
  }

  async function write(contractId: string, happened: Happened) {
    const { event, write } = await posted(contractId, happened);
    await prisma.contractEvent.create({ data: eventRow(contractId, event) });
    await prisma.$transaction((database) => writePosting(database, write));
    return stored(contractId);
  }

  it('writes what changed, so that the rows are what the events come to', async () => {
    const { id } = await create({ ageMonths: 6, history: [{ does: 'pays on time', instalments: 4 }] });
    const before = await stored(id);
    const paid = await write(id, { type: 'payment', amount: '250000.00' });
    expect(paid.wrong).toEqual([]);
    expect(paid.books.movements.length).toBeGreaterThan(before.books.movements.length);
  });

  it('takes away the lines that a prepayment saves', async () => {
    const { id } = await create();
    const before = await stored(id);
    const prepaid = await write(id, { type: 'prepayment', amount: '420000.00', capital: '400000.00' });
    expect(prepaid.books.instalments.length).toBeLessThan(before.books.instalments.length);
    expect(prepaid.wrong).toEqual([]);
  });

  it('refuses a second posting from the same books', async () => {
    const { id } = await create();
    const { event, write: same } = await posted(id, { type: 'payment', amount: '100.00' });
    await prisma.contractEvent.create({ data: eventRow(id, event) });
    const again = () => prisma.$transaction((database) => writePosting(database, same));
    await again();
    await expect(again()).rejects.toMatchObject({ code: 'P2002' });
    expect((await stored(id)).wrong).toEqual([]);
  });
});
