import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { addDays, todayInMexico } from '@flota/schemas';
import { contractOf } from '../../testing/contract-owners.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { SettlementLettersSweep } from '../settlement/settlement-letters.sweep.js';
import { anIntake } from '../../testing/contract-intake.js';
import { ContractIntakeService } from './contract-intake.service.js';

const today = todayInMexico();
const lastMonth = addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7);

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

it('a contract that was settled before it came in has its letter, and nobody is written to', async () => {
  const worker = await api.startWorker();
  const onDay = addDays(today, -2);
  const payoff = { kind: 'payoff', receivedOn: onDay, amount: '2500000.00', reference: 'SPEI 1' } as const;
  const finance = await api.signIn('finance');
  const { id } = await api.app
    .get(ContractIntakeService, { strict: false })
    .open(finance, anIntake({ payments: [payoff] }));
  await worker.get(SettlementLettersSweep).sweep();

  expect(await api.prisma.contractDocument.count({ where: { contractId: id, kind: 'settlement_letter' } })).toBe(1);
  expect(await api.prisma.outboundEmail.count()).toBe(0);
});

it('months that were over when a contract came in have no statement of it', async () => {
  const finance = await api.signIn('finance');
  const { id } = await api.app.get(ContractIntakeService, { strict: false }).open(finance, anIntake());
  const other = await contractOf(api, await api.signIn('customer'));
  await api.http.post('/api/admin/statement-runs').set(finance.headers).send({ month: lastMonth }).expect(202);
  const owed = await api.prisma.statementItem.findMany({ select: { contractId: true } });
  expect(owed).toEqual([{ contractId: other.id }]);
  expect(owed).not.toContainEqual({ contractId: id });
});
