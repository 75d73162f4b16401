import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { dateColumn } from '@flota/prisma';
import { addDays, todayInMexico } from '@flota/schemas';
import { Ledgers } from '../../contracts/index.js';
import { mailsAbout } from '../../testing/mails.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { createPayer, type Payer } from '../payments.fixture.js';
import type { ChargeRequest } from '../providers/card-keeper.js';
import { CardProviders } from '../providers/card-providers.js';
import { agree, dueIn, makeDue, saveCard, sendMandate } from './automatic-payments.fixture.js';
import { AutomaticChargeJob } from './charges/automatic-charge.job.js';
import { AutomaticPaymentsSweep } from './charges/automatic-payments.sweep.js';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
afterEach(() => {
  jest.restoreAllMocks();
});

const get = <Type>(type: abstract new (...parts: never[]) => Type): Type =>
  api.app.get(type as never, { strict: false });
const chargeOf = (id: string) =>
  api.prisma.automaticCharge.findUniqueOrThrow({ where: { id }, include: { payments: { orderBy: { id: 'asc' } } } });
const mandateOf = (id: string) => api.prisma.automaticPayment.findUniqueOrThrow({ where: { id } });

/** As if its time had come. */
async function charge(id: string) {
  const nextAttemptAt = new Date(Date.now() - 1_000);
  await api.prisma.automaticCharge.updateMany({ where: { id, state: 'pending' }, data: { nextAttemptAt } });
  await get(AutomaticChargeJob).process({ id });
}

async function dueCharge() {
  const payer = await createPayer(api, dueIn(3));
  const { cardId, mandate } = await agree(api, payer);
  const { id } = await makeDue(api, mandate.id);
  return { payer, cardId, mandate: mandate.id, id };
}

/** One that was begun, of which nobody knows whether it got to the provider. */
async function unanswered() {
  const due = await dueCharge();
  const asked = await listenToProvider('dead');
  await charge(due.id);
  expect((await chargeOf(due.id)).payments).toMatchObject([{ state: 'started' }]);
  jest.restoreAllMocks();
  return { ...due, lost: asked };
}

/** What the provider is asked to charge from now on. */
async function listenToProvider(line: 'good' | 'dead' = 'good'): Promise<ChargeRequest[]> {
  const provider = await get(CardProviders).current();
  if (!provider) throw new Error('No provider');
  const asked: ChargeRequest[] = [];
  const well = provider.charge.bind(provider);
  jest.spyOn(provider, 'charge').mockImplementation(async (request) => {
    asked.push(request);
    if (line === 'dead') throw new Error('The line went dead');
    return well(request);
  });
  return asked;
}

/** By a transfer that staff post. */
const payByTransfer = ({ contract }: Payer, amount: string) =>
  api.prisma.$transaction((database) =>
    get(Ledgers).enter(database, contract.id, {
      ...{ type: 'payment', amount, on: todayInMexico(), reference: 'SPEI', paymentId: null },
    }),
  );

describe('a charge that never got to the provider', () => {
  it('is not made once what it was for was paid otherwise', async () => {
    const { id, payer } = await unanswered();
    const [payment] = (await chargeOf(id)).payments;
    await payByTransfer(payer, payment?.amount.toFixed(2) ?? '');
    const asked = await listenToProvider();
    for (let times = 0; times < 2; times++) await charge(id);
    expect(asked).toEqual([]);
    expect(await chargeOf(id)).toMatchObject({
      ...{ outcome: 'skipped', reason: 'nothing_due', tries: 0 },
      payments: [{ state: 'expired' }],
    });
  });

  it('is made for what is still owed where a part was paid', async () => {
    const { id, payer } = await unanswered();
    const [payment] = (await chargeOf(id)).payments;
    await payByTransfer(payer, '1000.00');
    const asked = await listenToProvider();
    for (let times = 0; times < 2; times++) await charge(id);
    const rest = payment?.amount.minus(1000).toFixed(2);
    expect(asked).toMatchObject([{ amount: rest }]);
    expect((await chargeOf(id)).payments.map(({ state }) => state)).toEqual(['expired', 'paid']);
  });

  it('is made to the card that its customer chose meanwhile, and to no other', async () => {
    const { id, mandate, payer } = await unanswered();
    const other = await saveCard(api, payer);
    await api.http
      .put(`/api/customers/automatic-payments/${mandate}`)
      .set(payer.customer.headers)
      .send({ cardId: other, daysBefore: 0, limitAmount: null })
      .expect(200);
    const asked = await listenToProvider();
    for (let times = 0; times < 2; times++) await charge(id);
    expect(asked.map(({ methodReference }) => methodReference.includes(other))).toEqual([true]);
    expect(await chargeOf(id)).toMatchObject({
      ...{ outcome: 'charged', tries: 1 },
      payments: [{ state: 'expired' }, { state: 'paid', savedCardId: other }],
    });
  });

  it.each([
    ['it was switched off', 'ended'],
    ['its card was removed', 'paused'],
  ])('is not made after %s', async (_what, reason) => {
    const { cardId, id, mandate, payer } = await unanswered();
    const path = reason === 'ended' ? `automatic-payments/${mandate}` : `saved-cards/${cardId}`;
    await api.http.delete(`/api/customers/${path}`).set(payer.customer.headers);
    const asked = await listenToProvider();
    for (let times = 0; times < 2; times++) await charge(id);
    expect(asked).toEqual([]);
    expect(await chargeOf(id)).toMatchObject({ outcome: 'skipped', reason, payments: [{ state: 'expired' }] });
  });

  it('is not made after its last day', async () => {
    const { id } = await unanswered();
    await api.prisma.automaticCharge.update({
      where: { id },
      data: { chargeOn: dateColumn(addDays(todayInMexico(), -6)) },
    });
    const asked = await listenToProvider();
    for (let times = 0; times < 2; times++) await charge(id);
    expect(asked).toEqual([]);
    expect(await chargeOf(id)).toMatchObject({ outcome: 'skipped', reason: 'too_late' });
  });

  it('holds up the one of a new agreement until its end is known', async () => {
    const { cardId, id, mandate, payer } = await unanswered();
    await api.http.delete(`/api/customers/automatic-payments/${mandate}`).set(payer.customer.headers).expect(200);
    expect((await sendMandate(api, payer, cardId)).status).toBe(201);
    const { id: anew } = await api.prisma.automaticPayment.findFirstOrThrow({
      where: { contractId: payer.contract.id, state: 'active' },
    });
    const { id: next } = await makeDue(api, anew);
    const asked = await listenToProvider();
    await charge(next);
    expect(await chargeOf(next)).toMatchObject({ state: 'pending', tries: 0, payments: [] });
    for (const each of [id, id, next]) await charge(each);
    expect(asked).toHaveLength(1);
    expect(await chargeOf(next)).toMatchObject({ outcome: 'charged', payments: [{ state: 'paid' }] });
  });

  it('is left to a person where nobody says by then whether it was made', async () => {
    const { id, mandate } = await unanswered();
    jest.spyOn(get(CardProviders), 'of').mockResolvedValue(null);
    await charge(id);
    expect(await chargeOf(id)).toMatchObject({ state: 'pending', payments: [{ state: 'started' }] });
    await api.prisma.automaticCharge.update({
      where: { id },
      data: { chargeOn: dateColumn(addDays(todayInMexico(), -6)) },
    });
    await charge(id);
    const { payments, ...given } = await chargeOf(id);
    expect(given).toMatchObject({ outcome: 'given_up', failureCode: 'provider_unavailable' });
    expect(await mandateOf(mandate)).toMatchObject({ state: 'paused', reason: 'provider_unavailable' });
    expect(await mailsAbout(api.prisma, 'payment', payments[0]?.id ?? '')).toEqual(['payments.send-notice']);
  });
});

describe('while nobody takes cards', () => {
  const nobody = () => jest.spyOn(get(CardProviders), 'current').mockResolvedValue(null);

  it('a charge that is due pauses what was agreed to; its customer is told, and staff', async () => {
    const { id, mandate } = await dueCharge();
    nobody();
    await charge(id);
    expect(await chargeOf(id)).toMatchObject({ outcome: 'given_up', failureCode: 'cards_off', tries: 0, payments: [] });
    expect(await mandateOf(mandate)).toMatchObject({ state: 'paused', reason: 'cards_off' });
    expect(await mailsAbout(api.prisma, 'automatic_payment', mandate)).toEqual(
      expect.arrayContaining(['payments.send-automatic-paused', 'payments.send-cards-off-notice']),
    );
  });

  it('none is told of: it pauses three days before, and staff hear of it once a day', async () => {
    const payer = await createPayer(api, dueIn(10));
    const { mandate } = await agree(api, payer);
    nobody();
    await get(AutomaticPaymentsSweep).sweep(addDays(todayInMexico(), 7));
    expect(await mandateOf(mandate.id)).toMatchObject({ state: 'paused', reason: 'cards_off' });
    expect(await api.prisma.automaticCharge.count({ where: { automaticPaymentId: mandate.id } })).toBe(0);
    expect(await mailsAbout(api.prisma, 'automatic_payment', mandate.id)).toEqual([
      'payments.send-automatic-payment',
      'payments.send-automatic-paused',
    ]);
  });
});
