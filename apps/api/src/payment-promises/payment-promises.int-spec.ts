import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { dateColumn } from '@flota/prisma';
import { addDays, contractPromisesSchema, todayInMexico } from '@flota/schemas';
import { isBankingDay, payableUntil } from '@flota/finance';
import { Ledgers } from '../contracts/index.js';
import { signedInOwner, type OwnerOfContract } from '../testing/contract-owners.js';
import { mailsAbout } from '../testing/mails.js';
import type { SignedIn } from '../testing/sign-in.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { PaymentPromisesSweep } from './payment-promises.sweep.js';

let api: TestApp;
let care: SignedIn;
let own: OwnerOfContract;
const today = todayInMexico();
const friday = addDays(today, 5);

beforeAll(async () => {
  api = await startTestApp();
  care = await api.signIn('care');
});
afterAll(() => api.close());
beforeEach(async () => {
  own = await signedInOwner(api, { dueDaysAgo: 10, history: [{ does: 'pays on time', instalments: 13 }] });
});

const path = () => `/api/customers/contracts/${own.contract.id}/payment-promises`;
const read = async () =>
  contractPromisesSchema.parse((await api.http.get(path()).set(own.owner.headers).expect(200)).body);
const promise = (body: object) => api.http.post(path()).set(own.owner.headers).send(body);
const cancel = (id = '') =>
  api.http.post(`/api/customers/payment-promises/${id}/cancel`).set(own.owner.headers).send({});
const sweep = (on = today) => api.app.get(PaymentPromisesSweep).sweep(on);
const pay = (amount: string, on = today) =>
  api.prisma.$transaction((database) =>
    api.app.get(Ledgers).enter(database, own.contract.id, { type: 'payment', amount, on, reference: 'T-1' }),
  );
const mails = (id: string) => mailsAbout(api.prisma, 'payment_promise', id);

/** Made so long ago for so long ago: what is entered counts from today only. */
async function made(daysAgo: number, amount = '1000.00') {
  const { promises } = contractPromisesSchema.parse((await promise({ amount, day: friday }).expect(201)).body);
  const id = promises[0]?.id ?? '';
  const day = addDays(today, -daysAgo);
  await api.prisma.paymentPromise.update({ where: { id }, data: { madeOn: dateColumn(day), day: dateColumn(day) } });
  return id;
}

describe('a customer', () => {
  it('promises part of what is owed, is told so, and can promise no second time', async () => {
    const { offer } = await read();
    expect(offer).toMatchObject({ firstDay: today, lastDay: addDays(today, 15) });
    const { promises, offer: next } = contractPromisesSchema.parse(
      (await promise({ amount: '1000', day: friday }).expect(201)).body,
    );
    expect(next).toBeNull();
    expect(promises).toMatchObject([
      { state: 'open', amount: '1000.00', received: '0.00', day: friday, madeOn: today, byCustomer: true },
    ]);
    expect(await mails(promises[0]?.id ?? '')).toEqual(['payment-promises.send-receipt']);
    const { body } = await promise({ amount: offer?.amount, day: friday }).expect(409);
    expect(body).toMatchObject({ code: 'PAYMENT_PROMISE.OPEN' });
  });

  it('promises once however many calls come at once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => promise({ amount: '1000.00', day: friday })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  });

  it.each([
    ['more than is owed', { amount: '9000000.00' }, 'amount', 'PAYMENT_PROMISE.ABOVE_OWED'],
    ['nothing', { amount: '0.00' }, 'amount', 'AMOUNT.INVALID'],
    ['a day that has passed', { day: addDays(today, -1) }, 'day', 'DATE.IN_PAST'],
    ['a day that is too far', { day: addDays(today, 16) }, 'day', 'PAYMENT_PROMISE.TOO_LATE'],
  ])('can’t promise %s', async (_, wrong, field, code) => {
    const { body } = await promise({ amount: '1000.00', day: friday, ...wrong }).expect(422);
    expect(body).toMatchObject({ errors: [{ field, code }] });
    expect((await read()).promises).toEqual([]);
  });

  it('has nothing to promise where nothing is owed', async () => {
    own = await signedInOwner(api);
    expect(await read()).toEqual({ promises: [], offer: null });
    expect((await promise({ amount: '1.00', day: friday }).expect(409)).body).toMatchObject({
      code: 'PAYMENT.NOTHING_DUE',
    });
  });

  it('takes it back, once, and may make another', async () => {
    await promise({ amount: '1000.00', day: friday }).expect(201);
    const id = (await read()).promises[0]?.id;
    const { promises, offer } = contractPromisesSchema.parse((await cancel(id).expect(200)).body);
    expect(promises).toMatchObject([{ id, state: 'cancelled' }]);
    expect(offer).not.toBeNull();
    expect((await cancel(id).expect(409)).body).toMatchObject({ code: 'PAYMENT_PROMISE.ENDED' });
    await promise({ amount: '1000.00', day: friday }).expect(201);
  });
});

describe('what came of it', () => {
  it('is kept with the money, before the sweep has been by', async () => {
    await promise({ amount: '1000.00', day: friday }).expect(201);
    await pay('400.00');
    expect((await read()).promises).toMatchObject([{ state: 'open', received: '400.00' }]);
    await pay('600.00');
    expect((await read()).promises).toMatchObject([{ state: 'kept', received: '1000.00' }]);
    await Promise.all([sweep(), sweep()]);
    expect(await read()).toMatchObject({ promises: [{ state: 'kept' }], offer: { firstDay: today } });
  });

  it('is what was entered since it was made, whatever the value date', async () => {
    await pay('700.00');
    await promise({ amount: '1000.00', day: friday }).expect(201);
    expect((await read()).promises).toMatchObject([{ state: 'open', received: '0.00' }]);
    await pay('400.00', addDays(today, -1));
    expect((await read()).promises).toMatchObject([{ state: 'open', received: '400.00' }]);
    await pay('600.00');
    expect((await read()).promises).toMatchObject([{ state: 'kept', received: '1000.00' }]);
  });

  it('is broken once its day has passed, and told once', async () => {
    const id = await made(10);
    expect(payableUntil(addDays(today, -10)) < today).toBe(true);
    await Promise.all([sweep(), sweep()]);
    await sweep();
    expect((await read()).promises).toMatchObject([{ id, state: 'broken' }]);
    expect((await mails(id)).toSorted()).toEqual(['payment-promises.send-broken', 'payment-promises.send-receipt']);
  });

  it('waits for the bank after its day: nobody is told, it isn’t taken back, and another one ends it', async () => {
    // A day that banks work, so that its money counts until then alone.
    const day = [1, 2, 3, 4, 5].map((back) => addDays(today, -back)).find(isBankingDay) ?? '';
    const id = await made(1);
    await api.prisma.paymentPromise.update({ where: { id }, data: { day: dateColumn(day) } });
    const known = payableUntil(addDays(day, 1));
    await sweep(known);
    const { offer, promises } = await read();
    expect(promises).toMatchObject([{ id, state: 'open', payableUntil: day, knownOn: known }]);
    expect(await mails(id)).toEqual(['payment-promises.send-receipt']);
    expect((await cancel(id).expect(409)).body).toMatchObject({ code: 'PAYMENT_PROMISE.ENDED' });
    expect(offer).not.toBeNull();
    const { promises: both } = contractPromisesSchema.parse(
      (await promise({ amount: '1000.00', day: friday }).expect(201)).body,
    );
    expect(both).toMatchObject([{ state: 'open' }, { id, state: 'broken' }]);
  });

  it('is told to nobody whom staff may not ask', async () => {
    const id = await made(10);
    await api.prisma.contactStop.create({ data: { customerId: own.owner.id, reason: 'lawyer', setById: care.id } });
    await sweep();
    expect((await read()).promises).toMatchObject([{ id, state: 'broken' }]);
    expect(await mails(id)).toEqual(['payment-promises.send-receipt']);
  });

  it('is reminded of once, the day before', async () => {
    await promise({ amount: '1000.00', day: friday }).expect(201);
    const id = (await read()).promises[0]?.id ?? '';
    await sweep(addDays(friday, -2));
    expect(await mails(id)).toHaveLength(1);
    await sweep(addDays(friday, -1));
    await sweep(addDays(friday, -1));
    expect((await mails(id)).toSorted()).toEqual(['payment-promises.send-receipt', 'payment-promises.send-reminder']);
  });

  it('is open again when what came is taken back', async () => {
    await promise({ amount: '1000.00', day: friday }).expect(201);
    const { eventIds } = await pay('1000.00');
    await sweep();
    await api.prisma.$transaction((database) =>
      api.app
        .get(Ledgers)
        .enter(database, own.contract.id, { type: 'reversal', of: eventIds[0] ?? '', on: today, reference: 'R-1' }),
    );
    await sweep();
    expect(await read()).toMatchObject({ promises: [{ state: 'open', received: '0.00' }], offer: null });
  });
});

describe('staff', () => {
  const take = (body: object) =>
    api.http.post(`/api/admin/contracts/${own.contract.id}/payment-promises`).set(care.headers).send(body);
  const list = async (query: object = {}) => {
    const filter = JSON.stringify({ contractId: own.contract.id, ...query });
    const { body } = await api.http.get('/api/admin/payment-promises').query({ filter }).set(care.headers).expect(200);
    return (body as { data: { id: string }[] }).data;
  };

  it('note down what a customer said on the telephone, find it, and take it back with a trace', async () => {
    const { body } = await take({ amount: '1000.00', day: friday, note: 'Cobra el viernes.' }).expect(201);
    const { id } = body as { id: string };
    expect(await list({ state: 'open' })).toMatchObject([
      { id, byCustomer: false, note: 'Cobra el viernes.', contractNumber: own.contract.number, received: '0.00' },
    ]);
    expect((await read()).promises).toMatchObject([{ id, byCustomer: false }]);
    await api.http.post(`/api/admin/payment-promises/${id}/cancel`).set(care.headers).send({}).expect(204);
    expect(await list({ state: 'open' })).toEqual([]);
    const entries = await api.prisma.auditEntry.findMany({ where: { resource: 'payment-promises', recordId: id } });
    expect(entries.map(({ action }) => action).toSorted()).toEqual(['cancel', 'create']);
  });

  it('find them by the customer and by their day', async () => {
    const { body } = await take({ amount: '1000.00', day: friday }).expect(201);
    expect(body).toMatchObject({ state: 'open' });
    expect(await list({ dayTo: friday })).toHaveLength(1);
    expect(await list({ dayTo: addDays(friday, -1) })).toHaveLength(0);
    expect(await list({ q: own.contract.number })).toHaveLength(1);
    const { id } = (await list())[0] ?? { id: '' };
    await api.http.get(`/api/admin/payment-promises/${id}`).set(care.headers).expect(200);
  });

  it('of a contract that is none get 404', async () => {
    await api.http
      .post(`/api/admin/contracts/${crypto.randomUUID()}/payment-promises`)
      .set(care.headers)
      .send({ amount: '1.00', day: friday })
      .expect(404);
  });
});
