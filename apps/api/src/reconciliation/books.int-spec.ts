import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Contract } from '@flota/prisma';
import { addDays, type AdminBankFile, dayProofSchema, todayInMexico } from '@flota/schemas';
import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { BANK_MAPPING, bankFileOf } from '../testing/bank-file.js';
import { contractOf } from '../testing/contract-owners.js';
import type { SignedIn } from '../testing/sign-in.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { ImportBankFileJob } from './files/import-bank-file.job.js';

const DAY = addDays(todayInMexico(), -3);
const LINES = 6;

let api: TestApp;
let finance: SignedIn;
let contracts: Contract[];
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

let files = 0;
async function importFile(amounts: readonly number[]): Promise<string[]> {
  files += 1;
  const rows = amounts.map((cents, index) => {
    const names = index % 2 === 0 ? { reference: contracts[index % 4 === 0 ? 0 : 1]?.paymentReference } : {};
    return { day: DAY, amount: (cents / 100).toFixed(2), key: `RANDOM${files}X${index}`, ...names };
  });
  const sent = await api.http
    .post('/api/admin/bank-files')
    .set(finance.headers)
    .field('bankAccountId', bankAccountId)
    .attach('file', bankFileOf(rows), 'banco.csv');
  const { id } = sent.body as AdminBankFile;
  await api.app.get(ImportBankFileJob, { strict: false }).process({ id });
  const lines = await api.prisma.bankLine.findMany({ where: { bankFileId: id }, orderBy: { line: 'asc' } });
  return lines.map((line) => line.id);
}

const reason = 'Como salga';
const ACTIONS = {
  accept: () => ({ contractId: contracts[0]?.id }),
  suspend: () => ({ reason }),
  return: () => ({ reason, reference: 'DEV' }),
  own: () => ({ reason }),
  undo: () => ({ reason }),
};
type Action = keyof typeof ACTIONS;

const step = fc.record({
  action: fc.constantFrom(...(Object.keys(ACTIONS) as Action[])),
  line: fc.nat(LINES - 1),
});
const cents = fc.integer({ min: 1, max: 5_000_000 });

/** By the books alone: what came in is with contracts, went back, is the lender's own, or waits. */
async function checkBooks(): Promise<void> {
  const entries = await api.prisma.suspenseEntry.findMany();
  const balance = (account: string) =>
    entries.reduce(
      (sum, { debit, credit, amount }) =>
        sum.plus(credit === account ? amount : 0).minus(debit === account ? amount : 0),
      new Decimal(0),
    );
  const [bank, suspense, posted, own] = ['bank', 'suspense', 'contracts', 'own'].map(balance);
  expect(Decimal.sum(bank ?? 0, suspense ?? 0, posted ?? 0, own ?? 0).toFixed(2)).toBe('0.00');
  const lines = await api.prisma.bankLine.findMany();
  const inState = (...states: string[]) =>
    Decimal.sum(
      0,
      ...lines.filter(({ state }) => states.includes(state)).map(({ amount }) => amount.toString()),
    ).toFixed(2);
  expect(suspense?.toFixed(2)).toBe(inState('open', 'suspense'));
  expect(posted?.toFixed(2)).toBe(inState('matched'));
  expect(own?.toFixed(2)).toBe(inState('own'));
  expect(bank?.negated().toFixed(2)).toBe(inState('open', 'suspense', 'matched', 'own'));
}

it('books close whatever is done to lines, in whatever order, and the day’s proof with them', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(cents, { minLength: LINES, maxLength: LINES }),
      fc.array(step, { minLength: 4, maxLength: 14 }),
      async (amounts, steps) => {
        const lines = await importFile(amounts);
        for (const { action, line } of steps) {
          const { status } = await post(`bank-lines/${lines[line]}/${action}`, ACTIONS[action]());
          // What can't be done now is refused, and nothing of it stays.
          expect([204, 409]).toContain(status);
        }
        await checkBooks();
        const { body } = await api.http.get(`/api/admin/bank-days/${DAY}/proof`).set(finance.headers).expect(200);
        const proof = dayProofSchema.parse(body);
        expect(proof).toMatchObject({ difference: '0.00', items: [] });
        const { posted, suspense, returned, own } = proof;
        expect(Decimal.sum(posted.amount, suspense.amount, returned.amount, own.amount).toFixed(2)).toBe(
          proof.received,
        );
      },
    ),
    { numRuns: 6 },
  );
}, 120_000);
