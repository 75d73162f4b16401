import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { dateColumn } from '@flota/prisma';
import {
  addDays,
  type AdminCollectionDetail,
  type AdminReminderStepDetail,
  type ReminderPreview,
  todayInMexico,
} from '@flota/schemas';
import { Ledgers } from '../../contracts/index.js';
import { type OwnerOfContract, signedInOwner } from '../../testing/contract-owners.js';
import type { SignedIn } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { MailSender } from '../../platform/mail/sender.js';
import { DueRemindersSweep } from './due-reminders.sweep.js';
import { LateReminderMail } from './late-reminder.mail.js';
import { LateReminderText } from './late-reminder.text.js';

const today = todayInMexico();
/** A Tuesday's noon in Mexico City, and the night before. */
const NOON = new Date('2026-11-24T18:00:00Z');
const NIGHT = new Date('2026-11-24T09:00:00Z');

let api: TestApp;
let finance: SignedIn;
let own: OwnerOfContract;
let stepId: string;

beforeAll(async () => {
  api = await startTestApp();
  finance = await api.signIn('finance');
});
afterAll(() => api.close());

const STEP = {
  ...{ active: true, days: 8, position: 1, ways: ['email'], amountFrom: null, amountTo: null, ages: [] },
  ...{ subject: 'Debe {monto}', body: 'Hola, {cliente}: {contrato} venció el {vence}.\n\nLleva {dias}. {empresa}' },
  ...{ waitsForPromise: true, automatic: 'any', personTypes: [] },
};
const admin = (method: 'post' | 'patch' | 'get', path: string, body: object = {}, who = finance) =>
  method === 'get'
    ? api.http.get(`/api/admin/${path}`).set(who.headers)
    : api.http[method](`/api/admin/${path}`).set(who.headers).send(body);
let made = 0;
async function makeStep(changes: object = {}) {
  made += 1;
  const { body } = await admin('post', 'reminder-steps', { ...STEP, name: `Paso ${made}`, ...changes }).expect(201);
  return (body as { id: string }).id;
}
const late = () =>
  signedInOwner(api, { dueDaysAgo: 10, history: [{ does: 'pays on time' as const, instalments: 13 }] });
const sweep = (now = NOON) => api.app.get(DueRemindersSweep).sweep(today, now);
const told = (id = own.contract.id) => api.prisma.dueReminder.findMany({ where: { contractId: id } });
const promise = () =>
  api.prisma.paymentPromise.create({
    data: {
      contractId: own.contract.id,
      amount: '10.00',
      madeOn: dateColumn(today),
      day: dateColumn(addDays(today, 3)),
    },
  });
const pay = (amount: string) =>
  api.prisma.$transaction((database) =>
    api.app.get(Ledgers).enter(database, own.contract.id, { type: 'payment', amount, on: today, reference: 'T-1' }),
  );
const show = async () =>
  (await admin('get', `collections/${own.contract.id}`).expect(200)).body as AdminCollectionDetail;
const preview = async (changes: object = {}, contractNumber = '') => {
  const step = { ...STEP, name: 'Vista', ...changes };
  const { body } = await admin('post', 'reminder-steps/preview', { id: null, step, contractNumber }).expect(200);
  return body as ReminderPreview;
};

beforeEach(async () => {
  // Each test has the chain to itself, and nobody else is late.
  await api.prisma.customer.updateMany({ data: { active: false } });
  await api.prisma.reminderStep.updateMany({ where: { days: { gt: 0 } }, data: { active: false } });
  own = await late();
});

it('tells arrears once, however many workers sweep, in the words of the step, and shows that on the case', async () => {
  stepId = await makeStep();
  const worker = await api.startWorker();
  // It may have swept by itself, too.
  await Promise.all([worker.get(DueRemindersSweep).sweep(today, NOON), sweep()]);
  expect(await sweep()).toBe(0);
  const mails = { kind: 'collections.send-late-reminder', customerId: own.owner.id };
  expect(await api.prisma.outboundEmail.count({ where: mails })).toBe(1);
  expect(await told()).toMatchObject([{ stepId, stepVersion: 1, days: 8, dueOn: dateColumn(addDays(today, -10)) }]);

  const { subject, text } = await api.mail.waitFor(({ recipients }) => recipients.includes(own.owner.email), 20_000);
  const { owedToday, reminders } = await show();
  expect(subject).toBe(`Debe $${Number(owedToday).toLocaleString('en-US', { minimumFractionDigits: 2 })} MXN`);
  expect(text).toContain('Lleva 10 días.');
  expect(text).toContain(`CLABE: ${own.contract.clabe}`);
  expect(text).not.toContain('{');
  expect(reminders.find((each) => each.stepId === stepId)).toMatchObject({ state: 'told', dueOn: addDays(today, -10) });
});

it('is silent at night, while payment is promised or nobody may ask, and once it is paid', async () => {
  await makeStep();
  expect(await sweep(NIGHT)).toBe(0);

  const { id } = await promise();
  expect(await sweep()).toBe(0);
  expect((await show()).reminders).toMatchObject([{ days: -5 }, { days: 8, state: 'ahead', reasons: ['promise'] }]);
  await api.prisma.paymentPromise.update({ where: { id }, data: { state: 'cancelled', endedAt: new Date() } });

  const stop = await api.prisma.contactStop.create({
    data: { customerId: own.owner.id, reason: 'dispute', setById: finance.id },
  });
  expect(await sweep()).toBe(0);
  await api.prisma.contactStop.update({
    where: { id: stop.id },
    data: { liftedAt: new Date(), liftedById: finance.id },
  });

  await pay((await show()).owedToday);
  expect(await sweep()).toBe(0);
  expect(await told()).toEqual([]);
});

it('tells although a payment is promised where the step says so, only by its ways, and to whom it is for', async () => {
  await promise();
  await makeStep({ waitsForPromise: false, amountFrom: '9999999.00' });
  await makeStep({ waitsForPromise: false, ages: ['31-60'] });
  await makeStep({ waitsForPromise: false, automatic: 'with' });
  await makeStep({ waitsForPromise: false, ways: ['push'] });
  expect(await sweep()).toBe(0);
  await makeStep({ waitsForPromise: false, ages: ['1-30'], automatic: 'without', amountFrom: '1.00' });
  expect(await sweep()).toBe(1);
});

it('of several steps of one day the first that fits tells, and a later one in its own time', async () => {
  const second = await makeStep({ position: 2, days: 9 });
  const first = await makeStep({ position: 1, days: 9 });
  expect(await sweep()).toBe(1);
  expect(await told()).toMatchObject([{ stepId: first }]);
  expect((await show()).reminders.find((each) => each.stepId === second)?.reasons).toContain('overtaken');
  await makeStep({ days: 10 });
  expect(await sweep()).toBe(1);
  expect(await told()).toHaveLength(2);
});

it('says nothing any more of what was paid before it left, by mail or telephone', async () => {
  await makeStep();
  expect(await sweep()).toBe(1);
  const [{ emailId } = { emailId: null }] = await told();
  const about = { kind: 'customer', id: own.owner.id } as const;
  const hand = { about, siteUrl: () => 'https://flota.example' };
  const mail = { ...hand, id: emailId ?? '', to: own.owner.email, owedAt: new Date(), staffUrl: () => '' };
  const compose = async () => [
    await api.app.get(LateReminderMail).compose({ ...mail, sender: await api.app.get(MailSender).present() }),
    await api.app.get(LateReminderText).compose(hand),
  ];
  const { owedToday } = await show();
  expect(await compose()).toMatchObject([
    { title: 'Tiene un pago vencido' },
    { monto: expect.stringContaining('MXN') },
  ]);
  await pay(owedToday);
  expect(await compose()).toEqual([null, null]);
});

it('is previewed: how many, who, and how it reads for one contract, or why not', async () => {
  const seen = await preview();
  expect(seen.examples.map(({ id }) => id)).toContain(own.contract.id);
  expect(seen.count).toBeGreaterThanOrEqual(seen.examples.length);
  await promise();
  const { shown } = await preview({ body: '{cliente}\n\n{dias}' }, own.contract.number);
  expect(shown).toMatchObject({ contractNumber: own.contract.number, reasons: ['promise'] });
  expect(shown?.paragraphs[1]).toBe('10 días');
  expect(await told()).toEqual([]);
  const step = { ...STEP, name: 'Vista' };
  const unknown = { id: null, step, contractNumber: 'FL-0' };
  const { body } = await admin('post', 'reminder-steps/preview', unknown).expect(422);
  expect(body).toMatchObject({ errors: [{ field: 'contractNumber', code: 'CONTRACT.UNKNOWN' }] });
});

it('keeps what each version was and who made it, and refuses what nobody could read', async () => {
  const id = await makeStep();
  const read = async () => (await admin('get', `reminder-steps/${id}`).expect(200)).body as AdminReminderStepDetail;
  const { name, updatedAt } = await read();
  await admin('patch', `reminder-steps/${id}`, { ...STEP, name, days: 12, updatedAt }).expect(200);
  await admin('patch', `reminder-steps/${id}`, { ...STEP, name, days: 13, updatedAt }).expect(409);
  const { version, versions } = await read();
  expect(version).toBe(2);
  expect(versions.map(({ content, version: each }) => [each, content.days])).toEqual([
    [2, 12],
    [1, 8],
  ]);
  expect(versions[0]?.by).toEqual(expect.any(String));
  for (const wrong of [
    { body: 'Debe {todo}' },
    { body: 'Debe {toString}' },
    { days: 0 },
    { ways: [] },
    { subject: null },
    { amountFrom: '2', amountTo: '1' },
  ])
    await admin('post', 'reminder-steps', { ...STEP, name: 'Otro', ...wrong }).expect(422);
  await admin('post', 'reminder-steps', { ...STEP, name }).expect(422);
});
