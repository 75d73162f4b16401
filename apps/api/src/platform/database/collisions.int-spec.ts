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

type Rename = (database: Database, id: string, name: string) => Promise<unknown>;

it.each<[string, Rename]>([
  ['of the client', (database, id, name) => database.customer.update({ where: { id }, data: { name } })],
  ['of SQL', (database, id, name) => database.$executeRaw`UPDATE customer SET name = ${name} WHERE id = ${id}::uuid`],
])('two transactions %s that wait for each other are both done, one after the other', async (_what, rename) => {
  const [one, other] = [await createCustomer(api.prisma), await createCustomer(api.prisma)];
  const bothHoldOne = meeting(2);
  const prisma = api.app.get(PrismaService);
  let runs = 0;
  const nameThem = (first: string, second: string, name: string) =>
    prisma.$transaction(async (database: Database) => {
      runs += 1;
      await rename(database, first, name);
      await bothHoldOne();
      await rename(database, second, name);
    });

  await Promise.all([nameThem(one.id, other.id, 'Primero'), nameThem(other.id, one.id, 'Segundo')]);
  const names = await api.prisma.customer.findMany({
    where: { id: { in: [one.id, other.id] } },
    select: { name: true },
  });
  expect(new Set(names.map(({ name }) => name)).size).toBe(1);
  expect(runs).toBe(3);
});
