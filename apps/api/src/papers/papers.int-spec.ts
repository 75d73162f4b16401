import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Contract } from '@flota/prisma';
import { formatMoney, sumOf } from '@flota/figures';
import { createInvoice, createSigningRequest, createStatement, createStoredFile, storageIn } from '@flota/prisma/seed';
import {
  type PaperArchive,
  paperArchiveSchema,
  PAPERS_PER_PAGE,
  type PapersPage,
  papersPageSchema,
} from '@flota/schemas';
import { strFromU8, unzipSync } from 'fflate';
import { FieldEncryption } from '../platform/crypto/field-encryption.js';
import { contractOf } from '../testing/contract-owners.js';
import { eventually } from '../testing/eventually.js';
import type { SignedIn } from '../testing/sign-in.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { AccountantLinks } from './accountant/accountant-links.js';
import { ExpiredArchives } from './archives/expired-archives.sweep.js';

const ACCOUNTANT = 'contador@despacho.test';

let api: TestApp;
let owner: SignedIn;
let stranger: SignedIn;
let contract: Contract;
let other: Contract;

beforeAll(async () => {
  api = await startTestApp();
  owner = await api.signIn('customer');
  stranger = await api.signIn('customer');
  contract = await contractOf(api, owner);
  other = await contractOf(api, owner, { planSlug: 'arrendamiento-puro', history: [] });
  await contractOf(api, stranger);
  const storage = storageIn(api.storageDir);
  const fieldCipher = api.app.get(FieldEncryption);
  for (const month of ['2026-08-01', '2026-09-01', '2026-10-01']) {
    await createStatement(api.prisma, { contractId: contract.id, month, storage });
  }
  await createStatement(api.prisma, { contractId: other.id, month: '2026-10-01', storage });
  for (const instalmentNumber of [1, 2]) {
    await createInvoice(api.prisma, { contractId: contract.id, instalmentNumber, fieldCipher, storage });
  }
  const { id: signedFileId } = await createStoredFile(api.prisma, {
    visibility: 'private',
    contentType: 'application/pdf',
  });
  await createSigningRequest(api.prisma, fieldCipher, {
    contractId: contract.id,
    state: 'completed',
    provider: 'sandbox',
    reference: contract.id,
    signedFileId,
    sentAt: new Date(),
    completedAt: new Date(),
  });
});
afterAll(() => api.close());

const list = async (query: object = {}, customer = owner): Promise<PapersPage> =>
  papersPageSchema.parse(
    (await api.http.get('/api/customers/papers').query(query).set(customer.headers).expect(200)).body,
  );
const zip = (choice: object, customer = owner) =>
  api.http.post('/api/customers/papers/zip').set(customer.headers).send({ choice }).responseType('blob');

describe('GET /api/customers/papers', () => {
  it('lists papers of every kind, the newest first, and counts them', async () => {
    const { papers, total, counts, companies, contracts, months } = await list();
    expect(total).toBe(papers.length);
    expect(counts).toMatchObject({ statement: 4, invoice: 2, contract: 1, cover: 2, schedule: 2 });
    expect(papers.map(({ day }) => day)).toEqual(
      papers
        .map(({ day }) => day)
        .toSorted()
        .toReversed(),
    );
    expect(papers.find(({ kind }) => kind === 'statement')).toMatchObject({
      name: 'Estado de cuenta de octubre de 2026',
      amount: { value: '0.00' },
      formats: ['pdf'],
    });
    expect(papers.find(({ kind }) => kind === 'invoice')?.formats).toEqual(['pdf', 'xml']);
    expect(papers.filter(({ contractId }) => contractId === other.id).map(({ name }) => name)).toContain(
      'Resumen del arrendamiento',
    );
    expect(contracts.map(({ id }) => id).toSorted()).toEqual([contract.id, other.id].toSorted());
    expect(companies.length).toBeGreaterThan(0);
    expect(months).toMatchObject({ last: expect.stringMatching(/^\d{4}-\d\d$/) });
  });

  it('filters by contract, company, kind and months', async () => {
    const { contracts } = await list();
    const companyId = contracts.find(({ id }) => id === other.id)?.companyId;
    expect((await list({ contract: other.id })).papers.map(({ contractId }) => contractId)).not.toContain(contract.id);
    expect(
      (await list({ company: companyId, kind: 'statement' })).papers.map(({ contractId }) => contractId),
    ).toContain(other.id);
    const months = await list({ kind: 'statement', from: '2026-09', until: '2026-09' });
    expect(months.papers.map(({ day }) => day)).toEqual(['2026-09-30']);
    expect(months.total).toBe(1);
    expect(await list({ from: '2026-10', until: '2026-08' })).toMatchObject({ papers: [], total: 0 });
    expect(await list({ contract: contract.id }, stranger)).toMatchObject({ papers: [], total: 0 });
  });

  it('goes on behind what was seen, and back, also where many are of one day', async () => {
    const { customer, id: contractId } = await manyPapers();
    const first = await list({ contract: contractId }, customer);
    expect(first).toMatchObject({ total: OF_A_DAY + 2, previous: null });
    const second = await list({ after: first.next }, customer);
    const third = await list({ after: second.next }, customer);
    expect(third.next).toBeNull();
    const ids = [first, second, third].flatMap(({ papers }) => papers.map(({ kind, id }) => `${kind} ${id}`));
    expect(new Set(ids).size).toBe(OF_A_DAY + 2);
    const back = await list({ before: third.previous }, customer);
    expect(back.papers).toEqual(second.papers);
    expect(await list({ before: second.previous }, customer)).toMatchObject({ papers: first.papers, previous: null });
  });

  it.each([{ kind: 'otro' }, { from: '2026-13' }, { contract: 'x' }, { after: 'x' }])('refuses %j', async (query) => {
    await api.http.get('/api/customers/papers').query(query).set(owner.headers).expect(422);
  });
});

/** Of one day: two pages, and some of a third. */
const OF_A_DAY = 2 * PAPERS_PER_PAGE + 20;

/** A customer with so many papers of one day, besides what every contract has. */
async function manyPapers() {
  const customer = await api.signIn('customer');
  const { id } = await contractOf(api, customer, { history: [] });
  const { id: fileId } = await createStoredFile(api.prisma, { visibility: 'private', contentType: 'application/pdf' });
  await api.prisma.contractDocument.createMany({
    data: Array.from({ length: OF_A_DAY }, (_, number) => ({
      contractId: id,
      folio: `${id}-${number}`,
      kind: 'payoff_letter' as const,
      figures: {},
      fileId,
    })),
  });
  return { customer, id };
}

describe('POST /api/customers/papers/{kind}/{id}/link', () => {
  it.each(['cover', 'schedule'])('leads to the %s of a contract, set once for the same figures', async (kind) => {
    const path = `/api/customers/papers/${kind}/${contract.id}/link`;
    const { body } = await api.http.post(path).set(owner.headers).expect(200);
    const before = await api.prisma.storedFile.count();
    await api.http.post(path).set(owner.headers).expect(200);
    expect(await api.prisma.storedFile.count()).toBe(before);
    const file = await api.http.get((body as { url: string }).url).expect(200);
    expect(file.headers['content-type']).toBe('application/pdf');
  });

  it('knows no XML of what has none, and nothing of the contract by another name', async () => {
    const path = `/api/customers/papers/cover/${contract.id}/link`;
    await api.http.post(path).query({ format: 'xml' }).set(owner.headers).expect(404);
    await api.http.post(`/api/customers/papers/statement/${contract.id}/link`).set(owner.headers).expect(404);
    await api.http.post(path).set(stranger.headers).expect(404);
  });
});

describe('POST /api/customers/papers/zip', () => {
  it('has PDF and XML of all that match, by RFC and month', async () => {
    const { body, headers } = await zip({ filter: { contract: contract.id } }).expect(200);
    expect(headers['content-type']).toBe('application/zip');
    const files = unzipSync(body as Buffer);
    const { companies, contracts } = await list();
    const { rfc } = companies.find(({ id }) => id === contracts.find((each) => each.id === contract.id)?.companyId)!;
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        `${rfc}/2026-09/estado-de-cuenta-2026-09-${contract.number}.pdf`,
        expect.stringMatching(new RegExp(`^${rfc}/\\d{4}-\\d\\d/factura-FL-\\d+\\.xml$`)),
        expect.stringMatching(new RegExp(`^${rfc}/\\d{4}-\\d\\d/factura-FL-\\d+\\.pdf$`)),
        expect.stringMatching(new RegExp(`^${rfc}/\\d{4}-\\d\\d/caratula-`)),
      ]),
    );
    // What was signed has no bytes here.
    expect(strFromU8(files['LEEME.txt']!)).toMatch(/no se pudieron incluir.*\r\n- .*firmado-/);
  });

  it("is refused whole for one that isn't theirs, for none and for too many", async () => {
    const [statement] = (await list({ kind: 'statement' })).papers;
    const papers = [{ kind: 'statement', id: statement!.id }];
    await zip({ papers }, stranger).expect(404);
    await zip({ papers: [...papers, { kind: 'invoice', id: statement!.id }] }).expect(404);
    await zip({ papers: [] }).expect(422);
    await zip({ filter: { from: '2001-01', until: '2001-02' } }).expect(422);
  });
});

describe('the accountant', () => {
  const read = async () =>
    (await api.http.get('/api/customers/accountant').set(owner.headers).expect(200)).body as object;
  const ask = (email: string, customer = owner) =>
    api.http.put('/api/customers/accountant').set(customer.headers).send({ email });
  const decide = (what: string, token: string) => api.http.post(`/api/accountants/${what}`).send({ token });
  const archive = (to: string, customer = owner) =>
    api.http
      .post('/api/customers/paper-archives')
      .set(customer.headers)
      .send({ choice: { filter: { contract: contract.id, kind: 'statement' } }, to });
  const tokenOf = async (customer = owner) => {
    const { id } = await api.prisma.accountant.findFirstOrThrow({
      where: { customerId: customer.id, removedAt: null },
    });
    return api.app.get(AccountantLinks).tokenOf(id);
  };

  it('gets nothing before they said so', async () => {
    expect(await read()).toEqual({ accountant: null });
    await archive('accountant').expect(409);
    await ask(ACCOUNTANT).expect(200);
    expect((await archive('accountant').expect(409)).body).toMatchObject({ code: 'ACCOUNTANT.UNCONFIRMED' });
    await decide('link', 'x.y').expect(410);
  });

  it('is sent the papers once they agreed, and the list says so', async () => {
    const worker = await api.startWorker();
    const invitation = await api.mail.waitFor(({ recipients }) => recipients.includes(ACCOUNTANT));
    expect(invitation.text).toContain(await tokenOf());
    const token = await tokenOf();
    expect((await decide('link', token).expect(200)).body).toMatchObject({ state: 'asked', email: ACCOUNTANT });
    await decide('confirm', token).expect(200);
    await decide('confirm', token).expect(200);

    const { body } = await archive('accountant').expect(201);
    expect(paperArchiveSchema.parse(body)).toMatchObject({ total: 3, to: ACCOUNTANT });
    const sent = await api.mail.waitFor(({ subject }) => subject.startsWith('Documentos de'));
    expect(sent.recipients).toEqual([ACCOUNTANT]);
    expect(sent.attachments.map(({ filename }) => filename)).toEqual([expect.stringMatching(/^documentos-.*\.zip$/)]);
    expect((await list({ kind: 'statement', contract: contract.id })).papers.map((paper) => paper.sent?.to)).toEqual(
      Array(3).fill(ACCOUNTANT),
    );
    expect(await api.prisma.auditEntry.count({ where: { recordId: owner.id, action: 'send-papers' } })).toBe(1);
    await worker.close();
  });

  it('can stop it for good, and the customer can name another', async () => {
    const token = await tokenOf();
    await decide('stop', token).expect(200);
    await archive('accountant').expect(409);
    expect((await ask(ACCOUNTANT).expect(409)).body).toMatchObject({ code: 'ACCOUNTANT.STOPPED' });
    await ask('otro@despacho.test').expect(200);
    await api.http.delete('/api/customers/accountant').set(owner.headers).expect(204);
    expect(await read()).toEqual({ accountant: null });
  });

  it('is one, also when two are named at once, and no mailbox is asked time and again', async () => {
    const customer = await api.signIn('customer');
    await Promise.all(['uno@despacho.test', 'dos@despacho.test'].map((email) => ask(email, customer).expect(200)));
    expect(await api.prisma.accountant.count({ where: { customerId: customer.id, removedAt: null } })).toBe(1);
    for (const again of [200, 200, 429]) await ask('uno@despacho.test', customer).expect(again);
  });
});

describe('the certificates of a year', () => {
  const ask = (year: number, customer = fleet) =>
    api.http
      .post('/api/customers/paper-archives')
      .set(customer.headers)
      .send({ choice: { certificatesOf: { year } }, to: 'self' });
  const made = async (id: string) =>
    eventually(
      async () =>
        (
          (await api.http.get('/api/customers/paper-archives').set(fleet.headers).expect(200)).body as PaperArchive[]
        ).find((each) => each.id === id),
      (archive) => archive?.state === 'done',
    );
  const certificates = () =>
    api.prisma.contractDocument.findMany({
      where: { contract: { customerId: fleet.id } },
      include: { contract: true },
      orderBy: { kind: 'asc' },
    });
  const unzipped = async (id: string) => {
    const { body } = await api.http.post(`/api/customers/paper-archives/${id}/link`).set(fleet.headers).expect(200);
    const { body: zip } = await api.http
      .get((body as { url: string }).url)
      .responseType('blob')
      .expect(200);
    return unzipSync(zip as Buffer);
  };
  let fleet: SignedIn;
  let year: number;
  beforeAll(async () => {
    fleet = await api.signIn('customer');
    const paid = await contractOf(api, fleet);
    await contractOf(api, fleet, { planSlug: 'arrendamiento-puro' });
    await contractOf(api, fleet, { history: [] });
    const { valueOn } = await api.prisma.movement.findFirstOrThrow({
      where: { contractId: paid.id, kind: 'payment' },
      orderBy: { sequence: 'desc' },
    });
    year = valueOn.getUTCFullYear();
  });

  it('are written for every contract that paid in it, once, and come as one ZIP', async () => {
    const worker = await api.startWorker();
    const first = paperArchiveSchema.parse((await ask(year).expect(201)).body);
    expect(first).toMatchObject({ certificatesYear: year, total: 0 });
    expect(await made(first.id)).toMatchObject({ made: 2, total: 2 });
    expect((await certificates()).map((each) => [each.kind, each.year])).toEqual([
      ['interest_certificate', year],
      ['rent_certificate', year],
    ]);
    const files = await unzipped(first.id);
    const numbers = (await certificates()).map(({ contract: { number } }) => number);
    expect(
      Object.keys(files)
        .filter((name) => name.endsWith('.pdf'))
        .sort(),
    ).toEqual([
      expect.stringMatching(new RegExp(`^[A-Z0-9&]+/constancias/constancia-de-intereses-${year}-${numbers[0]}-L-`)),
      expect.stringMatching(new RegExp(`^[A-Z0-9&]+/constancias/constancia-de-rentas-${year}-${numbers[1]}-L-`)),
    ]);
    const [head, ...rows] = strFromU8(files[`constancias-${year}.csv`]!).trim().split('\r\n');
    expect(head).toContain('RFC,Razón social,Contrato,');
    expect(rows.map((row) => numbers.some((number) => row.includes(`,${number},`)))).toEqual([true, true]);
    const total = sumOf(rows.map((row) => row.split(',').at(-1) ?? ''));
    const readMe = strFromU8(files['LEEME.txt']!);
    expect(readMe).toContain(`Son las constancias de lo que pagó en ${year}, hasta el `);
    expect(readMe).toMatch(/^- \S+, .*: \$[\d,.]+ \(\d\)\r$/m);
    if (new Set(rows.map((row) => row.split(',')[0])).size === 1) expect(readMe).toContain(formatMoney(total));
    expect(readMe).not.toContain('CFDI');

    const again = paperArchiveSchema.parse((await ask(year).expect(201)).body);
    expect(await made(again.id)).toMatchObject({ made: 2, total: 2 });
    expect(await certificates()).toHaveLength(2);
    await worker.close();
  });

  it('say where there is a newer one, which is told for each contract by itself', async () => {
    const [newest] = await certificates();
    if (!newest) throw new Error('There is no certificate');
    const { contractId, figures, kind } = newest;
    const file = await createStoredFile(api.prisma, { visibility: 'private', contentType: 'application/pdf' });
    await api.prisma.contractDocument.create({
      data: {
        ...{ folio: 'L-22222-22222', contractId, kind, year, fileId: file.id, issuedAt: new Date('2020-01-01') },
        figures: figures ?? {},
      },
    });
    const abouts = (await list({ kind: 'certificate' }, fleet)).papers.map(({ about }) => about);
    expect(abouts).toHaveLength(3);
    expect(abouts.filter((about) => about.endsWith('Folio L-22222-22222. Hay una más reciente'))).toHaveLength(1);
    expect(abouts.filter((about) => about.includes('más reciente'))).toHaveLength(1);
    await api.prisma.contractDocument.delete({ where: { folio: 'L-22222-22222' } });
  });

  it('are refused of a year in which nothing was paid, and of one to come', async () => {
    expect((await ask(2001).expect(422)).body).toMatchObject({ code: 'CERTIFICATE.NOTHING_PAID' });
    expect((await ask(new Date().getFullYear() + 2).expect(422)).body).toMatchObject({
      errors: [{ field: 'year', code: 'YEAR.INVALID' }],
    });
    expect(await api.prisma.paperArchive.count({ where: { customerId: fleet.id } })).toBe(2);
  });
});

describe('a ZIP made in the background', () => {
  it('is the customer’s to fetch once it is made, and goes when its time is over', async () => {
    const worker = await api.startWorker();
    const { body } = await api.http
      .post('/api/customers/paper-archives')
      .set(owner.headers)
      .send({ choice: { filter: { kind: 'invoice' } }, to: 'self' })
      .expect(201);
    const { id } = paperArchiveSchema.parse(body);
    const made = await eventually(
      async () =>
        (
          (await api.http.get('/api/customers/paper-archives').set(owner.headers).expect(200)).body as PaperArchive[]
        ).find((each) => each.id === id),
      (archive) => archive?.state === 'done',
    );
    expect(made).toMatchObject({ made: 2, total: 2, to: null });
    await api.http.post(`/api/customers/paper-archives/${id}/link`).set(stranger.headers).expect(404);
    const { body: link } = await api.http
      .post(`/api/customers/paper-archives/${id}/link`)
      .set(owner.headers)
      .expect(200);
    await api.http.get((link as { url: string }).url).expect(200);
    await api.mail.waitFor(({ subject }) => subject === 'Sus documentos están listos para descargar');
    await worker.close();

    const { fileId } = await api.prisma.paperArchive.update({
      where: { id },
      data: { expiresAt: new Date(Date.now() - 1) },
    });
    await api.app.get(ExpiredArchives).sweep();
    expect(await api.prisma.storedFile.findUnique({ where: { id: fileId! } })).toBeNull();
    await api.http.post(`/api/customers/paper-archives/${id}/link`).set(owner.headers).expect(404);
  });
});
