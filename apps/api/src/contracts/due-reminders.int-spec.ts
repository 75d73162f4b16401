import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { dateColumn } from '@flota/prisma';
import { addDays, todayInMexico } from '@flota/schemas';
import { PrismaService } from '../platform/database/prisma.service.js';
import { Outbox } from '../platform/outbox/outbox.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { signedInOwner } from './contracts.fixture.js';
import { DueRemindersSweep } from './due-reminders.sweep.js';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

/** A contract whose next instalment falls due in so many days. */
async function dueIn(days: number) {
  const { owner, contract } = await signedInOwner(api);
  const { total } = await api.prisma.instalment.update({
    where: { contractId_number: { contractId: contract.id, number: 15 } },
    data: { dueOn: dateColumn(addDays(todayInMexico(), days)) },
  });
  return { owner, contract, total };
}

it('reminds once, five days before, of what is not covered, and only who wants it', async () => {
  const [{ owner, contract, total }, soon, later, covered, unwilling] = [
    await dueIn(5),
    await dueIn(4),
    await dueIn(6),
    await dueIn(5),
    await dueIn(5),
  ];
  await api.prisma.contract.update({ where: { id: covered.contract.id }, data: { unapplied: covered.total } });
  await api.prisma.customer.update({ where: { id: unwilling.owner.id }, data: { notifyDueDates: false } });

  const worker = await api.startWorker();
  const again = new DueRemindersSweep(api.app.get(PrismaService), api.app.get(Outbox));
  await Promise.all([worker.get(DueRemindersSweep), again].map((sweep) => sweep.sweep()));
  const mail = await api.mail.waitFor(({ recipients }) => recipients.includes(owner.email), 20_000);

  expect(mail.text).toContain(`Contrato ${contract.number}: $${total.toNumber().toLocaleString('en-US')}`);
  const reminded = await api.prisma.outboundEmail.findMany({ where: { kind: 'contracts.send-due-reminder' } });
  expect(reminded.map(({ customerId }) => customerId)).toEqual([owner.id]);
  for (const { owner: other } of [soon, later, covered, unwilling]) {
    expect(api.mail.messages().some(({ recipients }) => recipients.includes(other.email))).toBe(false);
  }
});
