import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { PrismaService } from '../platform/database/prisma.service.js';
import { contractOf } from '../testing/contract-owners.js';
import type { SignedIn } from '../testing/sign-in.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { WorkSharing } from '../work-sharing/index.js';
import { DealtCasesSweep } from './dealt-cases.sweep.js';

let api: TestApp;
let care: SignedIn;
let finance: SignedIn;
let owner: SignedIn;

beforeAll(async () => {
  api = await startTestApp();
  [care, finance, owner] = [await api.signIn('care'), await api.signIn('finance'), await api.signIn('customer')];
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.prisma.shareRule.deleteMany();
  await api.prisma.staffAbsence.deleteMany();
  await api.prisma.contract.deleteMany();
});

const sweep = () =>
  new DealtCasesSweep(api.app.get(PrismaService), api.app.get(WorkSharing, { strict: false })).sweep();
const behind = async (days: number): Promise<string> =>
  (await contractOf(api, owner, { dueDaysAgo: days, history: [{ does: 'pays on time', instalments: 13 }] })).id;
const rule = (name: string, people: string[], conditions: object = {}) =>
  api.prisma.shareRule.create({
    data: { work: 'collections', name, ...conditions, people: { create: people.map((staffId) => ({ staffId })) } },
  });
const whose = async () =>
  new Map((await api.prisma.collectionCase.findMany()).map((each) => [each.contractId, each.assignedToId]));

it('gives what is nobody’s by age and amount, and leaves whose it is already', async () => {
  const [young, older, taken] = [await behind(5), await behind(20), await behind(20)];
  await api.prisma.collectionCase.update({ where: { contractId: taken }, data: { assignedToId: care.id } });
  await rule('Nadie debe tanto', [care.id], { amountFrom: '99999999.00' });
  await rule('De 31 a 60', [care.id], { ages: ['31-60'] });
  await rule('Los demás', [finance.id], { ages: ['1-30'], amountTo: '99999999.00' });
  expect(await sweep()).toBe(2);
  expect(await whose()).toEqual(
    new Map([
      [young, finance.id],
      [older, finance.id],
      [taken, care.id],
    ]),
  );
  expect(await sweep()).toBe(0);
});

it('deals in turn, by two workers at once, and to nobody who is away', async () => {
  for (let made = 0; made < 6; made += 1) await behind(9);
  await rule('Todos', [care.id, finance.id]);
  await Promise.all([sweep(), sweep()]);
  const shares = [...(await whose()).values()];
  expect([shares.filter((id) => id === care.id).length, shares.filter((id) => id === finance.id).length]).toEqual([
    3, 3,
  ]);

  await api.prisma.staffAbsence.create({ data: { staffId: care.id } });
  const next = [await behind(3), await behind(3)];
  await sweep();
  const now = await whose();
  expect(next.map((id) => now.get(id))).toEqual([finance.id, finance.id]);
  await api.prisma.staffAbsence.create({ data: { staffId: finance.id } });
  await behind(2);
  expect(await sweep()).toBe(0);
});
