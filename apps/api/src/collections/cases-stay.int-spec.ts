import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Decimal } from 'decimal.js';
import { addDays, type AdminCollectionAgency, todayInMexico } from '@flota/schemas';
import { Ledgers, type NewEvent } from '../contracts/index.js';
import { signedInOwner } from '../testing/contract-owners.js';
import type { SignedIn } from '../testing/sign-in.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';

/*
 * A case has an owner, a plan and an agency. Whatever happens to its contract's money, and in whatever order, it stays as long as
 * anything is overdue, and ends when nothing is: what a posting does to the schedule on its way is nobody's doing.
 */
let api: TestApp;
let care: SignedIn;
let finance: SignedIn;
let agency: AdminCollectionAgency;
const today = todayInMexico();

beforeAll(async () => {
  api = await startTestApp();
  care = await api.signIn('care');
  finance = await api.signIn('finance');
  const sheet = {
    ...{ name: 'Cobranza del Golfo, S.C.', rfc: 'GBA150302AB1', address: 'Av. Díaz Mirón 12, 91700 Veracruz, Ver.' },
    ...{ phones: ['229 210 4455'], email: 'gestion@golfo.example', collectors: ['Ana Lucía Treviño'] },
    contractFrom: addDays(today, -30),
  };
  agency = (await post('collection-agencies', sheet).expect(201)).body as AdminCollectionAgency;
});
afterAll(() => api.close());

const post = (path: string, body: object, who = finance) =>
  api.http.post(`/api/admin/${path}`).set(who.headers).send(body);

const enter = (contractId: string, event: NewEvent) =>
  api.prisma.$transaction((database) => api.app.get(Ledgers).enter(database, contractId, event));
const standing = (contractId: string) => api.app.get(Ledgers).standing(contractId);

/** Of a contract that is late by so many lines: with an owner, a plan and an agency, by which it is known again. */
async function lateCase(lines: number): Promise<string> {
  const history = [{ does: 'pays on time' as const, instalments: 14 - lines }];
  const { contract } = await signedInOwner(api, { dueDaysAgo: 10, history });
  const path = `collections/${contract.id}`;
  await post(`${path}/handover`, { agencyId: agency.id, fromOn: today, reason: 'Tres promesas rotas' }).expect(204);
  await post(`${path}/next-action`, { on: addDays(today, 3), note: 'Su contador' }, care).expect(204);
  await post('collections/assign', { rows: [{ id: contract.id, from: null, to: care.id }] }, care).expect(200);
  return contract.id;
}

/** What only the row knows, and the handover that is open with it. */
async function identity(contractId: string) {
  const row = await api.prisma.collectionCase.findUnique({ where: { contractId } });
  const handover = await api.prisma.collectionHandover.findFirst({ where: { contractId, endedAt: null } });
  if (!row) return handover;
  const { actionNote, actionOn, actionSetAt, agencyId, assignedToId } = row;
  return { actionNote, actionOn, actionSetAt, agencyId, assignedToId, handover: handover?.id };
}

const receipts = (contractId: string) =>
  api.prisma.contractEvent.findMany({
    where: { contractId, type: 'payment', enteredOn: new Date(today) },
    include: { reversedBy: { include: { reversedBy: true } } },
    orderBy: { enteredAt: 'asc' },
  });
const lateLines = async (contractId: string) =>
  (await standing(contractId)).instalments.filter(({ daysLate }) => daysLate > 0);
const pay = (contractId: string, amount: Decimal.Value, on = today) =>
  enter(contractId, { type: 'payment', amount: new Decimal(amount).toFixed(2), on, reference: 'T-1' });

type Step = (contractId: string, percent: number) => Promise<unknown>;

/** Each on the contract as it is by then; what it has nothing to do for it does not. */
const STEPS: Record<string, Step> = {
  async 'pays part of a line'(id, percent) {
    const [line] = await lateLines(id);
    if (line) await pay(id, new Decimal(line.owedTotal).times(percent).div(100));
  },
  async 'pays a line and part of the next'(id, percent) {
    const [line, next] = await lateLines(id);
    if (line && next) await pay(id, new Decimal(next.owedTotal).times(percent).div(100).plus(line.owedTotal));
  },
  async 'paid part of it days ago, as is found out now'(id, percent) {
    const [line] = await lateLines(id);
    if (line) await pay(id, new Decimal(line.owedTotal).times(percent).div(200), addDays(today, -5));
  },
  async bounces(id) {
    const paid = (await receipts(id)).findLast(({ reversedBy }) =>
      reversedBy.every((back) => back.reversedBy.length > 0),
    );
    if (paid) await enter(id, { type: 'reversal', of: paid.id, on: today, reason: 'Rebotó' });
  },
  async 'is restored'(id) {
    const reversals = (await receipts(id)).flatMap(({ reversedBy }) => reversedBy);
    const back = reversals.find(({ reversedBy }) => reversedBy.length === 0);
    if (back) await enter(id, { type: 'reversal', of: back.id, on: today, reason: 'Sí llegó' });
  },
  async 'is forgiven late interest'(id, percent) {
    const [line] = await lateLines(id);
    const interest = line ? Decimal.sum(line.owed.lateInterest, line.owed.lateVat).times(percent).div(100) : null;
    if (!line || !interest?.gte('0.01')) return;
    await enter(id, { type: 'waiver', amount: interest.toFixed(2), instalment: line.number, on: today });
  },
  async 'is restructured'(id, percent) {
    await enter(id, { type: 'restructuring', paymentsLeft: 40 + (percent % 20), graceMonths: 3, on: today });
  },
};

const histories = fc.array(fc.tuple(fc.constantFrom(...Object.keys(STEPS)), fc.integer({ min: 5, max: 95 })), {
  minLength: 4,
  maxLength: 9,
});
/** Where all that is late changes at once, the contract may look paid on the way. */
const lines = fc.integer({ min: 1, max: 3 });
/** Each step at least once. */
const EVERY_STEP = Object.keys(STEPS).map((name): [string, number] => [name, 40]);

it('a case stays the same while anything is overdue, and ends when nothing is', async () => {
  await fc.assert(
    fc.asyncProperty(lines, histories, async (late, history) => {
      const id = await lateCase(late);
      const known = await identity(id);
      expect(known).toMatchObject({ assignedToId: care.id, agencyId: agency.id, handover: expect.any(String) });
      for (const [name, percent] of history) {
        await STEPS[name]?.(id, percent);
        const isLate = (await lateLines(id)).length > 0;
        expect({ after: name, isLate, ...(await identity(id)) }).toEqual({ after: name, isLate, ...(isLate && known) });
        if (!isLate) return;
      }
      const { missing } = await standing(id);
      await pay(id, missing);
      expect(await lateLines(id)).toEqual([]);
      expect(await identity(id)).toBeNull();
    }),
    {
      numRuns: 8,
      examples: [
        [1, EVERY_STEP],
        [2, EVERY_STEP],
      ],
    },
  );
}, 120_000);
