import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createPrismaClient, type PrismaClient } from '@flota/prisma';
import { createContract, createCustomer } from '@flota/prisma/seed';
import { copySeededDatabase } from '@flota/prisma/testing';
import { FieldCipher } from '@flota/records';
import { randomBytes } from 'node:crypto';
import { nameRecords, namesOf, recordsNamed } from './external-references.js';

let copy: Awaited<ReturnType<typeof copySeededDatabase>>;
let prisma: PrismaClient;

beforeAll(async () => {
  copy = await copySeededDatabase();
  prisma = createPrismaClient(copy.url, 3);
});

afterAll(async () => {
  await prisma.$disconnect();
  await copy.drop();
});

const fieldCipher = new FieldCipher(randomBytes(32).toString('hex'));
const ERP = { system: 'erp', kind: 'customer' } as const;

describe('what another system calls a record', () => {
  it('leads to the record and back, for that system and that kind alone', async () => {
    const { id: recordId } = await createCustomer(prisma);
    await nameRecords(prisma, ERP, [{ externalId: 'C-1', recordId }]);

    expect(await recordsNamed(prisma, ERP, ['C-1', 'C-2'])).toEqual(new Map([['C-1', recordId]]));
    expect(await namesOf(prisma, ERP, [recordId])).toEqual(new Map([[recordId, 'C-1']]));
    expect(await recordsNamed(prisma, { ...ERP, system: 'crm' }, ['C-1'])).toEqual(new Map());
    expect(await recordsNamed(prisma, { ...ERP, kind: 'contract' }, ['C-1'])).toEqual(new Map());
  });

  it('is one name for one record', async () => {
    const [first, second] = [await createCustomer(prisma), await createCustomer(prisma)];
    await nameRecords(prisma, ERP, [{ externalId: 'one', recordId: first.id }]);
    const taken = { code: 'P2002' };
    await expect(nameRecords(prisma, ERP, [{ externalId: 'one', recordId: second.id }])).rejects.toMatchObject(taken);
    await expect(nameRecords(prisma, ERP, [{ externalId: 'two', recordId: first.id }])).rejects.toMatchObject(taken);
  });

  it('is forgotten with its record, also where that goes with another', async () => {
    const customer = await createCustomer(prisma);
    const contract = await createContract(prisma, { customerId: customer.id, fieldCipher });
    await nameRecords(prisma, ERP, [{ externalId: 'gone', recordId: customer.id }]);
    await nameRecords(prisma, { ...ERP, kind: 'contract' }, [{ externalId: 'gone', recordId: contract.id }]);

    await prisma.contract.delete({ where: { id: contract.id } });
    expect(await recordsNamed(prisma, { ...ERP, kind: 'contract' }, ['gone'])).toEqual(new Map());
    await prisma.customer.delete({ where: { id: customer.id } });
    expect(await recordsNamed(prisma, ERP, ['gone'])).toEqual(new Map());
  });
});
