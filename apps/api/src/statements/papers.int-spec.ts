import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { formatMoney } from '@flota/figures';
import type { Contract } from '@flota/prisma';
import { createInvoice, createStatement, storageIn } from '@flota/prisma/seed';
import { type AccountDocument, contractDocumentSchema, todayInMexico } from '@flota/schemas';
import { buffer } from 'node:stream/consumers';
import { extractText, getDocumentProxy } from 'unpdf';
import { LETTERS_LIMIT } from '../contracts/index.js';
import { Files } from '../platform/storage/files.js';
import { FieldEncryption } from '../platform/crypto/field-encryption.js';
import { RateLimiter } from '../platform/rate-limit/rate-limiter.js';
import { contractOf } from '../testing/contract-owners.js';
import type { SignedIn } from '../testing/sign-in.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';

const YEAR = Number(todayInMexico().slice(0, 4));

let api: TestApp;
let owner: SignedIn;
let stranger: SignedIn;
let contract: Contract;

beforeAll(async () => {
  api = await startTestApp();
  owner = await api.signIn('customer');
  stranger = await api.signIn('customer');
  contract = await contractOf(api, owner);
});
afterAll(() => api.close());

const certify = (customer: SignedIn, year: number, contractId = contract.id) =>
  api.http.post(`/api/customers/contracts/${contractId}/interest-certificates`).set(customer.headers).send({ year });
const sendPaper = (customer: SignedIn, paper: string, id: string) =>
  api.http.post('/api/customers/send-bill').set(customer.headers).send({ paper, id });

describe('POST /api/customers/contracts/{id}/interest-certificates', () => {
  it('writes a certificate, and the same one for the same figures', async () => {
    const { body: first } = await certify(owner, YEAR).expect(201);
    expect(contractDocumentSchema.parse(first)).toMatchObject({ kind: 'interest_certificate', year: YEAR });
    const { body: second } = await certify(owner, YEAR).expect(201);
    expect((second as AccountDocument).id).toBe((first as AccountDocument).id);
    const { figures } = await api.prisma.contractDocument.findUniqueOrThrow({
      where: { id: (first as AccountDocument).id },
    });
    const paid = await api.prisma.allocation.aggregate({
      where: { movement: { contractId: contract.id, postedOn: { gte: new Date(`${YEAR}-01-01`) } } },
      _sum: { interest: true },
    });
    expect(figures).toMatchObject({ interest: paid._sum.interest?.toFixed(2) });
  });

  it('of a pure lease certifies rents, and says nothing of interest it does not have', async () => {
    const lease = await contractOf(api, owner, { planSlug: 'arrendamiento-puro' });
    const { body } = await certify(owner, YEAR, lease.id).expect(201);
    const { id, kind } = contractDocumentSchema.parse(body);
    expect(kind).toBe('rent_certificate');
    const { figures, file } = await api.prisma.contractDocument.findUniqueOrThrow({
      where: { id },
      include: { file: true },
    });
    const paid = await api.prisma.allocation.aggregate({
      where: { movement: { contractId: lease.id, postedOn: { gte: new Date(`${YEAR}-01-01`) } } },
      _sum: { rent: true, vat: true },
    });
    expect(figures).toMatchObject({ rent: paid._sum.rent?.toFixed(2), vat: paid._sum.vat?.toFixed(2) });
    const content = await buffer((await api.app.get(Files).open(file))!);
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(content)), { mergePages: true });
    expect(text).toContain(`Constancia de rentas pagadas ${YEAR}`);
    expect(text).toContain(formatMoney(paid._sum.rent!.toFixed(2)));
    expect(text).not.toMatch(/intereses|\$0\.00/i);
  });

  it('is 422 for a year to come, before the contract, or without interest paid, and writes nothing', async () => {
    const before = await api.prisma.contractDocument.count();
    const unpaid = await contractOf(api, owner, { history: [] });
    for (const year of [YEAR + 1, 2001]) {
      const { body } = await certify(owner, year).expect(422);
      expect(body).toMatchObject({ errors: [{ field: 'year', code: 'YEAR.INVALID' }] });
    }
    const { body } = await certify(owner, YEAR, unpaid.id).expect(422);
    expect(body).toMatchObject({ code: 'CERTIFICATE.NOTHING_PAID' });
    expect(await api.prisma.contractDocument.count()).toBe(before);
  });

  it('is one of sixty letters in an hour', async () => {
    const eager = await api.signIn('customer');
    const [one, other] = [await contractOf(api, eager), await contractOf(api, eager)];
    await certify(eager, YEAR, one.id).expect(201);
    const limiter = api.app.get(RateLimiter);
    for (let taken = 1; taken < 60; taken++) await limiter.consume(LETTERS_LIMIT, eager.id);
    await certify(eager, YEAR, other.id).expect(429);
    await certify(eager, YEAR, one.id).expect(201);
  });

  it("knows no contract of somebody else's", async () => {
    await certify(stranger, YEAR).expect(404);
  });
});

describe('POST /api/customers/send-bill', () => {
  it('mails a statement, an invoice with XML and PDF, and a letter to their own address', async () => {
    const worker = await api.startWorker();
    const storage = storageIn(api.storageDir);
    const statement = await createStatement(api.prisma, { contractId: contract.id, month: '2026-09-01', storage });
    const fieldCipher = api.app.get(FieldEncryption);
    const invoice = await createInvoice(api.prisma, {
      contractId: contract.id,
      instalmentNumber: 3,
      fieldCipher,
      storage,
    });
    const { body: letter } = await certify(owner, YEAR).expect(201);

    const mailed = async (paper: string, id: string, subject: string) => {
      await sendPaper(owner, paper, id).expect(202);
      const mail = await api.mail.waitFor((each) => each.subject.startsWith(subject));
      expect(mail.recipients).toEqual([owner.email]);
      return mail.attachments.map(({ filename }) => filename);
    };
    expect(await mailed('statement', statement.id, 'Estado de cuenta de septiembre')).toEqual([
      `estado-de-cuenta-2026-09-${contract.number}.pdf`,
    ]);
    const name = `factura-FL-${invoice.folio}`;
    expect(await mailed('invoice', invoice.id, 'Factura FL')).toEqual([`${name}.xml`, `${name}.pdf`]);
    const { folio, id, year } = letter as AccountDocument;
    expect(await mailed('document', id, 'Constancia de intereses')).toEqual([
      `constancia-de-intereses-${year}-${folio}.pdf`,
    ]);
    await worker.close();
  });

  it("sends nothing of somebody else's, and nothing that is not there", async () => {
    const statement = await createStatement(api.prisma, { contractId: contract.id, month: '2026-08-01' });
    const before = await api.prisma.outboundEmail.count();
    await sendPaper(stranger, 'statement', statement.id).expect(404);
    await sendPaper(owner, 'invoice', statement.id).expect(404);
    await sendPaper(owner, 'paper', statement.id).expect(422);
    await sendPaper(owner, 'statement', 'x').expect(422);
    expect(await api.prisma.outboundEmail.count()).toBe(before);
  });

  it('stops after twenty in an hour', async () => {
    const eager = await api.signIn('customer');
    const { id: contractId } = await contractOf(api, eager);
    const { id } = await createStatement(api.prisma, { contractId });
    for (let sent = 0; sent < 20; sent++) await sendPaper(eager, 'statement', id).expect(202);
    await sendPaper(eager, 'statement', id).expect(429);
  });
});
