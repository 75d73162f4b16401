import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createBillRequest, createDistributor } from '@flota/prisma/seed';
import {
  type AccountBillRequest,
  type AdminBillRequest,
  type AdminList,
  billReceiptSchema,
  type BillRequestState,
  billStatusSchema,
} from '@flota/schemas';
import { FieldEncryption } from '../platform/crypto/field-encryption.js';
import { makePng, pdf, purchase } from '../testing/bill-form.js';
import { emptyAuditLog } from '../testing/audit-log.js';
import { createPaidOffContract, HOLDER_RFC } from '../testing/paid-off-contract.js';
import type { SignedIn } from '../testing/sign-in.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { sealedRfc } from './bill-request.presenter.js';
import { BillRemindersSweep } from './bill-reminders.sweep.js';

const DAY_MS = 24 * 3_600_000;

let api: TestApp;
let customer: SignedIn;
let care: SignedIn;
let png: Buffer;
let contract: { id: string };

beforeAll(async () => {
  api = await startTestApp();
  [customer, care] = [await api.signIn('customer'), await api.signIn('care')];
  png = await makePng();
  contract = await createPaidOffContract(api, customer.id);
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.prisma.billRequest.deleteMany();
  await emptyAuditLog(api.prisma);
  await api.mail.clear();
});

const SAT = { field: 'sat', problem: 'expired', note: 'Es de marzo.' };
const STREET = { field: 'street', problem: 'incomplete', note: '' };

/** As the customer sends it, in the hands of staff. */
async function sent(): Promise<string> {
  const files = { docs: png, docs_back: png, sat: pdf };
  const { body } = await purchase(api, customer, { fields: { contract_id: contract.id }, files }).expect(201);
  const { id } = billReceiptSchema.parse(body);
  await move(id, { state: 'in_review' }).expect(204);
  return id;
}
const requestIn = (state: BillRequestState, { id: contractId } = contract) =>
  createBillRequest(api.prisma, {
    contractId,
    rfc: sealedRfc(api.app.get(FieldEncryption), HOLDER_RFC),
    state,
  });
const move = (id: string, body: object) =>
  api.http.post(`/api/admin/bill-requests/${id}/state`).set(care.headers).send(body);
const ask = (id: string, items: object[], from: BillRequestState = 'in_review', who = care) =>
  api.http.post(`/api/admin/bill-requests/${id}/correction`).set(who.headers).send({ from, items });
const own = async (): Promise<AccountBillRequest> => {
  const { body } = await api.http.post('/api/customers/bills/status').set(customer.headers).send({}).expect(200);
  const [request] = billStatusSchema.parse(body).requests;
  if (!request) throw new Error('There is no request');
  return request;
};
const openId = async () => (await own()).corrections.at(-1)?.id ?? '';
const shown = async (id: string) =>
  (await api.http.get(`/api/admin/bill-requests/${id}`).set(care.headers).expect(200)).body as AdminBillRequest;
const listed = async (filter: object) => {
  const query = { filter: JSON.stringify(filter), sort: 'stepDueAt', order: 'ASC' };
  const { body } = await api.http.get('/api/admin/bill-requests').query(query).set(care.headers).expect(200);
  return (body as AdminList<{ id: string }>).data.map(({ id }) => id);
};
function mend(fields: Record<string, string>, files: Record<string, Buffer> = {}, who = customer, headers = {}) {
  const call = api.http.post('/api/customers/bills/correction').set(who.headers).set(headers);
  for (const [name, value] of Object.entries(fields)) call.field(name, value);
  for (const [name, content] of Object.entries(files)) call.attach(name, content, `${name}-nuevo.pdf`);
  return call;
}
const noted = async (id: string) => ({
  request: await api.prisma.billRequest.findUniqueOrThrow({ where: { id }, include: { files: true } }),
  corrections: await api.prisma.billCorrection.findMany(),
  events: await api.prisma.billRequestEvent.count(),
  emails: await api.prisma.outboundEmail.count(),
  audit: await api.prisma.auditEntry.count(),
});

describe('POST /api/admin/bill-requests/:id/correction', () => {
  it('names what is wrong, stops the clock and tells the customer exactly that', async () => {
    const id = await sent();
    expect((await shown(id)).stepDueAt).not.toBeNull();
    await ask(id, [SAT, STREET]).expect(204);
    const request = await own();
    expect(request).toMatchObject({
      state: 'needs_correction',
      corrections: [
        {
          mendedAt: null,
          droppedAt: null,
          items: [
            { ...SAT, former: null },
            { ...STREET, former: null },
          ],
        },
      ],
    });
    expect(await shown(id)).toMatchObject({ stepDueAt: null, corrections: request.corrections });
    expect(await api.prisma.auditEntry.findFirst({ where: { action: 'correction' } })).toMatchObject({
      recordId: id,
      changes: { parts: { to: 'Constancia de situación fiscal, Calle y número' } },
    });
    const worker = await api.startWorker();
    const mail = await api.mail.waitFor(({ subject }) => subject.includes(`necesita una corrección ${request.folio}`));
    await worker.close();
    expect(mail.recipients).toEqual([customer.email]);
    expect(mail.text).toContain('Constancia de situación fiscal: ya no está vigente. Es de marzo.');
    expect(mail.text).toContain('Calle y número: falta una parte.');
  });

  it.each<[string, object[], string]>([
    ['nothing', [], 'CORRECTION.EMPTY'],
    ['a part that is none', [{ field: 'rfc', problem: 'incomplete' }], 'CHOICE.UNKNOWN'],
    ['a part twice', [SAT, SAT], 'FIELD.INVALID'],
    ['a problem that such a part can’t have', [{ field: 'street', problem: 'expired' }], 'CHOICE.UNKNOWN'],
    ['another reason without words', [{ field: 'sat', problem: 'other', note: ' no ' }], 'REASON.REQUIRED'],
  ])('refuses %s', async (_what, items, code) => {
    const { id } = await requestIn('in_review');
    const before = await noted(id);
    const { body } = await ask(id, items).expect(422);
    expect((body as { errors: object[] }).errors).toMatchObject([{ code }]);
    expect(await noted(id)).toEqual(before);
  });

  it('is refused from a screen that is out of date, and of what is on its way or over', async () => {
    const { id } = await requestIn('in_review');
    await ask(id, [SAT], 'received').expect(409);
    for (const state of [
      'sent_to_distributor',
      'ready_for_pickup',
      'delivered',
      'rejected',
      'needs_correction',
    ] as const) {
      await api.prisma.billRequest.update({ where: { id }, data: { state } });
      await ask(id, [SAT], state).expect(409);
    }
    expect(await api.prisma.billCorrection.count()).toBe(0);
  });

  it('takes one of two at once, and is for care', async () => {
    const { id } = await requestIn('in_review');
    const both = await Promise.all([ask(id, [SAT]), ask(id, [STREET])]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await api.prisma.billCorrection.count()).toBe(1);
    await ask(id, [SAT], 'needs_correction', await api.signIn('finance')).expect(403);
  });

  it('is dropped when staff go on without it', async () => {
    const id = await sent();
    await ask(id, [SAT]).expect(204);
    const correction_id = await openId();
    await move(id, { state: 'in_review', from: 'needs_correction' }).expect(204);
    const { corrections, state } = await own();
    expect({ state, dropped: corrections[0]?.droppedAt }).toEqual({ state: 'in_review', dropped: expect.any(String) });
    await mend({ correction_id }, { sat: png }).expect(409);
  });
});

describe('POST /api/customers/bills/correction', () => {
  it('mends what was named and keeps all else, in the same request, with what was there before', async () => {
    const id = await sent();
    const before = await own();
    await ask(id, [SAT, STREET]).expect(204);
    const fields = { correction_id: await openId(), street: 'Calle Encino 41, int. 2' };
    const key = { 'idempotency-key': 'correccion-1' };
    const first = await mend(fields, { sat: png }, customer, key).expect(200);
    const again = await mend(fields, { sat: png }, customer, key).expect(200);
    expect([first.body, again.body]).toEqual([{ id, folio: before.folio }, first.body]);
    const after = await own();
    expect(after).toMatchObject({
      id,
      state: 'received',
      form: { ...before.form, street: 'Calle Encino 41, int. 2' },
      corrections: [
        {
          mendedAt: expect.any(String),
          items: [
            { field: 'sat', former: 'sat.pdf' },
            { field: 'street', former: 'Calle Encino 41' },
          ],
        },
      ],
    });
    expect(after.events.map(({ state }) => state)).toEqual(['received', 'in_review', 'needs_correction', 'received']);
    expect(after.files.map(({ name }) => name)).toEqual(['docs.pdf', 'docs_back.pdf', 'sat-nuevo.pdf']);
    const { formerFiles, stepDueAt } = await shown(id);
    expect({ formerFiles, stepDueAt }).toMatchObject({
      formerFiles: [{ purpose: 'sat', name: 'sat.pdf' }],
      stepDueAt: expect.any(String),
    });
    const path = `/api/admin/bill-requests/${id}/corrections/${fields.correction_id}/files`;
    const former = await api.http.get(`${path}/sat`).set(care.headers).buffer(true).expect(200);
    expect(former.body as Buffer).toEqual(pdf);
    await api.http.get(`${path}/docs`).set(care.headers).expect(404);
    expect(await api.prisma.auditEntry.count({ where: { action: 'read-file', recordId: id } })).toBe(1);
    const worker = await api.startWorker();
    const receipt = await api.mail.waitFor(({ subject }) => subject === `Recibimos su corrección ${before.folio}`);
    const notice = await api.mail.waitFor(({ subject }) => subject.startsWith('Solicitud de factura corregida'));
    await worker.close();
    expect(receipt.recipients).toEqual([customer.email]);
    expect(notice.text).not.toMatch(/Encino|GODE/);
  });

  it('puts a PDF in the place of both sides of an identification', async () => {
    const id = await sent();
    await ask(id, [{ field: 'docs', problem: 'illegible', note: '' }]).expect(204);
    const correction_id = await openId();
    await mend({ correction_id }, { docs: pdf }).expect(200);
    expect((await own()).files.map(({ name }) => name)).toEqual(['docs-nuevo.pdf', 'sat.pdf']);
    expect((await shown(id)).formerFiles.map(({ purpose }) => purpose)).toEqual(['docs', 'docs_back']);
  });

  it.each<[string, Record<string, string>, string[], string[]]>([
    ['what is missing', {}, [], ['street TEXT.REQUIRED', 'sat FILE.REQUIRED']],
    ['what nobody asked for', { street: 'Otra 1', city: 'Silao' }, ['sat'], ['city FIELD.INVALID']],
    ['a file nobody asked for', { street: 'Otra 1' }, ['sat', 'docs'], ['docs FIELD.INVALID']],
    ['an empty text', { street: '  ' }, ['sat'], ['street TEXT.REQUIRED']],
  ])('refuses %s, and loses nothing', async (_what, fields, files, codes) => {
    const id = await sent();
    await ask(id, [STREET, SAT]).expect(204);
    const before = await noted(id);
    const form = { correction_id: await openId(), ...fields };
    const { body } = await mend(form, Object.fromEntries(files.map((name) => [name, png]))).expect(422);
    const { errors } = body as { errors: { field: string; code: string }[] };
    expect(errors.map(({ field, code }) => `${field} ${code}`)).toEqual(codes);
    expect(await noted(id)).toEqual(before);
  });

  it('does not make the bill out to somebody else', async () => {
    const id = await sent();
    await ask(id, [{ field: 'name', problem: 'misspelled', note: '' }]).expect(204);
    const correction_id = await openId();
    const { body } = await mend({ correction_id, name: 'Juan Pérez López' }).expect(422);
    expect(body).toMatchObject({ errors: [{ field: 'name', code: 'NAME.OTHER_HOLDER' }] });
    await mend({ correction_id, name: 'ENRIQUE GOMEZ DIAZ' }).expect(200);
  });

  it('is the customer’s own, once', async () => {
    const id = await sent();
    await ask(id, [STREET]).expect(204);
    const fields = { correction_id: await openId(), street: 'Otra 1' };
    await mend(fields, {}, await api.signIn('customer')).expect(404);
    const both = await Promise.all([mend(fields), mend({ ...fields, street: 'Otra 2' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await own()).events).toHaveLength(4);
  });
});

describe('the reminders of a correction', () => {
  const remind = (now: Date) => api.app.get(BillRemindersSweep, { strict: false }).sweep(now);
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

  it('come every third day, once, for three weeks, until it is sent', async () => {
    const id = await sent();
    await ask(id, [SAT]).expect(204);
    expect(await remind(inDays(2))).toBe(0);
    const both = await Promise.all([remind(inDays(3.1)), remind(inDays(3.1))]);
    expect(both.sort()).toEqual([0, 1]);
    expect(await remind(inDays(4))).toBe(0);
    expect(await remind(inDays(6.2))).toBe(1);
    expect(await remind(inDays(22))).toBe(0);
    const worker = await api.startWorker();
    const mail = await api.mail.waitFor(({ subject }) => subject.startsWith('Falta su corrección'));
    await worker.close();
    expect(mail.text).toContain('Constancia de situación fiscal: ya no está vigente. Es de marzo.');
    await mend({ correction_id: await openId() }, { sat: png }).expect(200);
    expect(await remind(inDays(12))).toBe(0);
  });
});

describe('the clock of a bill request', () => {
  it('gives each step the hours that are set for it, and none to what waits for the customer or is over', async () => {
    const settings = { receivedHours: 2, reviewHours: 4, preparingHours: 6, sentHours: 8 };
    await api.prisma.billSettings.update({ where: { id: 1 }, data: settings });
    const { id } = await requestIn('received');
    await api.prisma.billRequest.update({
      where: { id },
      data: { distributorSlug: (await createDistributor(api.prisma)).slug },
    });
    const due = async () => (await shown(id)).stepDueAt;
    const given: (string | null)[] = [];
    for (const state of ['in_review', 'preparing', 'sent_to_distributor', 'ready_for_pickup']) {
      await move(id, { state }).expect(204);
      given.push(await due());
    }
    expect(given.map((each) => each !== null)).toEqual([true, true, true, false]);
    expect(given.slice(0, 3)).toEqual(given.slice(0, 3).toSorted());
  });

  it('puts what is late first, and counts it on the start page', async () => {
    const late = await requestIn('received');
    const timely = await requestIn('in_review', await createPaidOffContract(api, customer.id));
    const waiting = await requestIn('needs_correction', await createPaidOffContract(api, customer.id));
    const at = (id: string, stepDueAt: Date) => api.prisma.billRequest.update({ where: { id }, data: { stepDueAt } });
    await at(late.id, new Date(Date.now() - 60_000));
    await at(timely.id, new Date(Date.now() + 3_600_000));
    expect(await listed({ open: true })).toEqual([late.id, timely.id, waiting.id]);
    expect(await listed({ late: true })).toEqual([late.id]);
    expect((await listed({ late: false })).sort()).toEqual([timely.id, waiting.id].sort());
    const { body } = await api.http.get('/api/admin/dashboard').set(care.headers).expect(200);
    expect(body).toMatchObject({ lateBillRequests: 1, openBillRequests: 3 });
  });
});
