import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { planRules } from '@flota/prisma/seed';
import {
  addDays,
  type AdminPlanDetail,
  type AdminPlanRates,
  type AdminRateChange,
  type AdminRatePreview,
  instantInMexico,
  type Problem,
  type RateRow,
  todayInMexico,
} from '@flota/schemas';
import { editRecord } from '../../testing/edit-record.js';
import { c01 } from '../../testing/quote-request.js';
import type { SignedIn } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let api: TestApp;
let maker: SignedIn;
let checker: SignedIn;
let admin: SignedIn;

beforeAll(async () => {
  api = await startTestApp();
  [maker, checker, admin] = [await api.signIn('finance'), await api.signIn('finance'), await api.signIn('admin')];
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.prisma.quote.deleteMany();
  await api.prisma.planVersion.deleteMany({ where: { number: { gt: 1 } } });
  await api.prisma.rateChange.deleteMany();
  await api.prisma.rateDraft.deleteMany();
  await api.prisma.rateSettings.update({ where: { id: 1 }, data: { approvalNeeded: true } });
});

const CREDIT = 'credito-directo';
const credit = planRules[CREDIT];
const today = todayInMexico();
const inDays = (days: number) => addDays(today, days);

/** All rates as they are, but for one that the quote of C01 gets. */
const cheaper = (rate = '13.1'): RateRow[] =>
  credit.rates.map((row) =>
    row.annualRatePercent === '14.5' && row.maxTermMonths === 60 ? { ...row, annualRatePercent: rate } : row,
  );

const send = (who: SignedIn, path: string, body: object = {}) =>
  api.http.post(`/api/admin/${path}`).set(who.headers).send(body);
const propose = (body: object = {}, who = maker) =>
  send(who, `plans/${CREDIT}/rate-changes`, { rates: cheaper(), effectiveOn: today, reason: 'Baja la TIIE', ...body });
const proposed = async (body: object = {}, who = maker) =>
  (await propose(body, who).expect(201)).body as AdminRateChange;
const act = (who: SignedIn, id: string, word: string, body: object = {}) =>
  send(who, `rate-changes/${id}/${word}`, body);
const rate = async () =>
  ((await api.http.post('/api/quotes/calculate').send(c01).expect(200)).body as { annualRatePercent: string })
    .annualRatePercent;
const read = async (who = maker) =>
  (await api.http.get(`/api/admin/plans/${CREDIT}/rates`).set(who.headers).expect(200)).body as AdminPlanRates;
const errorsOf = (body: unknown) => (body as Problem).errors;

/** As if the day of a scheduled version had come. */
async function comes(number: number): Promise<void> {
  await api.prisma.$executeRaw`ALTER TABLE plan_version DISABLE TRIGGER never_changed`;
  await api.prisma.planVersion.update({
    where: { planSlug_number: { planSlug: CREDIT, number } },
    data: { effectiveFrom: new Date() },
  });
  await api.prisma.$executeRaw`ALTER TABLE plan_version ENABLE TRIGGER never_changed`;
}

describe('rates that somebody proposes', () => {
  it('wait for another person, who sees what changes, and then are in force', async () => {
    const { id, state } = await proposed();
    expect(state).toBe('waiting');
    expect(await rate()).toBe('14.5');
    const dashboard = await api.http.get('/api/admin/dashboard').set(checker.headers).expect(200);
    expect(dashboard.body).toMatchObject({ waitingRates: 1 });
    const own = await api.http.get('/api/admin/dashboard').set(maker.headers).expect(200);
    expect(own.body).toMatchObject({ waitingRates: 0 });
    expect((await read(checker)).waiting).toMatchObject([{ id, reason: 'Baja la TIIE', maker: { id: maker.id } }]);

    expect((await act(maker, id, 'approve').expect(403)).body).toMatchObject({ code: 'RATE_CHANGE.OWN' });
    await act(maker, id, 'reject', { note: 'No' }).expect(403);
    const { body } = await act(checker, id, 'approve').expect(200);
    expect(body).toMatchObject({ state: 'approved', checker: { id: checker.id }, version: { number: 2 } });
    expect(await rate()).toBe('13.1');
    await act(checker, id, 'approve').expect(409);
    const { body: kept } = await act(checker, id, 'withdraw').expect(409);
    expect(kept).toMatchObject({ code: 'RATE_CHANGE.IN_FORCE' });

    const entries = await api.prisma.auditEntry.findMany({ where: { recordId: id }, orderBy: { at: 'asc' } });
    expect(entries.map(({ action, actorEmail }) => [action, actorEmail])).toEqual([
      ['propose', maker.email],
      ['approve', checker.email],
    ]);
  });

  it('become one version when two people approve at once', async () => {
    const { id } = await proposed();
    const answers = await Promise.all([checker, admin, checker].map((who) => act(who, id, 'approve')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await api.prisma.planVersion.count({ where: { planSlug: CREDIT } })).toBe(2);
  });

  it('are rejected with a reason, or withdrawn by their maker alone, and change nothing', async () => {
    const rejected = await proposed();
    await act(checker, rejected.id, 'reject', { note: '' }).expect(422);
    const { body } = await act(checker, rejected.id, 'reject', { note: 'Falta el comité' }).expect(200);
    expect(body).toMatchObject({ state: 'rejected', note: 'Falta el comité', checker: { id: checker.id } });
    const withdrawn = await proposed();
    await act(checker, withdrawn.id, 'withdraw').expect(403);
    await act(maker, withdrawn.id, 'withdraw').expect(200);
    await act(checker, withdrawn.id, 'approve').expect(409);
    expect(await rate()).toBe('14.5');
  });

  it('are made once however often they are sent with the same key', async () => {
    const body = { rates: cheaper(), effectiveOn: today, reason: 'x' };
    const again = () =>
      send(maker, `plans/${CREDIT}/rate-changes`, body).set('idempotency-key', 'rates-once-1').expect(201);
    const [one, other] = [await again(), await again()];
    expect((one.body as AdminRateChange).id).toBe((other.body as AdminRateChange).id);
    expect(await api.prisma.rateChange.count()).toBe(1);
  });

  it.each<[string, object, string, string]>([
    ['the rates of today', { rates: credit.rates }, 'rates', 'RATES.UNCHANGED'],
    ['no rates', { rates: [] }, 'rates', 'RATE.GAP'],
    [
      'a gap',
      {
        rates: cheaper()
          .slice(1)
          .filter(({ vehicleTypes }) => vehicleTypes?.[0] === 'camion'),
      },
      'rates',
      'RATE.GAP',
    ],
    [
      'a rate that is none',
      { rates: [{ annualRatePercent: 'mucho' }] },
      'rates.0.annualRatePercent',
      'DECIMAL.INVALID',
    ],
    ['a day that is none', { effectiveOn: '2026-02-31' }, 'effectiveOn', 'DATE.INVALID'],
    ['no reason', { reason: '  ' }, 'reason', 'TEXT.REQUIRED'],
  ])('are refused with %s', async (_what, body, field, code) => {
    expect(errorsOf((await propose(body).expect(422)).body)?.[0]).toMatchObject({ field, code });
    expect(await api.prisma.rateChange.count()).toBe(0);
  });

  it('are not for a plan that has none or is not there', async () => {
    const body = { rates: cheaper(), effectiveOn: today, reason: 'x' };
    await send(maker, 'plans/insurance/rate-changes', body).expect(404);
    await send(maker, 'plans/no-hay/rate-changes', body).expect(404);
  });

  it('take no second person where an administrator says so', async () => {
    await editRecord(api, maker, '/api/admin/rate-settings/1', { approvalNeeded: false }).expect(403);
    await editRecord(api, admin, '/api/admin/rate-settings/1', { approvalNeeded: false }).expect(200);
    expect(await proposed()).toMatchObject({ state: 'approved', checker: null, version: { number: 2 } });
    expect(await rate()).toBe('13.1');
  });
});

describe('rates of a later day', () => {
  const scheduled = async (days: number, annual: string) => {
    const { id } = await proposed({ rates: cheaper(annual), effectiveOn: inDays(days) });
    return (await act(checker, id, 'approve').expect(200)).body as AdminRateChange;
  };

  it('come into force in the order of their days, whichever was agreed to first', async () => {
    const later = await scheduled(9, '12.1');
    const sooner = await scheduled(3, '12.7');
    expect(later.version?.effectiveFrom).toBe(instantInMexico(inDays(9)).toISOString());
    expect((await read()).scheduled.map(({ number }) => number)).toEqual([3, 2]);
    expect(await rate()).toBe('14.5');
    await comes(3);
    expect(await rate()).toBe('12.7');
    await comes(2);
    expect(await rate()).toBe('12.1');
    await act(checker, sooner.id, 'withdraw').expect(409);
  });

  it('are withdrawn before it, by whoever may propose, and then never come', async () => {
    const { id } = await scheduled(3, '12.7');
    const { body } = await act(maker, id, 'withdraw').expect(200);
    expect(body).toMatchObject({ state: 'withdrawn', withdrawnBy: { id: maker.id } });
    expect((await read()).scheduled).toEqual([]);
    await comes(2);
    expect(await rate()).toBe('14.5');
    await scheduled(3, '12.8');
  });

  it('have their day for themselves', async () => {
    await scheduled(3, '12.7');
    const { id } = await proposed({ rates: cheaper('12'), effectiveOn: inDays(3) });
    expect((await act(checker, id, 'approve').expect(409)).body).toMatchObject({ code: 'RATE_CHANGE.DAY_TAKEN' });
  });

  it('keep theirs and get what else is changed until then', async () => {
    await scheduled(3, '12.7');
    const { rules } = (await api.http.get(`/api/admin/plans/${CREDIT}`).set(maker.headers).expect(200))
      .body as AdminPlanDetail;
    await editRecord(api, maker, `/api/admin/plans/${CREDIT}`, { rules: { ...rules, openingFeePercent: '3' } }).expect(
      200,
    );
    await comes(2);
    const { body } = await api.http.post('/api/quotes/calculate').send(c01).expect(200);
    expect(body).toMatchObject({ annualRatePercent: '12.7', figures: { openingFee: '83520.00' } });
  });

  it('are compared with the version that is in force on that day', async () => {
    await scheduled(3, '12.7');
    const body = { rates: cheaper('12'), effectiveOn: inDays(5) };
    const { body: answer } = await send(maker, `plans/${CREDIT}/rate-previews`, body).expect(200);
    const { base, comparison } = answer as AdminRatePreview;
    expect(base.number).toBe(2);
    const changed = comparison[0]?.groups.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells));
    expect(changed?.filter(({ after, before }) => after !== before)).toEqual([{ before: '12.7', after: '12' }]);
  });
});

describe('what other rates would change', () => {
  it('is told in three examples of the catalogue by both versions, to the cent of a quote', async () => {
    const { body } = await send(maker, `plans/${CREDIT}/rate-previews`, {
      rates: [{ annualRatePercent: '10' }],
      effectiveOn: today,
    }).expect(200);
    const { examples, faults } = body as AdminRatePreview;
    expect(faults).toEqual([]);
    expect(examples).toHaveLength(3);
    expect(new Set(examples.map(({ vehicleType }) => vehicleType))).toEqual(new Set(['camion', 'autobus']));
    for (const { after, before } of examples) {
      expect(Number(before?.annualRatePercent)).toBeGreaterThan(10);
      expect(after?.annualRatePercent).toBe('10');
      expect(Number(after?.firstPayment)).toBeLessThan(Number(before?.firstPayment));
      expect(Number(after?.total)).toBeLessThan(Number(before?.total));
      expect(after?.cat).not.toBe(before?.cat);
    }
    expect(await rate()).toBe('14.5');
  });

  it('says where something would have no rate, and by which it is no longer offered', async () => {
    const rates = [{ annualRatePercent: '10', vehicleTypes: ['camion'] }];
    const { body } = await send(maker, `plans/${CREDIT}/rate-previews`, { rates, effectiveOn: today }).expect(200);
    const { examples, faults } = body as AdminRatePreview;
    expect(faults).toMatchObject([{ field: 'rates', code: 'RATE.GAP' }]);
    expect(examples.find(({ vehicleType }) => vehicleType === 'autobus')?.after).toBeNull();
  });
});

describe('a draft', () => {
  const keep = (body: object, who = maker) =>
    api.http
      .put(`/api/admin/plans/${CREDIT}/rate-draft`)
      .set(who.headers)
      .send({ rates: cheaper(), effectiveOn: inDays(2), reason: 'Aún no', updatedAt: null, ...body });

  it('is kept for its author alone, from the version they read, until it is proposed', async () => {
    const { body } = await keep({}).expect(200);
    expect((await read()).draft).toMatchObject({ rates: cheaper(), effectiveOn: inDays(2), reason: 'Aún no' });
    expect((await read(checker)).draft).toBeNull();
    await keep({}).expect(409);
    await keep({ reason: '', updatedAt: (body as { updatedAt: string }).updatedAt }).expect(200);
    await proposed();
    expect((await read()).draft).toBeNull();
  });

  it('may have gaps, and is discarded', async () => {
    await keep({ rates: [], effectiveOn: null }).expect(200);
    await api.http.delete(`/api/admin/plans/${CREDIT}/rate-draft`).set(maker.headers).expect(204);
    expect((await read()).draft).toBeNull();
  });
});

describe('the database', () => {
  it('lets nobody agree to their own rates, whatever the program does', async () => {
    const { id } = await proposed();
    const data = { state: 'approved' as const, decidedAt: new Date() };
    await expect(
      api.prisma.rateChange.update({ where: { id }, data: { ...data, checkerId: maker.id } }),
    ).rejects.toThrow('rate_change_two_people');
    await expect(api.prisma.rateChange.update({ where: { id }, data })).rejects.toThrow('rate_change_approved_by');
    await expect(api.prisma.rateChange.update({ where: { id }, data: { rates: [] } })).rejects.toThrow('never changed');
  });

  it('takes no version with other rates than were agreed to, and changes none whose day came', async () => {
    const { id } = await proposed();
    const version = {
      planSlug: CREDIT,
      number: 2,
      rules: { ...credit, rates: [{ annualRatePercent: '1' }] },
      rateChangeId: id,
    };
    await expect(api.prisma.planVersion.create({ data: version })).rejects.toThrow('agreed to');
    await expect(
      api.prisma.planVersion.update({
        where: { planSlug_number: { planSlug: CREDIT, number: 1 } },
        data: { createdBy: 'otra@flota.test' },
      }),
    ).rejects.toThrow('never changed');
  });
});
