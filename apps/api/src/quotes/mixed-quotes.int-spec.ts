import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { formatMoney } from '@flota/figures';
import { type AdminLead, type AdminQuote, type Problem, type SavedQuote, savedQuoteSchema } from '@flota/schemas';
import { extractText, getDocumentProxy } from 'unpdf';
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

const BUS = { type: 'autobus', model: 'lo-916-48', version: 'chasis' };
const RIGID = { type: 'camion', model: 'm2-106', version: '4x2-caja-seca' };
const tradeIn = { type: 'truck', year: 2018, description: 'Kenworth T370', value: '450000' };
const pdfText = async ({ token }: SavedQuote) => {
  const { body } = await api.http.get(`/api/quotes/${token}/pdf`).buffer(true).expect(200);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(body as Buffer)), { mergePages: true });
  return text.replace(/\s+/g, ' ');
};
const cents = (amount: string) => BigInt(amount.replace('.', ''));

describe('a quote of several kinds of vehicle', () => {
  let quote: SavedQuote;
  beforeAll(async () => {
    quote = await save({ units: 2, others: [{ vehicle: BUS, units: 3 }] });
  });

  it('is of all of them: every amount is the sum of the lines', () => {
    const [tractors, buses] = quote.lines!;
    expect(tractors).toMatchObject({
      units: 2,
      price: '3480000.00',
      annualRatePercent: '14.5',
      firstPayment: '65502.73',
      figures: { monthlyPayment: '65502.73' },
      fleet: { initialOutlay: '1521177.60', monthlyPayment: '131005.46' },
    });
    expect(buses).toMatchObject({ units: 3, price: '1090000.00', vehicle: { modelName: 'LO 916/48' } });
    for (const amount of ['initialOutlay', 'monthlyPayment', 'total', 'insurance', 'totalWithInsurance'] as const) {
      const sum = quote.lines!.reduce((total, line) => total + cents(line.fleet[amount]!), 0n);
      expect([amount, cents(quote.fleet[amount]!)]).toEqual([amount, sum]);
    }
    expect(quote).toMatchObject({ units: 1, vehicle: { model: 'cascadia-126' }, schedule: { length: 60 } });
    expect(quote.figures).toMatchObject({ catDisplay: expect.stringMatching(/^\d+\.\d%$/) });
  });

  it('stays as it was stored', async () => {
    expect((await api.http.get(`/api/quotes/${quote.token}`).expect(200)).body).toEqual(quote);
    const row = await stored(quote.folio);
    expect(row.priceWithVat.toFixed(2)).toBe('10230000.00');
  });

  it('is on paper what it is on its page: every amount of every line, and their sums', async () => {
    const pdf = await pdfText(quote);
    for (const { initialOutlay, total = '', totalWithInsurance = '' } of [
      quote.fleet,
      ...quote.lines!.map(({ fleet }) => fleet),
    ]) {
      for (const amount of [initialOutlay, total, totalWithInsurance]) expect(pdf).toContain(formatMoney(amount));
    }
    for (const { firstPayment } of quote.lines!) expect(pdf).toContain(formatMoney(firstPayment));
    expect(pdf).toContain(formatMoney(quote.schedule[0]!.total));
  });

  it('is told to staff, in lists and in detail', async () => {
    const finance = await api.signIn('finance');
    const { id } = await stored(quote.folio);
    const { body } = await api.http.get(`/api/admin/quotes/${id}`).set(finance.headers).expect(200);
    expect(body as AdminQuote).toMatchObject({
      vehicle: '2 × Freightliner Cascadia 126 DD13 DT12 6x4 cabina dormitorio y 3 × Mercedes-Benz LO 916/48 Chasis',
      vehicles: 5,
      price: '10230000.00',
      lines: [{ units: 2 }, { units: 3 }],
    });
    const { text } = await api.http.get('/api/admin/quotes/export').set(finance.headers).expect(200);
    expect(text).toContain('3 × Mercedes-Benz LO 916/48 Chasis');
  });

  it('is the same quote under the same key, and another one with other lines', async () => {
    const key = { 'idempotency-key': 'mixed-quote-0001' };
    const asked = { ...c01, others: [{ vehicle: BUS, units: 1 }] };
    const first = (await post(asked, key).expect(201)).body as SavedQuote;
    expect(((await post(asked, key).expect(201)).body as SavedQuote).folio).toBe(first.folio);
    const other = { ...c01, others: [{ vehicle: BUS, units: 2 }] };
    expect((await post(other, key).expect(422)).body).toMatchObject({ code: 'IDEMPOTENCY.KEY_REUSED' });
  });

  it('says on which line what is refused', async () => {
    const gone = { ...BUS, version: 'gone' };
    expect(
      await refused({
        others: [
          { vehicle: RIGID, units: 1 },
          { vehicle: gone, units: 1 },
        ],
      }),
    ).toMatchObject([{ field: 'others.1.vehicle.version', code: 'VEHICLE.UNKNOWN' }]);
    expect(await refused({ units: 60, others: [{ vehicle: BUS, units: 40 }] })).toMatchObject([
      { field: 'others', code: 'UNITS.OUT_OF_RANGE' },
    ]);
    const ten = Array.from({ length: 10 }, () => ({ vehicle: BUS, units: 1 }));
    expect(await refused({ others: ten })).toMatchObject([{ field: 'others', code: 'LINES.TOO_MANY' }]);
  });

  it('can be of every plan', async () => {
    const others = [{ vehicle: RIGID, units: 2 }];
    const lease = await save({ plan: 'arrendamiento-puro', downPaymentPercent: '0', termMonths: 48, others });
    expect(lease.fleet).not.toHaveProperty('total');
    const financial = await save({ plan: 'arrendamiento-financiero', downPaymentPercent: '10', others });
    expect(financial.lines).toHaveLength(2);
    const balloon = await save({ plan: 'flexibility', termMonths: 36, balloonPercent: '20', others });
    // 20 % of 3,480,000 and of two of 1,750,000
    expect(balloon.figures).toMatchObject({ balloon: '1396000.00' });
  });
});

describe('equipment', () => {
  it('is offered with what it fits', async () => {
    const { body } = await api.http.get('/api/equipment').expect(200);
    expect(body).toContainEqual(
      expect.objectContaining({ slug: 'quinta-rueda', price: '58000.00', models: ['cascadia-126', 'ecascadia'] }),
    );
  });

  it('is part of the price that everything counts on', async () => {
    const equipment = [
      { item: 'quinta-rueda', quantity: 1 },
      { item: 'semirremolque-caja-seca-53', quantity: 2 },
    ];
    const quote = await save({ vehicle: { ...c01.vehicle, equipment } });
    // 3,480,000 + 58,000 + 2 * 905,000 = 5,348,000; a fifth of it down
    expect(quote).toMatchObject({
      terms: { priceWithVat: '5348000.00' },
      figures: { downPayment: '1069600.00', amountFinanced: '4278400.00' },
      vehicle: {
        price: '3480000.00',
        equipment: [
          { item: 'quinta-rueda', name: 'Quinta rueda', price: '58000.00', quantity: 1 },
          { item: 'semirremolque-caja-seca-53', price: '905000.00', quantity: 2 },
        ],
      },
    });
    expect((await stored(quote.folio)).priceWithVat.toFixed(2)).toBe('5348000.00');
    await api.prisma.equipment.updateMany({ where: { slug: 'quinta-rueda' }, data: { price: '60000.00' } });
    expect((await api.http.get(`/api/quotes/${quote.token}`).expect(200)).body).toEqual(quote);
    await api.prisma.equipment.updateMany({ where: { slug: 'quinta-rueda' }, data: { price: '58000.00' } });
  });

  it('of a lease bears the VAT of the vehicle, taken out once', async () => {
    const lease = { plan: 'arrendamiento-puro', downPaymentPercent: '0', termMonths: 48 };
    const { terms } = await save({
      ...lease,
      vehicle: { ...c01.vehicle, equipment: [{ item: 'camaras-y-telemetria', quantity: 1 }] },
    });
    // 3,511,000 / 1.16
    expect(terms).toMatchObject({ priceWithoutVat: '3026724.14' });
  });

  it('changes nothing where none is wanted', async () => {
    const plain = await save({});
    const none = await save({ vehicle: { ...c01.vehicle, equipment: [] } });
    expect(none.figures).toEqual(plain.figures);
    expect(none.vehicle).toEqual(plain.vehicle);
  });

  it.each([
    ['unknown', [{ item: 'alas', quantity: 1 }], 'item', 'EQUIPMENT.UNKNOWN'],
    ['of another vehicle', [{ item: 'caja-seca-24', quantity: 1 }], 'item', 'EQUIPMENT.UNKNOWN'],
    ['too many', [{ item: 'quinta-rueda', quantity: 2 }], 'quantity', 'EQUIPMENT.TOO_MANY'],
    ['none of it', [{ item: 'quinta-rueda', quantity: 0 }], 'quantity', 'NUMBER.INVALID'],
  ])('%s is refused', async (_, equipment, field, code) => {
    expect(await refused({ vehicle: { ...c01.vehicle, equipment } })).toMatchObject([
      { field: `vehicle.equipment.0.${field}`, code },
    ]);
  });

  it('twice is refused: its most would not hold', async () => {
    const item = { item: 'quinta-rueda', quantity: 1 };
    expect(await refused({ vehicle: { ...c01.vehicle, equipment: [item, item] } })).toMatchObject([
      { field: 'vehicle.equipment.1.item', code: 'EQUIPMENT.UNKNOWN' },
    ]);
  });

  it('that was withdrawn is not quoted', async () => {
    const camaras = { where: { slug: 'camaras-y-telemetria' } };
    await api.prisma.equipment.update({ ...camaras, data: { publishedUntil: new Date(Date.now() - 1_000) } });
    const equipment = [{ item: 'camaras-y-telemetria', quantity: 1 }];
    expect(await refused({ others: [{ vehicle: { ...BUS, equipment }, units: 1 }] })).toMatchObject([
      { field: 'others.0.vehicle.equipment.0.item', code: 'EQUIPMENT.UNKNOWN' },
    ]);
    await api.prisma.equipment.update({ ...camaras, data: { publishedUntil: null } });
  });
});

describe('a vehicle given in part payment', () => {
  it('is part of the down payment; no figure of the financing changes', async () => {
    const plain = await save({});
    const quote = await save({ tradeIn });
    expect(quote.figures).toEqual(plain.figures);
    expect(quote.tradeIn).toEqual({
      ...tradeIn,
      downPayment: '696000.00',
      downPaymentInMoney: '246000.00',
      initialOutlayInMoney: '310588.80',
    });
    expect((await api.http.get(`/api/quotes/${quote.token}`).expect(200)).body).toEqual(quote);
  });

  it('counts for all vehicles of the quote', async () => {
    const quote = await save({
      units: 2,
      others: [{ vehicle: BUS, units: 3 }],
      tradeIn: { ...tradeIn, value: '2046000' },
    });
    expect(quote.tradeIn).toMatchObject({ downPayment: '2046000.00', downPaymentInMoney: '0.00' });
  });

  it('is seen by staff with the quote and with the call asked for', async () => {
    const quote = await save({ tradeIn });
    await api.http.post(`/api/quotes/${quote.token}/call-back`).send({ preferredTime: 'morning' }).expect(201);
    const care = await api.signIn('care');
    const { id } = await stored(quote.folio);
    const shown = (await api.http.get(`/api/admin/quotes/${id}`).set(care.headers).expect(200)).body as AdminQuote;
    expect(shown.tradeIn).toEqual(quote.tradeIn);
    const lead = await api.prisma.lead.findFirstOrThrow({ where: { quoteId: id } });
    const { body } = await api.http.get(`/api/admin/leads/${lead.id}`).set(care.headers).expect(200);
    expect((body as AdminLead).quoted).toMatchObject({ count: 1, tradeIn: { value: '450000', year: 2018 } });
  });

  it.each([
    [{ value: '696000.01' }, 'value', 'TRADE_IN.ABOVE_DOWN_PAYMENT'],
    [{ value: '0' }, 'value', 'AMOUNT.OUT_OF_RANGE'],
    [{ value: '-5' }, 'value', 'AMOUNT.INVALID'],
    [{ year: 1979 }, 'year', 'TRADE_IN.YEAR_INVALID'],
    [{ year: 2100 }, 'year', 'TRADE_IN.YEAR_INVALID'],
    [{ description: ' ' }, 'description', 'TEXT.REQUIRED'],
    [{ description: 'Gane en premios.example' }, 'description', 'TRADE_IN.DESCRIPTION_INVALID'],
    [{ type: 'boat' }, 'type', 'CHOICE.INVALID'],
  ])('is refused: %j', async (changes, field, code) => {
    const errors = await refused({ tradeIn: { ...tradeIn, ...changes } });
    expect(errors?.[0]).toMatchObject({ field: `tradeIn.${field}`, code });
  });

  it('is refused where nothing is paid down', async () => {
    const lease = { plan: 'arrendamiento-puro', downPaymentPercent: '0', termMonths: 48 };
    expect(await refused({ ...lease, tradeIn })).toMatchObject([
      { field: 'tradeIn.value', code: 'TRADE_IN.NOT_OFFERED' },
    ]);
  });
});
