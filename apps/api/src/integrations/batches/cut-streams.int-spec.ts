import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { RowResult } from '@flota/schemas';
import { integrate } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { eventually } from '../../testing/eventually.js';
import { BatchClient, customerRow, ndjson } from './batches.fixture.js';

let api: TestApp;
let client: BatchClient;

beforeAll(async () => {
  api = await startTestApp();
  client = new BatchClient(api, await integrate(api));
});
afterAll(() => api.close());

/** New ones, ones that are there, changes of earlier ones, wrong ones, empty lines and what is no JSON. */
const ROWS = Buffer.concat(
  Array.from({ length: 60 }, (_, number) => {
    if (number % 11 === 10) return Buffer.from('\n');
    if (number % 13 === 12) return Buffer.from('{"externalId": "broken\n');
    if (number % 7 === 6) return ndjson([customerRow(number - 3, { phone: '3312345678' })]);
    if (number % 5 === 4) return ndjson([customerRow(number, { email: 'ninguno' })]);
    return ndjson([customerRow(number)]);
  }),
);

/** What is told of a row, without the ids, which are made anew each time. */
const told = (results: readonly RowResult[]) => results.map(({ id: _, ...rest }) => rest);

const people = async () =>
  (
    await api.prisma.customer.findMany({
      orderBy: { email: 'asc' },
      select: { name: true, email: true, phone: true, personType: true, taxProfiles: { select: { legalName: true } } },
    })
  ).map((customer) => JSON.stringify(customer));

async function forget(): Promise<void> {
  await api.prisma.batch.deleteMany();
  await api.prisma.customer.deleteMany();
}

async function isFree(): Promise<boolean> {
  return (await api.prisma.batch.count({ where: { holder: { not: null } } })) === 0;
}

describe('a stream that is cut', () => {
  it('anywhere, as often as it may be, and gone on with makes the same records and results as one that was not', async () => {
    const whole = await client.send({ key: 'never-cut', rows: ROWS });
    const expected = { told: told(whole.results), people: await people() };
    const { createdAt: _, updatedAt: __, id: ___, ...counts } = whole.summary;

    const cut = fc.tuple(fc.integer({ min: 0, max: ROWS.length - 1 }), fc.constantFrom(1, 10, 100));
    const cuts = fc.array(cut, { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(cuts, fc.boolean(), async (places, fromTheNextLine) => {
        await forget();
        for (const [cutAt, cutAfterMs] of places) {
          await client.post({ key: 'cut-stream', rows: ROWS, cutAt, cutAfterMs });
        }
        await eventually(isFree, Boolean);
        const batch = await api.prisma.batch.findFirst();
        const next = fromTheNextLine ? (batch?.lines ?? 0) + 1 : 1;
        const rest = Buffer.from(
          ROWS.toString()
            .split('\n')
            .slice(next - 1)
            .join('\n'),
        );
        const { summary } = await client.send({ key: 'cut-stream', rows: rest, from: next });
        expect(summary).toMatchObject(counts);
        const { body } = await api.http
          .get(`/api/integrations/v1/batches/${summary.id}/results`)
          .set(client.as.headers)
          .expect(200);
        expect(told((body as { data: RowResult[] }).data)).toEqual(expected.told);
        expect(await people()).toEqual(expected.people);
      }),
      { numRuns: 12 },
    );
  }, 120_000);

  it('takes no part of a line, however whole it looks', async () => {
    await forget();
    const row = ndjson([customerRow(1)]);
    // All but its end: what is there is JSON.
    await client.post({
      key: 'all-but-end',
      rows: Buffer.concat([row, ndjson([customerRow(2)])]),
      cutAt: 2 * row.length - 1,
      cutAfterMs: 300,
    });
    await eventually(isFree, Boolean);
    expect(await api.prisma.batch.findFirstOrThrow()).toMatchObject({ lines: 1, created: 1, finishedAt: null });
  });
});

describe('a database that goes away in the middle', () => {
  it('ends the stream: what was answered is there, and the rest comes in when it is back', async () => {
    await forget();
    const rows = Array.from({ length: 3_000 }, (_, number) => customerRow(number));
    const sent = client.post({ key: 'database-away', rows });
    await eventually(
      () => api.prisma.customer.count(),
      (count) => count > 0,
    );
    await api.database.stop();
    const { body } = await sent;
    await api.database.start();
    const taken = body.split('\n').filter((line) => line.endsWith('}') && line.includes('"created"')).length;
    expect(await api.prisma.customer.count()).toBeGreaterThanOrEqual(taken);
    await api.prisma.$executeRaw`update batch set locked_until = now()`;
    // As a client does, which comes again until it is told the end.
    const { body: last } = await eventually(
      () => client.post({ key: 'database-away', rows }),
      (answer) => answer.body.includes('"finished"'),
    );
    expect(last).toContain('"created":3000');
    expect(await api.prisma.customer.count()).toBe(3_000);
  });
});
