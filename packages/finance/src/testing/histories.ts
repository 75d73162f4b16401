import fc from 'fast-check';
import type { LifeContract, LifeEvent } from '../life/index.js';
import { addMonths, daysAfter } from '../life/dates.js';
import { credits, decimals, financialLeases, pureLeases } from './arbitraries.js';

const START = '2025-01-10';

const effect = fc.constantFrom('term' as const, 'payment' as const, 'balloon' as const);
const excess = fc.constantFrom('capital' as const, 'advance' as const);
const day = fc.integer({ min: 0, max: 900 }).map((days) => daysAfter(START, days));
const amount = fc.oneof(decimals(1, 900_000, 2), decimals(1, 2_000, 2));

/** What happens, before it has a number. Payments come most often. */
const happening = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record(
      { type: fc.constant('payment' as const), on: day, amount, excess, effect },
      { requiredKeys: ['type', 'on', 'amount'] },
    ),
  },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('prepayment' as const), on: day, amount, capital: amount, effect }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('credit_to_capital' as const), on: day, amount, effect }) },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constantFrom('refund' as const, 'transfer' as const), on: day, amount }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('waiver' as const),
      on: day,
      amount,
      instalment: fc.integer({ min: 1, max: 30 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('instruction' as const), on: day, excess }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('payoff' as const), on: day, amount }) },
  {
    weight: 1,
    arbitrary: fc
      .record({ on: day, paymentsLeft: fc.integer({ min: 1, max: 72 }), grace: fc.nat(12) })
      .map(({ grace, on, paymentsLeft }) => ({
        type: 'restructuring' as const,
        on,
        paymentsLeft,
        graceMonths: Math.min(grace, paymentsLeft - 1),
      })),
  },
);

/** A random history, in which some events are taken back. */
export const histories = fc
  .tuple(fc.array(happening, { maxLength: 20 }), fc.array(fc.nat(19), { maxLength: 3 }))
  .map(([happenings, taken]): LifeEvent[] => {
    const events = happenings.map((each, index): LifeEvent => ({ ...each, id: `e${String(index).padStart(2, '0')}` }));
    const reversals = taken
      .filter((index) => index < events.length)
      .map((index, count): LifeEvent => {
        const of = events[index]?.id ?? '';
        return { type: 'reversal', id: `r${count}`, on: daysAfter(START, 901), of };
      });
    return [...events, ...reversals];
  });

const frame = fc.record({
  firstPeriod: fc.option(fc.integer({ min: 15, max: 45 }), { nil: null }),
  base: fc.constantFrom('capital' as const, 'base' as const),
  minimumPrepaymentPayments: fc.integer({ min: 0, max: 3 }),
  excess,
});

const contractsOf = (terms: fc.Arbitrary<LifeContract['terms']>): fc.Arbitrary<LifeContract> =>
  fc.tuple(terms, frame).map(([agreed, { base, excess: standing, firstPeriod, minimumPrepaymentPayments }]) => ({
    terms: agreed,
    startsOn: START,
    firstDueOn: firstPeriod === null ? addMonths(START, 1) : daysAfter(START, firstPeriod),
    late: { multiplier: '2', base, vatRate: '0.16' },
    minimumPrepaymentPayments,
    excess: standing,
    effects: ['term', 'payment', 'balloon'],
  }));

export const creditContracts = contractsOf(credits);
export const financialLeaseContracts = contractsOf(financialLeases);
export const contracts = fc.oneof(creditContracts, financialLeaseContracts, contractsOf(pureLeases));

/** A day to ask for, in or after the history. */
export const days = fc.integer({ min: 0, max: 1200 }).map((count) => daysAfter(START, count));

/** With a day on which one of its events counts, as often as not. */
export const daysOf = (events: LifeEvent[]): fc.Arbitrary<[LifeEvent[], string]> => {
  const own = events.filter(({ type }) => type !== 'reversal').map(({ on }) => on);
  const asked = own.length === 0 ? days : fc.oneof(days, fc.constantFrom(...own));
  return asked.map((on) => [events, on]);
};
