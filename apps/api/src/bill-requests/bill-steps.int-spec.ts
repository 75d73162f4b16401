import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createBillRequest, createDistributor } from '@flota/prisma/seed';
import {
  type AdminBillRequest,
  type AdminBillRequestRow,
  type AdminList,
  BILL_REQUEST_STATES,
  BILL_REQUEST_STEPS,
  billReceiptSchema,
  type BillRequestState,
} from '@flota/schemas';
import { FieldEncryption } from '../platform/crypto/field-encryption.js';
import { makePng, pdf, purchase } from '../testing/bill-form.js';
import { createPaidOffContract, HOLDER_RFC } from '../testing/paid-off-contract.js';
import type { SignedIn } from '../testing/sign-in.js';
import { emptyAuditLog } from '../testing/audit-log.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { sealedRfc } from './bill-request.presenter.js';

let api: TestApp;
let customer: SignedIn;
let care: SignedIn;
let distributor: { slug: string; name: string };
let contract: { id: string; number: string };

beforeAll(async () => {
  api = await startTestApp();
  [customer, care] = [await api.signIn('customer'), await api.signIn('care')];
  distributor = await createDistributor(api.prisma, { hours: ['Lunes a viernes de 9:00 a 19:00'] });
  contract = await createPaidOffContract(api, customer.id);
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.prisma.billRequest.deleteMany();
  await emptyAuditLog(api.prisma);
  await api.mail.clear();
});

const requestIn = async (state: BillRequestState, overrides = {}) => {
  const rfc = sealedRfc(api.app.get(FieldEncryption), HOLDER_RFC);
  const data = { contractId: contract.id, rfc, state, distributorSlug: distributor.slug };
  return createBillRequest(api.prisma, { ...data, ...overrides });
};
const move = (id: string, body: object, who = care) =>
  api.http.post(`/api/admin/bill-requests/${id}/state`).set(who.headers).send(body);
const get = async (path: string, query = {}) =>
  (await api.http.get(`/api/admin/${path}`).query(query).set(care.headers).expect(200)).body;
const noted = async (id: string) => ({
  request: await api.prisma.billRequest.findUniqueOrThrow({ where: { id } }),
  events: await api.prisma.billRequestEvent.count(),
  emails: await api.prisma.outboundEmail.count(),
  audit: await api.prisma.auditEntry.count(),
});

const steps = BILL_REQUEST_STATES.flatMap((from) =>
  BILL_REQUEST_STATES.map((to) => [from, to, BILL_REQUEST_STEPS[from].includes(to)] as const),
);

describe('POST /api/admin/bill-requests/:id/state', () => {
  it.each(steps)('from %s to %s: %s', async (from, state, allowed) => {
    const { id } = await requestIn(from);
    const before = await noted(id);
    const note = state === 'rejected' ? 'La constancia no es legible.' : '';
    const { status, body } = await move(id, { state, note });
    if (!allowed) {
      expect({ status, body }).toMatchObject({ status: 409, body: { code: 'BILL_REQUEST.STEP_REFUSED' } });
      return expect(await noted(id)).toEqual(before);
    }
    expect(status).toBe(204);
    const request = await api.prisma.billRequest.findUniqueOrThrow({
      where: { id },
      include: { events: { orderBy: { at: 'asc' } } },
    });
    expect(request).toMatchObject({ state, reason: note || null });
    expect(request.events.at(-1)).toMatchObject({ state, note });
    expect(
      await api.prisma.outboundEmail.findMany({ where: { aboutKind: 'bill_request', aboutId: id } }),
    ).toMatchObject([{ kind: 'bill-requests.send-step', recipient: customer.email }]);
    expect(await api.prisma.auditEntry.findMany()).toMatchObject([
      { action: 'state', resource: 'bill-requests', recordId: id, changes: { state: { from, to: state } } },
    ]);
  });

  it.each<[string, object, string]>([
    ['a rejection without its reason', { state: 'rejected' }, 'REASON.REQUIRED'],
    ['a rejection with hardly one', { state: 'rejected', note: ' no ' }, 'REASON.REQUIRED'],
    ['an unknown state', { state: 'lost' }, 'STATE.INVALID'],
    ['a note without end', { state: 'in_review', note: 'x'.repeat(501) }, 'TEXT.TOO_LONG'],
  ])('refuses %s', async (_what, body, code) => {
    const { id } = await requestIn('received');
    const before = await noted(id);
    const answer = await move(id, body).expect(422);
    expect((answer.body as { errors: object[] }).errors).toMatchObject([{ code }]);
    expect(await noted(id)).toEqual(before);
  });

  it('sends nothing off without a distributor, and keeps what is handed over', async () => {
    const { id } = await requestIn('in_review', { distributorSlug: null });
    await move(id, { state: 'preparing', paper: 'endorsement' }).expect(204);
    const { body } = await move(id, { state: 'sent_to_distributor' }).expect(422);
    expect(body).toMatchObject({ errors: [{ field: 'state', code: 'DISTRIBUTOR.REQUIRED' }] });
    await api.prisma.billRequest.update({ where: { id }, data: { distributorSlug: distributor.slug } });
    await move(id, { state: 'sent_to_distributor' }).expect(204);
    expect(await get(`bill-requests/${id}`)).toMatchObject({ paper: 'endorsement', state: 'sent_to_distributor' });
  });

  it('takes one of two steps at once, and none from a screen that is out of date', async () => {
    const { id } = await requestIn('received');
    const both = await Promise.all([
      move(id, { state: 'in_review', from: 'received' }),
      move(id, { state: 'rejected', note: 'Falta una hoja.', from: 'received' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect((await noted(id)).events).toBe(2);
    await move(id, { state: 'rejected', note: 'Falta una hoja.', from: 'received' }).expect(409);
  });

  it('is for care, of a request that is there', async () => {
    const { id } = await requestIn('received');
    await move(id, { state: 'in_review' }, await api.signIn('finance')).expect(403);
    await move(id, { state: 'in_review' }, customer).expect(401);
    await move('0198a000-0000-7000-8000-000000000000', { state: 'in_review' }).expect(404);
  });
});

describe('bill requests in the backoffice', () => {
  it('are found by folio, name, contract, state and whether they are over, with the RFC masked', async () => {
    const first = await requestIn('received', { name: 'Óscar Luna' });
    const other = await createPaidOffContract(api, customer.id);
    const second = await requestIn('preparing', { contractId: other.id });
    const ids = async (filter: object) =>
      ((await get('bill-requests', { filter: JSON.stringify(filter) })) as AdminList<AdminBillRequestRow>).data.map(
        ({ id }) => id,
      );
    expect(await ids({})).toEqual([second.id, first.id]);
    expect(await ids({ state: 'preparing' })).toEqual([second.id]);
    expect(await ids({ q: 'óscar l' })).toEqual([first.id]);
    expect(await ids({ q: second.folio.toLowerCase() })).toEqual([second.id]);
    expect(await ids({ q: contract.number })).toEqual([first.id]);
    expect(await ids({ customerId: care.id })).toEqual([]);
    await move(second.id, { state: 'rejected', note: 'Falta una hoja.' }).expect(204);
    expect(await ids({ open: true })).toEqual([first.id]);
    expect(await ids({ open: false })).toEqual([second.id]);
    const shown = (await get(`bill-requests/${first.id}`)) as AdminBillRequest;
    expect(shown).toMatchObject({
      contractNumber: contract.number,
      customer: { id: customer.id, email: customer.email },
      form: { rfc: '••••••••••GR8' },
      distributor: { slug: distributor.slug },
      events: [{ state: 'received' }],
    });
    expect(JSON.stringify(shown)).not.toMatch(/v1\.|GODE|dealerContact/);
  });

  it('can be read when the key of the RFC is gone', async () => {
    const { id } = await requestIn('received', { rfc: 'v1.perdida.AAAA' });
    expect(await get(`bill-requests/${id}`)).toMatchObject({ form: { rfc: 'No se puede leer: falta su llave' } });
  });

  it('have files to be saved, and every reading is in the audit log', async () => {
    const png = await makePng();
    const { body } = await purchase(api, customer, {
      fields: { contract_id: contract.id },
      files: { docs: pdf, sat: png },
    });
    const { id, folio } = billReceiptSchema.parse(body);
    const read = (purpose: string, who = care) =>
      api.http.get(`/api/admin/bill-requests/${id}/files/${purpose}`).set(who.headers).buffer(true);
    const sat = await read('sat').expect(200);
    expect(sat.body as Buffer).toEqual(png);
    expect(sat.headers).toMatchObject({
      'content-disposition': `attachment; filename="${folio}-constancia-fiscal.png"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(await api.prisma.auditEntry.findMany()).toMatchObject([
      { action: 'read-file', resource: 'bill-requests', recordId: id, changes: { file: { to: 'sat' } } },
    ]);
    await read('selfie').expect(422);
    await read('docs', await api.signIn('auditor')).expect(403);
    const { id: without } = await requestIn('delivered', { files: { create: [] } });
    await api.http.get(`/api/admin/bill-requests/${without}/files/docs`).set(care.headers).expect(404);
  });
});

describe('the mails of a bill request', () => {
  it('tell the customer every step, and the lender no more than the name', async () => {
    const { value } = await api.prisma.siteSettings.findUniqueOrThrow({ where: { id: 1 } });
    const worker = await api.startWorker();
    const files = { docs: pdf, sat: await makePng() };
    const { body } = await purchase(api, customer, { fields: { contract_id: contract.id }, files }).expect(201);
    const { id, folio } = billReceiptSchema.parse(body);
    const about = (subject: string) => api.mail.waitFor((mail) => mail.subject === `${subject} ${folio}`);
    const receipt = await about('Recibimos su solicitud de factura');
    const notice = await about('Nueva solicitud de factura');
    expect(receipt.recipients).toEqual([customer.email]);
    expect(notice.recipients).toEqual([(value as { email: string }).email]);
    expect(notice.text).toContain(`https://flota.test/admin/bill-requests/${id}/show`);
    expect(notice.text).not.toMatch(/GODE|Encino|flota\.test\/my-account/);

    await api.prisma.billRequest.update({ where: { id }, data: { distributorSlug: distributor.slug } });
    for (const state of ['in_review', 'preparing', 'sent_to_distributor']) await move(id, { state }).expect(204);
    await move(id, { state: 'ready_for_pickup', note: 'Pregunte por la caja 3.' }).expect(204);
    const mails = [
      await about('Estamos revisando sus documentos'),
      await about('Estamos preparando su factura'),
      await about('Su factura va en camino'),
    ];
    const ready = await about('Su factura está lista para recoger');
    await worker.close();
    for (const { html, text } of [receipt, ...mails, ready])
      for (const part of [html, text]) {
        expect(part).toContain(contract.number);
        expect(part).not.toMatch(/GODE|Encino/);
      }
    const token = /#contacto=([\w-]+)/.exec(ready.text)?.[1] ?? '';
    for (const part of [ready.html, ready.text])
      for (const said of [distributor.name, 'Lunes a viernes de 9:00 a 19:00', 'Pregunte por la caja 3.'])
        expect(part).toContain(said);
    const contact = await api.http.post('/api/auth/customers/contact-dealer').send({ token }).expect(200);
    expect(contact.body).toMatchObject({ name: distributor.name });
  });

  it('tell the reason of a rejection, also when they leave late', async () => {
    const { id, folio } = await requestIn('received');
    await move(id, { state: 'in_review' }).expect(204);
    await move(id, { state: 'rejected', note: 'La identificación está vencida.' }).expect(204);
    const worker = await api.startWorker();
    const rejection = await api.mail.waitFor(({ subject }) =>
      subject.includes(`No podemos continuar con su solicitud de factura ${folio}`),
    );
    const review = await api.mail.waitFor(({ subject }) => subject.includes(`revisando sus documentos ${folio}`));
    await worker.close();
    expect(rejection.text).toContain('La identificación está vencida.');
    expect(review.text).not.toContain('vencida');
  });
});
