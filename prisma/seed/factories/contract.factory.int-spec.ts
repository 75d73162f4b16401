import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { checkLedger, type Ledger, postPayment, postPrepayment, type Posting } from '@flota/finance';
import { addDays } from '@flota/schemas';
import { createPrismaClient, type PrismaClient } from '../../index.js';
import { FieldCipher, ledgerOf, movementOf, writePosting } from '@flota/records';
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

async function stored(contractId: string) {
  const contract = await prisma.contract.findUniqueOrThrow({
    where: { id: contractId },
    include: { instalments: true, movements: { include: { allocations: true }, orderBy: { sequence: 'asc' } } },
  });
  const { instalments, movements, ...row } = contract;
  return { ledger: ledgerOf(row, instalments, movements.at(-1) ?? null), movements: movements.map(movementOf), row };
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
    const { ledger, movements, row } = await stored(contract.id);
    expect(checkLedger(ledger, movements)).toEqual([]);
    expect(movements.length).toBeGreaterThan(10);
    expect(row.state).toBe(ledger.paidOffOn === null ? 'active' : 'paid_off');
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
  async function write(contractId: string, post: (ledger: Ledger) => Posting) {
    const { ledger: before } = await stored(contractId);
    const posting = post(before);
    await prisma.$transaction((database) => writePosting(database, { contractId, before, posting }));
    return stored(contractId);
  }

  it('writes what changed, so that the rows are what the posting says', async () => {
    const { id } = await create({ ageMonths: 6, history: [{ does: 'pays on time', instalments: 4 }] });
    const { ledger: before } = await stored(id);
    const on = addDays(before.postedOn, 20);
    const paid = await write(id, (ledger) => postPayment(ledger, { amount: '250000.00', on, reference: 'SPEI' }));
    expect(checkLedger(paid.ledger, paid.movements)).toEqual([]);
    expect(paid.ledger.sequence).toBeGreaterThan(before.sequence);
  });

  it('takes away the lines that a prepayment saves', async () => {
    const { id } = await create();
    const { ledger: before } = await stored(id);
    const prepaid = await write(id, (ledger) =>
      postPrepayment(ledger, { amount: '400000.00', on: ledger.postedOn, reference: 'SPEI' }),
    );
    expect(prepaid.ledger.instalments.length).toBeLessThan(before.instalments.length);
    expect(checkLedger(prepaid.ledger, prepaid.movements)).toEqual([]);
  });

  it('refuses a second posting from the same balance', async () => {
    const { id } = await create();
    const { ledger: before } = await stored(id);
    const posting = postPayment(before, { amount: '100.00', on: before.postedOn, reference: 'SPEI' });
    const write = () => prisma.$transaction((database) => writePosting(database, { contractId: id, before, posting }));
    await write();
    await expect(write()).rejects.toMatchObject({ code: 'P2002' });
    const { ledger, movements } = await stored(id);
    expect(checkLedger(ledger, movements)).toEqual([]);
  });
});
