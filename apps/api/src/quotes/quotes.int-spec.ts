import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Prisma } from '@flota/prisma';
import { createDistributor, createQuote, planRules } from '@flota/prisma/seed';
import {
  addDays,
  calculatedQuoteSchema,
  type Problem,
  type SavedQuote,
  savedQuoteSchema,
  todayInMexico,
} from '@flota/schemas';
import { c01, quoteFor } from '../testing/quote-request.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const post = (body: object, headers: Record<string, string> = {}) =>
  api.http.post('/api/quotes').set(headers).send(body);

async function save(body: object = c01): Promise<SavedQuote> {
  return savedQuoteSchema.parse((await post(body).expect(201)).body);
}

describe('POST /api/quotes/calculate', () => {
  it('gives the figures of the reference case C01 to the cent, and stores nothing', async () => {
    const before = await api.prisma.quote.count();
    const { contact: _contact, consent: _consent, ...terms } = c01;
    const { body } = await api.http.post('/api/quotes/calculate').send(terms).expect(200);
    const quote = calculatedQuoteSchema.parse(body);
    expect(quote).toMatchObject({
      annualRatePercent: '14.5',
      figures: {
        amountFinanced: '2784000.00',
        downPayment: '696000.00',
        openingFee: '55680.00',
        openingFeeVat: '8908.80',
        initialOutlay: '760588.80',
        monthlyPayment: '65502.73',
        totalInterest: '1146164.17',
        totalPaidAll: '4690752.97',
        catWithoutInsuranceDisplay: '16.6%',
      },
    });
    expect(quote.schedule).toHaveLength(60);
    expect(quote.schedule[0]).toMatchObject({ capital: '31862.73', interest: '33640.00', balance: '2752137.27' });
    expect(quote.schedule[59]).toMatchObject({ total: '65503.10', balance: '0.00' });
    expect(await api.prisma.quote.count()).toBe(before);
  });

  it.each([
    ['arrendamiento-puro', { downPaymentPercent: '0', termMonths: 48 }, '84538.98'],
    ['arrendamiento-financiero', { downPaymentPercent: '10', termMonths: 60 }, '73951.80'],
  ])('gives the rent of %s', async (plan, terms, rentTotal) => {
    const { contact: _contact, consent: _consent, ...request } = { ...c01, plan, ...terms };
    const { body } = await api.http.post('/api/quotes/calculate').send(request).expect(200);
    expect(calculatedQuoteSchema.parse(body).figures).toMatchObject({ rentTotal });
  });
});

describe('POST /api/quotes', () => {
  it('answers the folio, the figures and the schedule, and how long the quote holds', async () => {
    const quote = await save();
    expect(quote.folio).toMatch(/^F-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    const today = todayInMexico();
    const { quoteValidityDays } = planRules['credito-directo'];
    expect(quote).toMatchObject({ calculatedOn: today, validUntil: addDays(today, quoteValidityDays) });
    expect(quote.figures).toMatchObject({ monthlyPayment: '65502.73', totalPaidAll: '4690752.97' });
    expect(quote.schedule).toHaveLength(60);
  });

  it('keeps the distributor the visitor came from, and takes one it does not know as none', async () => {
    const { slug, name, phone } = await createDistributor(api.prisma);
    expect((await save({ ...c01, distributor: slug })).distributor).toMatchObject({ slug, name, phone });
    expect((await save({ ...c01, distributor: 'ya-no-existe' })).distributor).toBeNull();
    expect((await save()).distributor).toBeNull();
  });

  it('stores the quote with its terms and consent, and the mail it owes', async () => {
    const { folio } = await save(quoteFor('Ana@Ejemplo.MX '));
    const stored = await api.prisma.quote.findUniqueOrThrow({ where: { folio } });
    expect(stored).toMatchObject({
      contactEmail: 'ana@ejemplo.mx',
      contactPhone: '+528155550130',
      terms: { kind: 'direct_credit', priceWithVat: '3480000.00', annualRatePercent: '14.5', termMonths: 60 },
      figures: { monthlyPayment: '65502.73' },
      methodVersion: expect.any(String),
    });
    expect(Date.now() - stored.consentAt.getTime()).toBeLessThan(60_000);
    const emails = await api.prisma.outboundEmail.findMany({ where: { aboutKind: 'quote', aboutId: stored.id } });
    expect(emails).toMatchObject([{ kind: 'quotes.send-email', state: 'pending', recipient: 'ana@ejemplo.mx' }]);
  });

  it('stores neither the quote nor the mail when one of them fails', async () => {
    await api.prisma
      .$executeRaw`ALTER TABLE outbound_email ADD CONSTRAINT no_mail CHECK (recipient <> 'nadie@flota.test')`;
    const { body } = await post(quoteFor('nadie@flota.test'), { 'idempotency-key': 'fails-half-way' }).expect(500);
    await api.prisma.$executeRaw`ALTER TABLE outbound_email DROP CONSTRAINT no_mail`;
    expect(body).toMatchObject({ code: 'SERVER.ERROR' });
    expect(JSON.stringify(body)).not.toMatch(/no_mail|prisma|constraint|at \//i);
    expect(await api.prisma.quote.count({ where: { contactEmail: 'nadie@flota.test' } })).toBe(0);

    // The key was not used up: the visitor's next attempt gets the quote.
    await post(quoteFor('nadie@flota.test'), { 'idempotency-key': 'fails-half-way' }).expect(201);
  });

  it('leaves the figures of a quote alone when the plan gets a new rate', async () => {
    const old = await save();
    const version = await api.prisma.planVersion.findFirstOrThrow({ where: { planSlug: 'credito-directo' } });
    const rules = version.rules as { rates: { annualRatePercent: string }[] };
    const dearer = { ...rules, rates: rules.rates.map((row) => ({ ...row, annualRatePercent: '20' })) };
    const newer = await api.prisma.planVersion.create({
      data: { planSlug: 'credito-directo', number: version.number + 1, rules: dearer },
    });
    try {
      expect((await save()).annualRatePercent).toBe('20');
      const { body } = await api.http.get(`/api/quotes/${old.token}`).expect(200);
      expect(body).toEqual(old);
    } finally {
      await api.prisma.quote.deleteMany({ where: { planVersionId: newer.id } });
      await api.prisma.planVersion.delete({ where: { id: newer.id } });
    }
  });

  it('leaves the figures of a quote alone when the method gets a new edition', async () => {
    const { token, folio } = await save();
    const { figures, schedule } = await api.prisma.quote.findUniqueOrThrow({ where: { folio } });
    const [first, ...others] = schedule as Prisma.JsonObject[];
    const data = {
      figures: { ...(figures as Record<string, string>), monthlyPayment: '65502.70', catDisplay: '16.4%' },
      schedule: [{ ...first, total: '65502.70' }, ...others],
      methodVersion: '2024.1',
    };
    await api.prisma.quote.update({ where: { folio }, data });
    const { body } = await api.http.get(`/api/quotes/${token}`).expect(200);
    expect(body).toMatchObject({ ...data, fleet: { monthlyPayment: '65502.70' } });
  });

  describe('stored before schedules were', () => {
    const forget = (folio: string, data: Prisma.QuoteUpdateInput = {}) =>
      api.prisma.quote.update({ where: { folio }, data: { ...data, schedule: Prisma.DbNull } });

    it('gets its own when it is first read, and keeps it', async () => {
      const quote = await save();
      await forget(quote.folio);
      expect((await api.http.get(`/api/quotes/${quote.token}`).expect(200)).body).toEqual(quote);
      const { schedule } = await api.prisma.quote.findUniqueOrThrow({ where: { folio: quote.folio } });
      expect(schedule).toEqual(quote.schedule);
    });

    it('gets none by a method that it was not made by', async () => {
      const quote = await save();
      await forget(quote.folio, { methodVersion: '2024.1' });
      await api.http.get(`/api/quotes/${quote.token}`).expect(500);
      const { schedule } = await api.prisma.quote.findUniqueOrThrow({ where: { folio: quote.folio } });
      expect(schedule).toBeNull();
    });
  });

  it('quotes by the rules in force and not by those of a later day', async () => {
    const version = await api.prisma.planVersion.findFirstOrThrow({ where: { planSlug: 'credito-directo' } });
    const later = await api.prisma.planVersion.create({
      data: {
        planSlug: 'credito-directo',
        number: 99,
        rules: { nonsense: true },
        effectiveFrom: new Date(Date.now() + 60_000),
      },
    });
    const quote = await api.prisma.quote.findUniqueOrThrow({ where: { folio: (await save()).folio } });
    await api.prisma.planVersion.delete({ where: { id: later.id } });
    expect(quote.planVersionId).toBe(version.id);
  });
});

describe('GET /api/quotes/{token}', () => {
  it('answers the quote as it was saved, without whose it is, and tells nobody to keep it', async () => {
    const saved = await save();
    const { body, headers } = await api.http.get(`/api/quotes/${saved.token}`).expect(200);
    expect(body).toEqual(saved);
    expect(JSON.stringify(body)).not.toMatch(/rosales|5555/i);
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it('is 404 for an unknown token', async () => {
    const { body } = await api.http.get(`/api/quotes/${'x'.repeat(43)}`).expect(404);
    expect(body).toMatchObject({ code: 'QUOTE.NOT_FOUND' });
  });

  it.each(['corto', 'x'.repeat(65), '..%2f..%2fetc%2fpasswd-----------', '%00'.repeat(20)])(
    'is 4xx for %s',
    async (token) => {
      const { status, body } = await api.http.get(`/api/quotes/${token}`);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect((body as Problem).correlationId).toBeTruthy();
    },
  );

  it.each([
    ['its last day', 0, 200],
    ['the day after', -1, 410],
  ])('on %s', async (_day, offset, status) => {
    const validUntil = new Date(addDays(todayInMexico(), offset));
    const { token } = await createQuote(api.prisma, { validUntil });
    const { body } = await api.http.get(`/api/quotes/${token}`).expect(status);
    await api.http.get(`/api/quotes/${token}/pdf`).expect(status);
    if (status === 410) expect(body).toMatchObject({ code: 'QUOTE.EXPIRED' });
  });
});

describe('GET /api/quotes/{token}/pdf', () => {
  it('is the quote on paper, for nobody to keep', async () => {
    const { token, folio } = await save();
    const { body, headers } = await api.http.get(`/api/quotes/${token}/pdf`).expect(200);
    const pdf = body as Buffer;
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.length).toBeGreaterThan(10_000);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'content-disposition': `inline; filename="cotizacion-${folio}.pdf"`,
    });
  });

  it('is 404 for an unknown token', async () => {
    await api.http.get(`/api/quotes/${'x'.repeat(43)}/pdf`).expect(404);
  });
});
