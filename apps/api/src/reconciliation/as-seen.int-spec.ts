import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { BankLine, Contract } from '@flota/prisma';
import { addDays, type AdminBankFile, todayInMexico } from '@flota/schemas';
import { BANK_MAPPING, bankFileOf } from '../testing/bank-file.js';
import { contractOf } from '../testing/contract-owners.js';
import type { SignedIn } from '../testing/sign-in.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { ImportBankFileJob } from './files/import-bank-file.job.js';
import { BankLinesService } from './lines/bank-lines.service.js';

const DAY = addDays(todayInMexico(), -3);

let api: TestApp;
let finance: SignedIn;
let contracts: [Contract, Contract];
let bankAccountId: string;
beforeAll(async () => {
  api = await startTestApp();
  finance = await api.signIn('finance');
  const owner = await api.signIn('customer');
  contracts = [await contractOf(api, owner), await contractOf(api, owner)];
  const account = { name: 'Cuenta', bank: 'BBVA', clabe: '012180001182717306', format: 'csv', mapping: BANK_MAPPING };
  bankAccountId = ((await post('bank-accounts', account)).body as { id: string }).id;
}, 60_000);
afterAll(() => api.close());

const post = (path: string, body: object) => api.http.post(`/api/admin/${path}`).set(finance.headers).send(body);
const stateOf = (id: string) => api.prisma.bankLine.findUniqueOrThrow({ where: { id } });

let keys = 0;
/** A line that is surely the first contract's. */
async function sureLine(): Promise<BankLine> {
  keys += 1;
  const row = { day: DAY, amount: '100.00', key: `SEEN${keys}`, reference: contracts[0].paymentReference };
  const sent = await api.http
    .post('/api/admin/bank-files')
    .set(finance.headers)
    .field('bankAccountId', bankAccountId)
    .attach('file', bankFileOf([row]), 'banco.csv');
  const { id } = sent.body as AdminBankFile;
  await api.app.get(ImportBankFileJob, { strict: false }).process({ id });
  return api.prisma.bankLine.findFirstOrThrow({ where: { bankFileId: id, confidence: 'sure' } });
}

describe('a line', () => {
  it('goes to the contract that was seen, though another one is proposed by then', async () => {
    const [seen, other] = contracts;
    const { id } = await sureLine();
    await api.prisma.bankLine.update({ where: { id }, data: { contractId: other.id } });
    await post(`bank-lines/${id}/accept`, {}).expect(422);
    await post(`bank-lines/${id}/accept`, { contractId: seen.id }).expect(204);
    expect(await stateOf(id)).toMatchObject({ state: 'matched', contractId: seen.id });
  });

  it.each([
    ['was set aside', { state: 'suspense' }],
    ['is doubtful', { confidence: 'unsure' }],
    ['is proposed for another contract', () => ({ contractId: contracts[1].id })],
  ] as const)('that %s while the sure ones are accepted stays so', async (_, change) => {
    const { id } = await sureLine();
    const data = typeof change === 'function' ? change() : change;
    const lines = api.app.get(BankLinesService, { strict: false });
    const accept = lines.accept.bind(lines);
    const meanwhile = jest.spyOn(lines, 'accept').mockImplementationOnce(async (...told) => {
      await api.prisma.bankLine.update({ where: { id }, data });
      await accept(...told);
    });
    const { body } = await post('bank-lines/accept-sure', {}).expect(200);
    meanwhile.mockRestore();
    expect(body).toMatchObject({ accepted: 0, refused: 0 });
    expect(await stateOf(id)).toMatchObject({ paymentId: null, reasons: [{ code: 'REFERENCE' }], ...data });
    await post(`bank-lines/${id}/own`, { reason: 'No sigue en la lista' }).expect(204);
  });
});

describe('a day', () => {
  it('is closed with the difference that was seen, and no other', async () => {
    await sureLine();
    const posted = { kind: 'payment', amount: '12.34', receivedOn: DAY, reference: 'AFTERWARDS' };
    await post(`contracts/${contracts[0].id}/payments`, posted).expect(201);
    const close = (difference: string) =>
      post('bank-days', { day: DAY, difference, note: 'El banco la muestra mañana' });
    expect((await close('0.00').expect(409)).body).toMatchObject({ code: 'BANK_DAY.CHANGED' });
    expect(await api.prisma.closedDay.count()).toBe(0);
    expect((await close('-12.34').expect(201)).body).toMatchObject({ blockedBy: 'closed', difference: '-12.34' });
  });
});
