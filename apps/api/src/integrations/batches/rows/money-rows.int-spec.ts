import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Contract, dateColumn } from '@flota/prisma';
import { createContract, createCustomer, createStoredFile } from '@flota/prisma/seed';
import { addDays, todayInMexico } from '@flota/schemas';
import { FieldEncryption } from '../../../platform/crypto/field-encryption.js';
import { integrate } from '../../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { BatchClient } from '../batches.fixture.js';

let api: TestApp;
let client: BatchClient;
let contract: Contract;
let email: string;
let made = 0;
const newKey = () => `movements-${(made += 1)}`;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  client = new BatchClient(api, await integrate(api));
  const customer = await createCustomer(api.prisma);
  email = customer.email;
  contract = await createContract(api.prisma, { customerId: customer.id, fieldCipher: api.app.get(FieldEncryption) });
});

const today = todayInMexico();
const receipt = (overrides: object = {}) => ({
  externalId: `M-${(made += 1)}`,
  contractNumber: contract.number,
  kind: 'payment',
  amount: '12000.00',
  receivedOn: today,
  reference: `SPEI${made}`,
  ...overrides,
});
const send = async (...rows: object[]) => {
  const { results } = await client.send({ kind: 'movements', key: newKey(), rows });
  return results.map(({ outcome, problems }) => (problems?.[0] ? `${problems[0].field} ${problems[0].code}` : outcome));
};
const money = () => api.prisma.contractEvent.findMany({ where: { contractId: contract.id, paymentId: { not: null } } });
const receipts = () => api.prisma.outboundEmail.count({ where: { kind: 'payments.send-receipt', recipient: email } });

describe('money that came in', () => {
  it('is posted once, as a transfer is, with a receipt and a trace; sent again it is as it was', async () => {
    const row = receipt();
    expect(await send(row)).toEqual(['created']);
    expect(await send(row, row)).toEqual(['unchanged', 'unchanged']);
    const [event, ...others] = await money();
    expect(others).toEqual([]);
    expect(event).toMatchObject({ type: 'payment', reference: row.reference, enteredById: null });
    expect(await receipts()).toBe(1);
    const trace = await api.prisma.auditEntry.findMany({
      where: { action: 'post-payment', recordId: contract.id },
    });
    expect(trace).toMatchObject([{ actorId: client.as.id }]);
  });

  it.each([
    ['amount', { amount: '12000.01' }],
    ['receivedOn', { receivedOn: addDays(today, -1) }],
    ['reference', { reference: 'OTRA' }],
    ['kind', { kind: 'payoff' }],
    ['excess', { excess: 'advance' }],
  ])('is not overwritten by another %s under its name', async (field, change) => {
    const row = receipt();
    await send(row);
    expect(await send({ ...row, ...change })).toEqual([`${field} MOVEMENT.DIFFERENT`]);
    expect(await money()).toHaveLength(1);
  });

  it('is refused where the books refuse it', async () => {
    expect(
      await send(
        receipt({ contractNumber: 'NO-HAY' }),
        receipt({ receivedOn: addDays(today, 1) }),
        receipt({ kind: 'purchase_option', confirmed: true }),
        receipt({ amount: '0.00' }),
        receipt({ kind: 'gift' }),
        receipt(),
      ),
    ).toEqual([
      'contractNumber CONTRACT.UNKNOWN',
      'receivedOn DATE.OUT_OF_RANGE',
      expect.stringMatching(/ PURCHASE_OPTION\.NOT_AVAILABLE$/),
      expect.stringMatching(/^amount AMOUNT\./),
      'kind KIND.INVALID',
      'created',
    ]);
    expect(await money()).toHaveLength(1);
  });

  it('of an amount that nobody expects waits for its sender to mean it', async () => {
    const row = receipt({ amount: '900000.00' });
    expect(await send(row)).toEqual(['amount AMOUNT.UNUSUAL']);
    expect(await send({ ...row, confirmed: true })).toEqual(['created']);
  });

  it('that somebody else posted under the same tracking key is that money', async () => {
    const row = receipt();
    await send(row);
    const other = new BatchClient(api, await integrate(api));
    const rows = [{ ...row, externalId: 'theirs' }];
    const again = await other.send({ kind: 'movements', key: newKey(), rows });
    expect(again.results).toMatchObject([{ outcome: 'unchanged' }]);
    const more = await other.send({
      kind: 'movements',
      key: newKey(),
      rows: [{ ...rows[0], externalId: 'x', amount: '1.00' }],
    });
    expect(more.results).toMatchObject([{ problems: [{ field: 'reference', code: 'REFERENCE.TAKEN' }] }]);
    expect(await money()).toHaveLength(1);
  });

  it('of before the contract came in is history: nobody is written to', async () => {
    await api.prisma.contract.update({ where: { id: contract.id }, data: { broughtInOn: dateColumn(today) } });
    expect(await send(receipt({ receivedOn: addDays(today, -3) }))).toEqual(['created']);
    expect(await receipts()).toBe(0);
  });
});

describe('money that is taken back', () => {
  const reversal = (of: string, overrides: object = {}) => ({
    externalId: `R-${(made += 1)}`,
    contractNumber: contract.number,
    kind: 'reversal',
    of,
    reason: 'Cheque devuelto',
    ...overrides,
  });

  it('is taken back once, and its tracking key may come again', async () => {
    const row = receipt();
    await send(row);
    const taken = reversal(row.externalId);
    expect(await send(taken, taken)).toEqual(['created', 'unchanged']);
    expect(await send({ ...taken, reason: 'Otro motivo' })).toEqual(['reason MOVEMENT.DIFFERENT']);
    expect(await send(reversal(row.externalId))).toEqual(['of MOVEMENT.TAKEN_BACK']);
    expect(await send({ ...row, externalId: 'right', amount: '11000.00' })).toEqual(['created']);
    const movements = await api.prisma.movement.findMany({
      where: { contractId: contract.id, reverses: { not: null } },
    });
    expect(movements.length).toBeGreaterThan(0);
  });

  it('is no other system’s, and none of another contract', async () => {
    const row = receipt();
    await send(row);
    const other = new BatchClient(api, await integrate(api));
    const { results } = await other.send({ kind: 'movements', key: newKey(), rows: [reversal(row.externalId)] });
    expect(results).toMatchObject([{ problems: [{ field: 'of', code: 'EXTERNAL_ID.UNKNOWN' }] }]);
  });
});

it('a day that was closed takes nothing, and gives nothing back', async () => {
  const before = receipt({ receivedOn: addDays(today, -2) });
  await send(before);
  const file = await createStoredFile(api.prisma);
  await api.prisma.closedDay.create({
    data: {
      day: dateColumn(addDays(today, -1)),
      figures: {},
      fileId: file.id,
      closedById: client.as.id,
      closedBy: 'Finanzas',
    },
  });
  expect(
    await send(
      before,
      receipt({ receivedOn: addDays(today, -1) }),
      { externalId: 'back', contractNumber: contract.number, kind: 'reversal', of: before.externalId, reason: 'Error' },
      receipt(),
    ),
  ).toEqual(['unchanged', 'receivedOn DATE.CLOSED', 'of DATE.CLOSED', 'created']);
});
