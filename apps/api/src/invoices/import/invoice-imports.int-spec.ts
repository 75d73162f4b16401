import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Contract } from '@flota/prisma';
import { buildCfdiXml, buildPaymentCfdiXml, createTaxProfile } from '@flota/prisma/seed';
import { type ImportRows, type Problem, staffImportSchema } from '@flota/schemas';
import { zipSync } from 'fflate';
import { randomUUID } from 'node:crypto';
import { FieldEncryption } from '../../platform/crypto/field-encryption.js';
import { contractOf } from '../../testing/contract-owners.js';
import { fileImports } from '../../testing/file-imports.js';
import type { SignedIn } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

const OWN = '/api/admin/own-imports';
const RFC = 'OOBR800101AB1';
const RECEIVER = { rfc: RFC, name: 'RAMIRO OCHOA BELTRÁN', regime: '612', postalCode: '06600', use: 'G03' };

let api: TestApp;
let files: Awaited<ReturnType<typeof fileImports>>;
let owner: SignedIn;
let contract: Contract;

beforeAll(async () => {
  api = await startTestApp();
  files = await fileImports(api, { kind: 'invoices', role: 'finance' });
  owner = await api.signIn('customer');
  const cipher = api.app.get(FieldEncryption);
  const { id: taxProfileId } = await createTaxProfile(api.prisma, cipher, { customerId: owner.id, rfc: RFC });
  contract = await contractOf(api, owner, { taxProfileId });
});
afterAll(() => api.close());
beforeEach(() => api.prisma.invoice.deleteMany());

const cfdi = (uuid: string, reference = contract.number, folio = uuid.slice(0, 8)) =>
  buildCfdiXml({
    ...{ uuid, series: 'FL', folio, issuedAt: '2025-12-31T23:30:00', receiver: RECEIVER },
    concepts: [{ description: 'Intereses de la mensualidad 3 de 60', reference, amount: '1000.00', vat: '160.00' }],
  });
const paymentOf = (uuid: string) =>
  buildPaymentCfdiXml({
    ...{
      uuid: randomUUID(),
      series: 'P',
      folio: uuid.slice(0, 8),
      issuedAt: '2026-01-05T10:00:00',
      receiver: RECEIVER,
    },
    payment: { paidAt: '2026-01-04T12:00:00', amount: '1160.00', vat: '160.00', reference: 'SPEI 1' },
    paid: { uuid, series: 'FL', folio: uuid.slice(0, 8) },
  });
type Sent = Record<string, string | Uint8Array>;
const post = (sent: Sent, who = files.who) => {
  const request = api.http.post(OWN).set(who.headers).field('kind', 'invoices');
  for (const [name, content] of Object.entries(sent)) request.attach('file', Buffer.from(content), name);
  return request;
};
const zipped = (sent: Sent): Sent => {
  const parts = Object.entries(sent).map(([name, content]) => [name, Buffer.from(content)] as const);
  return { 'facturas.zip': zipSync(Object.fromEntries(parts)) };
};
const checked = async (sent: Sent) => {
  const { id } = staffImportSchema.parse((await post(sent).expect(201)).body);
  return files.work(id);
};
const found = async (id: string, after = 0) => {
  const { body } = await api.http.get(`${OWN}/${id}/rows?after=${after}`).set(files.who.headers).expect(200);
  return body as ImportRows;
};
const refusal = async (sent: Sent) => {
  const { body } = await post(sent).expect(422);
  return (body as Problem).errors?.map(({ code }) => code);
};
const codes = async (id: string) => (await found(id)).rows.map(({ problems }) => problems.map(({ code }) => code));

describe('CFDI of a ZIP', () => {
  it('are told before anything is taken, and taken with what pays them, whatever their order', async () => {
    const uuid = randomUUID();
    const sent = { 'a/pago.xml': paymentOf(uuid), 'a/factura.XML': cfdi(uuid), 'a/factura.pdf': 'no', 'leeme.txt': '' };
    const after = await checked(zipped({ ...sent, '__MACOSX/a/._factura.xml': 'x' }));
    expect(after).toMatchObject({ step: 'checked', fileName: 'facturas.zip', rows: 2, bad: 0 });
    const { rows, next } = await found(after.id);
    expect(next).toBeNull();
    expect(rows.map(({ cells }) => cells)).toEqual([
      [
        ...['factura.XML', contract.number, '$1,160.00', `FL ${uuid.slice(0, 8)}`, RECEIVER.name, RFC],
        ...['Factura', '2025-12-31', uuid.toUpperCase()],
      ],
      expect.arrayContaining(['pago.xml', RFC, contract.number]),
    ]);
    expect(await api.prisma.invoice.count()).toBe(0);
    expect(await files.run(after.id, true)).toMatchObject({ step: 'written', taken: 2 });
    const { body } = await api.http.get('/api/customers/invoices').set(owner.headers).expect(200);
    expect(body).toMatchObject([
      { type: 'payment', total: '1160.00' },
      { uuid, contractId: contract.id },
    ]);
    expect(await files.actions(after.id)).toEqual(['import']);
  });

  it('say why they are refused, each by its name', async () => {
    const [there, taken] = [randomUUID(), randomUUID()];
    const first = await checked({ 'uno.xml': cfdi(there) });
    await files.run(first.id, false);
    const after = await checked({
      'a-otra.xml': cfdi(taken, contract.number, there.slice(0, 8)),
      'b-misma.xml': cfdi(there),
      'c-ajena.xml': cfdi(randomUUID(), 'FL-2020-999999'),
      'd-nada.xml': 'esto no es XML',
      'e-grande.xml': 'x'.repeat(600 * 1024),
      'f-bien.xml': cfdi(randomUUID()),
      'g-pago.xml': paymentOf(randomUUID()),
    });
    expect(after).toMatchObject({ fileName: '7 archivos', rows: 7, bad: 6 });
    expect(await codes(after.id)).toEqual([
      ['CFDI.FOLIO_TAKEN'],
      ['IMPORT.ALREADY_THERE'],
      ['CFDI.CONTRACT_UNKNOWN'],
      ['CFDI.NOT_XML'],
      ['FILE.TOO_LARGE'],
      [],
      ['CFDI.CONTRACT_UNKNOWN'],
    ]);
    const lines = await files.problems(after.id);
    expect(lines[0]).toBe('\uFEFFProblema,Archivo,Contrato,Total,Serie y folio,Receptor,RFC,Tipo,Emitida,Folio fiscal');
    expect(lines[4]).toMatch(/d-nada\.xml$/);
    expect(await files.run(after.id, false)).toMatchObject({ taken: 1 });
  });

  it('are shown by pages', async () => {
    const pile = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`${at}.xml`, cfdi(randomUUID())]));
    const { id, rows } = await checked(zipped(pile));
    expect(rows).toBe(30);
    const { rows: shown, next } = await found(id);
    expect(shown).toHaveLength(25);
    expect((await found(id, next ?? 0)).rows).toHaveLength(5);
  });
});

describe('what is no pile of CFDI', () => {
  describe('too large once it is unpacked', () => {
    let bomb: Sent;
    beforeAll(() => {
      bomb = zipped({ 'bomba.xml': Buffer.alloc(40 * 1024 * 1024) });
    });

    it('is told by its row and not unpacked any further', async () => {
      expect(await codes((await checked(bomb)).id)).toEqual([['FILE.TOO_LARGE']]);
    });

    it('is cut where it says to end when it lies about its size', async () => {
      const liar = Buffer.from(bomb['facturas.zip'] ?? '');
      for (const size of [liar.indexOf('PK\u0003\u0004') + 22, liar.lastIndexOf('PK\u0001\u0002') + 24]) {
        liar.writeUInt32LE(10, size);
      }
      expect(await codes((await checked({ 'a.zip': liar })).id)).toEqual([['CFDI.NOT_XML']]);
    });
  });

  it('is refused before anything of it is kept: passwords, what is damaged, and nothing at all', async () => {
    const locked = Buffer.from(zipped({ 'a.xml': cfdi(randomUUID()) })['facturas.zip'] ?? '');
    const entry = locked.lastIndexOf('PK\u0001\u0002');
    locked.writeUInt16LE(locked.readUInt16LE(entry + 8) | 1, entry + 8);
    expect(await refusal({ 'a.zip': locked })).toEqual(['IMPORT.ARCHIVE_PROTECTED']);
    expect(await refusal({ 'a.zip': locked.subarray(0, locked.length - 30) })).toEqual(['IMPORT.ARCHIVE_UNREADABLE']);
    expect(await refusal(zipped({ 'leeme.txt': 'hola' }))).toEqual(['IMPORT.NO_DOCUMENTS']);
    await post({}).expect(422);
    expect(await api.prisma.staffImport.count({ where: { step: 'receive' } })).toBe(0);
  });

  it('is refused when it has more documents than one import takes', async () => {
    const many = Object.fromEntries(Array.from({ length: 2_001 }, (_, at) => [`${at}.xml`, 'x']));
    expect(await refusal(zipped(many))).toEqual(['IMPORT.TOO_MANY_DOCUMENTS']);
    expect(await api.prisma.staffImport.count({ where: { step: 'receive' } })).toBe(0);
  });

  it('leads nowhere by its names', async () => {
    const { id } = await checked(
      zipped({ '../../etc/a.xml': cfdi(randomUUID()), '..\\..\\b.xml': cfdi(randomUUID()) }),
    );
    const { rows } = await found(id);
    expect(rows.map(({ cells }) => cells[0])).toEqual(['a.xml', 'b.xml']);
  });

  it('says so of one that is damaged, and takes the others', async () => {
    const { 'facturas.zip': zip = '' } = zipped({ 'a.xml': cfdi(randomUUID()), 'b.xml': cfdi(randomUUID()) });
    const bytes = Buffer.from(zip);
    bytes.writeUInt8(bytes.readUInt8(200) ^ 0xff, 200);
    const after = await checked({ 'facturas.zip': bytes });
    expect(after).toMatchObject({ rows: 2, bad: 1 });
  });
});

describe('taking a pile back', () => {
  it('deletes invoices and their XML, but for those that somebody has or worked on', async () => {
    const ids = Array.from({ length: 4 }, () => randomUUID());
    const pile = Object.fromEntries(ids.map((uuid, at) => [`${at}.xml`, cfdi(uuid)]));
    const { id } = await checked(zipped(pile));
    await files.run(id, true);
    const invoices = await api.prisma.invoice.findMany({ where: { uuid: { in: ids } } });
    const [free, opened, cancelled, paid] = ids.map((uuid) => invoices.find((each) => each.uuid === uuid));
    await api.http.post(`/api/customers/invoices/${opened?.id}/link`).set(owner.headers).expect(200);
    await api.prisma.invoice.update({ where: { id: cancelled?.id }, data: { cancelledAt: new Date() } });
    const later = await checked({ 'pago.xml': paymentOf(paid?.uuid ?? '') });
    await files.run(later.id, true);
    expect(await files.undo(id)).toMatchObject({ step: 'undone', undone: 1, bad: 3 });
    const why = (await files.problems(id)).slice(1, -1).map((line) => line.split(',')[0]);
    expect(why).toEqual([
      'El cliente ya la abrió o la descargó.',
      'La factura se canceló después de importarla.',
      'Otra factura que llegó después la paga o la corrige.',
    ]);
    expect(await api.prisma.invoice.count({ where: { id: free?.id } })).toBe(0);
    expect(await api.prisma.storedFile.count({ where: { id: free?.xmlFileId } })).toBe(0);
    expect(await files.undo(later.id)).toMatchObject({ undone: 1 });
    expect(await files.undo(id)).toMatchObject({ undone: 2, bad: 2 });
    expect(await files.actions(later.id)).toEqual(['import', 'import-undo']);
  });

  it('leaves what came again by hand, and brings the same pile in once more', async () => {
    const pile = zipped({ 'a.xml': cfdi(randomUUID()) });
    const first = await checked(pile);
    await files.run(first.id, true);
    expect(await codes((await checked(pile)).id)).toEqual([['IMPORT.ALREADY_THERE']]);
    await files.undo(first.id);
    const again = await checked(pile);
    expect(await files.run(again.id, true)).toMatchObject({ taken: 1 });
  });

  it('is for who brings invoices in', async () => {
    await post({ 'a.xml': cfdi(randomUUID()) }, await api.signIn('care')).expect(403);
    await api.http.get(`${OWN}/kinds/invoices/template`).set(files.who.headers).expect(404);
  });
});
