import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { planRules } from '@flota/prisma/seed';
import { type AdminQuote, type SavedQuote, savedQuoteSchema } from '@flota/schemas';
import { editRecord } from '../testing/edit-record.js';
import { c01 } from '../testing/quote-request.js';
import type { SignedIn } from '../testing/sign-in.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';

let api: TestApp;
let finance: SignedIn;

beforeAll(async () => {
  api = await startTestApp();
  finance = await api.signIn('finance');
});
afterAll(() => api.close());

const post = (changes: object) => api.http.post('/api/quotes').send({ ...c01, ...changes });
const save = async (changes: object): Promise<SavedQuote> =>
  savedQuoteSchema.parse((await post(changes).expect(201)).body);
const bordering = (borderVatOnInterestRate: string | null) =>
  editRecord(api, finance, '/api/admin/plans/credito-directo', {
    rules: { ...planRules['credito-directo'], borderVatOnInterestRate },
  }).expect(200);

describe('who borrows', () => {
  it.each([
    ['fisica', '15.4', '0.16'],
    ['fisica_empresarial', '15.4', '0'],
    ['moral', '14.5', '0'],
  ])('as %s pays %s %% and bears VAT of %s', async (personType, annualRatePercent, vatOnInterestRate) => {
    const quote = await save({ personType });
    expect(quote).toMatchObject({ personType, annualRatePercent, terms: { vatOnInterestRate } });
    const { body } = await api.http.get(`/api/quotes/${quote.token}`).expect(200);
    expect(body).toEqual(quote);
  });

  it('is found by staff', async () => {
    const { folio } = await save({ personType: 'fisica_empresarial' });
    const filter = JSON.stringify({ personType: 'fisica_empresarial', q: folio });
    const { body } = await api.http.get('/api/admin/quotes').query({ filter }).set(finance.headers).expect(200);
    expect(body).toMatchObject({ total: 1, data: [{ folio, personType: 'fisica_empresarial', borderRegion: false }] });
  });
});

describe('the border region', () => {
  const asked = { personType: 'fisica', borderRegion: true };

  it('is not quoted unless the plan asks for it', async () => {
    for (const changes of [asked, { ...asked, plan: 'arrendamiento-financiero', downPaymentPercent: '10' }]) {
      expect((await post(changes).expect(422)).body).toMatchObject({
        errors: [{ field: 'borderRegion', code: 'BORDER_REGION.NOT_OFFERED' }],
      });
    }
  });

  it('bears its own VAT, and the quote says so and keeps it', async () => {
    await bordering('0.08');
    const quote = await save(asked);
    expect(quote).toMatchObject({ borderRegion: true, terms: { vatOnInterestRate: '0.08' } });
    // 2784000.00 at 15.4 %, a month: 35728.00
    expect(quote.schedule[0]).toMatchObject({ interest: '35728.00', vat: '2858.24' });
    expect((await save({ ...asked, personType: 'moral' })).terms).toMatchObject({ vatOnInterestRate: '0' });
    await bordering(null);
    const { body } = await api.http.get(`/api/quotes/${quote.token}`).expect(200);
    expect(body).toEqual(quote);
    const { id } = await api.prisma.quote.findUniqueOrThrow({ where: { folio: quote.folio } });
    const { body: seen } = await api.http.get(`/api/admin/quotes/${id}`).set(finance.headers).expect(200);
    expect((seen as AdminQuote).borderRegion).toBe(true);
  });
});

describe('the day of the first payment', () => {
  const daysFromToday = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

  it('is a month later unless it is said, and then it is in the first payment and in the CAT', async () => {
    const plain = await save({});
    expect(plain).not.toHaveProperty('firstPaymentOn');
    const firstPaymentOn = daysFromToday(20);
    const quote = await save({ firstPaymentOn });
    expect(quote).toMatchObject({ firstPaymentOn, terms: { firstPeriod: { firstDueOn: firstPaymentOn } } });
    const [first, ...others] = quote.schedule;
    expect(first?.capital).toBe(plain.schedule[0]?.capital);
    expect(Number(first?.interest)).toBeLessThan(Number(plain.schedule[0]?.interest));
    expect(others).toEqual(plain.schedule.slice(1));
    expect(quote.figures).not.toHaveProperty(
      'catPercentExact',
      (plain.figures as { catPercentExact: string }).catPercentExact,
    );
  });

  it.each([
    [{ firstPaymentOn: '2020-01-01' }, 'FIRST_PERIOD.OUT_OF_RANGE'],
    [{ firstPaymentOn: daysFromToday(60) }, 'FIRST_PERIOD.OUT_OF_RANGE'],
    [{ firstPaymentOn: '2027-02-30' }, 'DATE.INVALID'],
    [
      { firstPaymentOn: daysFromToday(20), plan: 'arrendamiento-puro', downPaymentPercent: '0', termMonths: 48 },
      'FIRST_PERIOD.NOT_OFFERED',
    ],
  ])('%j is refused', async (changes, code) => {
    expect((await post(changes).expect(422)).body).toMatchObject({ errors: [{ field: 'firstPaymentOn', code }] });
  });
});
