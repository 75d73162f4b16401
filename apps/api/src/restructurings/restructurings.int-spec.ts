import { describe, expect, it } from '@jest/globals';
import { addDays, restructuringFiguresSchema, restructuringSchema } from '@flota/schemas';
import { Ledgers } from '../contracts/index.js';
import { sha256 } from '../platform/crypto/keys.js';
import { signedInOwner } from '../testing/contract-owners.js';
import { mailsAbout } from '../testing/mails.js';
import { RestructuringsSweep } from './restructurings.sweep.js';
import {
  accept,
  admin,
  answer,
  api,
  ASKED,
  books,
  care,
  enter,
  onLateCredit,
  overdue,
  own,
  preview,
  propose,
  proposed,
  read,
  toCome,
  today,
} from './restructurings.fixture.js';

onLateCredit();

describe('staff', () => {
  it('see what it would change, to the cent, and change nothing by it', async () => {
    const before = await toCome();
    const figures = restructuringFiguresSchema.parse((await preview().expect(200)).body);
    expect(figures.before).toMatchObject({ paymentsLeft: before.length, balance: figures.after.balance });
    expect(figures.after.paymentsLeft).toBe(60);
    expect(figures.instalments).toHaveLength(60);
    expect(figures.due).not.toBe('0.00');
    expect(await toCome()).toEqual(before);
  });

  it.each([
    ['no payments', { paymentsLeft: 0 }, 'paymentsLeft', 'RESTRUCTURING.PAYMENTS'],
    ['more than the longest term', { paymentsLeft: 73 }, 'paymentsLeft', 'RESTRUCTURING.PAYMENTS'],
    ['text for a number', { paymentsLeft: '60' }, 'paymentsLeft', 'RESTRUCTURING.PAYMENTS'],
    ['a grace that leaves no capital', { paymentsLeft: 3 }, 'graceMonths', 'RESTRUCTURING.GRACE'],
    ['more grace than a year', { graceMonths: 13 }, 'graceMonths', 'RESTRUCTURING.GRACE'],
    ['a day that has passed', { validUntil: addDays(today, -1) }, 'validUntil', 'DATE.IN_PAST'],
    ['a day too far away', { validUntil: addDays(today, 31) }, 'validUntil', 'RESTRUCTURING.TOO_LATE'],
    ['no reason', { reason: ' ' }, 'reason', 'TEXT.REQUIRED'],
  ])('can’t propose %s', async (_, wrong, field, code) => {
    expect((await propose(wrong).expect(422)).body).toMatchObject({ errors: [{ field, code }] });
    expect(await read()).toBeNull();
  });

  it('can’t propose what there is already', async () => {
    const same = { paymentsLeft: (await toCome()).length, graceMonths: 0 };
    expect((await preview(same).expect(422)).body).toMatchObject({
      errors: [{ field: 'paymentsLeft', code: 'RESTRUCTURING.NOTHING_CHANGES' }],
    });
  });

  it('propose one at a time, tell the customer, and take it back with a trace', async () => {
    const answers = await Promise.all([propose(), propose()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const id = (await read())?.id ?? '';
    expect(await mailsAbout(api.prisma, 'restructuring', id)).toEqual(['restructurings.send-proposal']);
    await admin(`restructurings/${id}/withdraw`).expect(204);
    expect((await admin(`restructurings/${id}/withdraw`).expect(409)).body).toMatchObject({
      code: 'RESTRUCTURING.ENDED',
    });
    expect(await read()).toBeNull();
    const entries = await api.prisma.auditEntry.findMany({ where: { resource: 'restructurings', recordId: id } });
    expect(entries.map(({ action }) => action).toSorted()).toEqual(['propose', 'withdraw']);
    await propose().expect(201);
  });

  it('can’t restructure a lease, nor what is no contract', async () => {
    const { contract } = await signedInOwner(api, { planSlug: 'arrendamiento-puro' });
    expect((await preview(ASKED, contract.id).expect(409)).body).toMatchObject({ code: 'RESTRUCTURING.ONLY_CREDITS' });
    expect((await propose({}, contract.id).expect(409)).body).toMatchObject({ code: 'RESTRUCTURING.ONLY_CREDITS' });
    await preview(ASKED, crypto.randomUUID()).expect(404);
  });

  it('can’t restructure what is paid off', async () => {
    const { payoff } = await api.app.get(Ledgers).standing(own.contract.id);
    await enter({ type: 'payment', amount: payoff?.total ?? '' });
    expect((await propose().expect(409)).body).toMatchObject({ code: 'CONTRACT.PAID_OFF' });
  });

  it('find them', async () => {
    const { id } = await proposed();
    const { body } = await api.http
      .get('/api/admin/restructurings')
      .query({ filter: JSON.stringify({ contractId: own.contract.id, state: 'open' }) })
      .set(care.headers)
      .expect(200);
    expect((body as { data: object[] }).data).toMatchObject([
      { id, reason: 'Perdió una ruta.', proposedBy: expect.any(String) },
    ]);
  });
});

describe('a customer', () => {
  it('accepts what they read: the schedule is that one, what is due stays due, and it is proved', async () => {
    await proposed();
    const { figures, id, shown } = (await read()) ?? {};
    const due = (await api.app.get(Ledgers).standing(own.contract.id)).dueNow;
    const accepted = restructuringSchema.parse((await accept(id ?? '', shown ?? '').expect(200)).body);
    expect(accepted).toMatchObject({ state: 'accepted', figures });
    const lines = await toCome();
    expect(lines.map(({ total }) => total)).toEqual(figures?.instalments.map(({ total }) => total));
    expect((await api.app.get(Ledgers).standing(own.contract.id)).dueNow).toBe(due);
    expect(await books()).toEqual([]);
    const row = await api.prisma.restructuring.findUniqueOrThrow({ where: { id } });
    expect(row).toMatchObject({ endedById: own.owner.id, shownHash: shown, eventId: expect.any(String) });
    const kept = restructuringFiguresSchema.parse(row.shownFigures);
    expect(sha256(JSON.stringify(kept))).toBe(shown);
    expect(await mailsAbout(api.prisma, 'restructuring', id ?? '')).toHaveLength(2);
    // The day and the minute on the paper are those of the acceptance.
    expect(Math.abs(Date.now() - Date.parse(accepted.endedAt ?? ''))).toBeLessThan(60_000);
    expect((await accept(id ?? '', shown ?? '').expect(409)).body).toMatchObject({ code: 'RESTRUCTURING.ENDED' });
  });

  it('accepts once however many calls come at once', async () => {
    const { id, shown } = await proposed();
    const answers = await Promise.all([1, 2, 3].map(() => accept(id, shown)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const where = { contractId: own.contract.id, type: 'restructuring' } as const;
    expect(await api.prisma.contractEvent.count({ where })).toBe(1);
  });

  it('reads anew what a payment has changed since, before it counts', async () => {
    const { figures, id, shown } = await proposed();
    await enter({ type: 'payment', amount: '1000.00' });
    const before = await toCome();
    expect((await accept(id, shown).expect(409)).body).toMatchObject({ code: 'RESTRUCTURING.CHANGED' });
    expect(await toCome()).toEqual(before);
    const anew = await read();
    expect(anew?.figures?.due).not.toBe(figures?.due);
    await accept(id, anew?.shown ?? null).expect(200);
    expect(await books()).toEqual([]);
  });

  it('has the old schedule back once it is taken back', async () => {
    const before = await toCome();
    const { id, shown } = await proposed();
    await accept(id, shown).expect(200);
    const { eventId } = await api.prisma.restructuring.findUniqueOrThrow({ where: { id } });
    await enter({ type: 'reversal', of: eventId ?? '' });
    expect(await toCome()).toEqual(before);
    expect(await books()).toEqual([]);
    expect(await api.prisma.restructuring.findUnique({ where: { id } })).toMatchObject({ state: 'reversed' });
    expect(await read()).toBeNull();
  });

  it('pays by what they accepted last, of several on one day', async () => {
    for (const paymentsLeft of [60, 50, 55, 45]) {
      const { id, shown, figures } = restructuringSchema.parse(
        (await propose({ paymentsLeft, graceMonths: 0 }).expect(201)).body,
      );
      await accept(id, shown).expect(200);
      expect((await toCome()).map(({ total }) => total)).toEqual(figures?.instalments.map(({ total }) => total));
    }
    expect(await books()).toEqual([]);
  });

  it.each([
    ['without saying that they do', { accepted: false }, 'accepted', 'RESTRUCTURING.NOT_ACCEPTED'],
    ['nothing that was shown', { shown: 'x' }, 'shown', 'ID.INVALID'],
  ])('can’t accept %s', async (_, wrong, field, code) => {
    const { id, shown } = await proposed();
    expect((await accept(id, shown, wrong).expect(422)).body).toMatchObject({ errors: [{ field, code }] });
    expect(await read()).toMatchObject({ state: 'open' });
  });

  it('declines, with or without a reason, and staff read it', async () => {
    const { id } = await proposed();
    await answer(id, 'decline', { reason: 'Prefiero esperar.' }).expect(204);
    await answer(id, 'decline', {}).expect(409);
    expect(await read()).toBeNull();
    const { body } = await api.http.get(`/api/admin/restructurings/${id}`).set(care.headers).expect(200);
    expect(body).toMatchObject({ state: 'declined', declineReason: 'Prefiero esperar.' });
  });

  it('sees and answers nobody else’s', async () => {
    const { id, shown } = await proposed();
    const other = await signedInOwner(api);
    const as = (path: string, body: object) => api.http.post(path).set(other.owner.headers).send(body);
    await as(`/api/customers/restructurings/${id}/accept`, { shown, accepted: true }).expect(404);
    await as(`/api/customers/restructurings/${id}/decline`, {}).expect(404);
    const path = `/api/customers/contracts/${own.contract.id}/restructuring`;
    await api.http.get(path).set(other.owner.headers).expect(404);
    expect(await read()).toMatchObject({ id, state: 'open' });
  });
});

it('is over once its last day has passed, before the sweep has been by and after', async () => {
  const { id, shown } = await proposed();
  await overdue(id);
  expect(await read()).toBeNull();
  expect((await accept(id, shown).expect(409)).body).toMatchObject({ code: 'RESTRUCTURING.ENDED' });
  await api.app.get(RestructuringsSweep).sweep();
  expect(await api.prisma.restructuring.findUniqueOrThrow({ where: { id } })).toMatchObject({ state: 'expired' });
  await propose().expect(201);
});

it('hides nothing and holds up nothing once its last day has passed, before the sweep has been by', async () => {
  const first = await proposed();
  await accept(first.id, first.shown).expect(200);
  const second = await proposed({ paymentsLeft: 50 });
  expect(await read()).toMatchObject({ id: second.id, state: 'open' });
  await overdue(second.id);
  expect(await read()).toMatchObject({ id: first.id, state: 'accepted' });
  const third = await proposed({ paymentsLeft: 40 });
  expect(await read()).toMatchObject({ id: third.id, state: 'open' });
  const row = await api.prisma.restructuring.findUniqueOrThrow({ where: { id: second.id } });
  expect(row).toMatchObject({ state: 'expired', endedAt: expect.any(Date) });
  expect((await propose().expect(409)).body).toMatchObject({ code: 'RESTRUCTURING.OPEN' });
});
