import { describe, expect, test } from '@jest/globals';
import {
  casesOf,
  creditTerms,
  financialLeaseTerms,
  pureLeaseTerms,
  refusal,
  referenceCase,
} from './testing/reference.js';
import { calculateQuote, type FinancingTerms } from './index.js';

const INSTALMENT_NAMES = ['firstInstalment', 'secondInstalment', 'lastInstalment'];

describe('reference cases', () => {
  test.each(casesOf('direct_credit', 'flexibility', 'financial_lease', 'pure_lease'))('$id $title', (reference) => {
    const terms = { kind: reference.kind, ...reference.inputs } as FinancingTerms;
    const { schedule, ...figures } = calculateQuote(terms);
    // The reference says in words that a pure lease has no CAT: that is tested below.
    const { cat, ...expected } = reference.expected;
    const [first, second] = schedule;
    const instalments = { firstInstalment: first, secondInstalment: second, lastInstalment: schedule.at(-1) };
    for (const name of INSTALMENT_NAMES) if (!(name in expected)) delete instalments[name as 'firstInstalment'];

    expect({ ...figures, ...instalments }).toMatchObject(expected);
    expect(schedule.map((row) => row.number)).toEqual(
      Array.from({ length: terms.termMonths }, (_, index) => index + 1),
    );
    expect(cat === undefined).toBe('catDisplay' in figures);
  });

  test('a credit answers the reference names and nothing else', () => {
    const { schedule, methodVersion, ...figures } = calculateQuote(creditTerms());
    const names = Object.keys(referenceCase('C01').expected).filter((name) => !INSTALMENT_NAMES.includes(name));
    expect(Object.keys(figures).sort()).toEqual(names.sort());
    expect(methodVersion).toMatch(/^\d{4}\.\d+$/);
    expect(schedule).toHaveLength(60);
  });
});

describe('half cents round up', () => {
  test.each([
    // 50.50 at 1 % a month is 0.505
    { priceWithVat: '50.50', annualRatePercent: '12', interest: '0.51' },
    // 12000012.00 * 14.5 / 1200 is 145000.145, and a twelfth of 14.5 never ends
    { priceWithVat: '12000012.00', annualRatePercent: '14.5', interest: '145000.15' },
  ])('$priceWithVat at $annualRatePercent %', ({ interest, ...terms }) => {
    const { schedule } = calculateQuote(creditTerms({ ...terms, downPaymentPercent: '0', termMonths: 2 }));
    expect(schedule[0]?.interest).toBe(interest);
  });
});

describe('opening fee', () => {
  test('financed, it is added with its VAT to what is lent, and only the down payment is paid at signing', () => {
    const quote = calculateQuote(creditTerms({ openingFeeFinanced: true }));
    expect(quote.openingFee).toBe('55680.00');
    expect(quote.amountFinanced).toBe('2848588.80');
    expect(quote.initialOutlay).toBe(quote.downPayment);
  });

  test('the CAT rises with it, paid or financed', () => {
    const without = Number(calculateQuote(creditTerms({ openingFeePercent: '0' })).catPercentExact);
    expect(Number(calculateQuote(creditTerms()).catPercentExact)).toBeGreaterThan(without);
    expect(Number(calculateQuote(creditTerms({ openingFeeFinanced: true })).catPercentExact)).toBeGreaterThan(without);
  });
});

describe('financial lease', () => {
  test('everything due at signing is the initial outlay', () => {
    const quote = calculateQuote(financialLeaseTerms({ depositRents: 2 }));
    expect(quote.guaranteeDeposit).toBe('127503.10');
    // 300000.00 + 48000.00 + 54000.00 + 8640.00 + 127503.10
    expect(quote.initialOutlay).toBe('538143.10');
    // The deposit comes back: 538143.10 + 4437107.81 + 34800.00 - 127503.10
    expect(quote.totalPaidAll).toBe('4882547.81');
  });

  test('a deposit raises the CAT although it is returned', () => {
    const held = calculateQuote(financialLeaseTerms({ depositRents: 3 }));
    expect(Number(held.catPercentExact)).toBeGreaterThan(17.0107826588);
  });
});

describe('pure lease', () => {
  test('a rent in advance is lower by one month of interest, and the first is paid at signing', () => {
    const quote = calculateQuote(pureLeaseTerms({ rentsInAdvance: true }));
    // 72878.4325138676485 / (1 + 0.155 / 12)
    expect(quote.rentWithoutVat).toBe('71949.09');
    expect(quote.initialOutlay).toBe('279559.12');
    expect(quote.schedule.at(-1)?.balance).toBe('750000.00');
  });

  test('without interest a few cents stay unpaid, as the rents are level', () => {
    const { schedule } = calculateQuote(
      pureLeaseTerms({ priceWithoutVat: '50000.00', residualPercent: '0', annualRatePercent: '0', termMonths: 35 }),
    );
    expect(schedule.at(-1)).toMatchObject({ capital: '1428.57', interest: '0.00', base: '1428.57', balance: '0.00' });
  });

  test('every rent is the same, the last one too', () => {
    const quote = calculateQuote(pureLeaseTerms());
    expect(new Set(quote.schedule.map((row) => row.total))).toEqual(new Set([quote.rentTotal]));
  });
});

describe('without interest', () => {
  test('the payment is the amount divided by the term, and the last one takes the rest', () => {
    const quote = calculateQuote(
      creditTerms({ priceWithVat: '1000.00', downPaymentPercent: '0', annualRatePercent: '0', termMonths: 3 }),
    );
    expect(quote.schedule.map((row) => row.total)).toEqual(['333.33', '333.33', '333.34']);
    expect(calculateQuote(creditTerms({ annualRatePercent: '0', openingFeePercent: '0' })).catDisplay).toBe('0.0%');
  });
});

describe('wrong terms name the field', () => {
  const notDecimals = [
    '',
    ' ',
    '-1',
    '+1',
    '0x10',
    '1e3',
    '1e400',
    'NaN',
    'Infinity',
    '1,000',
    '.5',
    '5.',
    '٣',
    null,
    20,
  ];

  test.each(notDecimals)('%p is no decimal', (value) => {
    for (const field of ['priceWithVat', 'downPaymentPercent', 'annualRatePercent', 'openingFeePercent', 'vatRate']) {
      expect(refusal(() => calculateQuote({ ...creditTerms(), [field]: value }))).toEqual(['DECIMAL.INVALID', field]);
    }
    for (const field of ['vatOnInterestRate', 'balloonPercentOfPrice', 'mandatoryInsuranceMonthly']) {
      expect(refusal(() => calculateQuote({ ...creditTerms(), [field]: value }))).toEqual(['DECIMAL.INVALID', field]);
    }
  });

  test.each([0, -1, 73, 1.5, NaN, Infinity, '60', null, undefined])('a term of %p', (termMonths) => {
    for (const terms of [creditTerms(), financialLeaseTerms(), pureLeaseTerms()]) {
      const wrong = { ...terms, termMonths } as FinancingTerms;
      expect(refusal(() => calculateQuote(wrong))).toEqual(['TERM.OUT_OF_RANGE', 'termMonths']);
    }
  });

  const out = (terms: object, code: string, field: string) => ({ terms: terms as FinancingTerms, code, field });
  test.each([
    out(creditTerms({ priceWithVat: '0' }), 'AMOUNT.OUT_OF_RANGE', 'priceWithVat'),
    out(creditTerms({ priceWithVat: '0.10' }), 'AMOUNT.TOO_SMALL', 'priceWithVat'),
    out(creditTerms({ priceWithVat: '100.001' }), 'DECIMAL.INVALID', 'priceWithVat'),
    out(creditTerms({ downPaymentPercent: '100.01' }), 'DOWN_PAYMENT.OUT_OF_RANGE', 'downPaymentPercent'),
    out(creditTerms({ downPaymentPercent: '100' }), 'DOWN_PAYMENT.OUT_OF_RANGE', 'downPaymentPercent'),
    out(creditTerms({ annualRatePercent: '101' }), 'PERCENT.OUT_OF_RANGE', 'annualRatePercent'),
    out(creditTerms({ openingFeePercent: '100' }), 'OPENING_FEE.OUT_OF_RANGE', 'openingFeePercent'),
    out(creditTerms({ balloonPercentOfPrice: '80' }), 'BALLOON.OUT_OF_RANGE', 'balloonPercentOfPrice'),
    out(creditTerms({ vatRate: '16' }), 'FRACTION.OUT_OF_RANGE', 'vatRate'),
    out({ ...creditTerms(), paymentMode: 'level' }, 'VALUE.INVALID', 'paymentMode'),
    out({ ...creditTerms(), openingFeeFinanced: 'no' }, 'VALUE.INVALID', 'openingFeeFinanced'),
    out({ ...creditTerms(), mandatoryInsuranceMonthly: '1', insuranceInCat: 1 }, 'VALUE.INVALID', 'insuranceInCat'),
    out(financialLeaseTerms({ initialRentPercent: '100' }), 'DOWN_PAYMENT.OUT_OF_RANGE', 'initialRentPercent'),
    out(financialLeaseTerms({ purchaseOptionPercent: '90' }), 'BALLOON.OUT_OF_RANGE', 'purchaseOptionPercent'),
    out(financialLeaseTerms({ depositRents: 13 }), 'COUNT.OUT_OF_RANGE', 'depositRents'),
    out(financialLeaseTerms({ termMonths: 3, depositRents: 3 }), 'DEPOSIT.OUT_OF_RANGE', 'depositRents'),
    out(pureLeaseTerms({ residualPercent: '100' }), 'BALLOON.OUT_OF_RANGE', 'residualPercent'),
    out(pureLeaseTerms({ priceWithoutVat: '-5' }), 'DECIMAL.INVALID', 'priceWithoutVat'),
    out(pureLeaseTerms({ priceWithoutVat: '0.30' }), 'AMOUNT.TOO_SMALL', 'priceWithoutVat'),
    out({ ...pureLeaseTerms(), rentsInAdvance: null }, 'VALUE.INVALID', 'rentsInAdvance'),
    out({ ...creditTerms(), kind: 'loan' }, 'KIND.NOT_SUPPORTED', 'kind'),
    out({}, 'KIND.NOT_SUPPORTED', 'kind'),
  ])('$code $field', ({ terms, code, field }) => {
    expect(refusal(() => calculateQuote(terms))).toEqual([code, field]);
  });

  test('no terms at all', () => {
    expect(refusal(() => calculateQuote(null as unknown as FinancingTerms))).toEqual(['KIND.NOT_SUPPORTED', 'kind']);
  });
});
