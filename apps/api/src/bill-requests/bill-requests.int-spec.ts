import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createDistributor } from '@flota/prisma/seed';
import {
  type AccountBillRequest,
  addDays,
  BILL_FILE_MAX_BYTES,
  type BillEligibility,
  billReceiptSchema,
  billStatusSchema,
  purchaseRequestSchema,
  type Problem,
  todayInMexico,
} from '@flota/schemas';
import { PDFDocument } from '@cantoo/pdf-lib';
import { readdir } from 'node:fs/promises';
import { billForm, makePng, pdf, purchase } from '../testing/bill-form.js';
import { mailsAbout } from '../testing/mails.js';
import { createPaidOffContract, HOLDER_RFC } from '../testing/paid-off-contract.js';
import type { SignedIn } from '../testing/sign-in.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';

let api: TestApp;
let customer: SignedIn;
let other: SignedIn;
let care: SignedIn;
let png: Buffer;
/** Of the customer, paid off. */
let contract_id: string;

beforeAll(async () => {
  api = await startTestApp();
  [customer, other, care] = [await api.signIn('customer'), await api.signIn('customer'), await api.signIn('care')];
  png = await makePng();
  contract_id = await contractOf(customer);
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.prisma.billRequest.deleteMany();
  await api.prisma.contract.deleteMany({ where: { id: { not: contract_id } } });
  await api.mail.clear();
});

const NOBODYS = '0198a000-0000-7000-8000-000000000000';
const bothFiles = () => ({ docs: pdf, sat: png });
async function contractOf(who: SignedIn, overrides = {}): Promise<string> {
  return (await createPaidOffContract(api, who.id, overrides)).id;
}
const send = (fields: object, files: Partial<Record<string, Buffer>> = bothFiles(), headers = {}) =>
  purchase(api, customer, { fields, files, headers });
const post = (path: string, body: object = {}, who = customer) => api.http.post(path).set(who.headers).send(body);
const requests = async (who = customer, body = {}): Promise<AccountBillRequest[]> =>
  billStatusSchema.parse((await post('/api/customers/bills/status', body, who).expect(200)).body).requests;
const move = (id: string, body: object) => post(`/api/admin/bill-requests/${id}/state`, body, care);

/** In the storage, but for what waits there to be recorded or thrown away. */
const objects = async () =>
  (await readdir(api.storageDir, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length -
  (await api.prisma.pendingObject.count());
const stored = async () => ({
  requests: await api.prisma.billRequest.count(),
  files: await api.prisma.storedFile.count(),
  emails: await api.prisma.outboundEmail.count(),
  objects: await objects(),
});

describe('POST /api/customers/bills/purchase', () => {
  it('is made out to the party of the contract and to nobody else', async () => {
    const { body } = await send({ contract_id, rfc: 'OOBR800101AB3' }).expect(422);
    expect(body).toMatchObject({ errors: [{ field: 'rfc', code: 'RFC.OTHER_HOLDER' }] });
    expect((await stored()).requests).toBe(0);
  });

  it('is made out to the holder’s name, however its accents and points are written', async () => {
    const { body } = await send({ contract_id, name: 'Juan Pérez López' }).expect(422);
    expect(body).toMatchObject({ errors: [{ field: 'name', code: 'NAME.OTHER_HOLDER' }] });
    expect((await send({ contract_id, rfc: 'XAXX010101000' }).expect(422)).body).toMatchObject({
      errors: [{ field: 'rfc', code: 'RFC.GENERIC' }],
    });
    await send({ contract_id, name: 'ENRIQUE GOMEZ DIAZ' }).expect(201);
  });

  it('wants both sides of an identification, in two pictures or one PDF', async () => {
    const { body } = await send({ contract_id }, { docs: png, sat: png }).expect(422);
    expect(body).toMatchObject({ errors: [{ field: 'docs_back', code: 'FILE.BACK_REQUIRED' }] });
    const onePage = await PDFDocument.create();
    onePage.addPage();
    await send({ contract_id }, { docs: Buffer.from(await onePage.save()), sat: png }).expect(422);
    await send({ contract_id }, { docs: png, docs_back: await makePng('blue'), sat: png }).expect(201);
    const [request] = await requests();
    expect(request?.files.map(({ purpose }) => purpose)).toEqual(['docs', 'docs_back', 'sat']);
  });

  it('keeps the form with its files, sealed and private, and owes both mails', async () => {
    const { body } = await send({ contract_id, customer_id: customer.id }).expect(201);
    const { id, folio } = billReceiptSchema.parse(body);
    expect(folio).toMatch(/^T-/);
    const request = await api.prisma.billRequest.findUniqueOrThrow({
      where: { id },
      include: { files: { include: { file: true }, orderBy: { purpose: 'asc' } }, events: true },
    });
    expect(request).toMatchObject({
      state: 'received',
      name: 'Enrique Gómez Díaz',
      stateName: 'Guanajuato',
      zipcode: '37480',
      events: [{ state: 'received' }],
      files: [
        { purpose: 'docs', name: 'docs.pdf', file: { contentType: 'application/pdf', visibility: 'private' } },
        // By its content, whatever it is called.
        { purpose: 'sat', name: 'sat.pdf', file: { contentType: 'image/png', visibility: 'private' } },
      ],
    });
    expect(request.rfc).toMatch(/^v1\./);
    expect((await mailsAbout(api.prisma, 'bill_request', id)).sort()).toEqual([
      'bill-requests.send-notice',
      'bill-requests.send-step',
    ]);
    const [shown] = await requests();
    expect(shown).toMatchObject({ id, contractId: contract_id, state: 'received', reason: null, distributor: null });
    const { customer_id: _own, ...form } = billForm;
    expect(shown?.form).toEqual(form);
  });

  it('sent again with its key is one request, also at the same moment', async () => {
    const key = { 'idempotency-key': 'factura-primer-intento' };
    const twice = await Promise.all([send({ contract_id }, bothFiles(), key), send({ contract_id }, bothFiles(), key)]);
    expect(twice.map(({ status }) => status)).toEqual([201, 201]);
    expect(twice[0]?.body).toEqual(twice[1]?.body);
    expect((await send({ contract_id }, bothFiles(), key).expect(201)).body).toEqual(twice[0]?.body);
    expect(await api.prisma.billRequest.count()).toBe(1);
    const { body } = await send({ contract_id }, { docs: pdf, sat: pdf }, key).expect(422);
    expect(body).toMatchObject({ code: 'IDEMPOTENCY.KEY_REUSED' });
  });

  it('of two forms at the same moment takes one', async () => {
    const both = await Promise.all([send({ contract_id }), send({ contract_id })]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await api.prisma.billRequest.count()).toBe(1);
  });
});

describe('a bill request is refused and leaves nothing behind', () => {
  const refused = async (attempt: () => PromiseLike<{ status: number; body: unknown }>, expected: object) => {
    const before = await stored();
    const { status, body } = await attempt();
    expect({ status, body }).toMatchObject(expected);
    expect(await stored()).toEqual(before);
  };
  const field = (name: string, code: string, status = 422) => ({
    status,
    body: { errors: expect.arrayContaining([expect.objectContaining({ field: name, code })]) as unknown },
  });

  it.each<[string, unknown, string]>([
    ['date', 'ayer', 'DATE.INVALID'],
    ['date', addDays(todayInMexico(), 1), 'DATE.INVALID'],
    ['date', addDays(todayInMexico(), -2), 'DATE.INVALID'],
    ['name', '', 'NAME.REQUIRED'],
    ['contract_id', 'FL-2021', 'CONTRACT.INVALID'],
    ['customer_id', '7', 'CUSTOMER.INVALID'],
    ['rfc', 'GODE', 'RFC.INVALID'],
    ['street', ' ', 'TEXT.REQUIRED'],
    ['neighborhood', undefined, 'TEXT.REQUIRED'],
    ['city', 'x'.repeat(121), 'TEXT.TOO_LONG'],
    ['zipcode', '123', 'POSTAL_CODE.INVALID'],
    ['state', '', 'TEXT.REQUIRED'],
    ['admin', 'true', 'FIELD.INVALID'],
  ])('%s = %j', async (name, value, code) => {
    await refused(() => send({ contract_id, [name]: value }), field(name, code));
  });

  const text = Buffer.from('No soy un documento');
  it.each<[string, () => Partial<Record<string, Buffer>>, object]>([
    ['no identification', () => ({ sat: png }), field('docs', 'FILE.REQUIRED')],
    ['no certificate', () => ({ docs: png }), field('sat', 'FILE.REQUIRED')],
    ['text that is called a PDF', () => ({ docs: text, sat: png }), field('docs', 'FILE.TYPE_REFUSED')],
    ['half a picture', () => ({ docs: pdf, sat: png.subarray(0, 60) }), field('sat', 'FILE.UNREADABLE')],
    ['an unknown file', () => ({ docs: pdf, selfie: png }), field('selfie', 'FIELD.INVALID')],
    ['a file too many', () => ({ docs: pdf, docs_back: png, sat: png, selfie: png }), { status: 413 }],
    [
      'a byte too many',
      () => ({ docs: Buffer.alloc(BILL_FILE_MAX_BYTES + 1, pdf), sat: png }),
      field('docs', 'FILE.TOO_LARGE', 413),
    ],
    [
      'forty megabytes',
      () => ({ docs: pdf, sat: Buffer.alloc(40 * 1024 * 1024, pdf) }),
      field('sat', 'FILE.TOO_LARGE', 413),
    ],
  ])('%s', async (_what, files, expected) => {
    await refused(() => send({ contract_id }, files()), expected);
  });

  it('with a NUL, as JSON, or signed out', async () => {
    await refused(() => send({ contract_id, city: 'Le\u0000ón' }), {
      status: 400,
      body: { code: 'REQUEST.MALFORMED' },
    });
    await refused(() => post('/api/customers/bills/purchase', billForm), { status: 415 });
    await refused(() => api.http.post('/api/customers/bills/purchase').send(billForm), { status: 401 });
  });

  it('for a contract of somebody else, or of nobody', async () => {
    const others = await contractOf(other);
    await refused(() => send({ contract_id: others }), { status: 404 });
    await refused(() => send({ contract_id: NOBODYS }), { status: 404 });
    await refused(() => send({ contract_id, customer_id: other.id }), { status: 404 });
  });

  it('while the contract is not paid off, or the leased vehicle not bought', async () => {
    const active = await contractOf(customer, { ageMonths: 3 });
    const lease = await contractOf(customer, { planSlug: 'arrendamiento-financiero', termMonths: 24, ageMonths: 24 });
    const answer = { status: 409, body: { code: 'BILL_REQUEST.NOT_ELIGIBLE' } };
    await refused(() => send({ contract_id: active }), answer);
    await refused(() => send({ contract_id: lease }), answer);
    const { body } = await post('/api/bills/customers/purchaseRequest').expect(200);
    const { contracts } = purchaseRequestSchema.parse(body);
    const blocks = Object.fromEntries(contracts.map((each) => [each.contractId, each.blockedBy]));
    expect(blocks).toEqual({ [contract_id]: null, [active]: 'not-paid-off', [lease]: 'purchase-option-open' });

    const option = { contractId: lease, kind: 'purchase_option' as const };
    await api.prisma.instalment.updateMany({ where: option, data: { settledOn: new Date() } });
    await send({ contract_id: lease }).expect(201);
  });

  it('when one of its mails can’t be written down', async () => {
    await api.prisma
      .$executeRaw`ALTER TABLE outbound_email ADD CONSTRAINT no_bill_mail CHECK (about_kind <> 'bill_request')`;
    const unique = await makePng('blue');
    await refused(() => send({ contract_id }, { docs: unique, docs_back: unique, sat: unique }), { status: 500 });
    await api.prisma.$executeRaw`ALTER TABLE outbound_email DROP CONSTRAINT no_bill_mail`;
  });
});

describe('after a rejection', () => {
  const rejected = async () => {
    const { id } = billReceiptSchema.parse((await send({ contract_id }).expect(201)).body);
    await move(id, { state: 'rejected', note: 'La constancia tiene más de tres meses.' }).expect(204);
    return id;
  };

  it('a corrected request takes over, with the files that were not sent again', async () => {
    const id = await rejected();
    expect((await requests())[0]).toMatchObject({ id, reason: 'La constancia tiene más de tres meses.' });
    const newer = await makePng('green');
    const { body } = await send({ contract_id, street: 'Calle Roble 7' }, { sat: newer }).expect(201);
    const [latest, former, ...none] = await requests(customer, { contract_id });
    expect(none).toEqual([]);
    expect(latest).toMatchObject({ id: (body as { id: string }).id, state: 'received', reason: null });
    expect(latest?.form.street).toBe('Calle Roble 7');
    expect(latest?.files.map(({ purpose }) => purpose)).toEqual(['docs', 'sat']);
    expect(former).toMatchObject({ id, state: 'rejected' });
    const files = await api.prisma.billRequestFile.findMany({ orderBy: [{ requestId: 'asc' }, { purpose: 'asc' }] });
    expect(files[0]?.fileId).toBe(files[2]?.fileId);
    expect(files[1]?.fileId).not.toBe(files[3]?.fileId);
    await send({ contract_id }).expect(409);
  });

  it('the former files are not another customer’s or another contract’s', async () => {
    await rejected();
    const second = await contractOf(customer);
    const { body } = await send({ contract_id: second }, {}).expect(422);
    expect((body as Problem).errors?.map(({ field }) => field)).toEqual(['docs', 'sat']);
  });
});

describe('what the customer reads', () => {
  it('is only their own', async () => {
    await send({ contract_id }).expect(201);
    expect(await requests(other)).toEqual([]);
    expect(await requests(other, { contract_id })).toEqual([]);
    expect((await post('/api/customers/bills/status', { contract_id: 'x' })).status).toBe(422);
    const { body, headers } = await post('/api/bills/customers/purchaseRequest', {}, other).expect(200);
    expect((body as BillEligibility).contracts).toEqual([]);
    expect(headers['cache-control']).toContain('no-store');
  });

  it('fills the form with what is known, and says what blocks', async () => {
    const facts = async () =>
      purchaseRequestSchema.parse((await post('/api/bills/customers/purchaseRequest').expect(200)).body).contracts[0];
    expect(await facts()).toMatchObject({
      contractId: contract_id,
      eligible: true,
      blockedBy: null,
      rfc: HOLDER_RFC,
      zipcode: '37480',
      name: 'Enrique Gómez Díaz',
    });
    await send({ contract_id }).expect(201);
    expect(await facts()).toMatchObject({ eligible: false, blockedBy: 'request-open' });
    await api.prisma.billRequest.updateMany({ data: { state: 'delivered' } });
    expect(await facts()).toMatchObject({ eligible: false, blockedBy: 'delivered' });
  });
});

describe('where it is picked up', () => {
  const deliver = (request_id: string, distributor: string, who = customer) =>
    post('/api/customers/bills/delivery', { request_id, distributor }, who);

  it('is one of the active distributors, by state', async () => {
    const open = await createDistributor(api.prisma, { name: 'Ángeles', stateId: '19' });
    const closed = await createDistributor(api.prisma, { name: 'Cerrado', active: false });
    const slugs = async (call: PromiseLike<{ body: unknown }>) =>
      ((await call).body as { distributors: { slug: string }[] }).distributors.map(({ slug }) => slug);
    expect(await slugs(post('/api/customers/bills/distributors', { state_id: 19 }).expect(200))).toEqual([open.slug]);
    expect(await slugs(post('/api/customers/bills/distributors', { state_id: '1' }).expect(200))).toEqual([]);
    await post('/api/customers/bills/distributors', { state_id: 'NL' }).expect(422);
    const anonymous = await slugs(api.http.get('/api/distributors/showformreq').expect(200));
    expect(anonymous).toContain(open.slug);
    expect(anonymous).not.toContain(closed.slug);
  });

  it('is the customer’s choice until it is on its way, and theirs alone', async () => {
    const [first, second] = [await createDistributor(api.prisma), await createDistributor(api.prisma)];
    const closed = await createDistributor(api.prisma, { active: false });
    const { id } = billReceiptSchema.parse((await send({ contract_id }).expect(201)).body);
    await deliver(id, first.slug, other).expect(404);
    await deliver(NOBODYS, first.slug).expect(404);
    await deliver(id, closed.slug).expect(422);
    await deliver(id, 'no-existe').expect(422);
    await deliver(id, first.slug).expect(200);
    const { body } = await deliver(id, second.slug).expect(200);
    expect(body).toMatchObject({ distributor: { slug: second.slug, name: second.name }, dealerContact: null });

    for (const state of ['in_review', 'preparing', 'sent_to_distributor']) await move(id, { state }).expect(204);
    expect((await deliver(id, first.slug).expect(409)).body).toMatchObject({ code: 'BILL_REQUEST.STEP_REFUSED' });
    const [shown] = await requests();
    expect(shown?.distributor?.slug).toBe(second.slug);
    const token = shown?.dealerContact ?? '';
    const contact = await api.http.post('/api/auth/customers/contact-dealer').send({ token }).expect(200);
    expect(contact.body).toMatchObject({
      name: second.name,
      phone: second.phone,
      email: second.email,
      url: `https://flota.test/distribuidores?d=${second.slug}`,
    });
  });
});
