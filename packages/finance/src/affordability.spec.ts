import { describe, expect, test } from '@jest/globals';
import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { firstMonth } from './first-month.js';
import { credits, decimals, financialLeases, pureLeases } from './testing/arbitraries.js';
import { refusal } from './testing/reference.js';
import {
  affordableTerms,
  type AffordRequest,
  calculateQuote,
  type PlanRequest,
  type PlanRules,
  shortestTerm,
  termsFromPlan,
} from './index.js';

const check = <T>(arbitrary: fc.Arbitrary<T>, property: (value: T) => void, numRuns = 100) =>
  fc.assert(fc.property(arbitrary, property), { numRuns });

const credit: PlanRules = {
  kind: 'direct_credit',
  personTypes: ['fisica', 'fisica_empresarial', 'moral'],
  termsMonths: [36, 48, 60],
  rates: [{ annualRatePercent: '14.5' }],
  vatRate: '0.16',
  openingFeePercent: '2',
  downPaymentPercent: { min: '10', max: '60', default: '20', step: '5' },
  openingFeeFinanced: false,
  paymentMode: 'base_fixed',
  vatOnInterestRate: { fisica: '0.16', fisica_empresarial: '0', moral: '0' },
};
const request: AffordRequest = {
  personType: 'moral',
  vehicleType: 'camion',
  priceWithVat: '3480000.00',
  onDate: '2026-03-10',
};

/** What a quote of these terms says of its first month, by the whole calculation. */
function quoted(rules: PlanRules, wanted: PlanRequest) {
  const quote = calculateQuote(termsFromPlan(rules, wanted));
  const insurance = ('insuranceTotal' in quote && quote.insuranceTotal) || '0';
  return {
    payment: quote.schedule[0]!.total,
    monthly: new Decimal(quote.schedule[0]!.total).plus(insurance),
    outlay: new Decimal(quote.initialOutlay),
  };
}

describe('the first month alone', () => {
  test('is that of the whole quote', () => {
    check(fc.oneof(credits, financialLeases, pureLeases), (terms) => {
      const quote = calculateQuote(terms);
      const { payment, initialOutlay } = firstMonth(terms);
      expect(payment.toFixed(2)).toBe(quote.schedule[0]!.total);
      expect(initialOutlay.toFixed(2)).toBe(quote.initialOutlay);
    });
  });

  test('is never raised by a larger down payment at the same rate', () => {
    check(fc.tuple(credits, decimals(0, 60, 2)), ([terms, other]) => {
      const [less, more] = [terms.downPaymentPercent, other].sort((a, b) => new Decimal(a).cmp(b));
      const pay = (downPaymentPercent = '0') => firstMonth({ ...terms, downPaymentPercent }).payment;
      expect(pay(more).lte(pay(less))).toBe(true);
    });
    check(fc.tuple(financialLeases, decimals(0, 60, 2)), ([terms, other]) => {
      const [less, more] = [terms.initialRentPercent, other].sort((a, b) => new Decimal(a).cmp(b));
      const pay = (initialRentPercent = '0') => firstMonth({ ...terms, initialRentPercent }).payment;
      expect(pay(more).lte(pay(less))).toBe(true);
    });
  });
});

/** Plans of every kind with rate tables that change by the down payment, up and down. */
const plans: fc.Arbitrary<PlanRules> = fc
  .record({
    kind: fc.constantFrom('direct_credit', 'flexibility', 'financial_lease', 'pure_lease'),
    step: fc.constantFrom('1', '2.5', '5', '7'),
    max: fc.integer({ min: 20, max: 85 }),
    // On the grid of most steps, and anywhere.
    border: fc.oneof(fc.constantFrom(15, 20, 24, 25, 30, 38, 45), fc.integer({ min: 5, max: 90 })),
    first: decimals(0, 40, 2),
    second: decimals(0, 40, 2),
    openingFeePercent: decimals(0, 5, 2),
    openingFeeFinanced: fc.boolean(),
    paymentMode: fc.constantFrom('base_fixed', 'total_fixed'),
    depositRents: fc.constantFrom(0, 0, 2, 12),
    rentsInAdvance: fc.boolean(),
    mandatory: fc.boolean(),
    premium: fc.option(decimals(1, 5, 2)),
  })
  .map(({ kind, step, max, border, first, second, premium, mandatory, ...own }) => {
    const { openingFeeFinanced, paymentMode, depositRents, rentsInAdvance, openingFeePercent } = own;
    const range = { min: '10', max: String(max), default: '20', step };
    const common = {
      personTypes: credit.personTypes,
      termsMonths: [12, 36, 60],
      // At exactly the border the first line holds.
      rates: [
        { annualRatePercent: first, maxDownPaymentPercent: String(border) },
        { annualRatePercent: second, minDownPaymentPercent: String(border) },
      ],
      vatRate: '0.16',
      openingFeePercent,
      downPaymentPercent: range,
      insurance: premium === null ? null : { mandatory, premiums: [{ annualPercentOfPrice: premium }] },
    };
    const lending = {
      openingFeeFinanced,
      paymentMode,
      vatOnInterestRate: { fisica: '0.16', fisica_empresarial: '0', moral: '0' },
    };
    switch (kind) {
      case 'direct_credit':
        return { ...common, ...lending, kind };
      case 'flexibility':
        return {
          ...common,
          ...lending,
          kind,
          balloonPercentOfPrice: { min: '10', max: '40', default: '30' },
        };
      case 'financial_lease':
        return { ...common, kind, purchaseOptionPercent: '1', depositRents };
      default: {
        const residualByTerm = common.termsMonths.map((termMonths) => ({ termMonths, residualPercent: '20' }));
        const none = { min: '0', max: '0', default: '0', step };
        return { ...common, kind, downPaymentPercent: none, residualByTerm, rentsInAdvance, depositRents };
      }
    }
  });

const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const cents = fc.constantFrom('-0.01', '0', '0.01');

/** Budgets are those of what a plan offers, give or take a cent: that is where an answer may be wrong. */
const asked = fc.record({
  rules: plans,
  price: decimals(200_000, 5_000_000, 2),
  personType: fc.constantFrom<PlanRequest['personType']>('fisica', 'moral'),
  aMonth: fc.record({ share, cents }),
  atSigning: fc.option(fc.record({ share, cents })),
});

/** Every down payment of the plan, one after the other. */
function eachDownPayment({ downPaymentPercent: { min, max, step = '1' } }: PlanRules): string[] {
  const all: string[] = [];
  for (let percent = new Decimal(min); percent.lt(max); percent = percent.plus(step)) all.push(percent.toFixed());
  return [...all, max];
}

/** Everything that a plan offers of a vehicle, worked out one by one. */
function everything(rules: PlanRules, wanted: AffordRequest) {
  const percents = eachDownPayment(rules);
  return rules.termsMonths.flatMap((termMonths) =>
    percents.flatMap((downPaymentPercent) => {
      const whole = { ...wanted, downPaymentPercent, termMonths };
      if (refusal(() => firstMonth(termsFromPlan(rules, whole)))) return [];
      const { payment, insurance, initialOutlay } = firstMonth(termsFromPlan(rules, whole));
      return [{ termMonths, downPaymentPercent, monthly: payment.plus(insurance), outlay: initialOutlay }];
    }),
  );
}

describe('what fits a budget', () => {
  test('is within it to the cent, and is the least down payment of all that are', () => {
    check(
      asked,
      ({ rules, price, personType, aMonth, atSigning: signing }) => {
        const wanted = { ...request, priceWithVat: price, personType };
        const offered = everything(rules, wanted);
        fc.pre(offered.length > 0);
        const near = (amount: 'monthly' | 'outlay', { share: part, cents: more }: typeof aMonth) =>
          Decimal.max('0.01', offered[Math.floor(part * offered.length)]![amount].plus(more)).toFixed(2);
        const monthly = near('monthly', aMonth);
        const atSigning = signing ? near('outlay', signing) : undefined;
        const answers = affordableTerms(rules, wanted, { monthly, atSigning });
        for (const termMonths of rules.termsMonths) {
          const ofTerm = offered.filter((one) => one.termMonths === termMonths);
          const fitting = ofTerm.find(
            (one) => one.monthly.lte(monthly) && (atSigning === undefined || one.outlay.lte(atSigning)),
          );
          const answer = answers.find(({ option }) => option.termMonths === termMonths);
          expect(answer !== undefined).toBe(ofTerm.length > 0);
          expect(answer?.fits ?? false).toBe(fitting !== undefined);
          if (!answer) continue;
          const { option, fits, missingMonthly, missingAtSigning } = answer;
          const { downPaymentPercent } = option;
          const found = quoted(rules, { ...wanted, termMonths, downPaymentPercent });
          expect(option).toMatchObject({ monthly: found.monthly.toFixed(2), firstPayment: found.payment });
          expect(found.outlay.toFixed(2)).toBe(option.initialOutlay);
          expect(found.monthly.minus(missingMonthly).lte(monthly)).toBe(true);
          if (atSigning !== undefined) expect(found.outlay.minus(missingAtSigning).lte(atSigning)).toBe(true);
          if (fits)
            expect([downPaymentPercent, missingMonthly, missingAtSigning]).toEqual([
              fitting!.downPaymentPercent,
              '0.00',
              '0.00',
            ]);
          else expect(new Decimal(missingMonthly).plus(missingAtSigning).gt(0)).toBe(true);
        }
      },
      100,
    );
  });

  const firstOf = (rules: PlanRules, downPaymentPercent: string, termMonths: number) =>
    firstMonth(termsFromPlan(rules, { ...request, downPaymentPercent, termMonths }));

  test('sees that a larger down payment may cost more, where the rate table has it so', () => {
    const rates = [
      { annualRatePercent: '10', maxDownPaymentPercent: '20' },
      { annualRatePercent: '45', minDownPaymentPercent: '20' },
    ];
    const rules: PlanRules = { ...credit, rates, termsMonths: [60] };
    const { payment } = firstOf(rules, '20', 60);
    expect(firstOf(rules, '25', 60).payment.gt(payment)).toBe(true);
    const [answer] = affordableTerms(rules, request, { monthly: payment.toFixed(2) });
    expect(answer).toMatchObject({ fits: true, option: { downPaymentPercent: '20' } });
  });

  // Case C01 of the published ones: 20 % down over 60 months costs 65,502.73 a month.
  test('to the cent: a cent less than a payment asks for more down', () => {
    const at60 = (monthly: string) => affordableTerms(credit, request, { monthly }).at(-1);
    expect(at60('65502.73')).toMatchObject({
      fits: true,
      option: { downPaymentPercent: '20', monthly: '65502.73', initialOutlay: '760588.80', insuranceMonthly: '0.00' },
    });
    expect(at60('65502.72')).toMatchObject({ fits: true, option: { downPaymentPercent: '25' } });
  });

  test('says what comes nearest where nothing does', () => {
    const [short, , long] = affordableTerms(credit, request, { monthly: '10000.00' });
    expect(short).toMatchObject({ fits: false, option: { downPaymentPercent: '60' }, missingAtSigning: '0.00' });
    expect(long).toMatchObject({ fits: false, missingMonthly: '22751.37' });
  });

  test('of money at signing alone: no more than there is', () => {
    const budget = { monthly: '65502.73', atSigning: '500000.00' };
    const answer = affordableTerms(credit, request, budget).at(-1)!;
    expect(answer).toMatchObject({ fits: false });
  });

  test('is nobody’s to whom the plan is not offered, nor of a vehicle without a rate', () => {
    const companies: PlanRules = {
      ...credit,
      personTypes: ['moral'],
      rates: [{ annualRatePercent: '14', vehicleTypes: ['camion'] }],
    };
    const budget = { monthly: '100000.00' };
    expect(affordableTerms(companies, { ...request, personType: 'fisica' }, budget)).toEqual([]);
    expect(affordableTerms(companies, { ...request, vehicleType: 'autobus' }, budget)).toEqual([]);
  });

  test.each([
    [{ monthly: '0' }, ['AMOUNT.OUT_OF_RANGE', 'monthly']],
    [{ monthly: '10.001' }, ['DECIMAL.INVALID', 'monthly']],
    [{ monthly: '10', atSigning: '-1' }, ['DECIMAL.INVALID', 'atSigning']],
  ])('refuses a budget of %j', (budget, error) => {
    expect(refusal(() => affordableTerms(credit, request, budget))).toEqual(error);
  });
});

test('the shortest term within an amount', () => {
  const wanted = { ...request, downPaymentPercent: '20' };
  expect(shortestTerm(credit, wanted, '65502.73')).toMatchObject({ termMonths: 60, monthly: '65502.73' });
  expect(shortestTerm(credit, wanted, '200000')).toMatchObject({ termMonths: 36 });
  expect(shortestTerm(credit, wanted, '65502.72')).toBeNull();
});
