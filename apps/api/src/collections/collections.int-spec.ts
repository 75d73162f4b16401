import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { dateColumn } from '@flota/prisma';
import {
  addDays,
  type AdminCollection,
  type AdminCollectionDetail,
  type AdminList,
  type BulkResult,
  type CollectionTotals,
  todayInMexico,
} from '@flota/schemas';
import { Ledgers } from '../contracts/index.js';
import { contractOf, signedInOwner, type OwnerOfContract } from '../testing/contract-owners.js';
import type { SignedIn } from '../testing/sign-in.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { CollectionsSweep } from './collections.sweep.js';

let api: TestApp;
let care: SignedIn;
let finance: SignedIn;
let own: OwnerOfContract;
const today = todayInMexico();
const NOT_BEHIND = '0198a000-0000-7000-8000-000000000000';

beforeAll(async () => {
  api = await startTestApp();
  care = await api.signIn('care');
  finance = await api.signIn('finance');
});
afterAll(() => api.close());

const late = (days = 10) => ({ dueDaysAgo: days, history: [{ does: 'pays on time' as const, instalments: 13 }] });
beforeEach(async () => {
  own = await signedInOwner(api, late());
});

const list = async (filter: object = {}) => {
  const query = { filter: JSON.stringify({ customerId: own.owner.id, ...filter }) };
  const { body } = await api.http.get('/api/admin/collections').query(query).set(care.headers).expect(200);
  return (body as AdminList<AdminCollection>).data;
};
const show = async (id = own.contract.id) =>
  (await api.http.get(`/api/admin/collections/${id}`).set(care.headers).expect(200)).body as AdminCollectionDetail;
const post = (path: string, body: object = {}, who = care) =>
  api.http.post(`/api/admin/${path}`).set(who.headers).send(body);
const CALLED = { channel: 'phone', direction: 'incoming', spokenTo: 'holder', result: 'refuses', note: 'Sin trabajo' };
const log = (contact: object, key?: string) =>
  api.http
    .post(`/api/admin/collections/${own.contract.id}/contacts`)
    .set({ ...care.headers, ...(key && { 'idempotency-key': key }) })
    .send({ ...CALLED, ...contact });
const pay = (amount: string) =>
  api.prisma.$transaction((database) =>
    api.app.get(Ledgers).enter(database, own.contract.id, { type: 'payment', amount, on: today, reference: 'T-1' }),
  );

/** Nobody may be looked for at this hour, whatever it is. */
async function closeHours() {
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', { timeZone: 'America/Mexico_City', hour: '2-digit' }).format(new Date()),
  );
  const from = hour < 12 ? 21 : 7;
  const data = { weekdayFrom: from, weekdayUntil: from + 1, saturdayFrom: 7, saturdayUntil: 7 };
  await api.prisma.collectionSettings.update({ where: { id: 1 }, data });
}

describe('the worklist', () => {
  it('has what is behind with what it owes, and loses it once that is paid', async () => {
    const [row] = await list();
    expect(row).toMatchObject({ id: own.contract.id, rank: 'open', daysLate: 10, age: '1-30', assignedTo: null });
    const { owedToday, standing } = await show();
    expect(standing?.overdueSince).toBe(addDays(today, -10));
    expect(Number(owedToday)).toBeGreaterThanOrEqual(Number(row?.overdueAmount));
    await pay('1.00');
    expect(Number((await list())[0]?.overdueAmount)).toBeLessThanOrEqual(Number(row?.overdueAmount));
    await pay(owedToday);
    expect(await list()).toEqual([]);
    const paid = await show();
    expect(paid).toMatchObject({ standing: null, owedToday: '0.00' });
    expect(paid.history.map(({ kind }) => kind)).toContain('payment');
  });

  it('has none that is up to date', async () => {
    own = await signedInOwner(api);
    expect(await list()).toEqual([]);
  });

  it('puts broken promises first, then what is due, then the oldest, what waits after them, and the stopped last', async () => {
    const made = await Promise.all(
      [late(20), late(12), late(12), late(12), late(12)].map((each) => contractOf(api, own.owner, each)),
    );
    const [older, waiting, due, broken, stopped] = made.map(({ id }) => id) as [string, string, string, string, string];
    await post(`collections/${waiting}/next-action`, { on: addDays(today, 3) }).expect(204);
    await post(`collections/${due}/next-action`, { on: today }).expect(204);
    await api.prisma.paymentPromise.create({
      data: {
        ...{ contractId: broken, amount: '10.00', state: 'broken', endedAt: new Date() },
        ...{ madeOn: dateColumn(addDays(today, -5)), day: dateColumn(addDays(today, -3)) },
      },
    });
    await post(`collections/${stopped}/stops`, { reason: 'lawyer', allContracts: false }).expect(204);
    const rows = await list();
    expect(rows.map(({ id, rank }) => [id, rank])).toEqual([
      [broken, 'broken'],
      [due, 'due'],
      [older, 'open'],
      [own.contract.id, 'open'],
      [waiting, 'waiting'],
      [stopped, 'stopped'],
    ]);
    expect((await list({ promise: 'broken' })).map(({ id }) => id)).toEqual([broken]);
    expect((await list({ action: 'due' })).map(({ id }) => id)).toEqual([due]);
    expect((await list({ rank: 'broken' })).map(({ id }) => id)).toEqual([broken]);
    expect((await list({ rank: 'open' })).map(({ id }) => id)).toEqual([older, own.contract.id]);
    expect((await list({ rank: 'stopped' })).map(({ id }) => id)).toEqual([stopped]);
    // Whoever plans it has seen that it was broken.
    await post(`collections/${broken}/next-action`, { on: addDays(today, 1) }).expect(204);
    expect((await list()).find(({ id }) => id === broken)?.rank).toBe('waiting');
  });

  it('follows the day: what fell behind overnight, and what is due by now', async () => {
    await post(`collections/${own.contract.id}/next-action`, { on: addDays(today, 1) }).expect(204);
    const other = await contractOf(api, own.owner, late());
    await api.prisma.collectionCase.update({
      where: { contractId: own.contract.id },
      data: { actionOn: dateColumn(today), followedOn: dateColumn(addDays(today, -1)) },
    });
    await api.prisma.collectionCase.delete({ where: { contractId: other.id } });
    await Promise.all([api.app.get(CollectionsSweep).sweep(), api.app.get(CollectionsSweep).sweep()]);
    await api.app.get(CollectionsSweep).sweep();
    expect((await list()).map(({ id, rank }) => [id, rank])).toEqual([
      [own.contract.id, 'due'],
      [other.id, 'open'],
    ]);
    expect(await api.app.get(CollectionsSweep).sweep()).toBe(0);
  });

  it('is summed up by age as its lists have it', async () => {
    const { body } = await api.http.get('/api/admin/collection-totals').set(care.headers).expect(200);
    for (const { age, contracts } of (body as CollectionTotals).totals) {
      const query = { filter: JSON.stringify({ arrears: age }), perPage: 1 };
      const { body: page } = await api.http.get('/api/admin/collections').query(query).set(care.headers).expect(200);
      expect([age, (page as AdminList<object>).total]).toEqual([age, contracts]);
    }
  });

  it('is shared out, to who works on it', async () => {
    const { body } = await api.http.get('/api/admin/collection-assignees').set(care.headers).expect(200);
    expect(body).toMatchObject({ staff: expect.arrayContaining([expect.objectContaining({ id: care.id })]) });
    const { id } = own.contract;
    const give = (from: string | null, to: string | null) =>
      post('collections/assign', {
        rows: [
          { id, from, to },
          { id: NOT_BEHIND, from: null, to },
        ],
      });
    const came = async (from: string | null, to: string | null) =>
      ((await give(from, to).expect(200)).body as BulkResult).rows.map(({ problem }) => problem);
    expect(await came(null, care.id)).toEqual([null, 'COLLECTION.NOT_BEHIND']);
    expect(await came(null, care.id)).toEqual([null, 'COLLECTION.NOT_BEHIND']);
    expect(await api.prisma.auditEntry.count({ where: { recordId: id, action: 'assign' } })).toBe(1);
    expect(await list({ assignedTo: 'nobody' })).toEqual([]);
    expect((await list({ assignedTo: care.id })).map((row) => row.id)).toEqual([id]);
    const content = await api.signIn('content');
    await give(care.id, content.id).expect(422);
    expect(await came(content.id, null)).toEqual(['COLLECTION.TAKEN', 'COLLECTION.NOT_BEHIND']);
    expect(await came(care.id, null)).toEqual([null, 'COLLECTION.NOT_BEHIND']);
    expect(await list({ assignedTo: 'nobody' })).toHaveLength(1);
  });
});

describe('a contact', () => {
  it('is written down once, however often the button is pressed', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => log({ nextOn: addDays(today, 2) }, 'double-click-1')));
    expect(new Set(answers.map(({ status, body }) => `${status} ${(body as { id: string }).id}`)).size).toBe(1);
    const { history, standing } = await show();
    expect(history.filter(({ kind }) => kind === 'contact')).toMatchObject([{ ...CALLED, isStruck: false }]);
    expect(standing).toMatchObject({
      lastContact: { result: 'refuses' },
      actionOn: addDays(today, 2),
      rank: 'waiting',
    });
    const audited = { resource: 'collections', recordId: own.contract.id, action: 'log-contact' };
    expect(await api.prisma.auditEntry.count({ where: audited })).toBe(1);
  });

  it('says nothing of the debt to others', async () => {
    const { body } = await log({ spokenTo: 'other', result: 'informed' }).expect(422);
    expect(body).toMatchObject({ errors: [{ field: 'result', code: 'COLLECTION.NOT_WITH_OTHERS' }] });
    await log({ spokenTo: 'other', result: 'wrong_number' }).expect(201);
  });

  it('outside of the hours says why', async () => {
    await closeHours();
    const outgoing = { direction: 'outgoing' };
    const { body } = await log(outgoing).expect(422);
    expect(body).toMatchObject({ errors: [{ field: 'exception', code: 'COLLECTION.EXCEPTION_REQUIRED' }] });
    await log({ ...outgoing, exception: 'Pidió que se le llamara a esta hora' }).expect(201);
    await log({ ...outgoing, channel: 'email' }).expect(201);
    await log({}).expect(201);
    expect((await show()).hours).toMatchObject({ areOpen: false, opens: expect.any(Object) });
  });

  it('is struck by who wrote it down, and by nobody else', async () => {
    const { id } = (await log({}).expect(201)).body as { id: string };
    expect((await post(`collection-contacts/${id}/strike`, {}, finance).expect(409)).body).toMatchObject({
      code: 'COLLECTION.CONTACT_KEPT',
    });
    await post(`collection-contacts/${id}/strike`).expect(204);
    await post(`collection-contacts/${id}/strike`).expect(204);
    const { history, standing } = await show();
    expect(history.filter(({ kind }) => kind === 'contact')).toMatchObject([{ isStruck: true }]);
    expect(standing?.lastContact).toBeNull();
  });

  it('is of a contract that is there', async () => {
    const nowhere = '00000000-0000-4000-8000-000000000000';
    await post(`collections/${nowhere}/contacts`, CALLED).expect(404);
    await post(`collections/${nowhere}/next-action`, { on: today }).expect(409);
    await post(`collections/${own.contract.id}/next-action`, { on: addDays(today, -1) }).expect(422);
  });
});

describe('a stop', () => {
  const stops = () => `collections/${own.contract.id}/stops`;
  const stop = { reason: 'dispute', allContracts: true };

  it('is set once, holds a call without a reason, and is lifted by finance', async () => {
    const answers = await Promise.all([1, 2].map(() => post(stops(), stop)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    await log({ direction: 'outgoing', channel: 'email' }).expect(422);
    const { stop: held, standing } = await show();
    expect(held).toMatchObject({ ...stop, until: null });
    expect(standing?.rank).toBe('stopped');
    await post(`contact-stops/${held?.id ?? ''}/lift`).expect(403);
    await post(`contact-stops/${held?.id ?? ''}/lift`, {}, finance).expect(204);
    await post(`contact-stops/${held?.id ?? ''}/lift`, {}, finance).expect(409);
    const lifted = await show();
    expect(lifted).toMatchObject({ stop: null, standing: { rank: 'open' } });
    expect(lifted.history.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['stop', 'lift']));
  });
});
