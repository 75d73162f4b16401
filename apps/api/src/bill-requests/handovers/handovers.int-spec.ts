import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createBillRequest } from '@flota/prisma/seed';
import {
  type AccountBillRequest,
  addDays,
  type AdminBillRequest,
  type BillRequestState,
  billStatusSchema,
  dayInMexico,
  type PapersPage,
  todayInMexico,
} from '@flota/schemas';
import { FieldEncryption } from '../../platform/crypto/field-encryption.js';
import { emptyAuditLog } from '../../testing/audit-log.js';
import { makePng, pdf } from '../../testing/bill-form.js';
import { createPaidOffContract, HOLDER_RFC } from '../../testing/paid-off-contract.js';
import type { SignedIn } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { extractText, getDocumentProxy } from 'unpdf';
import { sealedRfc } from '../bill-request.presenter.js';

const NOWHERE = '0198a000-0000-7000-8000-000000000000';
const ID_NUMBER = 'GMDZEN56123109H400';

let api: TestApp;
let customer: SignedIn;
let care: SignedIn;
let contract: { id: string };
let png: Buffer;

beforeAll(async () => {
  api = await startTestApp();
  [customer, care] = [await api.signIn('customer'), await api.signIn('care')];
  contract = await createPaidOffContract(api, customer.id);
  png = await makePng();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.prisma.billRequest.deleteMany();
  await api.prisma.contractDocument.deleteMany();
  await emptyAuditLog(api.prisma);
  await api.mail.clear();
});

const [day, time] = [todayInMexico(), '00:00'];
const WAVE = [Array.from({ length: 40 }, (_, at) => [100 + at * 20, 180 + Math.round(90 * Math.sin(at / 3))])];
const COUNTER = {
  ...{ way: 'counter', from: 'ready_for_pickup', day, time },
  ...{ receiver: 'holder', receiverName: 'Enrique Gómez Díaz', idKind: 'ine', idNumber: ID_NUMBER },
  ...{ signing: 'screen', signature: WAVE },
};
const COURIER = {
  ...{ way: 'courier', from: 'ready_for_pickup', day, time },
  ...{ carrier: 'Mensajería del Bajío', trackingNumber: 'MB-778 120', destination: 'Calle Encino 41, 37480 León' },
};
const ARRIVAL = { receiver: 'holder', receiverName: 'Enrique Gómez Díaz', day, time };
type Attached = Partial<Record<'signed' | 'authority' | 'proof', Buffer>>;

const requestIn = (state: BillRequestState, overrides = {}) =>
  createBillRequest(api.prisma, {
    ...{ contractId: contract.id, state },
    rfc: sealedRfc(api.app.get(FieldEncryption), HOLDER_RFC),
    ...overrides,
  });
function post(
  path: string,
  field: string,
  value: object,
  { files = {}, who = care }: { files?: Attached; who?: SignedIn },
) {
  const call = api.http.post(`/api/admin/bill-requests/${path}`).set(who.headers).field(field, JSON.stringify(value));
  for (const [name, content] of Object.entries(files)) call.attach(name, content, `${name}.pdf`);
  return call;
}
const hand = (id: string, value: object, more: { files?: Attached; who?: SignedIn } = {}) =>
  post(`${id}/handover`, 'handover', value, more);
const arrive = (id: string, value: object, more: { files?: Attached; who?: SignedIn } = {}) =>
  post(`${id}/handover/arrival`, 'arrival', value, more);
const takeBack = (id: string, body: object, who = care) =>
  api.http.post(`/api/admin/bill-requests/${id}/handover/void`).set(who.headers).send(body);
const shown = async (id: string) =>
  (await api.http.get(`/api/admin/bill-requests/${id}`).set(care.headers).expect(200)).body as AdminBillRequest;
const seen = async (): Promise<AccountBillRequest> => {
  const answer = await api.http.post('/api/customers/bills/status').set(customer.headers).send({}).expect(200);
  const [request] = billStatusSchema.parse(answer.body).requests;
  if (!request) throw new Error('No request');
  return request;
};
const papers = async () => {
  const { body } = await api.http.get('/api/customers/papers').set(customer.headers).expect(200);
  return (body as PapersPage).papers.filter(({ name }) => name.startsWith('Acuse'));
};
const stored = async (id: string) => ({
  state: (await api.prisma.billRequest.findUniqueOrThrow({ where: { id } })).state,
  handovers: await api.prisma.billHandover.count(),
  events: await api.prisma.billRequestEvent.count(),
  documents: await api.prisma.contractDocument.count(),
  emails: await api.prisma.outboundEmail.count(),
  audit: await api.prisma.auditEntry.count(),
});
const faults = async (call: PromiseLike<{ body: unknown }>) =>
  ((await call).body as { errors: { field: string; code: string }[] }).errors.map(({ field, code }) => [field, code]);
describe('at the counter', () => {
  it('is delivered with a receipt that goes to its customer, who reads who has it', async () => {
    const { id, folio } = await requestIn('ready_for_pickup', { paper: 'endorsement' });
    await hand(id, COUNTER).expect(204);
    const request = await shown(id);
    expect(request).toMatchObject({
      state: 'delivered',
      handovers: [
        {
          ...{ way: 'counter', receiver: 'holder', receiverName: 'Enrique Gómez Díaz', idKind: 'ine' },
          ...{ idNumber: '•••••••••••••••400', signing: 'screen', voidedAt: null, files: [] },
        },
      ],
    });
    const { handover, state } = await seen();
    expect({ handover, state }).toMatchObject({ state: 'delivered', handover: { receiverName: 'Enrique Gómez Díaz' } });
    expect(JSON.stringify(handover)).not.toContain(ID_NUMBER.slice(-4));
    const receipt = handover?.receipt;
    expect(await papers()).toMatchObject([{ about: `Folio ${receipt?.folio}`, ended: null }]);
    const link = `/api/customers/documents/${receipt?.id}/link`;
    await api.http.post(link).set(customer.headers).send({}).expect(200);
    expect(await api.prisma.billHandover.findFirstOrThrow()).not.toMatchObject({ idNumber: ID_NUMBER });
    expect(await api.prisma.auditEntry.findFirstOrThrow({ where: { action: 'handover' } })).toMatchObject({
      recordId: id,
      changes: { state: { from: 'ready_for_pickup', to: 'delivered' }, signing: { to: 'screen' } },
    });
    expect(JSON.stringify(await api.prisma.auditEntry.findMany())).not.toContain(ID_NUMBER);
    expect(folio).toBe(request.folio);
  });

  it('is signed on paper, of which the picture is kept, and every look at it written down', async () => {
    const { id } = await requestIn('ready_for_pickup');
    const onPaper = { ...COUNTER, signing: 'paper', signature: null };
    expect(await faults(hand(id, onPaper).expect(422))).toEqual([['signedOnPaper', 'SIGNED_ON_PAPER.REQUIRED']]);
    const signed = { ...onPaper, signedOnPaper: true };
    expect(await faults(hand(id, signed).expect(422))).toEqual([['signed', 'FILE.REQUIRED']]);
    const odd = { files: { signed: Buffer.from('<script>') } };
    expect(await faults(hand(id, signed, odd).expect(422))).toEqual([['signed', 'FILE.TYPE_REFUSED']]);
    expect(await stored(id)).toMatchObject({ state: 'ready_for_pickup', handovers: 0, documents: 0, events: 1 });
    await hand(id, signed, { files: { signed: png } }).expect(204);
    const [handover] = (await shown(id)).handovers;
    const file = `/api/admin/bill-requests/${id}/handovers/${handover?.id}/files`;
    const read = await api.http.get(`${file}/signed`).set(care.headers).expect(200);
    expect(read.headers['content-type']).toBe('image/png');
    const receipt = await api.http.get(`${file}/receipt`).set(care.headers).expect(200);
    expect(receipt.headers['content-type']).toBe('application/pdf');
    await api.http.get(`${file}/proof`).set(care.headers).expect(404);
    await api.http
      .get(`${file.replace(id, NOWHERE)}/signed`)
      .set(care.headers)
      .expect(404);
    await api.http
      .get(`${file}/signed`)
      .set((await api.signIn('finance')).headers)
      .expect(403);
  });

  it('is for somebody else only with a letter of authority', async () => {
    const { id } = await requestIn('ready_for_pickup');
    const other = { ...COUNTER, receiverName: 'Rosa Luz Peña' };
    expect(await faults(hand(id, other).expect(422))).toEqual([['receiverName', 'RECEIVER.OTHER_HOLDER']]);
    const represented = { ...other, receiver: 'representative' };
    expect(await faults(hand(id, represented).expect(422))).toEqual([['authority', 'FILE.REQUIRED']]);
    await hand(id, represented, { files: { authority: pdf } }).expect(204);
    expect((await shown(id)).handovers).toMatchObject([
      { receiver: 'representative', files: [{ purpose: 'authority' }] },
    ]);
  });

  it.each<[string, object, string, string]>([
    ['a signature that is none', { signature: [[[1, 1]]] }, 'signature', 'SIGNATURE.REQUIRED'],
    ['none', { signature: null }, 'signature', 'SIGNATURE.REQUIRED'],
    ['a number of no identification', { idNumber: '12' }, 'idNumber', 'ID_NUMBER.INVALID'],
    ['an hour that is none', { time: '25:00' }, 'time', 'TIME.INVALID'],
    ['a day to come', { day: addDays(todayInMexico(), 1) }, 'day', 'DATE.IN_FUTURE'],
    ['a day before it was asked for', { day: addDays(todayInMexico(), -2) }, 'day', 'DATE.BEFORE_REQUEST'],
    ['an address in the place of a name', { receiverName: 'vea www.malo.com' }, 'receiverName', 'NAME.HAS_ADDRESS'],
  ])('refuses %s and loses nothing', async (_what, change, field, code) => {
    const { id } = await requestIn('ready_for_pickup');
    const before = await stored(id);
    expect(await faults(hand(id, { ...COUNTER, ...change }).expect(422))).toEqual([[field, code]]);
    expect(await stored(id)).toEqual(before);
  });

  it('happens once, from the step that was on the screen', async () => {
    const { id } = await requestIn('ready_for_pickup');
    const both = await Promise.all([hand(id, COUNTER), hand(id, COUNTER)]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await stored(id)).toMatchObject({ state: 'delivered', handovers: 1, documents: 1, events: 2 });
    for (const state of ['preparing', 'sent_to_distributor', 'rejected', 'needs_correction'] as const) {
      await api.prisma.billRequest.deleteMany();
      const other = await requestIn(state);
      await hand(other.id, { ...COUNTER, from: state }).expect(409);
    }
  });

  it('is for care', async () => {
    const { id } = await requestIn('ready_for_pickup');
    for (const role of ['finance', 'auditor', 'content'] as const) {
      await hand(id, COUNTER, { who: await api.signIn(role) }).expect(403);
    }
    await hand(id, COUNTER, { who: customer }).expect(401);
    await hand(NOWHERE, COUNTER).expect(404);
  });
});

describe('by courier', () => {
  it('is on its way until its proof is there', async () => {
    const { id } = await requestIn('preparing', { distributorSlug: null });
    await hand(id, { ...COURIER, from: 'preparing' }).expect(204);
    expect(await seen()).toMatchObject({
      state: 'with_courier',
      handover: { carrier: COURIER.carrier, trackingNumber: COURIER.trackingNumber, receivedAt: null, receipt: null },
    });
    expect(await faults(arrive(id, ARRIVAL).expect(422))).toEqual([['proof', 'FILE.REQUIRED']]);
    await arrive(id, ARRIVAL, { files: { proof: pdf }, who: await api.signIn('finance') }).expect(403);
    const both = await Promise.all([1, 2].map(() => arrive(id, ARRIVAL, { files: { proof: pdf } })));
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
    const { handover, events } = await seen();
    expect(events.map(({ state }) => state)).toEqual(['received', 'with_courier', 'delivered']);
    expect(handover).toMatchObject({ receiver: 'holder', receipt: { folio: expect.any(String) } });
    expect(await papers()).toHaveLength(1);
  });

  it('says where it goes, and is received by nobody before it left', async () => {
    const { id } = await requestIn('ready_for_pickup');
    expect(await faults(hand(id, { ...COURIER, destination: 'León', carrier: '' }).expect(422))).toEqual([
      ['carrier', 'TEXT.REQUIRED'],
      ['destination', 'TEXT.REQUIRED'],
    ]);
    await arrive(id, ARRIVAL, { files: { proof: pdf } }).expect(409);
    await hand(id, COURIER).expect(204);
    const early = { ...ARRIVAL, day: addDays(dayInMexico(new Date()), -1) };
    expect(await faults(arrive(id, early, { files: { proof: pdf } }).expect(422))).toEqual([
      ['day', 'DATE.BEFORE_REQUEST'],
    ]);
  });
});

describe('the receipt to sign by hand', () => {
  const toSign = (id: string, who = care) =>
    api.http.get(`/api/admin/bill-requests/${id}/handover/receipt-to-sign`).set(who.headers).buffer(true);

  it('has all but what is known at the counter, and no folio or code that would prove it', async () => {
    const { id, folio } = await requestIn('ready_for_pickup');
    const { body, headers } = await toSign(id).expect(200);
    expect(headers['content-type']).toBe('application/pdf');
    const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(body as Buffer)), {
      mergePages: true,
    });
    expect(totalPages).toBe(1);
    for (const said of [folio, 'Enrique Gómez Díaz', HOLDER_RFC, 'Firma de quien recibe']) expect(text).toContain(said);
    expect(text).not.toContain('Compruebe');
    expect(await papers()).toEqual([]);
    expect(await api.prisma.auditEntry.findMany({ where: { action: 'read-file' } })).toMatchObject([
      { resource: 'bill-requests', recordId: id },
    ]);
  });

  it('is made where the bill can be handed over, by who may', async () => {
    const { id } = await requestIn('preparing');
    await toSign(id).expect(409);
    await toSign(NOWHERE).expect(404);
    await toSign(id, await api.signIn('finance')).expect(403);
  });
});

describe('taken back', () => {
  it('is where it was, with a receipt that is void and a reason that is kept', async () => {
    const { id } = await requestIn('ready_for_pickup');
    await hand(id, COUNTER).expect(204);
    expect(await faults(takeBack(id, { from: 'delivered', reason: 'no' }).expect(422))).toEqual([
      ['reason', 'REASON.REQUIRED'],
    ]);
    await takeBack(id, { from: 'delivered', reason: 'Era otra unidad.' }, await api.signIn('finance')).expect(403);
    const back = { from: 'delivered', reason: 'Era la factura de otra unidad.' };
    const both = await Promise.all([takeBack(id, back), takeBack(id, back)]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
    const request = await seen();
    expect(request).toMatchObject({ state: 'ready_for_pickup', handover: null });
    expect(request.events.at(-1)?.note).toContain('Era la factura de otra unidad.');
    expect(await papers()).toMatchObject([{ ended: { reason: 'Sin validez. Era la factura de otra unidad.' } }]);
    expect((await shown(id)).handovers).toMatchObject([
      { voidReason: back.reason, receiverName: COUNTER.receiverName },
    ]);
    expect(await api.prisma.auditEntry.findFirst({ where: { action: 'handover-void' } })).toMatchObject({
      changes: { reason: { to: back.reason } },
    });
    await hand(id, COUNTER).expect(204);
    expect(await seen()).toMatchObject({ state: 'delivered', handover: { receiverName: COUNTER.receiverName } });
    expect((await papers()).map(({ ended }) => ended === null)).toEqual(expect.arrayContaining([true, false]));
  });

  it('goes back to the step a courier took it from, and to none where nothing was recorded', async () => {
    const { id } = await requestIn('preparing');
    await hand(id, { ...COURIER, from: 'preparing' }).expect(204);
    await takeBack(id, { from: 'preparing', reason: 'La guía no existe.' }).expect(409);
    await takeBack(id, { from: 'with_courier', reason: 'La guía no existe.' }).expect(204);
    expect(await seen()).toMatchObject({ state: 'preparing', handover: null });
    const { id: former } = await requestIn('delivered');
    await takeBack(former, { from: 'delivered', reason: 'De antes de los acuses.' }).expect(409);
  });
});

describe('the number of the identification', () => {
  it('is read for a reason, which the audit log keeps', async () => {
    const { id } = await requestIn('ready_for_pickup');
    await hand(id, { ...COUNTER, idNumber: 'gmdz en-5612.3109h400' }).expect(204);
    const [handover] = (await shown(id)).handovers;
    const path = `/api/admin/bill-requests/${id}/handovers/${handover?.id}/reveal`;
    const reveal = (body: object, who = care) => api.http.post(path).set(who.headers).send(body);
    expect(await faults(reveal({ reason: 'authority' }).expect(422))).toEqual([['note', 'REVEAL_NOTE.REQUIRED']]);
    await reveal({ reason: 'identity' }, await api.signIn('auditor')).expect(403);
    const { body } = await reveal({ reason: 'authority', note: 'Oficio 114' }).expect(200);
    expect(body).toEqual({ value: ID_NUMBER });
    expect(await api.prisma.auditEntry.findMany({ where: { action: 'reveal' } })).toMatchObject([
      { resource: 'bill-requests', recordId: id, changes: { reason: 'authority', note: 'Oficio 114' } },
    ]);
  });
});

describe('what its customer is told', () => {
  beforeAll(() => api.startWorker());

  it('is the courier, and who received it with the receipt', async () => {
    const { id, folio } = await requestIn('ready_for_pickup');
    await hand(id, COURIER).expect(204);
    const sent = await api.mail.waitFor(({ subject }) => subject === `Su factura va en camino con mensajería ${folio}`);
    expect(sent.text).toContain('Mensajería del Bajío, guía MB-778 120');
    await arrive(id, ARRIVAL, { files: { proof: pdf } }).expect(204);
    const arrived = await api.mail.waitFor(({ subject }) => subject === `Entregamos su factura ${folio}`);
    expect(arrived.text).toContain('La recibió Enrique Gómez Díaz');
    const { handover } = await seen();
    expect(arrived.attachments).toMatchObject([
      { filename: `acuse-de-entrega-de-factura-${handover?.receipt?.folio}.pdf` },
    ]);
  });
});
