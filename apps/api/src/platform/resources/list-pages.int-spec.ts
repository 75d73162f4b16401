import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createCustomer, createQuote } from '@flota/prisma/seed';
import { type AdminCustomer, type AdminList, type AdminQuoteRow, LIST_COUNTED, type Problem } from '@flota/schemas';
import type { SignedIn } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let api: TestApp;
let care: SignedIn;

beforeAll(async () => {
  api = await startTestApp();
  care = await api.signIn('care');
});
afterAll(() => api.close());

type Query = Record<string, string | number | undefined>;

const ask = (resource: string, query: Query) => api.http.get(`/api/admin/${resource}`).query(query).set(care.headers);

async function page<Row>(resource: string, query: Query): Promise<AdminList<Row>> {
  const { body } = await ask(resource, query).expect(200);
  return body as AdminList<Row>;
}

/** All pages from the first to the last one, and back again. */
async function leafed(resource: string, query: Query): Promise<{ forth: string[]; back: string[] }> {
  type Row = { id: string };
  const forth: string[] = [];
  let at = await page<Row>(resource, query);
  for (;;) {
    forth.push(...at.data.map(({ id }) => id));
    if (!at.pageInfo.hasNextPage) break;
    at = await page<Row>(resource, { ...query, after: at.pageInfo.endCursor ?? undefined });
  }
  const back = at.data.map(({ id }) => id);
  while (at.pageInfo.hasPreviousPage) {
    at = await page<Row>(resource, { ...query, before: at.pageInfo.startCursor ?? undefined });
    back.unshift(...at.data.map(({ id }) => id));
  }
  return { forth, back };
}

describe('a list that changes while somebody leafs', () => {
  const query = { sort: 'createdAt', order: 'DESC', perPage: 3, filter: JSON.stringify({ q: 'hojeada' }) };
  const quote = (day: number) =>
    createQuote(api.prisma, { contactName: 'Cotización hojeada', createdAt: new Date(Date.UTC(2026, 9, day)) });

  it('repeats no record and loses none', async () => {
    const made = [];
    for (const day of [1, 2, 3, 4, 5, 6, 7, 8]) made.push(await quote(day));
    const expected = made.map(({ id }) => id).toReversed();
    const one = await page<AdminQuoteRow>('quotes', query);
    expect(one.data.map(({ id }) => id)).toEqual(expected.slice(0, 3));
    // What comes in is newer, and shifts by number what follows; so does what goes.
    await quote(20);
    await quote(21);
    await api.prisma.quote.delete({ where: { id: expected[2] } });
    const two = await page<AdminQuoteRow>('quotes', { ...query, after: one.pageInfo.endCursor ?? undefined });
    expect(two.data.map(({ id }) => id)).toEqual(expected.slice(3, 6));
    const three = await page<AdminQuoteRow>('quotes', { ...query, after: two.pageInfo.endCursor ?? undefined });
    expect(three.data.map(({ id }) => id)).toEqual(expected.slice(6));
    expect(three.pageInfo).toMatchObject({ hasPreviousPage: true, hasNextPage: false });
  });
});

describe('every record is on one page', () => {
  beforeAll(async () => {
    for (const [index, registeredAt] of [null, '2026-01-02', null, '2026-01-01', '2026-01-02', null].entries()) {
      await createCustomer(api.prisma, {
        name: `Página ${index % 2}`,
        registeredAt: registeredAt && new Date(`${registeredAt}T12:00:00Z`),
      });
    }
  });

  it.each(['registeredAt', 'name', 'email', 'createdAt', 'id'])(
    'sorted by %s, either way, there and back',
    async (sort) => {
      const filter = JSON.stringify({ q: 'página' });
      for (const order of ['ASC', 'DESC']) {
        const all = await page<AdminCustomer>('customers', { sort, order, filter, perPage: 100 });
        const expected = all.data.map(({ id }) => id);
        expect(expected).toHaveLength(6);
        expect(await leafed('customers', { sort, order, filter, perPage: 2 })).toEqual({
          forth: expected,
          back: expected,
        });
      }
    },
  );
});

describe('a place in a list', () => {
  it('says nothing of whom it is', async () => {
    const { pageInfo } = await page<AdminCustomer>('customers', { sort: 'name', perPage: 1 });
    const [, , sealed = ''] = Buffer.from(String(pageInfo.endCursor), 'base64url').toString().split('.');
    const bytes = Buffer.from(sealed, 'base64url');
    expect(bytes.length).toBeGreaterThan(50);
    expect(bytes.toString('latin1')).not.toMatch(/name|P.gina/);
  });

  it.each(['', 'x', 'v1.app.AAAA', '\u{1F600}'])('that is none (%j) is refused', async (after) => {
    const { body } = await ask('customers', { sort: 'name', after }).expect(422);
    expect((body as Problem).errors).toEqual([{ field: 'cursor', code: 'CURSOR.INVALID' }]);
  });

  it('of another list, of another order or of a choice is refused', async () => {
    const { pageInfo } = await page<AdminCustomer>('customers', { sort: 'name', perPage: 1 });
    const after = pageInfo.endCursor ?? '';
    await ask('quotes', { sort: 'contactName', after }).expect(422);
    await ask('customers', { sort: 'createdAt', after }).expect(422);
    await ask('leads', { sort: 'stage', after }).expect(422);
  });
});

describe('a list of more than anybody counts', () => {
  const MANY = LIST_COUNTED + 2_000;

  beforeAll(async () => {
    await api.prisma.$executeRaw`
      INSERT INTO customer (id, email, name, person_type, created_at)
      SELECT gen_random_uuid(), 'm' || n || '@muchos.test', 'Muchos ' || n, 'fisica', now() - n * interval '1 day'
      FROM generate_series(1, ${MANY}::int) n`;
    await api.prisma.$executeRaw`VACUUM ANALYZE customer`;
  });

  it('says about how many there are, also of a filter', async () => {
    for (const filter of [undefined, JSON.stringify({ personType: 'fisica' }), JSON.stringify({ q: 'muchos' })]) {
      const { total, estimated } = await page<AdminCustomer>('customers', { filter });
      expect(estimated).toBe(true);
      expect(total).toBeGreaterThan(MANY * 0.8);
      expect(total).toBeLessThan(MANY * 1.2);
    }
  });

  it('counts what is not so many one by one', async () => {
    expect(await page('customers', { filter: JSON.stringify({ q: 'muchos 11999' }) })).toMatchObject({
      total: 1,
      estimated: false,
    });
  });

  it('ends where it ends, however many there were thought to be, and is leafed back from there', async () => {
    const query = { sort: 'createdAt', order: 'DESC', perPage: 10 };
    const last = await page<AdminCustomer>('customers', { ...query, page: 5_000 });
    expect(last.data.map(({ name }) => name)).toEqual(
      Array.from({ length: 10 }, (_, index) => `Muchos ${MANY - 9 + index}`),
    );
    expect(last.pageInfo).toMatchObject({ hasPreviousPage: true, hasNextPage: false });
    const before = await page<AdminCustomer>('customers', { ...query, before: last.pageInfo.startCursor ?? '' });
    expect(before.data.at(-1)?.name).toBe(`Muchos ${MANY - 10}`);
  });

  it('has a page far inside by its number', async () => {
    const query = { sort: 'createdAt', order: 'ASC', perPage: 10 };
    const { data, pageInfo } = await page<AdminCustomer>('customers', { ...query, page: 701 });
    expect(data.map(({ name }) => name)).toEqual(
      Array.from({ length: 10 }, (_, index) => `Muchos ${MANY - 7_000 - index}`),
    );
    expect(pageInfo).toMatchObject({ hasPreviousPage: true, hasNextPage: true });
  });
});
