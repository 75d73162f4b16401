import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type AdminQuote, type Problem, savedQuoteSchema } from '@flota/schemas';
import { c01 } from '../testing/quote-request.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const post = (body: object, headers: Record<string, string> = {}) =>
  api.http.post('/api/quotes').set(headers).send(body);
const save = async (changes: object) => savedQuoteSchema.parse((await post({ ...c01, ...changes }).expect(201)).body);
const refused = async (changes: object) => ((await post({ ...c01, ...changes }).expect(422)).body as Problem).errors;
const stored = (folio: string) => api.prisma.quote.findUniqueOrThrow({ where: { folio } });

const flexibility = { plan: 'flexibility', termMonths: 36 };

describe('a quote of several vehicles', () => {
  it('has the figures of one and what all cost together', async () => {
    const quote = await save({ units: 5 });
    expect(quote).toMatchObject({
      units: 5,
      figures: { monthlyPayment: '65502.73', totalPaidAll: '4690752.97' },
      fleet: { initialOutlay: '3802944.00', monthlyPayment: '327513.65', total: '23453764.85' },
    });
    expect((await api.http.get(`/api/quotes/${quote.token}`).expect(200)).body).toEqual(quote);
    const finance = await api.signIn('finance');
    const { id } = await stored(quote.folio);
    const { body } = await api.http.get(`/api/admin/quotes/${id}`).set(finance.headers).expect(200);
    const { units, planVersion, monthlyPayment } = body as AdminQuote;
    expect({ units, planVersion, monthlyPayment }).toEqual({ units: 5, planVersion: 1, monthlyPayment: '65502.73' });
  });

  it('is of one unless it says otherwise', async () => {
    expect(await save({})).toMatchObject({ units: 1, fleet: { initialOutlay: '760588.80', total: '4690752.97' } });
  });

  it('has no total where the plan has none', async () => {
    const { fleet } = await save({ plan: 'arrendamiento-puro', downPaymentPercent: '0', termMonths: 48, units: 2 });
    expect(fleet).toMatchObject({ monthlyPayment: '169077.96', insurance: expect.any(String) });
    expect(fleet).not.toHaveProperty('total');
    expect(fleet).not.toHaveProperty('totalWithInsurance');
  });

  it.each([
    [0, 'UNITS.OUT_OF_RANGE'],
    [100, 'UNITS.OUT_OF_RANGE'],
    [1.5, 'UNITS.INVALID'],
    ['5', 'UNITS.INVALID'],
    [null, 'UNITS.INVALID'],
  ])('is refused with %j of them', async (units, code) => {
    expect(await refused({ units })).toMatchObject([{ field: 'units', code }]);
  });

  it('is another request than one of fewer, also under the same key', async () => {
    const key = { 'idempotency-key': 'fleet-0001' };
    await post({ ...c01, units: 2 }, key).expect(201);
    await post({ ...c01, units: 2 }, key).expect(201);
    expect((await post({ ...c01, units: 3 }, key).expect(422)).body).toMatchObject({ code: 'IDEMPOTENCY.KEY_REUSED' });
    expect((await post(c01, key).expect(422)).body).toMatchObject({ code: 'IDEMPOTENCY.KEY_REUSED' });
  });
});

describe('the balloon of a quote', () => {
  it('is the one that was asked for', async () => {
    const quote = await save({ ...flexibility, balloonPercent: '15.5' });
    expect(quote).toMatchObject({ balloonPercent: '15.5', figures: { balloon: '539400.00' } });
    expect((await api.http.get(`/api/quotes/${quote.token}`).expect(200)).body).toEqual(quote);
    expect((await stored(quote.folio)).balloonPercent?.toString()).toBe('15.5');
  });

  it('is the plan’s own when none was asked for, and absent in other plans', async () => {
    expect(await save(flexibility)).toMatchObject({ balloonPercent: '30' });
    const credit = await save({});
    expect(credit).not.toHaveProperty('balloonPercent');
    expect((await stored(credit.folio)).balloonPercent).toBeNull();
  });

  it.each([
    [{ ...flexibility, balloonPercent: '9.99' }, 'BALLOON.OUT_OF_RANGE'],
    [{ ...flexibility, balloonPercent: '40.01' }, 'BALLOON.OUT_OF_RANGE'],
    [{ ...flexibility, balloonPercent: '-1' }, 'DECIMAL.INVALID'],
    [{ balloonPercent: '20' }, 'BALLOON.NOT_OFFERED'],
    [{ balloonPercent: '0' }, 'BALLOON.NOT_OFFERED'],
  ])('is refused: %j', async (changes, code) => {
    expect(await refused(changes)).toMatchObject([{ field: 'balloonPercent', code }]);
  });
});
