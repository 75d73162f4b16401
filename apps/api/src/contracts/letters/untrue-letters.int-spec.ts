import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ContractDocument, dateColumn, type Prisma } from '@flota/prisma';
import { createStoredFile } from '@flota/prisma/seed';
import { addDays, contractDocumentSchema, todayInMexico } from '@flota/schemas';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import { signedInOwner } from '../../testing/contract-owners.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Ledgers, type NewEvent } from '../ledger/ledgers.js';
import { SettlementLetters } from '../settlement/settlement-letters.js';
import { SettlementLettersSweep } from '../settlement/settlement-letters.sweep.js';

const today = todayInMexico();

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const enter = async (contractId: string, event: NewEvent): Promise<string> => {
  const { eventIds } = await api.app
    .get(Outbox)
    .commit((database) => api.app.get(Ledgers).enter(database, contractId, event));
  return eventIds[0] ?? '';
};

const sweep = () => new SettlementLettersSweep(api.app.get(PrismaService), api.app.get(SettlementLetters)).sweep();

const letters = (contractId: string): Promise<ContractDocument[]> =>
  api.prisma.contractDocument.findMany({ where: { contractId }, orderBy: { issuedAt: 'asc' } });

/** One that was issued so many days ago. */
async function letter(contractId: string, data: Partial<Prisma.ContractDocumentUncheckedCreateInput>, daysAgo = 1) {
  const { id: fileId } = await createStoredFile(api.prisma);
  const issuedAt = new Date(Date.now() - daysAgo * 86_400_000);
  const kind = 'interest_certificate';
  const row = { folio: crypto.randomUUID(), kind, figures: {}, ...data, contractId, fileId, issuedAt } as const;
  await api.prisma.contractDocument.create({ data: row });
}

const voided = async (contractId: string) => (await letters(contractId)).map(({ voidedOn }) => voidedOn !== null);

describe('a letter of what turned out otherwise', () => {
  it('is good for nothing, and a contract that is paid off again gets a new one', async () => {
    const { contract, owner } = await signedInOwner(api);
    const payoff = await enter(contract.id, { type: 'payoff', amount: '9000000.00', on: today });
    await sweep();
    await enter(contract.id, { type: 'reversal', of: payoff, on: today });

    const { body } = await api.http
      .get(`/api/customers/contracts/${contract.id}/documents`)
      .set(owner.headers)
      .expect(200);
    expect(contractDocumentSchema.array().parse(body)).toMatchObject([
      { kind: 'settlement_letter', voidedOn: today, voidReason: 'Se canceló un pago que se tenía por recibido.' },
    ]);
    await sweep();
    expect(await letters(contract.id)).toHaveLength(1);
    await enter(contract.id, { type: 'payoff', amount: '9000000.00', on: today });
    await sweep();
    await sweep();
    expect(await voided(contract.id)).toEqual([true, false]);
  });

  it('is a certificate of a year in which less was paid, and none of another year', async () => {
    const { contract } = await signedInOwner(api, { history: [{ does: 'pays on time', instalments: 13 }] });
    const on = addDays(today, -2);
    const paid = await enter(contract.id, { type: 'payment', amount: '40000.00', on });
    const year = Number(on.slice(0, 4));
    await letter(contract.id, { year });
    await letter(contract.id, { year: year - 1 });
    await enter(contract.id, { type: 'reversal', of: paid, on: today });
    expect(await voided(contract.id)).toEqual([true, false]);
  });

  it('is what said how to settle a contract, while it was still good', async () => {
    const { contract } = await signedInOwner(api, { history: [{ does: 'pays on time', instalments: 13 }] });
    const paid = await enter(contract.id, { type: 'payment', amount: '40000.00', on: addDays(today, -2) });
    const of = (on: string) => ({ kind: 'payoff_letter', validUntil: dateColumn(on), figures: { on } }) as const;
    await letter(contract.id, of(addDays(today, 3)), 2);
    await letter(contract.id, of(addDays(today, -1)), 1);
    await enter(contract.id, { type: 'reversal', of: paid, on: today });
    expect(await voided(contract.id)).toEqual([true, false]);
  });

  it('is none that something merely came after', async () => {
    const { contract } = await signedInOwner(api, { history: [{ does: 'pays on time', instalments: 13 }] });
    await letter(contract.id, { year: Number(today.slice(0, 4)) });
    await enter(contract.id, { type: 'payment', amount: '40000.00', on: today });
    expect(await voided(contract.id)).toEqual([false]);
  });
});
