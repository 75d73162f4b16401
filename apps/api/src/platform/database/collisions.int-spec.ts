import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createCustomer } from '@flota/prisma/seed';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type Database, PrismaService } from './prisma.service.js';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

/** Resolves once it was called by so many. */
function meeting(of: number) {
  let here = 0;
  let open = () => {};
  const met = new Promise<void>((resolve) => (open = resolve));
  return () => {
    here += 1;
    if (here >= of) open();
    return met;
  };
}

it('two transactions that wait for each other are both done, one after the other', async () => {
  const [one, other] = [await createCustomer(api.prisma), await createCustomer(api.prisma)];
  const bothHoldOne = meeting(2);
  const prisma = api.app.get(PrismaService);
  let runs = 0;
  const nameThem = (first: string, second: string, name: string) =>
    prisma.$transaction(async (database: Database) => {
      runs += 1;
      await database.customer.update({ where: { id: first }, data: { name } });
      await bothHoldOne();
      await database.customer.update({ where: { id: second }, data: { name } });
    });

  await Promise.all([nameThem(one.id, other.id, 'Primero'), nameThem(other.id, one.id, 'Segundo')]);
  const names = await api.prisma.customer.findMany({
    where: { id: { in: [one.id, other.id] } },
    select: { name: true },
  });
  expect(new Set(names.map(({ name }) => name)).size).toBe(1);
  expect(runs).toBe(3);
});
