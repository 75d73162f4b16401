import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createCustomer } from '@flota/prisma/seed';
import { changesPageSchema } from '@flota/schemas';
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { Events } from '../../../platform/events/events.js';
import type { Database } from '../../../platform/database/prisma.service.js';
import { eventually } from '../../../testing/eventually.js';
import { integrate, type Integrating } from '../../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

let api: TestApp;
let system: Integrating;
beforeAll(async () => {
  api = await startTestApp();
  system = await integrate(api, ['changes:read']);
});
afterAll(() => api.close());

type Page = z.output<typeof changesPageSchema>;
const ask = (query = '') => api.http.get(`/api/integrations/v1/changes?${query}`).set(system.headers);
const page = async (query: string): Promise<Page> => changesPageSchema.parse((await ask(query).expect(200)).body);
const tell = async (database: Database, customerId: string) =>
  api.app.get(Events).tell(database, 'customer.changed', {
    subject: { kind: 'customer', id: customerId },
    data: { customerId, change: 'updated' },
  });
const told = (customerId: string = randomUUID()) =>
  api.prisma.$transaction((database) => tell(database, customerId)).then(() => customerId);

/** Whom the events from there on are about, read to the end in pages of two. */
async function readFrom(since: string): Promise<{ about: string[]; next: string }> {
  const about: string[] = [];
  let next = since;
  for (let hasMore = true; hasMore;) {
    const read = await page(`since=${next}&limit=2&types=customer.changed`);
    about.push(...read.data.map(({ data }) => ('customerId' in data ? data.customerId : '')));
    ({ next, hasMore } = read);
  }
  return { about, next };
}

/** Other suites' transactions are in the same cluster: what is settled shows a moment later. */
const settled = (since: string, count: number) =>
  eventually(
    () => readFrom(since),
    ({ about }) => about.length >= count,
  );

/** All there is from the first one on, once it is told of this customer. */
const textWith = (customerId: string): Promise<string> =>
  eventually(
    async () => JSON.stringify(await page('limit=1000')),
    (text) => text.includes(customerId),
  );

describe('the changes', () => {
  it('come once each, in order, from the cursor of the answer before', async () => {
    const { next: start } = await page('since=latest');
    const first = [await told(), await told(), await told()];
    const read = await settled(start, 3);
    expect(read.about).toEqual(first);
    const more = [await told(), await told()];
    expect((await settled(read.next, 2)).about).toEqual(more);
  });

  it('leave out nothing that is committed late', async () => {
    const { next: start } = await page('since=latest');
    const [slow, quick] = [randomUUID(), randomUUID()];
    let during: string[] = [];
    let cursor = start;
    await api.prisma.$transaction(async (database) => {
      await tell(database, slow);
      await told(quick);
      // The quick one has the higher position, is committed, and waits for the slow one all the same.
      ({ about: during, next: cursor } = await readFrom(start));
    });
    expect(during).toEqual([]);
    expect((await settled(cursor, 2)).about.toSorted()).toEqual([slow, quick].toSorted());
  });

  it('of one subject come in the order of its commits, though a transaction that began before told of it last', async () => {
    const customerId = randomUUID();
    const { next: start } = await page('since=latest');
    const name = (database: Database, change: 'created' | 'deleted') =>
      api.app.get(Events).tell(database, 'customer.changed', {
        subject: { kind: 'customer', id: customerId },
        data: { customerId, change },
      });
    await api.prisma.$transaction(async (early) => {
      await early.$queryRaw`SELECT pg_current_xact_id()::text`;
      await api.prisma.$transaction((late) => name(late, 'created'));
      await name(early, 'deleted');
    });
    const read = await eventually(
      async () => (await page(`since=${start}&types=customer.changed`)).data,
      (data) => data.length >= 2,
    );
    expect(read.map(({ data }) => 'change' in data && data.change)).toEqual(['created', 'deleted']);
  });

  it('go on after a backup was restored on another server, whose transactions have lower numbers', async () => {
    const { prisma } = api;
    const before = await told();
    const { next: start } = await settled('0-0', 1);
    // As they come back: told by a server that had got much further, and read by somebody a little further still.
    await prisma.$executeRaw`ALTER TABLE event DISABLE TRIGGER USER`;
    await prisma.$executeRaw`UPDATE event SET xact = (xact::text::bigint + 5000000)::text::xid8`;
    await prisma.$executeRaw`ALTER TABLE event ENABLE TRIGGER USER`;
    await prisma.$executeRaw`UPDATE event_numbering SET server = '1/1'`;
    const further = `${Number(start.split('-')[0]) + 5_000_010}-0`;
    const raise = () => prisma.$queryRaw<[{ raised: boolean }]>`SELECT raise_event_numbers() AS raised`;
    expect((await raise())[0].raised).toBe(true);
    expect((await raise())[0].raised).toBe(false);
    const after = [await told(), await told(before)];
    expect((await settled(further, 2)).about).toEqual(after);
    const { next: now } = await page('since=latest');
    const later = await told();
    expect((await settled(now, 1)).about).toEqual([later]);
  });

  it('are all there from the first one on, or those of some types', async () => {
    await textWith(await told());
    const { data } = await page('limit=1000&types=contract.changed,policy.changed');
    expect(data.filter(({ type }) => type === 'customer.changed')).toEqual([]);
  });

  it('are nothing new to who has them', async () => {
    const { next } = await page('since=latest');
    const { headers } = await ask(`since=${next}&types=lead.created`).expect(200);
    expect(headers).toMatchObject({ etag: `"${next}"`, 'cache-control': 'no-store' });
    const again = await ask(`since=${next}&types=lead.created`)
      .set('if-none-match', headers.etag ?? '')
      .expect(304);
    expect(again.text).toBe('');
  });

  it('tell no personal data', async () => {
    const { id, email, name } = await createCustomer(api.prisma);
    await told(id);
    const text = await textWith(id);
    expect(text).not.toContain(email);
    expect(text).not.toContain(name);
  });

  it.each([
    'since=x',
    'since=1',
    'since=1-',
    'since=9999999999999999999-0',
    'since=-1-1',
    'limit=0',
    'limit=1001',
    'types=',
    'types=all',
  ])('are refused for %s', async (query) => {
    await ask(query).expect(422);
  });
});
