import { type LedgerMovement, type LifeContract, type LifeEvent, postBook } from '@flota/finance';
import fc from 'fast-check';
import { type ContractFacts, vatRateOf } from '../plan/contract-facts.js';
import type { InvoicedMovement } from '../plan/owed-documents.js';

export const END = '2027-06-30';

const common = {
  startsOn: '2026-01-15',
  firstDueOn: '2026-02-15',
  late: { multiplier: '2', base: 'capital', vatRate: '0.16' },
  minimumPrepaymentPayments: 1,
  excess: 'capital',
  effects: ['term', 'payment'],
} as const;

const credit = {
  kind: 'direct_credit',
  priceWithVat: '1000000.00',
  downPaymentPercent: '20',
  annualRatePercent: '17.35',
  termMonths: 12,
  openingFeePercent: '0',
  openingFeeFinanced: false,
  vatRate: '0.16',
  vatOnInterestRate: '0.16',
  paymentMode: 'base_fixed',
  balloonPercentOfPrice: '0',
} as const;

const lease = {
  priceWithoutVat: '777777.77',
  annualRatePercent: '19.1',
  termMonths: 12,
  openingFeePercent: '0',
  depositRents: 0,
  vatRate: '0.16',
} as const;

const contractOf = (terms: LifeContract['terms'], lateVatRate = '0.16'): LifeContract => ({
  ...common,
  effects: [...common.effects],
  terms,
  late: { ...common.late, vatRate: lateVatRate },
});

export const CREDIT = contractOf(credit);
export const EXEMPT_CREDIT = contractOf({ ...credit, vatOnInterestRate: '0', paymentMode: 'total_fixed' }, '0');
export const FINANCIAL_LEASE = contractOf({
  ...lease,
  kind: 'financial_lease',
  initialRentPercent: '10',
  purchaseOptionPercent: '2',
});
export const PURE_LEASE = contractOf({ ...lease, kind: 'pure_lease', residualPercent: '20', rentsInAdvance: false });

export const CONTRACTS = [
  CREDIT,
  EXEMPT_CREDIT,
  contractOf({ ...credit, kind: 'flexibility', vatOnInterestRate: '0.08', balloonPercentOfPrice: '20' }, '0.08'),
  FINANCIAL_LEASE,
  PURE_LEASE,
];

export const factsOf = ({ late, terms }: LifeContract): ContractFacts => ({
  kind: terms.kind,
  number: 'FL-2026-000001',
  termMonths: terms.termMonths,
  vatRate: vatRateOf(terms),
  lateVatRate: late.vatRate,
});

const day = fc
  .integer({ min: 0, max: 500 })
  .map((days) => new Date(Date.UTC(2026, 0, 16 + days)).toISOString().slice(0, 10));
const money = fc.integer({ min: 1, max: 20_000_000 }).map((cents) => (cents / 100).toFixed(2));

const happening = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constant('payment' as const), on: day, amount: money }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('waiver' as const),
      on: day,
      amount: money,
      instalment: fc.integer({ min: 1, max: 12 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('payoff' as const), on: day, amount: money }) },
);

/** What happens to a contract, in the order in which it is entered; some of it is taken back. */
export const histories = fc
  .tuple(fc.array(happening, { maxLength: 10 }), fc.array(fc.nat(9), { maxLength: 2 }))
  .map(([happenings, taken]): LifeEvent[] => [
    ...happenings.map((each, index): LifeEvent => ({ ...each, id: `e${index}` })),
    ...[...new Set(taken)]
      .filter((index) => index < happenings.length)
      .map((index): LifeEvent => ({ type: 'reversal', id: `r${index}`, on: END, of: `e${index}` })),
  ]);

/** All that is posted, after each of the events was entered. */
export function* lived(contract: LifeContract, events: readonly LifeEvent[]): Generator<InvoicedMovement[]> {
  const movements: LedgerMovement[] = [];
  for (let count = 0; count <= events.length; count += 1) {
    const book = { contract, events: events.slice(0, count) };
    movements.push(...postBook(book, movements, count === 0 ? { on: END } : { on: END, postedOn: END }).movements);
    yield movements.map((movement) => ({
      ...movement,
      id: `m${movement.sequence}`,
      reference: 'SPEI 1',
      form: '03',
    }));
  }
}
