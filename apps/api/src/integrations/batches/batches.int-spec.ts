import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createContract, createCustomer } from '@flota/prisma/seed';
import { gzipSync } from 'node:zlib';
import { FieldEncryption } from '../../platform/crypto/field-encryption.js';
import { Readiness } from '../../platform/health/readiness.js';
import { eventually } from '../../testing/eventually.js';
import { integrate } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { BatchClient, customerRow, ndjson } from './batches.fixture.js';
import { BatchesSweep } from './batches.sweep.js';

let api: TestApp;
let client: BatchClient;
let made = 0;
const newKey = () => `batch-key-${(made += 1)}`;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.prisma.contract.deleteMany();
  await api.prisma.customer.deleteMany();
  client = new BatchClient(api, await integrate(api));
});

describe('a batch of customers', () => {
  it('answers each row in order, then sums up; the same rows under another key change nothing', async () => {
    const rows = [
      customerRow(1),
      customerRow(2, { phone: '3312345678', regime: '612', cfdiUse: 'G03' }),
      customerRow(3),
    ];
    const first = await client.send({ key: newKey(), rows });
    expect(first.results.map(({ line, externalId, outcome }) => [line, externalId, outcome])).toEqual([
      [1, 'C-1', 'created'],
      [2, 'C-2', 'created'],
      [3, 'C-3', 'created'],
    ]);
    expect(first.summary).toMatchObject({ kind: 'customers', state: 'finished', lines: 3, created: 3, refused: 0 });

    const again = await client.send({ key: newKey(), rows });
    expect(again.results.map(({ outcome, id }) => [outcome, id])).toEqual(
      first.results.map(({ id }) => ['unchanged', id]),
    );
    const stored = await api.prisma.customer.findMany({ include: { taxProfiles: true }, orderBy: { email: 'asc' } });
    expect(stored).toHaveLength(3);
    expect(stored[1]).toMatchObject({ personType: 'fisica_empresarial', phone: '+523312345678', passwordHash: null });
    expect(stored[1]?.taxProfiles).toMatchObject([{ legalName: 'Transportista AAAC', regime: '612', cfdiUse: 'G03' }]);
  });

  it('updates what differs, leaves what is left out, and tells other systems of both', async () => {
    await client.send({ key: newKey(), rows: [customerRow(1, { phone: '3312345678' })] });
    const { results } = await client.send({ key: newKey(), rows: [customerRow(1, { email: 'otro@flota.test' })] });
    expect(results).toMatchObject([{ outcome: 'updated' }]);
    const customer = await api.prisma.customer.findUniqueOrThrow({ where: { id: results[0]?.id ?? '' } });
    expect(customer).toMatchObject({ email: 'otro@flota.test', phone: '+523312345678' });
    const events = await api.prisma.event.findMany({ where: { subjectId: customer.id }, orderBy: { position: 'asc' } });
    const changes = events.map(({ data }) => (data as { change: string }).change);
    // The customer with their tax data, and what differs of both: each is one transaction, told once.
    expect(changes).toEqual(['created', 'updated']);
  });

  it('refuses by itself what is wrong, and says what in Spanish', async () => {
    const registered = await createCustomer(api.prisma, { email: 'ya-entra@flota.test', phone: null });
    const holder = await client.send({ key: newKey(), rows: [customerRow(9)] });
    await createContract(api.prisma, {
      customerId: holder.results[0]?.id ?? '',
      fieldCipher: api.app.get(FieldEncryption),
    });
    const rows = [
      customerRow(1),
      customerRow(2, { email: 'no es correo' }),
      customerRow(3, { telefono: '3312345678' }),
      { name: 'Sin clave' },
      customerRow(4, { email: registered.email, phone: '3312345678' }),
      customerRow(9, { legalName: 'Otro Nombre' }),
      customerRow(5, { email: customerRow(1).email }),
      customerRow(7, { email: customerRow(1).email, rfc: customerRow(9).rfc }),
      customerRow(6),
    ];
    const { results, summary } = await client.send({ key: newKey(), rows });
    expect(
      results.map(({ outcome, problems = [] }) => [outcome, problems.map(({ field, code }) => `${field} ${code}`)]),
    ).toEqual(
      [
        ['created', []],
        ['refused', ['email EMAIL.INVALID']],
        ['refused', ['telefono FIELD.UNKNOWN']],
        ['refused', expect.arrayContaining(['externalId EXTERNAL_ID.REQUIRED', 'email EMAIL.REQUIRED'])],
        ['refused', expect.arrayContaining(['phone CUSTOMER.OWN_DATA'])],
        ['refused', ['legalName NAME.BY_REQUEST']],
        ['refused', ['externalId EXTERNAL_ID.TAKEN']],
        ['refused', ['email EMAIL.OTHER_CUSTOMER']],
        ['created', []],
      ].map(([outcome, problems]) => [outcome, problems]),
    );
    expect(results[1]?.problems?.[0]?.text).toMatch(/correo/i);
    expect(summary).toMatchObject({ created: 2, refused: 7, state: 'finished' });
    expect(await api.prisma.customer.count()).toBe(4);
  });

  it('sees in each row what the ones before it did', async () => {
    const rows = [
      customerRow(1),
      customerRow(1),
      customerRow(1, { phone: '3312345678' }),
      customerRow(1, { externalId: 'otra-clave' }),
      customerRow(2, { externalId: 'C-1' }),
    ];
    const { results } = await client.send({ key: newKey(), rows });
    expect(results.map(({ outcome, problems }) => problems?.[0]?.code ?? outcome)).toEqual([
      'created',
      'unchanged',
      'updated',
      'EXTERNAL_ID.TAKEN',
      'updated',
    ]);
  });
});

describe('what is no row', () => {
  it.each([
    ['bytes that are not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]), 'ROW.NOT_TEXT'],
    ['UTF-16', Buffer.from(JSON.stringify(customerRow(1)), 'utf16le'), 'ROW.NOT_JSON'],
    ['a list', Buffer.from('[1, 2]'), 'ROW.NOT_JSON'],
    ['JSON that breaks off', Buffer.from('{"externalId": "C-1", "na'), 'ROW.NOT_JSON'],
    ['half a pair of surrogates', Buffer.from('{"externalId": "\\ud800"}'), 'ROW.NOT_TEXT'],
    [
      'more than it may be',
      Buffer.concat([Buffer.from('{"name": "'), Buffer.alloc(3 * 1024 ** 2, 0x61)]),
      'ROW.TOO_LONG',
    ],
  ])('%s is refused, and those around it are taken', async (_what, bytes, code) => {
    const sent = Buffer.concat([ndjson([customerRow(1)]), bytes, Buffer.from('\n\n'), ndjson([customerRow(2)])]);
    const { results, summary } = await client.send({ key: newKey(), rows: sent });
    expect(results.map(({ line, outcome, problems }) => [line, problems?.[0]?.code ?? outcome])).toEqual([
      [1, 'created'],
      [2, code],
      [4, 'created'],
    ]);
    expect(summary.lines).toBe(4);
  });

  it('may have a mark of its encoding before it, and no end of line after it', async () => {
    const sent = Buffer.concat([Buffer.from('\uFEFF'), ndjson([customerRow(1)]).subarray(0, -1)]);
    expect((await client.send({ key: newKey(), rows: sent })).summary).toMatchObject({ created: 1, refused: 0 });
  });

  it('comes compressed too', async () => {
    const rows = gzipSync(ndjson([customerRow(1), customerRow(2)]));
    const { summary } = await client.send({ key: newKey(), rows, headers: { 'content-encoding': 'gzip' } });
    expect(summary).toMatchObject({ created: 2 });
  });
});

describe('a batch that is gone on with', () => {
  it('answers what was taken as it was, though the records have changed since', async () => {
    const key = newKey();
    const rows = [customerRow(1), customerRow(2), customerRow(3)];
    const whole = await client.send({ key, rows });
    await client.send({ key: newKey(), rows: [customerRow(1, { phone: '3312345678' })] });
    const again = await client.send({ key, rows });
    expect(again).toEqual({ ...whole, summary: { ...whole.summary, updatedAt: again.summary.updatedAt } });
    expect(await api.prisma.customer.count({ where: { phone: '+523312345678' } })).toBe(1);
  });

  it('goes on from any line, and not beyond the next one', async () => {
    const key = newKey();
    await client.send({ key, rows: [customerRow(1), customerRow(2)] });
    const { results, summary } = await client.send({ key, from: 3, rows: [customerRow(3)] });
    expect(results).toMatchObject([{ line: 3, outcome: 'created' }]);
    expect(summary).toMatchObject({ lines: 3, created: 3, state: 'finished' });
    const ahead = await client.post({ key, from: 5, rows: [customerRow(5)] });
    expect([ahead.status, (JSON.parse(ahead.body) as { code: string }).code]).toEqual([409, 'BATCH.LINES_MISSING']);
  });

  it('takes what was refused mended, and no other row in the place of one that was taken', async () => {
    const key = newKey();
    await client.send({ key, rows: [customerRow(1), customerRow(2, { email: 'mal' }), customerRow(3)] });
    const mended = await client.send({ key, rows: [customerRow(1), customerRow(2), customerRow(3)] });
    expect(mended.summary).toMatchObject({ created: 3, refused: 0, lines: 3 });

    const other = await client.send({ key, rows: [customerRow(1), customerRow(7), customerRow(3)] });
    expect(other.summary).toMatchObject({ problem: { code: 'IDEMPOTENCY.KEY_REUSED' }, created: 3 });
    expect(await api.prisma.customer.count()).toBe(3);
  });

  it('is known by its key for one kind, and no key is no batch', async () => {
    const key = newKey();
    await client.send({ key, rows: [customerRow(1)] });
    expect((await client.post({ key, kind: 'policies', rows: [] })).status).toBe(422);
    expect((await client.post({ key: 'short', rows: [] })).status).toBe(400);
  });

  it('is read by its client alone, page by page', async () => {
    const { location = '' } = await client.post({
      key: newKey(),
      rows: [1, 2, 3].map((number) => customerRow(number)),
    });
    const get = (path: string, as = client.as) => api.http.get(path).set(as.headers);
    expect((await get(location).expect(200)).body).toMatchObject({ state: 'finished', lines: 3 });
    const first = await get(`${location}/results?limit=2`).expect(200);
    expect(first.body).toMatchObject({ data: [{ line: 1 }, { line: 2 }], next: 2 });
    const rest = await get(`${location}/results?limit=2&after=2`).expect(200);
    expect(rest.body).toMatchObject({ data: [{ line: 3, externalId: 'C-3', outcome: 'created' }], next: null });
    const other = await integrate(api);
    await get(location, other).expect(404);
    await get(`${location}/results`, other).expect(404);
  });
});

describe('at the same time', () => {
  it('one batch of a kind comes in from a client, and the second is told to wait', async () => {
    const { location = '' } = await client.post({ key: 'first-of-two', rows: [customerRow(1)] });
    await api.prisma
      .$executeRaw`update batch set locked_until = now() + interval '20 seconds' where key = 'first-of-two'`;
    const second = await client.post({ key: newKey(), rows: [customerRow(2)] });
    expect(second.status).toBe(409);
    expect(JSON.parse(second.body)).toMatchObject({ code: 'BATCH.BUSY', retryAfterSeconds: expect.any(Number) });
    expect(await client.state(location.split('/').at(-1) ?? '')).toMatchObject({ state: 'running' });
    const others = new BatchClient(api, await integrate(api));
    await others.send({ key: 'first-of-two', rows: [customerRow(3)] });
    // Of a process that was killed, nothing is heard any more.
    await api.prisma.$executeRaw`update batch set locked_until = now() - interval '1 second'`;
    await client.send({ key: newKey(), rows: [customerRow(2)] });
  });

  it('two streams of one batch make one, by whoever came last', async () => {
    const rows = Array.from({ length: 1_200 }, (_, number) => customerRow(number));
    const key = newKey();
    const [one, two] = await Promise.all([client.post({ key, rows }), client.post({ key, rows })]);
    const summaries = [one, two].map(({ body }) => JSON.parse(body.trimEnd().split('\n').at(-1) ?? '') as object);
    expect(summaries).toContainEqual(
      expect.objectContaining({ summary: expect.objectContaining({ created: 1_200, state: 'finished' }) }),
    );
    expect(await api.prisma.customer.count()).toBe(1_200);
  });

  it('two clients about the same customers make each once', async () => {
    const rows = Array.from({ length: 600 }, (_, number) => customerRow(number));
    const other = new BatchClient(api, await integrate(api));
    const sent = await Promise.all([client.send({ key: newKey(), rows }), other.send({ key: newKey(), rows })]);
    expect(sent.map(({ summary }) => summary.created + summary.unchanged)).toEqual([600, 600]);
    expect(sent.reduce((sum, { summary }) => sum + summary.created, 0)).toBe(600);
    expect(await api.prisma.externalReference.count()).toBe(1_200);
  });
});

it('a customer who comes in from elsewhere at the same moment is found, and not made twice', async () => {
  const { email } = customerRow(1);
  // They are told apart by the database alone: nothing that a batch locks holds this one up.
  let commit = () => undefined as void;
  const waiting = new Promise<void>((resolve) => {
    commit = resolve;
  });
  let elsewhere: Promise<void> | undefined;
  await new Promise<void>((isThere, fails) => {
    elsewhere = api.prisma.$transaction(async (database) => {
      await createCustomer(database, { email, registeredAt: null });
      isThere();
      await waiting;
    });
    elsewhere.catch(fails);
  });
  const sent = client.send({ key: newKey(), rows: [customerRow(1), customerRow(2)] });
  await eventually(
    async () => api.prisma.$queryRaw<{ waits: bigint }[]>`
      select count(*) as waits from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%insert into customer%'`,
    ([row]) => row?.waits === 1n,
  );
  commit();
  await elsewhere;
  expect((await sent).summary).toMatchObject({ updated: 1, created: 1 });
  expect(await api.prisma.customer.count({ where: { email } })).toBe(1);
});

it('batches are thrown away a month after they were last heard of, and what they brought stays', async () => {
  const { location = '' } = await client.post({ key: newKey(), rows: [customerRow(1)] });
  await api.prisma.$executeRaw`update batch set updated_at = now() - interval '31 days'`;
  await api.app.get(BatchesSweep).sweep();
  await api.http.get(location).set(client.as.headers).expect(404);
  expect(await api.prisma.customer.count()).toBe(1);
});

it('asks for the scope of its kind', async () => {
  const reader = new BatchClient(api, await integrate(api, ['customers:read', 'policies:write']));
  expect((await reader.post({ key: newKey(), rows: [customerRow(1)] })).status).toBe(403);
  expect((await reader.post({ kind: 'policies', key: newKey(), rows: [] })).status).toBe(200);
});

it('a process that is about to end takes no more rows, and says so', async () => {
  api.app.get(Readiness).leave();
  const { results, summary } = await client.send({ key: newKey(), rows: [customerRow(1)] });
  expect(results).toEqual([]);
  expect(summary).toMatchObject({ state: 'interrupted', lines: 0, problem: { code: 'SERVER.UNAVAILABLE' } });
});
