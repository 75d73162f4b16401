import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Prisma } from '@flota/prisma';
import {
  addDays,
  type AdminList,
  type AdminMovement,
  MONEY_MONTHS,
  type MoneyByMonth,
  type MoneyFlow,
  moneyList,
  monthsUntil,
  todayInMexico,
} from '@flota/schemas';
import { Ledgers } from '../ledger/ledgers.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { contractOf, signedInOwner } from '../../testing/contract-owners.js';
import type { SignedIn } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { MoneyMonthsSweep } from './money-months.sweep.js';

let api: TestApp;
let owner: SignedIn;

const today = todayInMexico();
const sweep = () => new MoneyMonthsSweep(api.app.get(PrismaService)).sweep();

async function read(): Promise<MoneyByMonth> {
  const { headers } = await api.signIn('finance');
  return (await api.http.get('/api/admin/dashboard/money').set(headers).expect(200)).body as MoneyByMonth;
}

/** All that a figure's list shows, added up as its column says. */
async function listed(flow: MoneyFlow, month: MoneyByMonth['months'][number]['month']): Promise<Prisma.Decimal> {
  const { headers } = await api.signIn('auditor');
  const { resource, filter } = moneyList(flow, month);
  let sum = new Prisma.Decimal(0);
  for (let page = 1; ; page += 1) {
    const query = { filter: JSON.stringify(filter), sort: 'valueOn', perPage: 100, page };
    const { body } = await api.http.get(`/api/admin/${resource}`).query(query).set(headers).expect(200);
    const { data, total } = body as AdminList<AdminMovement>;
    for (const { parts } of data) sum = sum.plus(parts.capital).plus(parts.interest).plus(parts.rent).plus(parts.vat);
    if (page * 100 >= total) return flow === 'received' ? sum.negated() : sum;
  }
}

/** What the schedules say is missing of what was charged. */
async function missing(): Promise<string> {
  const [{ sum } = { sum: new Prisma.Decimal(0) }] = await api.prisma.$queryRaw<{ sum: Prisma.Decimal }[]>`
    SELECT coalesce(sum(total - paid_capital - paid_interest - paid_rent - paid_vat), 0) AS sum
    FROM instalment WHERE charged`;
  return sum.toFixed(2);
}

beforeAll(async () => {
  api = await startTestApp();
  ({ owner } = await signedInOwner(api));
  const lives = [
    { history: [{ does: 'pays on time', instalments: 9 }] },
    { history: [{ does: 'pays late', days: 12 }] },
    {
      history: [
        { does: 'pays on time', instalments: 5 },
        { does: 'prepays', daysLater: 3, amount: '300000.00' },
        { does: 'pays in advance', daysLater: 8, amount: '90000.00' },
        { does: 'pays on time' },
      ],
    },
    {
      history: [
        { does: 'pays on time', instalments: 11 },
        { does: 'pays off', daysLater: 5 },
      ],
    },
  ] as const;
  for (const life of lives) await contractOf(api, owner, { history: [...life.history] });
});
afterAll(() => api.close());

describe('GET /api/admin/dashboard/money', () => {
  it('tells this month and the five before it, each going on from the one before', async () => {
    const { months, today: told } = await read();
    expect(told).toBe(today);
    expect(months.map(({ month }) => month)).toEqual(monthsUntil(today));
    expect(months).toHaveLength(MONEY_MONTHS);
    for (const [index, { due, owed, owedBefore, received }] of months.entries()) {
      expect(new Prisma.Decimal(owedBefore).plus(due).minus(received).toFixed(2)).toBe(owed);
      if (index > 0) expect(months[index - 1]?.owedBefore).toBe(owed);
    }
  });

  it('ends with what the schedules say is missing, to the cent', async () => {
    expect((await read()).months[0]?.owed).toBe(await missing());
    expect(Number(await missing())).toBeGreaterThan(0);
  });

  it('tells figures that are the sums of their lists', async () => {
    const { months } = await read();
    for (const { month, due, owed, received } of months) {
      expect((await listed('due', month)).toFixed(2)).toBe(due);
      expect((await listed('received', month)).toFixed(2)).toBe(received);
      expect((await listed('owed', month)).toFixed(2)).toBe(owed);
    }
  });

  it('counts in its own month what is entered late, and takes back what is reversed', async () => {
    const { id } = await contractOf(api, owner, { history: [{ does: 'pays on time', instalments: 10 }] });
    const before = await read();
    const on = addDays(monthsUntil(today)[1]?.from ?? today, 9);
    const ledgers = api.app.get(Ledgers);
    const { eventIds } = await api.prisma.$transaction((database) =>
      ledgers.enter(database, id, { type: 'payment', amount: '50000.00', on, reference: 'SPEI' }),
    );
    const after = await read();
    const rise = (which: number) =>
      Number(after.months[which]?.received ?? 0) - Number(before.months[which]?.received ?? 0);
    // Some of it may have paid late interest, and from then on there is less of that.
    expect(rise(1)).toBeGreaterThan(0);
    expect(after.months[0]?.owed).toBe(await missing());

    const reversal = { type: 'reversal', of: eventIds[0] ?? '', on: today, reason: 'De otro contrato' } as const;
    await api.prisma.$transaction((database) => ledgers.enter(database, id, reversal));
    expect((await read()).months[0]?.owed).toBe(await missing());
  });

  it('says the same before, while and after it is added up, by however many workers', async () => {
    const before = await read();
    const kept = await api.prisma.moneyMonthChange.count();
    expect(kept).toBeGreaterThan(0);
    const [, during, ...taken] = await Promise.all([contractOf(api, owner), read(), sweep(), sweep()]);
    expect(during.months).toHaveLength(MONEY_MONTHS);
    expect(taken[0] + taken[1]).toBeGreaterThanOrEqual(kept);
    await sweep();
    expect(await api.prisma.moneyMonthChange.count()).toBe(0);
    const { months } = await read();
    expect(months[0]?.owed).toBe(await missing());
    expect(before.months[1]?.due).not.toBe(months[1]?.due);
    await api.prisma.$executeRaw`SELECT money_months_anew()`;
    expect((await read()).months).toEqual(months);
  });

  it('forgets a contract that is deleted', async () => {
    const before = await read();
    const { id } = await contractOf(api, owner, { history: [{ does: 'pays on time', instalments: 3 }] });
    expect((await read()).months).not.toEqual(before.months);
    await api.prisma.contract.delete({ where: { id } });
    expect((await read()).months).toEqual(before.months);
  });
});
