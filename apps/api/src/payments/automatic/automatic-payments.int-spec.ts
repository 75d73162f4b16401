import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, todayInMexico } from '@flota/schemas';
import { mailsAbout } from '../../testing/mails.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { createPayer, type Payer, sendPayment, startPayment } from '../payments.fixture.js';
import { CardProviders } from '../providers/card-providers.js';
import {
  agree,
  dueIn,
  GOOD_CARD,
  GUARDED_CARD,
  makeDue,
  POOR_CARD,
  readAutomatic,
  saveCard,
  sendMandate,
  STOLEN_CARD,
} from './automatic-payments.fixture.js';
import { SavedCardsSweep } from './cards/saved-cards.sweep.js';
import { AutomaticChargeJob } from './charges/automatic-charge.job.js';
import { AutomaticPaymentsSweep } from './charges/automatic-payments.sweep.js';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const get = <Type>(type: abstract new (...parts: never[]) => Type): Type =>
  api.app.get(type as never, { strict: false });
const charge = (id: string) => get(AutomaticChargeJob).process({ id });
const sweep = (today?: string) => get(AutomaticPaymentsSweep).sweep(today);
const chargeOf = (automaticPaymentId: string) =>
  api.prisma.automaticCharge.findFirstOrThrow({ where: { automaticPaymentId }, include: { payments: true } });
const mandateOf = (id: string) => api.prisma.automaticPayment.findUniqueOrThrow({ where: { id } });
const remove = ({ customer }: Payer, path: string) => api.http.delete(`/api/customers/${path}`).set(customer.headers);

/** A customer who agreed, and whose charge was told and is due now. */
async function dueCharge(card = GOOD_CARD, change: { limitAmount?: string } = {}) {
  const payer = await createPayer(api, dueIn(3));
  const { cardId, mandate } = await agree(api, payer, { card, ...change });
  const { id } = await makeDue(api, mandate.id);
  return { payer, cardId, mandate: mandate.id, id };
}

describe('a card', () => {
  it('is saved at the provider’s page, and only its face is kept', async () => {
    const payer = await createPayer(api, dueIn(3));
    const id = await saveCard(api, payer);
    const { cards } = await readAutomatic(api, payer);
    expect(cards).toEqual([
      { id, state: 'saved', brand: 'visa', lastFour: '4242', lastDay: expect.any(String), expiry: 'good' },
    ]);
    expect(JSON.stringify(await api.prisma.savedCard.findUniqueOrThrow({ where: { id } }))).not.toContain('4242 4242');
  });

  it('that ends is told of, each time once', async () => {
    const payer = await createPayer(api, dueIn(3));
    const id = await saveCard(api, payer, '5555 5555 5555 4444');
    const lastDay = (await readAutomatic(api, payer)).cards[0]?.lastDay ?? '';
    for (const day of [addDays(lastDay, -7), addDays(lastDay, -7), addDays(lastDay, 1)]) {
      await get(SavedCardsSweep).sweep(new Date(), day);
    }
    expect(await mailsAbout(api.prisma, 'saved_card', id)).toEqual(Array(2).fill('payments.send-card-expiry'));
  });

  it('is forgotten by the provider once it is removed, and what it pays pauses', async () => {
    const { cardId, mandate, payer } = await dueCharge();
    await remove(payer, `saved-cards/${cardId}`).expect(204);
    expect(await api.prisma.savedCard.findUniqueOrThrow({ where: { id: cardId } })).toMatchObject({
      state: 'removed',
      methodReference: null,
    });
    expect(await mandateOf(mandate)).toMatchObject({ state: 'paused', reason: 'card_removed' });
    expect(await mailsAbout(api.prisma, 'automatic_payment', mandate)).toContain('payments.send-automatic-paused');
    await remove(payer, `saved-cards/${cardId}`).expect(204);
  });
});

describe('agreeing', () => {
  it('keeps the text as it was read, plans the first charge and sends a copy', async () => {
    const payer = await createPayer(api, dueIn(10));
    const { mandate } = await agree(api, payer, { daysBefore: 2 });
    const { terms } = await readAutomatic(api, payer);
    expect(mandate).toMatchObject({ state: 'active', text: terms.text, daysBefore: 2 });
    expect(mandate.charges).toMatchObject([{ stage: 'planned', chargeOn: addDays(todayInMexico(), 8) }]);
    expect(await mailsAbout(api.prisma, 'automatic_payment', mandate.id)).toEqual(['payments.send-automatic-payment']);
    await expect(
      api.prisma.automaticPayment.update({ where: { id: mandate.id }, data: { text: 'Otra cosa' } }),
    ).rejects.toThrow('never changes');
  });

  it('happens once a contract, also at the same moment', async () => {
    const payer = await createPayer(api, dueIn(10));
    const cardId = await saveCard(api, payer);
    const answers = await Promise.all([1, 2, 3].map(() => sendMandate(api, payer, cardId)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  });

  it.each<[string, number, string, object]>([
    ['to a text that is another by now', 409, 'AUTOMATIC_PAYMENT.TERMS_CHANGED', { textVersion: '0-former' }],
    ['without accepting it', 422, 'REQUEST.INVALID', { accepted: false }],
    ['with a limit that no card takes', 422, 'REQUEST.INVALID', { limitAmount: '10.00' }],
    ['more than five days before', 422, 'REQUEST.INVALID', { daysBefore: 6 }],
    ['with a card of nobody', 422, 'REQUEST.INVALID', { cardId: '0198a000-0000-7000-8000-000000000000' }],
  ])('is refused %s', async (_what, status, code, change) => {
    const payer = await createPayer(api, dueIn(10));
    const answer = await sendMandate(api, payer, await saveCard(api, payer), change);
    expect({ status: answer.status, code: (answer.body as { code: string }).code }).toEqual({ status, code });
  });

  it('is refused with somebody else’s card', async () => {
    const [payer, stranger] = [await createPayer(api, dueIn(10)), await createPayer(api, dueIn(10))];
    expect((await sendMandate(api, payer, await saveCard(api, stranger))).status).toBe(422);
  });
});

describe('a charge', () => {
  it('is told three days before, once, and not made before its hour', async () => {
    const payer = await createPayer(api, dueIn(10));
    const { mandate } = await agree(api, payer);
    await sweep(addDays(todayInMexico(), 6));
    expect((await chargeOf(mandate.id)).noticedAt).toBeNull();
    for (let times = 0; times < 2; times++) await sweep(addDays(todayInMexico(), 7));
    const told = await chargeOf(mandate.id);
    expect(told.noticedAt).not.toBeNull();
    expect(await mailsAbout(api.prisma, 'automatic_charge', told.id)).toEqual(['payments.send-charge-notice']);
    await charge(told.id);
    expect(await chargeOf(mandate.id)).toMatchObject({ state: 'pending', tries: 0, payments: [] });
  });

  it('is posted as any payment is, by two workers once', async () => {
    const { id, mandate, payer } = await dueCharge();
    await Promise.all([charge(id), charge(id), charge(id)]);
    const { noticedAmount, payments, ...made } = await chargeOf(mandate);
    expect(made).toMatchObject({ state: 'done', outcome: 'charged', tries: 1 });
    expect(payments).toMatchObject([{ state: 'paid', amount: noticedAmount, contractId: payer.contract.id }]);
    expect(await api.prisma.contractEvent.count({ where: { paymentId: payments[0]?.id ?? '' } })).toBe(1);
    expect(await mailsAbout(api.prisma, 'payment', payments[0]?.id ?? '')).toEqual(['payments.send-receipt']);
  });

  it('whose answer was lost is asked for by the same payment', async () => {
    const { id, mandate } = await dueCharge();
    const provider = await get(CardProviders).current();
    if (!provider) throw new Error('No provider');
    const asked: string[] = [];
    const well = provider.charge.bind(provider);
    provider.charge = async (request) => {
      asked.push(request.paymentId);
      throw new Error('The line went dead');
    };
    await charge(id);
    expect((await chargeOf(mandate)).payments).toMatchObject([{ state: 'started' }]);
    provider.charge = async (request) => {
      asked.push(request.paymentId);
      return well(request);
    };
    await api.prisma.automaticCharge.update({ where: { id }, data: { nextAttemptAt: new Date() } });
    await charge(id);
    provider.charge = well;
    expect(new Set(asked).size).toBe(1);
    expect(await chargeOf(mandate)).toMatchObject({ outcome: 'charged', payments: [{ state: 'paid' }] });
  });

  it('keeps a page of the provider from being opened beside it', async () => {
    const { id, payer } = await dueCharge();
    const provider = await get(CardProviders).current();
    if (!provider) throw new Error('No provider');
    const well = provider.charge.bind(provider);
    let answer: { body: unknown; status: number } | undefined;
    provider.charge = async (request) => {
      answer = await sendPayment(api, payer.customer, { contractId: payer.contract.id, kind: 'other', amount: '50' });
      return well(request);
    };
    await charge(id);
    provider.charge = well;
    expect(answer).toMatchObject({ status: 409, body: { code: 'AUTOMATIC_CHARGE.UNDER_WAY' } });
  });

  it('waits while its customer is at a page of the provider, and is not made once that paid', async () => {
    const { id, mandate, payer } = await dueCharge();
    await startPayment(api, payer, { kind: 'other', amount: '50.00' });
    await charge(id);
    expect(await chargeOf(mandate)).toMatchObject({ state: 'pending', tries: 0, payments: [] });
  });

  it('is not made above the limit', async () => {
    const payer = await createPayer(api, dueIn(3));
    const { mandate } = await agree(api, payer, { limitAmount: '100.00' });
    const { id, ...skipped } = await chargeOf(mandate.id);
    expect(skipped).toMatchObject({ outcome: 'skipped', reason: 'over_limit', payments: [] });
    expect(await mailsAbout(api.prisma, 'automatic_charge', id)).toEqual(['payments.send-charge-notice']);
  });

  it('is left out where its customer wants that, until they don’t', async () => {
    const { id, mandate, payer } = await dueCharge();
    const hold = `/api/customers/automatic-charges/${id}/hold`;
    await api.http.put(hold).set(payer.customer.headers).expect(204);
    await charge(id);
    expect(await chargeOf(mandate)).toMatchObject({ state: 'held', payments: [] });
    await api.http.delete(hold).set(payer.customer.headers).expect(204);
    await charge(id);
    expect(await chargeOf(mandate)).toMatchObject({ outcome: 'charged' });
    const { body } = await api.http.put(hold).set(payer.customer.headers).expect(409);
    expect(body).toMatchObject({ code: 'AUTOMATIC_CHARGE.CLOSED' });
  });
});

describe('a card that is declined', () => {
  it('for want of money is asked again, at most four times, and then it pauses', async () => {
    const { id, mandate } = await dueCharge(POOR_CARD);
    for (let tries = 1; tries <= 4; tries++) {
      await api.prisma.automaticCharge.updateMany({
        where: { id, state: 'pending' },
        data: { nextAttemptAt: new Date() },
      });
      await charge(id);
    }
    expect(await chargeOf(mandate)).toMatchObject({ state: 'failed', outcome: 'given_up', tries: 4 });
    expect(await mandateOf(mandate)).toMatchObject({ state: 'paused', reason: 'insufficient_funds' });
    expect(await mailsAbout(api.prisma, 'automatic_charge', id)).toEqual([
      'payments.send-charge-notice',
      'payments.send-charge-declined',
    ]);
    expect(await mailsAbout(api.prisma, 'automatic_payment', mandate)).toContain('payments.send-automatic-paused');
  });

  it('as it was stolen is never asked again', async () => {
    const { id, mandate } = await dueCharge(STOLEN_CARD);
    await charge(id);
    expect(await chargeOf(mandate)).toMatchObject({ outcome: 'given_up', failureCode: 'stolen_card', tries: 1 });
    expect((await mandateOf(mandate)).state).toBe('paused');
  });

  it('as its holder has to be there: they are asked to pay, and it stays on', async () => {
    const { id, mandate } = await dueCharge(GUARDED_CARD);
    await charge(id);
    expect(await chargeOf(mandate)).toMatchObject({ outcome: 'given_up', failureCode: 'authentication_required' });
    expect((await mandateOf(mandate)).state).toBe('active');
    expect(await mailsAbout(api.prisma, 'automatic_charge', id)).toContain('payments.send-charge-declined');
  });
});

describe('switching it off', () => {
  it('is at once: nothing is charged any more', async () => {
    const { id, mandate, payer } = await dueCharge();
    const { body } = await remove(payer, `automatic-payments/${mandate}`).expect(200);
    expect(body).toEqual({ chargeUnderWay: false });
    await charge(id);
    expect(await chargeOf(mandate)).toMatchObject({ outcome: 'skipped', reason: 'ended', payments: [] });
    expect(await mailsAbout(api.prisma, 'automatic_payment', mandate)).toContain('payments.send-automatic-ended');
    await remove(payer, `automatic-payments/${mandate}`).expect(200);
  });

  it('while the card is asked says so, and what came is posted', async () => {
    const { id, mandate, payer } = await dueCharge();
    const provider = await get(CardProviders).current();
    if (!provider) throw new Error('No provider');
    const well = provider.charge.bind(provider);
    let told: unknown;
    provider.charge = async (request) => {
      told = (await remove(payer, `automatic-payments/${mandate}`).expect(200)).body;
      return well(request);
    };
    await charge(id);
    provider.charge = well;
    expect(told).toEqual({ chargeUnderWay: true });
    expect(await chargeOf(mandate)).toMatchObject({ outcome: 'charged', payments: [{ state: 'paid' }] });
    expect((await mandateOf(mandate)).state).toBe('ended');
  });

  it('is done by staff on request, and written down', async () => {
    const { mandate } = await dueCharge();
    const care = await api.signIn('care');
    await api.http.post(`/api/admin/automatic-payments/${mandate}/end`).set(care.headers).expect(200);
    expect(await mandateOf(mandate)).toMatchObject({ state: 'ended', reason: 'staff' });
    const entries = await api.prisma.auditEntry.findMany({ where: { recordId: mandate } });
    expect(entries).toMatchObject([{ action: 'end', resource: 'automatic-payments', actorId: care.id }]);
    await api.http.post(`/api/admin/automatic-payments/${mandate}/end`).set(care.headers).expect(409);
  });
});

it('goes on with another card after it paused', async () => {
  const { cardId, mandate, payer } = await dueCharge();
  await remove(payer, `saved-cards/${cardId}`).expect(204);
  const other = await saveCard(api, payer);
  await api.http
    .put(`/api/customers/automatic-payments/${mandate}`)
    .set(payer.customer.headers)
    .send({ cardId: other, daysBefore: 0, limitAmount: null })
    .expect(200);
  expect(await mandateOf(mandate)).toMatchObject({ state: 'active', cardId: other });
  expect(await chargeOf(mandate)).toMatchObject({ outcome: null, payments: [] });
});

it('is listed for staff by its stage', async () => {
  const { mandate } = await dueCharge();
  const finance = await api.signIn('finance');
  const list = async (filter: object) =>
    (
      await api.http
        .get('/api/admin/automatic-charges')
        .query({ filter: JSON.stringify(filter) })
        .set(finance.headers)
        .expect(200)
    ).body as { data?: { automaticPaymentId: string }[] };
  expect(JSON.stringify(await list({ stage: 'noticed' }))).toContain(mandate);
  expect(JSON.stringify(await list({ stage: 'given_up' }))).not.toContain(mandate);
});
