import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Prisma } from '@flota/prisma';
import { planRules } from '@flota/prisma/seed';
import { type AdminQuote, type CreditFigures, type PlanRules, type SavedQuote, savedQuoteSchema } from '@flota/schemas';
import { extractText, getDocumentProxy } from 'unpdf';
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

const insured = (insurance: PlanRules['insurance']) =>
  editRecord(api, finance, '/api/admin/plans/credito-directo', {
    rules: { ...planRules['credito-directo'], insurance },
  });
const at = (annualPercentOfPrice: string, mandatory = true) => ({ mandatory, premiums: [{ annualPercentOfPrice }] });
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

describe('a quote of a plan with insurance', () => {
  it('has the insurance to the cent, apart from payment and total, and keeps it when the rule goes', async () => {
    await insured(null).expect(200);
    const plain = await save();
    expect(plain.figures).not.toHaveProperty('insuranceTotal');

    await insured(at('3.25')).expect(200);
    const quote = await save({ units: 2 });
    // 3480000.00 * 3.25 % / 12, 16 % of it, and 60 of both; CATs as in the tests of the maths
    expect(quote.figures).toMatchObject({
      insuranceWithoutVat: '9425.00',
      insuranceVat: '1508.00',
      insuranceTotal: '10933.00',
      insuranceOfTerm: '655980.00',
      totalPaidAll: '4690752.97',
      totalWithInsurance: '5346732.97',
      catInsurance: '9425.00',
      catPercentExact: '24.0246129699',
      catWithoutInsurancePercentExact: '16.5523888664',
    });
    const { monthlyPayment, initialOutlay } = creditFigures(plain);
    expect(quote.figures).toMatchObject({ monthlyPayment, initialOutlay });
    expect(quote.fleet).toMatchObject({
      monthlyPayment: '131005.46',
      insurance: '21866.00',
      total: '9381505.94',
      totalWithInsurance: '10693465.94',
    });
    const pdf = await pdfText(quote);
    for (const said of [
      '$10,933.00',
      '$655,980.00',
      '$5,346,732.97',
      'La prima del seguro es una estimación: 3.25 % del precio al año, más IVA.',
      'CAT 24.0 % sin IVA. Incluye el seguro obligatorio.',
      'Sin el seguro, el CAT es 16.6 % sin IVA.',
    ]) {
      expect(pdf).toContain(said);
    }
    const { id } = await api.prisma.quote.findUniqueOrThrow({ where: { folio: quote.folio } });
    const { body } = await api.http.get(`/api/admin/quotes/${id}`).set(finance.headers).expect(200);
    expect((body as AdminQuote).figures).toMatchObject({ insuranceTotal: '10933.00', catInsurance: '9425.00' });

    await insured(at('9', false)).expect(200);
    expect(await reopened(quote)).toEqual(quote);
    expect(await pdfText(quote)).toBe(pdf);
    await insured(null).expect(200);
    expect(await reopened(quote)).toEqual(quote);
    expect(await reopened(plain)).toEqual(plain);
  });

  it('that may be left has the CAT without it, and the one with it beside', async () => {
    await insured(at('3.25', false)).expect(200);
    const quote = await save();
    expect(quote.figures).toMatchObject({
      insuranceTotal: '10933.00',
      catInsurance: '0.00',
      catDisplay: '16.6%',
      catWithInsuranceDisplay: '24.0%',
    });
    const pdf = await pdfText(quote);
    expect(pdf).toContain('CAT 16.6 % sin IVA. No incluye el seguro.');
    expect(pdf).toContain('Con el seguro, el CAT es 24.0 % sin IVA.');
  });

  it('that may be left can be left out, and stays out', async () => {
    await insured(at('3.25', false)).expect(200);
    const quote = await save({ insurance: false });
    expect(quote).toMatchObject({ withoutInsurance: true, figures: { catDisplay: '16.6%' } });
    expect(quote.figures).not.toHaveProperty('insuranceTotal');
    expect(quote.terms).not.toHaveProperty('optionalInsuranceMonthly');
    await insured(at('3.25')).expect(200);
    expect(await reopened(quote)).toEqual(quote);
    expect(await pdfText(quote)).not.toContain('prima del seguro');
    expect(await save({ insurance: true })).not.toHaveProperty('withoutInsurance');
  });

  it.each([
    ['required', at('3.25'), false, 'INSURANCE.MANDATORY'],
    ['not there', null, true, 'INSURANCE.NOT_OFFERED'],
  ])('that is %s is not asked away or in', async (_what, rule, insurance, code) => {
    await insured(rule).expect(200);
    for (const path of ['/api/quotes', '/api/quotes/calculate']) {
      const { body } = await api.http
        .post(path)
        .send({ ...c01, insurance })
        .expect(422);
      expect(body).toMatchObject({ errors: [{ field: 'insurance', code }] });
    }
  });

  it('takes the premium of the type of vehicle', async () => {
    const premiums = [{ annualPercentOfPrice: '3.2', vehicleTypes: ['camion'] }, { annualPercentOfPrice: '3.9' }];
    await insured({ mandatory: true, premiums }).expect(200);
    expect((await save()).terms).toMatchObject({
      insuranceAnnualPercentOfPrice: '3.2',
      mandatoryInsuranceMonthly: '9280.00',
    });
  });

  it.each([
    ['a premium nobody would ask', at('25.5'), 'insurance.premiums.0.annualPercentOfPrice', 'INSURANCE.OUT_OF_RANGE'],
    ['no premium', { mandatory: true, premiums: [] }, 'insurance.premiums', 'INSURANCE.MISSING'],
    [
      'none for buses',
      { mandatory: true, premiums: [{ annualPercentOfPrice: '3', vehicleTypes: ['camion'] }] },
      'insurance.premiums',
      'INSURANCE.MISSING',
    ],
  ])('is not to be had with %s', async (_what, insurance, field, code) => {
    const { body } = await insured(insurance).expect(422);
    expect(body).toMatchObject({ errors: [{ field: `rules.${field}`, code }] });
  });
});

describe('rules stored before there were three persons and premiums', () => {
  const { insurance: _, borderVatOnInterestRate: __, ...since } = planRules.flexibility;
  const stored = {
    ...since,
    personTypes: ['fisica', 'moral'],
    rates: [
      { annualRatePercent: '13.9', personTypes: ['moral'] },
      { annualRatePercent: '14.8', personTypes: ['fisica'] },
    ],
    vatOnInterestRate: { fisica: '0.16', moral: '0' },
    mandatoryInsurance: { annualPercentOfPrice: '3.25', countsInCat: true },
  };

  it('still quote, serve who has business activity, and count as unchanged when sent back', async () => {
    // As an earlier edition left it: none of today's may change a version whose day came.
    await api.prisma.$executeRaw`ALTER TABLE plan_version DISABLE TRIGGER never_changed`;
    await api.prisma.planVersion.updateMany({ where: { planSlug: 'flexibility' }, data: { rules: stored } });
    await api.prisma.$executeRaw`ALTER TABLE plan_version ENABLE TRIGGER never_changed`;
    const asked = { plan: 'flexibility', termMonths: 36 };
    const company = await save(asked);
    expect(company).toMatchObject({ annualRatePercent: '13.9', figures: { insuranceTotal: '10933.00' } });
    expect(await save({ ...asked, personType: 'fisica' })).toMatchObject({
      annualRatePercent: '14.8',
      terms: { vatOnInterestRate: '0.16' },
    });
    expect(await save({ ...asked, personType: 'fisica_empresarial' })).toMatchObject({
      personType: 'fisica_empresarial',
      annualRatePercent: '14.8',
      terms: { vatOnInterestRate: '0' },
      figures: { totalVatOnInterest: '0.00' },
    });

    const { body: plan } = await api.http.get('/api/admin/plans/flexibility').set(finance.headers).expect(200);
    const { rules } = plan as { rules: PlanRules };
    const sent = editRecord(api, finance, '/api/admin/plans/flexibility', { rules });
    expect((await sent.expect(200)).body).toMatchObject({ version: 1 });
  });
});

describe('a quote stored by the former method', () => {
  it('keeps its figures, and gets its schedule by the edition that it names', async () => {
    await insured(null).expect(200);
    const quote = await save();
    const { schedule, figures } = quote;
    const { catPercentExact: _, ...former } = {
      ...figures,
      catInsurance: '0.00',
      insuranceTotal: '10933.00',
    } as CreditFigures;
    await api.prisma.quote.update({
      where: { token: quote.token },
      data: {
        methodVersion: '2025.1',
        schedule: Prisma.DbNull,
        terms: { ...quote.terms, mandatoryInsuranceMonthly: '9425.00', insuranceInCat: false },
        figures: { ...former, catPercentExact: '16.5523888664' },
      },
    });
    expect(await reopened(quote)).toMatchObject({
      methodVersion: '2025.1',
      schedule,
      figures: { ...former, catPercentExact: '16.5523888664' },
    });
    expect(await pdfText(quote)).toContain('CAT 16.6 % sin IVA. No incluye el seguro obligatorio.');
  });
});
