import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { dateColumn } from '@flota/prisma';
import { addDays, type AdminCollectionDetail, todayInMexico } from '@flota/schemas';
import { contractOf, type OwnerOfContract, signedInOwner } from '../../testing/contract-owners.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { DueRemindersSweep } from './due-reminders.sweep.js';
import { PaymentLinks } from '../../contracts/index.js';

const today = todayInMexico();

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const makeDue = ({ id: contractId }: { id: string }, days: number) =>
  api.prisma.instalment.update({
    where: { contractId_number: { contractId, number: 15 } },
    data: { dueOn: dateColumn(addDays(today, days)) },
  });

/** A contract whose next instalment falls due in so many days. */
async function dueIn(days: number) {
  const { owner, contract } = await signedInOwner(api);
  return { owner, contract, total: (await makeDue(contract, days)).total };
}

const sweep = (on?: string) => api.app.get(DueRemindersSweep).sweep(on);
const mailTo = ({ owner }: Pick<OwnerOfContract, 'owner'>) =>
  api.mail.waitFor(({ recipients }) => recipients.includes(owner.email), 20_000);
const mailsOf = ({ owner }: Pick<OwnerOfContract, 'owner'>) =>
  api.prisma.outboundEmail.count({ where: { kind: 'contracts.send-due-reminder', customerId: owner.id } });

/** As a case of collections tells them. */
async function noticesOf({ id }: { id: string }) {
  const { headers } = await api.signIn('care');
  const { body } = await api.http.get(`/api/admin/collections/${id}`).set(headers).expect(200);
  const { history } = body as AdminCollectionDetail;
  return history.flatMap((entry) => (entry.kind === 'notice' ? [entry.title] : []));
}

it('reminds once, from five days before, of what is not covered, and only who wants it', async () => {
  const [inTime, made, ...others] = [
    await dueIn(5),
    await dueIn(1),
    await dueIn(6),
    await dueIn(0),
    await dueIn(-1),
    await dueIn(5),
    await dueIn(5),
  ];
  const [, , , covered, unwilling] = others;
  await api.prisma.contract.update({ where: { id: covered?.contract.id }, data: { unapplied: covered?.total } });
  await api.prisma.customer.update({ where: { id: unwilling?.owner.id }, data: { notifyDueDates: false } });

  const worker = await api.startWorker();
  await Promise.all([worker.get(DueRemindersSweep).sweep(), sweep()]);
  const { text } = await mailTo(inTime);
  await mailTo(made);

  expect(text).toContain(`Contrato ${inTime.contract.number}: $${inTime.total.toNumber().toLocaleString('en-US')}`);
  const reminded = await api.prisma.outboundEmail.findMany({ where: { kind: 'contracts.send-due-reminder' } });
  expect(reminded.map(({ customerId }) => customerId).toSorted()).toEqual([inTime.owner.id, made.owner.id].toSorted());
  for (const { owner } of others) {
    expect(api.mail.messages().some(({ recipients }) => recipients.includes(owner.email))).toBe(false);
  }
});

it('tells each instalment once, also days later, and the one that came into sight since', async () => {
  const first = await dueIn(3);
  const other = await contractOf(api, first.owner);
  await makeDue(other, 6);
  await sweep();
  expect(await mailsOf(first)).toBe(1);
  await sweep(addDays(today, 1));
  await sweep(addDays(today, 2));
  expect(await mailsOf(first)).toBe(2);
  const told = await api.prisma.dueReminder.findMany({ where: { contract: { customerId: first.owner.id } } });
  expect(told.map(({ contractId }) => contractId).toSorted()).toEqual([first.contract.id, other.id].toSorted());
});

it('stands in the history of the contracts that it is about, which it names where there are several', async () => {
  const first = await dueIn(3);
  const [other, alone] = [await contractOf(api, first.owner), await contractOf(api, first.owner)];
  await makeDue(other, 4);
  await makeDue(alone, 40);
  await sweep();
  const both = [first.contract.number, other.number].toSorted().join(' y ');
  expect(await noticesOf(first.contract)).toEqual([expect.stringMatching(new RegExp(`\\(${both}\\)$`))]);
  expect(await noticesOf(other)).toHaveLength(1);
  expect(await noticesOf(alone)).toEqual([]);
  await sweep(addDays(today, 36));
  expect(await noticesOf(alone)).toEqual([expect.not.stringContaining('FL-')]);
  expect(await noticesOf(other)).toHaveLength(1);
});

it('says by when each is to be paid when they fall due on different days', async () => {
  const first = await dueIn(2);
  const other = await contractOf(api, first.owner);
  await makeDue(other, 4);
  await sweep();
  const { subject, text } = await mailTo(first);
  const day = (days: number) =>
    new Intl.DateTimeFormat('es-MX', { dateStyle: 'long', timeZone: 'UTC' }).format(dateColumn(addDays(today, days)));
  expect(subject).toBe(`Su próximo pago vence el ${day(2)}`);
  expect(text).toContain(`Contrato ${first.contract.number}, ${day(2)}: $`);
  expect(text).toContain(`Contrato ${other.number}, ${day(4)}: $`);
});

it('says of each contract where its money goes, and has a link of its own that pays it', async () => {
  const first = await dueIn(2);
  const other = await contractOf(api, first.owner);
  await makeDue(other, 4);
  await sweep();
  const { html, text } = await mailTo(first);
  for (const { clabe, paymentReference } of [first.contract, other]) {
    expect(text).toContain(`CLABE: ${clabe}\nReferencia: ${paymentReference}`);
    expect(html).toContain(clabe);
  }
  const tokens = [...text.matchAll(/\/pagar#token=([\w.-]+)/g)].map(([, token = '']) => token);
  const opened = await Promise.all(tokens.map((token) => api.app.get(PaymentLinks).open(token)));
  expect(opened.map(({ contractId }) => contractId)).toEqual([first.contract.id, other.id]);
});

it('says of what is paid by itself when it is charged and to which card', async () => {
  const { contract, owner } = await dueIn(4);
  const card = await api.prisma.savedCard.create({
    data: { customerId: owner.id, provider: 'sandbox', state: 'saved', setupExpiresAt: new Date(), lastFour: '4242' },
  });
  await api.prisma.automaticPayment.create({
    data: {
      ...{ folio: 'G-REM1N-DER00', contractId: contract.id, cardId: card.id, daysBefore: 1 },
      ...{ textVersion: '1', text: 'Autorizo.', addressHash: '' },
      charges: {
        create: { dueOn: dateColumn(addDays(today, 4)), chargeOn: dateColumn(addDays(today, 3)) },
      },
    },
  });
  await sweep();
  const { text } = await mailTo({ owner });
  expect(text).toMatch(/tiene pago automático\. El .+ lo cobraremos a su tarjeta •••• 4242; no necesita hacer nada\./);
});

it('waits while staff say that nobody may ask the customer, and goes once they say otherwise', async () => {
  const stopped = await dueIn(4);
  const { id: setById } = await api.signIn('care');
  const stop = await api.prisma.contactStop.create({
    data: { customerId: stopped.owner.id, reason: 'dispute', setById },
  });
  await sweep();
  expect(await mailsOf(stopped)).toBe(0);
  await api.prisma.contactStop.update({ where: { id: stop.id }, data: { liftedAt: new Date(), liftedById: setById } });
  await sweep();
  expect(await mailsOf(stopped)).toBe(1);
});
