import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Contract } from '@flota/prisma';
import { buildCfdiXml, buildPaymentCfdiXml, createInvoice, createTaxProfile, storageIn } from '@flota/prisma/seed';
import { type AccountInvoice, type AdminInvoice, type FileLink, invoiceSchema } from '@flota/schemas';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { FieldEncryption } from '../platform/crypto/field-encryption.js';
import { contractOf } from '../testing/contract-owners.js';
import type { SignedIn } from '../testing/sign-in.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';

const RFC = 'OOBR800101AB1';

let api: TestApp;
let finance: SignedIn;
let owner: SignedIn;
let stranger: SignedIn;
let contract: Contract;

beforeAll(async () => {
  api = await startTestApp();
  finance = await api.signIn('finance');
  owner = await api.signIn('customer');
  stranger = await api.signIn('customer');
  const cipher = api.app.get(FieldEncryption);
  const { id: taxProfileId } = await createTaxProfile(api.prisma, cipher, { customerId: owner.id, rfc: RFC });
  contract = await contractOf(api, owner, { taxProfileId });
  await contractOf(api, owner, { taxProfileId });
});
afterAll(() => api.close());

const RECEIVER = { rfc: RFC, name: 'RAMIRO OCHOA BELTRÁN', regime: '612', postalCode: '06600', use: 'G03' };

const cfdi = ({
  uuid = randomUUID(),
  folio = uuid.slice(0, 8),
  rfc = RFC,
  reference = contract.number,
}: Partial<Record<'uuid' | 'folio' | 'rfc' | 'reference', string>> = {}) =>
  buildCfdiXml({
    uuid,
    series: 'FL',
    folio,
    issuedAt: '2025-12-31T23:30:00',
    receiver: { ...RECEIVER, rfc },
    concepts: [{ description: 'Intereses de la mensualidad 3 de 60', reference, amount: '1000.00', vat: '160.00' }],
  });
const importXml = (xml: string) =>
  api.http.post('/api/admin/invoices').set(finance.headers).attach('xml', Buffer.from(xml), 'factura.xml');
const list = async (customer: SignedIn, query: object = {}) => {
  const { body } = await api.http.get('/api/customers/invoices').query(query).set(customer.headers).expect(200);
  return z.array(invoiceSchema).parse(body);
};

describe('POST /api/admin/invoices', () => {
  it('takes a CFDI over into the contract it names, with an audit entry', async () => {
    const uuid = randomUUID();
    const { body } = await importXml(cfdi({ uuid })).expect(201);
    expect(body).toMatchObject({
      uuid,
      contractNumber: contract.number,
      subtotal: '1000.00',
      vat: '160.00',
      total: '1160.00',
    });
    const { id } = body as AdminInvoice;
    expect(await api.prisma.auditEntry.count({ where: { resource: 'invoices', recordId: id } })).toBe(1);
    expect((await list(owner)).map((invoice) => invoice.id)).toContain(id);
    expect(await list(stranger)).toEqual([]);
  });

  it('takes the same CFDI once', async () => {
    const xml = cfdi();
    const { body: first } = await importXml(xml).expect(201);
    const { body: again } = await importXml(xml).expect(201);
    expect((again as AdminInvoice).id).toBe((first as AdminInvoice).id);
  });

  it('takes eight of the same CFDI at once for one', async () => {
    const xml = cfdi();
    const answers = await Promise.all(Array.from({ length: 8 }, () => importXml(xml)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(new Set(answers.map(({ body }) => (body as AdminInvoice).id)).size).toBe(1);
  });

  it('puts a payment where the invoice it pays is, and names what it pays', async () => {
    const uuid = randomUUID();
    const { body: invoice } = await importXml(cfdi({ uuid })).expect(201);
    const folio = uuid.slice(0, 8);
    const xml = buildPaymentCfdiXml({
      uuid: randomUUID(),
      series: 'P',
      folio: '12',
      issuedAt: '2026-01-05T10:00:00',
      receiver: RECEIVER,
      payment: { paidAt: '2026-01-04T12:00:00', amount: '1160.00', vat: '160.00', reference: 'SPEI 1' },
      paid: { uuid, series: 'FL', folio },
    });
    const { body } = await importXml(xml).expect(201);
    expect(body).toMatchObject({
      type: 'payment',
      contractId: (invoice as AdminInvoice).contractId,
      concept: `Pago de la factura FL ${folio}`,
      subtotal: '1000.00',
      vat: '160.00',
      total: '1160.00',
    });
    const { body: link } = await api.http
      .post(`/api/customers/invoices/${(body as AdminInvoice).id}/link?format=pdf`)
      .set(owner.headers)
      .expect(200);
    const { headers } = await api.http.get((link as FileLink).url).expect(200);
    expect(headers['content-disposition']).toContain('recibo-de-pago-P-12.pdf');
  });

  it('refuses another CFDI of a series and folio that are there', async () => {
    const uuid = randomUUID();
    await importXml(cfdi({ uuid })).expect(201);
    const { body } = await importXml(cfdi({ uuid: randomUUID(), folio: uuid.slice(0, 8) })).expect(422);
    expect(body).toMatchObject({ errors: [{ field: 'xml', code: 'CFDI.FOLIO_TAKEN' }] });
  });

  it('takes one of eight CFDI that come with the same series and folio at once', async () => {
    const folio = randomUUID().slice(0, 8);
    const answers = await Promise.all(Array.from({ length: 8 }, () => importXml(cfdi({ folio }))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(7).fill(422)]);
  });

  it.each<[string, () => string, string]>([
    ['a character that no text holds', () => cfdi().replace('Intereses', 'Intereses\0'), 'CFDI.NOT_XML'],
    ['something else', () => '<html></html>', 'CFDI.INVALID'],
    ['no XML', () => '{}', 'CFDI.NOT_XML'],
    ['a document type', () => cfdi().replace('?>', '?><!DOCTYPE x>'), 'CFDI.DEFINITIONS'],
    ['wrong sums', () => cfdi().replace(' Total="1160.00"', ' Total="1161.00"'), 'CFDI.TOTAL_DIFFERS'],
    ['an unknown receiver', () => cfdi({ rfc: 'XAXX010101000' }), 'CFDI.CONTRACT_UNKNOWN'],
    ['an unknown contract', () => cfdi({ reference: 'FL-1999-000001' }), 'CFDI.CONTRACT_UNKNOWN'],
    ['part of a contract’s number', () => cfdi({ reference: `${contract.number}9` }), 'CFDI.CONTRACT_UNKNOWN'],
  ])('refuses %s', async (_, xml, code) => {
    const before = await api.prisma.invoice.count();
    const { body } = await importXml(xml()).expect(422);
    expect(body).toMatchObject({ errors: [{ field: 'xml', code }] });
    expect(await api.prisma.invoice.count()).toBe(before);
  });

  it('refuses no file, and one that is too large', async () => {
    await api.http.post('/api/admin/invoices').set(finance.headers).field('note', 'x').expect(422);
    await importXml(' '.repeat(600 * 1024)).expect(413);
  });
});

describe('a customer’s invoices', () => {
  let invoice: AccountInvoice;

  beforeAll(async () => {
    const fieldCipher = api.app.get(FieldEncryption);
    const storage = storageIn(api.storageDir);
    const { id } = await createInvoice(api.prisma, {
      contractId: contract.id,
      instalmentNumber: 5,
      fieldCipher,
      storage,
    });
    const found = (await list(owner)).find((each) => each.id === id);
    if (!found) throw new Error('The invoice is not in the list');
    invoice = found;
  });

  it('are listed by contract and by the year they were issued in, in Mexico City', async () => {
    expect((await list(owner, { contractId: contract.id })).length).toBeGreaterThan(0);
    expect(await list(owner, { contractId: randomUUID() })).toEqual([]);
    const issued = (await list(owner, { year: 2025 })).filter(({ folio }) => folio.length === 8);
    expect(issued.length).toBeGreaterThan(0);
    await api.http.get('/api/customers/invoices').query({ year: '1' }).set(owner.headers).expect(422);
  });

  it.each([
    ['xml', '<?xml', 'application/xml', 'attachment'],
    ['pdf', '%PDF-', 'application/pdf', 'inline'],
  ])('are downloaded as %s', async (format, begins, type, disposition) => {
    const path = `/api/customers/invoices/${invoice.id}/link?format=${format}`;
    const { body } = await api.http.post(path).set(owner.headers).expect(200);
    const file = await api.http
      .get((body as FileLink).url)
      .buffer(true)
      .expect(200);
    const content = format === 'xml' ? file.text : String(file.body);
    expect(content.startsWith(begins)).toBe(true);
    expect(file.headers['content-type']).toContain(type);
    expect(file.headers['content-disposition']).toBe(
      `${disposition}; filename="factura-FL-${invoice.folio}.${format}"`,
    );
  });

  it('makes the same PDF once', async () => {
    const pdfs = () => api.prisma.storedFile.count({ where: { contentType: 'application/pdf' } });
    const before = await pdfs();
    await api.http.post(`/api/customers/invoices/${invoice.id}/link?format=pdf`).set(owner.headers).expect(200);
    expect(await pdfs()).toBe(before);
  });

  it("are nobody else's", async () => {
    for (const format of ['xml', 'pdf']) {
      const path = `/api/customers/invoices/${invoice.id}/link?format=${format}`;
      await api.http.post(path).set(stranger.headers).expect(404);
    }
  });
});
