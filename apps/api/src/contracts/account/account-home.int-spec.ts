import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  createBillRequest,
  createConversation,
  createPolicy,
  createStoredFile,
  createTaxProfile,
} from '@flota/prisma/seed';
import { type AccountHome, accountHomeSchema, addDays, todayInMexico } from '@flota/schemas';
import pg from 'pg';
import { FieldEncryption } from '../../platform/crypto/field-encryption.js';
import { Ledgers } from '../ledger/ledgers.js';
import { contractOf, signedInOwner } from '../../testing/contract-owners.js';
import type { SignedIn } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

const today = todayInMexico();

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const homeOf = async ({ headers }: SignedIn): Promise<AccountHome> =>
  accountHomeSchema.parse((await api.http.get('/api/customers/home').set(headers).expect(200)).body);

const kindsOf = ({ alerts }: AccountHome) => alerts.map(({ kind }) => kind);

/** A customer whose tax data are complete, so that nothing but what a test does gives an alert. */
async function quietOwner(history: Parameters<typeof contractOf>[2] = {}) {
  const owner = await api.signIn('customer');
  const { id: taxProfileId } = await createTaxProfile(api.prisma, api.app.get(FieldEncryption), {
    customerId: owner.id,
    regime: '612',
    cfdiUse: 'G03',
    postalCode: '37480',
  });
  return { owner, contract: await contractOf(api, owner, { taxProfileId, ...history }) };
}

describe('GET /api/customers/home', () => {
  it('is empty for somebody without contracts', async () => {
    expect(await homeOf(await api.signIn('customer'))).toEqual({
      contracts: [],
      dueDays: [],
      dueNow: '0.00',
      dueThisMonth: '0.00',
      holders: [],
      outstandingCapital: '0.00',
      nextPayment: null,
      alerts: [],
    });
  });

  it('sums what is owed and names what to pay first', async () => {
    const { owner } = await quietOwner();
    const late = await contractOf(api, owner, { history: [{ does: 'pays on time', instalments: 13 }] });
    const home = await homeOf(owner);

    const owed = home.contracts.find(({ id }) => id === late.id);
    expect(home.dueNow).toBe(owed?.dueNow);
    expect(home.nextPayment).toEqual({ contractId: late.id, ...owed?.nextInstalment });
    expect(home.nextPayment).toMatchObject({ overdue: true, missing: owed?.dueNow });
  });

  it('says what falls due day by day, in whose name, and begins with what is longest overdue', async () => {
    const { owner, contract } = await quietOwner({ dueDaysAgo: 20 });
    const late = await contractOf(api, owner, { dueDaysAgo: 12, history: [{ does: 'pays on time', instalments: 12 }] });
    const home = await homeOf(owner);
    expect(home.contracts.map(({ id }) => id)).toEqual([late.id, contract.id]);
    const [next] = home.dueDays;
    const asked = home.contracts[1]?.nextInstalment;
    expect(next).toEqual({
      on: asked?.dueOn,
      amount: asked?.missing,
      count: 1,
      contractId: contract.id,
      contractLabel: contract.number,
    });
    const sum = (amounts: (string | null)[]) => amounts.reduce((total, amount) => total + Number(amount), 0).toFixed(2);
    expect(home.outstandingCapital).toBe(sum(home.contracts.map(({ outstandingCapital }) => outstandingCapital)));
    expect(home.holders).toMatchObject([
      { active: 2, dueNow: home.dueNow, outstandingCapital: home.outstandingCapital },
    ]);
  });

  it('asks for nothing that was paid before it is due', async () => {
    const { owner, contract } = await quietOwner({ dueDaysAgo: 27 });
    const before = await homeOf(owner);
    expect(kindsOf(before)).toContain('due-soon');
    const { missing = '' } = before.nextPayment ?? {};
    await api.prisma.$transaction((database) =>
      api.app
        .get(Ledgers)
        .enter(database, contract.id, { type: 'payment', amount: missing, on: todayInMexico(), reference: 'SPEI' }),
    );
    const home = await homeOf(owner);
    expect(home.contracts[0]).toMatchObject({
      unapplied: missing,
      nextInstalment: { total: missing, missing: '0.00' },
    });
    expect(home).toMatchObject({ dueNow: '0.00', nextPayment: null });
    expect(kindsOf(home)).not.toContain('due-soon');
  });

  it('takes the same number of queries however many contracts there are', async () => {
    const { owner } = await quietOwner();
    const query = jest.spyOn(pg.Client.prototype, 'query');
    // Of the tables of the product: queues ask for theirs on their own.
    const isOurs = (call: unknown[]) => JSON.stringify(call[0]).includes('\\"public\\".');
    // Timers ask too and settings are read again now and then: both can only add, so that the fewest are the request's.
    const count = async () => {
      const tries: number[] = [];
      for (let round = 0; round < 5; round++) {
        query.mockClear();
        await homeOf(owner);
        tries.push(query.mock.calls.filter(isOurs).length);
      }
      return Math.min(...tries);
    };
    const one = await count();
    for (let more = 0; more < 5; more++) await contractOf(api, owner, { ageMonths: 2 });
    expect(await count()).toBe(one);
    expect(one).toBeGreaterThan(5);
    expect(one).toBeLessThanOrEqual(16);
    query.mockRestore();
  });
});

describe('the alerts', () => {
  it('say nothing when there is nothing to say', async () => {
    expect(kindsOf(await homeOf((await quietOwner()).owner))).toEqual([]);
  });

  it('tell of an overdue payment with all that is owed', async () => {
    const { owner, contract } = await quietOwner({ history: [{ does: 'pays on time', instalments: 12 }] });
    const home = await homeOf(owner);
    expect(home.alerts).toEqual([
      {
        kind: 'overdue',
        contractId: contract.id,
        contractLabel: contract.number,
        date: home.contracts[0]?.nextInstalment?.dueOn,
        amount: home.dueNow,
      },
    ]);
  });

  it.each([
    [24, ['due-soon']],
    [20, []],
  ])('tell of a payment within seven days: due %i days ago, the next is near or not', async (dueDaysAgo, kinds) => {
    expect(kindsOf(await homeOf((await quietOwner({ dueDaysAgo })).owner))).toEqual(kinds);
  });

  it('tell of automatic payments that are paused, and of none that go on', async () => {
    const { owner, contract } = await quietOwner();
    const card = await api.prisma.savedCard.create({
      data: { customerId: owner.id, provider: 'sandbox', state: 'saved', setupExpiresAt: new Date() },
    });
    const data = {
      ...{ folio: `A-${contract.number}`, contractId: contract.id, cardId: card.id, daysBefore: 0 },
      ...{ textVersion: '1', text: 'Autorizo.', addressHash: '' },
    };
    const { id } = await api.prisma.automaticPayment.create({ data });
    expect(kindsOf(await homeOf(owner))).toEqual([]);
    await api.prisma.automaticPayment.update({ where: { id }, data: { state: 'paused', reason: 'card_removed' } });
    const { alerts, contracts } = await homeOf(owner);
    expect(alerts).toMatchObject([
      { kind: 'automatic-paused', contractId: contract.id, date: contracts[0]?.nextInstalment?.dueOn },
    ]);
  });

  it.each([
    ['policy-expired', -300, -3],
    ['policy-expiring', -300, 30],
    ['policy-short', -300, 31],
  ])('tell %s of a policy from day %i to day %i', async (kind, from, to) => {
    const { owner, contract } = await quietOwner();
    const period = { startsOn: addDays(today, from), endsOn: addDays(today, to) };
    await createPolicy(api.prisma, { contractId: contract.id, ...period });
    expect((await homeOf(owner)).alerts).toMatchObject([{ kind, date: period.endsOn, contractId: contract.id }]);
  });

  it('tell that the bill can be asked for, and when it was rejected', async () => {
    const { owner, contract } = await quietOwner({
      ageMonths: 6,
      history: [
        { does: 'pays on time', instalments: 3 },
        { does: 'pays off', daysLater: 4 },
      ],
    });
    expect(kindsOf(await homeOf(owner))).toEqual(['bill-available']);
    const request = await createBillRequest(api.prisma, { contractId: contract.id, rfc: 'x' });
    expect(kindsOf(await homeOf(owner))).toEqual([]);
    await api.prisma.billRequest.update({ where: { id: request.id }, data: { state: 'rejected' } });
    expect(kindsOf(await homeOf(owner))).toEqual(['bill-rejected']);
    await api.prisma.billRequest.update({ where: { id: request.id }, data: { state: 'needs_correction' } });
    expect(kindsOf(await homeOf(owner))).toEqual(['bill-correction']);
  });

  it('do not offer the bill of a leased vehicle that was not bought', async () => {
    const { owner } = await quietOwner({ planSlug: 'arrendamiento-puro', ageMonths: 36, termMonths: 36 });
    const home = await homeOf(owner);
    expect(home.contracts[0]?.state).toBe('paid_off');
    expect(kindsOf(home)).toEqual([]);
  });

  it('tell of a new statement, an unread message and missing tax data', async () => {
    const { owner, contract } = await signedInOwner(api, { nickname: 'La roja' });
    const statement = async (daysAgo: number, month: string) =>
      api.prisma.statement.create({
        data: {
          contractId: contract.id,
          month: new Date(`${month}-01`),
          cutOn: new Date(`${month}-28`),
          figures: {},
          fileId: (await createStoredFile(api.prisma, { visibility: 'private' })).id,
          issuedAt: new Date(Date.now() - daysAgo * 86_400_000),
        },
      });
    await statement(40, '2026-01');
    await statement(2, '2026-02');
    const conversation = await createConversation(api.prisma, {
      customerId: owner.id,
      customerReadAt: new Date(Date.now() - 3_600_000),
    });
    await api.prisma.message.create({ data: { conversationId: conversation.id, author: 'staff', text: 'Con gusto.' } });

    const { alerts } = await homeOf(owner);
    expect(alerts.map(({ kind, contractLabel }) => [kind, contractLabel])).toEqual([
      ['message', null],
      ['tax-data-missing', 'La roja'],
      ['statement-ready', 'La roja'],
    ]);

    await api.prisma.conversation.update({ where: { id: conversation.id }, data: { customerReadAt: new Date() } });
    expect(kindsOf(await homeOf(owner))).not.toContain('message');
  });
});
