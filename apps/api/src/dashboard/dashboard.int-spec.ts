import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { dateColumn } from '@flota/prisma';
import {
  addDays,
  type AdminList,
  type AdminSalesGoals,
  ARREARS_FIGURES,
  DASHBOARD_LISTS,
  type DashboardData,
  type DashboardFigure,
  instantInMexico,
  monthsToCompare,
  SALES_STEPS,
  type SalesStep,
  todayInMexico,
} from '@flota/schemas';
import {
  createBillRequest,
  createCallBack,
  createConversation,
  createQuote,
  createTaxChange,
} from '@flota/prisma/seed';
import { FieldEncryption } from '../platform/crypto/field-encryption.js';
import { contractOf, signedInOwner } from '../testing/contract-owners.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

async function waiting() {
  const { headers } = await api.signIn('care');
  const { body } = await api.http.get('/api/admin/dashboard').set(headers).expect(200);
  return body;
}

describe('GET /api/admin/dashboard', () => {
  it('counts what waits for staff in the accounts of customers', async () => {
    expect(await waiting()).toMatchObject({ openBillRequests: 0, unreadConversations: 0, heldRuns: 0 });

    const { owner, contract } = await signedInOwner(api);
    const rfc = api.app.get(FieldEncryption).encrypt('OEBR8001011A1', 'bill_request.rfc');
    for (const state of ['received', 'ready_for_pickup', 'rejected', 'delivered'] as const) {
      const { id: contractId } = await contractOf(api, owner);
      await createBillRequest(api.prisma, { contractId, rfc, state });
    }
    const lastMessageAt = new Date();
    const hourBefore = new Date(lastMessageAt.getTime() - 3_600_000);
    for (const staffReadAt of [null, hourBefore, lastMessageAt]) {
      await createConversation(api.prisma, { customerId: owner.id, lastMessageAt, staffReadAt });
    }
    for (const [month, state] of [
      ['2026-08-01', 'held'],
      ['2026-09-01', 'failed'],
      ['2026-10-01', 'issued'],
    ] as const) {
      const items = { create: { contractId: contract.id, state } };
      await api.prisma.statementRun.create({ data: { month: dateColumn(month), items } });
    }

    const fieldCipher = api.app.get(FieldEncryption);
    for (const state of ['pending', 'approved', 'cancelled'] as const) {
      await createTaxChange(api.prisma, fieldCipher, { taxProfileId: contract.taxProfileId, state });
    }

    expect(await waiting()).toMatchObject({
      openBillRequests: 2,
      unreadConversations: 2,
      heldRuns: 2,
      pendingTaxChanges: 1,
    });
  });

  it('tells figures that are the totals of their lists', async () => {
    for (const [days, state] of [
      [0, 'pending'],
      [0, 'sending'],
      [3, 'sent'],
      [6, 'failed'],
      [9, 'failed'],
    ] as const) {
      const createdAt = new Date(instantInMexico(addDays(todayInMexico(), -days)));
      const { id } = await createQuote(api.prisma, { createdAt });
      const mail = { kind: 'quotes.send-email', aboutKind: 'quote', aboutId: id, recipient: 'a@b.mx', state };
      await api.prisma.outboundEmail.create({ data: { ...mail, superseded: days === 9 } });
    }
    // Of a quote of today's.
    await createCallBack(api.prisma);
    const { headers } = await api.signIn('admin');
    const total = async (resource: string, filter: object) => {
      const query = { filter: JSON.stringify(filter), perPage: 1 };
      const { body } = await api.http.get(`/api/admin/${resource}`).query(query).set(headers).expect(200);
      return (body as AdminList<object>).total;
    };

    const shown = (await waiting()) as DashboardData;
    for (const [figure, { resource, filter }] of Object.entries(DASHBOARD_LISTS)) {
      expect([figure, shown[figure as DashboardFigure]]).toEqual([figure, await total(resource, filter)]);
    }
    const days = shown.quotesLast7Days.map(({ date }) => date);
    const [createdFrom, createdTo] = [days[0], days.at(-1)];
    expect(shown.quotesToday).toBe(await total('quotes', { createdFrom: createdTo, createdTo }));
    const week = shown.quotesLast7Days.reduce((sum, { count }) => sum + count, 0);
    expect(week).toBe(await total('quotes', { createdFrom, createdTo }));
    expect(shown).toMatchObject({ quotesToday: 3, emailsPending: 2, emailsFailed: 1, newLeads: 1 });
  });

  it('tells what became of the month beside the same days of the month before, as the lists count', async () => {
    const { month, before } = monthsToCompare(todayInMexico());
    const at = (day: string) => new Date(instantInMexico(day).getTime() + 3_600_000);
    const earlier = (await waiting()) as DashboardData;
    for (const day of [month.from, month.to, before.from, addDays(before.from, -1)]) {
      const { id } = await createCallBack(api.prisma);
      await api.prisma.lead.update({
        where: { id },
        data: { createdAt: at(day), stage: 'won', stageAt: at(day) },
      });
      await createQuote(api.prisma, { createdAt: at(day) });
    }
    const { sales } = (await waiting()) as DashboardData;
    const { headers } = await api.signIn('auditor');
    for (const [step, { now, before: then }] of Object.entries(sales.figures)) {
      const counted = await Promise.all(
        [month, before].map(async (days) => {
          const { resource, filter } = SALES_STEPS[step as SalesStep](days);
          const query = { filter: JSON.stringify(filter), perPage: 1 };
          const { body } = await api.http.get(`/api/admin/${resource}`).query(query).set(headers).expect(200);
          return (body as AdminList<object>).total;
        }),
      );
      expect([step, now, then]).toEqual([step, ...counted]);
    }
    expect(sales.figures.won.now - earlier.sales.figures.won.now).toBe(2);
    expect(sales.figures.won.before - earlier.sales.figures.won.before).toBe(1);
  });

  it('keeps the goals that an administrator sets, and none that is no number', async () => {
    const { headers } = await api.signIn('admin');
    const read = async () =>
      (await api.http.get('/api/admin/sales-goals/1').set(headers).expect(200)).body as AdminSalesGoals;
    const { updatedAt } = await read();
    const write = (goals: object) =>
      api.http
        .patch('/api/admin/sales-goals/1')
        .set(headers)
        .send({ ...goals, updatedAt });
    await write({ quotes: 0, leads: 1.5, won: null }).expect(422);
    await write({ quotes: 200, leads: 40, won: null }).expect(200);
    expect(await read()).toMatchObject({ quotes: 200, leads: 40, won: null });
    // By somebody who had read the goals of before.
    await write({ quotes: 1, leads: 1, won: 1 }).expect(409);
  });

  it('tells contracts in arrears by age, each once', async () => {
    const before = (await waiting()) as DashboardData;
    const { owner } = await signedInOwner(api);
    for (const days of [0, 1, 30, 31, 60, 61, 90, 91, 400]) {
      const { id: contractId } = await contractOf(api, owner);
      const today = dateColumn(todayInMexico());
      await api.prisma.instalment.updateMany({ where: { contractId }, data: { charged: true, settledOn: today } });
      const dueOn = dateColumn(addDays(todayInMexico(), -days));
      for (const [number, due] of [
        [1, dueOn],
        [2, today],
      ] as const) {
        await api.prisma.instalment.update({
          where: { contractId_number: { contractId, number } },
          data: { dueOn: due, settledOn: null },
        });
      }
    }
    const after = (await waiting()) as DashboardData;
    const more = ARREARS_FIGURES.map((figure) => after[figure] - before[figure]);
    expect(more).toEqual([2, 2, 2, 2]);
  });
});
