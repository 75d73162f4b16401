import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { planRules } from '@flota/prisma/seed';
import { type AdminQuote, type CreditFigures, type PlanRules, type SavedQuote, savedQuoteSchema } from '@flota/schemas';
import { extractText, getDocumentProxy } from 'unpdf';
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

const insured = (mandatoryInsurance: PlanRules['mandatoryInsurance']) =>
  api.http
    .patch('/api/admin/plans/credito-directo')
    .set(finance.headers)
    .send({ rules: { ...planRules['credito-directo'], mandatoryInsurance } });
const save = async (changes: object = {}) =>
  savedQuoteSchema.parse(
    (
      await api.http
        .post('/api/quotes')
        .send({ ...c01, ...changes })
        .expect(201)
    ).body,
  );
const creditFigures = ({ figures }: SavedQuote): CreditFigures => {
  if (!('monthlyPayment' in figures)) throw new Error('not a credit');
  return figures;
};
const reopened = async ({ token }: SavedQuote) =>
  (await api.http.get(`/api/quotes/${token}`).expect(200)).body as object;
const pdfText = async ({ token }: SavedQuote) => {
  const { body } = await api.http.get(`/api/quotes/${token}/pdf`).buffer(true).expect(200);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(body as Buffer)), { mergePages: true });
  return text.replace(/\s+/g, ' ');
};

describe('a quote of a plan with mandatory insurance', () => {
  it('has the insurance to the cent, apart from payment and total, and keeps it when the rule goes', async () => {
    const plain = await save();
    expect(plain.figures).not.toHaveProperty('insuranceTotal');

    await insured({ annualPercentOfPrice: '3.25', countsInCat: true }).expect(200);
    const quote = await save({ units: 2 });
    // 3480000.00 * 3.25 % / 12, and 16 % of it
    expect(quote.figures).toMatchObject({
      insuranceWithoutVat: '9425.00',
      insuranceVat: '1508.00',
      insuranceTotal: '10933.00',
      catInsurance: '9425.00',
    });
    const { monthlyPayment, initialOutlay, totalPaidAll, catDisplay: plainCat } = creditFigures(plain);
    expect(quote.figures).toMatchObject({ monthlyPayment, initialOutlay, totalPaidAll });
    expect(quote.fleet).toMatchObject({ monthlyPayment: '131005.46', insurance: '21866.00' });
    const { catDisplay } = creditFigures(quote);
    expect(parseFloat(catDisplay)).toBeGreaterThan(parseFloat(plainCat));
    const pdf = await pdfText(quote);
    expect(pdf).toContain('$10,933.00');
    expect(pdf).toContain(`CAT ${catDisplay} sin IVA. Incluye el seguro obligatorio.`);
    const { id } = await api.prisma.quote.findUniqueOrThrow({ where: { folio: quote.folio } });
    const { body } = await api.http.get(`/api/admin/quotes/${id}`).set(finance.headers).expect(200);
    expect((body as AdminQuote).figures).toMatchObject({ insuranceTotal: '10933.00', catInsurance: '9425.00' });

    await insured({ annualPercentOfPrice: '9', countsInCat: false }).expect(200);
    expect(await reopened(quote)).toEqual(quote);
    expect(await pdfText(quote)).toBe(pdf);
    await insured(null).expect(200);
    expect(await reopened(quote)).toEqual(quote);
    expect(await reopened(plain)).toEqual(plain);
  });

  it('has the CAT without it where it does not count', async () => {
    await insured({ annualPercentOfPrice: '3.25', countsInCat: false }).expect(200);
    const { figures } = await save();
    expect(figures).toMatchObject({ insuranceTotal: '10933.00', catInsurance: '0.00', catDisplay: '16.6%' });
  });

  it('is not to be had at a premium nobody would ask', async () => {
    const { body } = await insured({ annualPercentOfPrice: '25.5', countsInCat: true }).expect(422);
    expect(body).toMatchObject({
      errors: [{ field: 'rules.mandatoryInsurance.annualPercentOfPrice', code: 'INSURANCE.OUT_OF_RANGE' }],
    });
  });
});

it('rules stored before there was insurance still quote, and count as unchanged when sent back with none', async () => {
  const { mandatoryInsurance: _, ...old } = planRules.flexibility;
  await api.prisma.planVersion.updateMany({ where: { planSlug: 'flexibility' }, data: { rules: old } });
  const quote = await save({ plan: 'flexibility', termMonths: 36 });
  expect(quote.figures).not.toHaveProperty('insuranceTotal');
  const { body } = await api.http
    .patch('/api/admin/plans/flexibility')
    .set(finance.headers)
    .send({ rules: planRules.flexibility })
    .expect(200);
  expect(body).toMatchObject({ version: 1, rules: { mandatoryInsurance: null } });
});
