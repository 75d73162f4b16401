import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Contract } from '@flota/prisma';
import { buildCfdiXml, createTaxProfile } from '@flota/prisma/seed';
import { type AdminBilledInvoice, type AdminList, invoiceSchema } from '@flota/schemas';
import { z } from 'zod';
import { FieldEncryption } from '../../platform/crypto/field-encryption.js';
import { contractOf } from '../../testing/contract-owners.js';
import { eventually } from '../../testing/eventually.js';
import { type Example, startExample } from '../../testing/outside/example.js';
import { type Outside, type Received, type Routes, startOutside } from '../../testing/outside/outside.js';
import { turnOn } from '../../testing/outside/turn-on.js';
import { sendNotice } from '../../testing/send-notice.js';
import type { SignedIn } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { exampleSettings } from './billing.fixture.js';
import { billingConnector } from './billing.connector.js';
import { PullJob } from '../pulls/pull.job.js';

const RFC = 'OOBR800101AB1';
const RECEIVER = { rfc: RFC, name: 'RAMIRO OCHOA BELTRÁN', regime: '612', postalCode: '06600', use: 'G03' };
const NOTICES = '/api/integrations/billing/notices';

let api: TestApp;
let finance: SignedIn;
let owner: SignedIn;
let contract: Contract;
let folder: string;
let example: Example;
let outside: Outside;

beforeAll(async () => {
  api = await startTestApp();
  finance = await api.signIn('finance');
  owner = await api.signIn('customer');
  const cipher = api.app.get(FieldEncryption);
  const { id: taxProfileId } = await createTaxProfile(api.prisma, cipher, { customerId: owner.id, rfc: RFC });
  contract = await contractOf(api, owner, { taxProfileId });
  folder = await mkdtemp(join(tmpdir(), 'flota-billing-'));
  example = await startExample('billing', { INVOICES: folder });
  outside = await startOutside(example);
  await turnOn(api, billingConnector, exampleSettings(outside.url));
});
afterEach(() => {
  outside.become('up');
  outside.received.length = 0;
});
afterAll(async () => {
  await outside.close();
  await example.close();
  await rm(folder, { recursive: true });
  await api.close();
});

let count = 0;

/** An invoice as billing has it: its name there and its fiscal folio. */
async function billed({ rfc = RFC, reference = contract.number, uuid = randomUUID() } = {}) {
  const id = `F-${(count += 1)}`;
  const xml = buildCfdiXml({
    uuid,
    series: 'B',
    folio: uuid.slice(0, 8),
    issuedAt: '2025-12-31T23:30:00',
    receiver: { ...RECEIVER, rfc },
    concepts: [{ description: 'Intereses de la mensualidad 3 de 60', reference, amount: '1000.00', vat: '160.00' }],
  });
  await writeFile(join(folder, `${id}.xml`), xml);
  return { id, uuid };
}
const cancelled = (id: string) => writeFile(join(folder, `${id}.cancelled`), '');

/** The work as the queue would hand it over, due or not; no worker runs beside it. */
async function pull() {
  await api.prisma.connectorPull.update({ where: { id: 'billing' }, data: { nextAttemptAt: new Date(0) } });
  await api.app.get(PullJob, { strict: false }).process({ id: 'billing' });
  return api.prisma.connectorPull.findUniqueOrThrow({ where: { id: 'billing' } });
}
const told = (externalId: string) => api.prisma.billedInvoice.findUniqueOrThrow({ where: { externalId } });
const ours = (uuid: string) => api.prisma.invoice.findUnique({ where: { uuid }, include: { movements: true } });
const asked = (path: RegExp) => outside.received.filter((request) => path.test(request.path));
const inAccount = async () => {
  const { body } = await api.http.get('/api/customers/invoices').set(owner.headers).expect(200);
  return z.array(invoiceSchema).parse(body);
};

describe('invoices that another system made out', () => {
  it('come in page by page into the contract they name, and are read once', async () => {
    const all = [await billed(), await billed(), await billed()];
    const { cursor, state, attempts, nextAttemptAt } = await pull();
    expect([cursor, state, attempts]).toEqual(['3', 'pending', 0]);
    expect(Number(nextAttemptAt)).toBeGreaterThan(Date.now() + 10 * 60_000);
    for (const { id, uuid } of all) {
      const invoice = await ours(uuid);
      expect(invoice).toMatchObject({ contractId: contract.id, series: 'B', cancelledAt: null });
      expect(await told(id)).toMatchObject({ state: 'taken', uuid, invoiceId: invoice?.id });
    }
    expect((await inAccount()).map(({ uuid }) => uuid)).toEqual(expect.arrayContaining(all.map(({ uuid }) => uuid)));
    const entries = await api.prisma.auditEntry.findMany({ where: { resource: 'invoices', action: 'create' } });
    expect(entries.map(({ actorEmail }) => actorEmail)).toEqual(all.map(() => 'Facturación externa'));
    outside.received.length = 0;
    await pull();
    expect(asked(/changes$/).map(({ query }) => query.get('after'))).toEqual(['3']);
    expect(asked(/xml$/)).toEqual([]);
  });

  it('are the ones that staff brought in as files', async () => {
    const { id, uuid } = await billed();
    const xml = await api.http
      .post('/api/admin/invoices')
      .set(finance.headers)
      .attach('xml', await readFile(join(folder, `${id}.xml`)), 'factura.xml')
      .expect(201);
    await pull();
    expect(await told(id)).toMatchObject({ state: 'taken', uuid, invoiceId: (xml.body as { id: string }).id });
  });

  it('are cancelled where they were cancelled there, once, before or after they came in', async () => {
    const [late, early] = [await billed(), await billed()];
    await cancelled(early.id);
    await pull();
    expect((await ours(early.uuid))?.cancelledAt).toEqual(expect.any(Date));
    const movement = await api.prisma.movement.findFirstOrThrow({ where: { contractId: contract.id } });
    const invoiceId = (await ours(late.uuid))?.id ?? '';
    await api.prisma.invoiceMovement.create({ data: { invoiceId, movementId: movement.id } });
    await cancelled(late.id);
    await pull();
    await pull();
    const invoice = await ours(late.uuid);
    expect([invoice?.cancelledAt, invoice?.movements[0]?.removedAt]).toEqual([expect.any(Date), expect.any(Date)]);
    expect((await inAccount()).find(({ uuid }) => uuid === late.uuid)).toMatchObject({
      cancelledAt: expect.any(String),
    });
    const entries = await api.prisma.auditEntry.findMany({ where: { action: 'cancel', recordId: invoiceId } });
    expect(entries).toHaveLength(1);
  });
});

describe('what can’t be taken', () => {
  const list = async () => {
    const query = { filter: JSON.stringify({ state: 'refused' }) };
    const { body } = await api.http.get('/api/admin/billed-invoices').query(query).set(finance.headers).expect(200);
    return (body as AdminList<AdminBilledInvoice>).data;
  };
  const retry = (id: string, staff = finance) =>
    api.http.post(`/api/admin/billed-invoices/${id}/retry`).set(staff.headers);

  it('is listed with why, holds up no other, and comes in once it is mended and tried again', async () => {
    const stranger = await billed({ reference: 'FL-OTRO' });
    const good = await billed();
    await pull();
    expect(await told(good.id)).toMatchObject({ state: 'taken' });
    const [first, ...others] = await list();
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      externalId: stranger.id,
      uuid: stranger.uuid,
      name: `B ${stranger.uuid.slice(0, 8)}`,
      problems: [{ field: 'xml', code: 'CFDI.CONTRACT_UNKNOWN' }],
      invoiceId: null,
    });
    const { rows } = { rows: asked(/xml$/).length };
    await pull();
    expect(asked(/xml$/)).toHaveLength(rows);

    const before = contract.paymentReference;
    await api.prisma.contract.update({ where: { id: contract.id }, data: { paymentReference: 'FL-OTRO' } });
    await retry(first?.id ?? '').expect(204);
    await api.app.get(PullJob, { strict: false }).process({ id: 'billing' });
    expect(await told(stranger.id)).toMatchObject({ state: 'taken', problems: null });
    await api.prisma.contract.update({ where: { id: contract.id }, data: { paymentReference: before } });
    await retry(first?.id ?? '').expect(409);
    await retry(randomUUID()).expect(404);
    const entries = await api.prisma.auditEntry.findMany({ where: { resource: 'billed-invoices' } });
    expect(entries).toMatchObject([{ action: 'retry', actorEmail: finance.email }]);
  });

  it('is tried again by itself a day later', async () => {
    const stranger = await billed({ reference: 'FL-NADIE' });
    await pull();
    const days = (ago: number) => new Date(Date.now() - ago * 24 * 3_600_000);
    await api.prisma.billedInvoice.update({ where: { externalId: stranger.id }, data: { triedAt: days(1.01) } });
    outside.received.length = 0;
    await pull();
    expect(asked(/xml$/).map(({ path }) => path)).toEqual([`/invoices/${stranger.id}/xml`]);
    expect(await told(stranger.id)).toMatchObject({ state: 'refused' });
  });
});

describe('a billing system that tells', () => {
  /** Told by routes of the test's own, from the beginning. */
  async function from(routes: Routes, { times = 1 } = {}) {
    const liar = await startOutside(routes);
    await turnOn(api, billingConnector, exampleSettings(liar.url));
    const { cursor } = await api.prisma.connectorPull.findUniqueOrThrow({ where: { id: 'billing' } });
    await api.prisma.connectorPull.update({ where: { id: 'billing' }, data: { cursor: null } });
    let row = await pull();
    for (let more = times - 1; more > 0; more -= 1) {
      // As some time later: nothing is remembered of how it was.
      await turnOn(api, billingConnector, exampleSettings(liar.url));
      row = await pull();
    }
    await liar.close();
    await api.prisma.connectorPull.update({ where: { id: 'billing' }, data: { cursor, attempts: 0 } });
    await turnOn(api, billingConnector, exampleSettings(outside.url));
    return row;
  }
  const page = (...data: object[]) => ({
    'GET /invoices/changes': ({ query }: Received) => ({
      json: { data: query.has('after') ? [] : data, next: 'x', more: false },
    }),
  });
  const xmlOf = (uuid: string) =>
    buildCfdiXml({
      uuid,
      series: 'L',
      folio: uuid.slice(0, 8),
      issuedAt: '2025-12-31T23:30:00',
      receiver: RECEIVER,
      concepts: [{ description: 'Intereses', reference: contract.number, amount: '1000.00', vat: '160.00' }],
    });

  it('of one that can’t be read, lacks its XML, or brings another’s, has that listed', async () => {
    const uuid = randomUUID();
    const [unread, missing, other, long] = ['unread', 'missing', 'other', 'long'].map((id) => `L-${id}`);
    await from({
      ...page(
        { id: unread, uuid: 'no', state: 'stamped' },
        { id: missing, uuid: randomUUID(), state: 'stamped' },
        { id: other, uuid, state: 'stamped' },
        { id: long, uuid: randomUUID(), state: 'cancelled', cancelledAt: '2026-01-02T10:00:00-06:00' },
      ),
      'GET /invoices/:id/xml': (_, { id }) =>
        id === other ? { body: xmlOf(randomUUID()) } : id === long ? { body: 'x'.repeat(600_000) } : { status: 404 },
    });
    const problems = async (id = '') => (await told(id)).problems;
    expect(await told(unread ?? '')).toMatchObject({ state: 'refused', uuid: null });
    expect(await problems(unread)).toMatchObject([{ field: 'uuid' }]);
    expect(await problems(missing)).toEqual([{ field: 'xml', code: 'CFDI.XML_MISSING' }]);
    expect(await problems(other)).toEqual([{ field: 'uuid', code: 'CFDI.UUID_DIFFERENT' }]);
    expect(await problems(long)).toEqual([{ field: 'xml', code: 'FILE.TOO_LARGE' }]);
    expect(await ours(uuid)).toBeNull();
  });

  it('that there is more and stays where it is is not read for ever', async () => {
    const { lastError } = await from({
      'GET /invoices/changes': () => ({ json: { data: [], next: 'x', more: true } }),
    });
    expect(lastError).toMatch(/no avanza/);
  });

  it('of one that fails each time, takes the others before it', async () => {
    const [bad, good] = [randomUUID(), randomUUID()];
    const routes: Routes = {
      ...page({ id: 'P-1', uuid: bad, state: 'stamped' }, { id: 'P-2', uuid: good, state: 'stamped' }),
      'GET /invoices/:id/xml': (_, { id }) => (id === 'P-2' ? { body: xmlOf(good) } : { status: 500 }),
    };
    const row = await from(routes, { times: 2 });
    expect(row.lastError).toBe('billing: failing 500');
    expect(await ours(good)).not.toBeNull();
    await api.prisma.billedInvoice.deleteMany({ where: { externalId: 'P-1' } });
  });
});

describe('a billing system that is away', () => {
  it.each(['failing', 'hang-up', 'error-in-200', 'truncated'] as const)('and was %s, loses nothing', async (fault) => {
    const { id, uuid } = await billed();
    outside.become(fault, /changes/);
    expect(await pull()).toMatchObject({ state: 'pending', lastError: expect.stringMatching(/^billing: /) });
    outside.become(fault === 'truncated' ? 'hang-up' : fault, /xml/);
    if (fault !== 'error-in-200') {
      await pull();
      expect(await ours(uuid)).toBeNull();
    }
    outside.become('up');
    await turnOn(api, billingConnector, exampleSettings(outside.url));
    await api.prisma.connectorPull.update({ where: { id: 'billing' }, data: { attempts: 0 } });
    await pull();
    expect(await told(id)).toMatchObject({ state: 'taken' });
    expect(await ours(uuid)).not.toBeNull();
  });

  it('is read by the worker, soon after it tells that something changed', async () => {
    await pull();
    const worker = await api.startWorker();
    const { uuid } = await billed();
    await sendNotice(api, NOTICES, { secret: 'billing-secret', body: { type: 'invoices.changed' } }).expect(200);
    await eventually(
      () => ours(uuid),
      (invoice) => invoice !== null,
    );
    await worker.close();
  });

  it('is believed only what it signed, while it is on', async () => {
    await sendNotice(api, NOTICES, { secret: 'another', body: { type: 'invoices.changed' } }).expect(401);
    await sendNotice(api, NOTICES, { secret: 'billing-secret', body: { type: 'other' } }).expect(400);
    await turnOn(api, billingConnector, null);
    await sendNotice(api, NOTICES, { secret: 'billing-secret', body: { type: 'invoices.changed' } }).expect(404);
    await pull();
    expect(asked(/changes/)).toEqual([]);
  });
});
