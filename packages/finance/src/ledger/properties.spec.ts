import { describe, expect, test } from '@jest/globals';
import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { credits, financialLeases, pureLeases } from '../testing/arbitraries.js';
import { contractOf, open, payDue, post, type Account } from '../testing/contracts.js';
import { daysAfter } from './dates.js';
import {
  addMonths,
  chargeDue,
  checkLedger,
  FinanceError,
  payoffOn,
  positionOn,
  postPayment,
  postPayoff,
  postPrepayment,
  postPurchaseOption,
  simulateLedgerPrepayment,
  type ContractTerms,
  type FinancingTerms,
  type Ledger,
  type Posting,
} from '../index.js';

const short = fc.integer({ min: 6, max: 18 });
const anyTerms = fc
  .tuple(fc.oneof(credits, financialLeases, pureLeases), short)
  .map(([terms, termMonths]): FinancingTerms => ({ ...terms, termMonths }));

const contracts: fc.Arbitrary<ContractTerms> = fc
  .record({
    terms: anyTerms,
    day: fc.integer({ min: 1, max: 31 }),
    multiplier: fc.constantFrom('0', '1.5', '2'),
    base: fc.constantFrom('capital', 'base', 'total', 'balance'),
    vatRate: fc.constantFrom('0', '0.16'),
  })
  .map(({ terms, day, ...late }) =>
    contractOf(terms, {
      firstDueOn: `2025-03-${String(day).padStart(2, '0')}`,
      late: late,
    }),
  );

type Action = 'charge' | 'part' | 'due' | 'ahead' | 'prepay' | 'payoff' | 'option';
const steps = fc.array(
  fc.record({
    days: fc.integer({ min: 0, max: 50 }),
    action: fc.constantFrom<Action>(
      'charge',
      'part',
      'part',
      'due',
      'due',
      'due',
      'ahead',
      'prepay',
      'payoff',
      'option',
    ),
    share: fc.integer({ min: 1, max: 100 }),
  }),
  { maxLength: 12 },
);

const percentOf = (amount: string, percent: number) => new Decimal(amount).times(percent).div(100).toFixed(2);
const capitalToCome = ({ instalments }: Ledger) =>
  instalments.reduce((sum, { capital, charged }) => (charged ? sum : sum.plus(capital)), new Decimal(0)).toFixed(2);

/** What a customer may try. What can't be done that day is refused and leaves everything as it was. */
function attempt(ledger: Ledger, action: Action, share: number, on: string): Posting {
  const receipt = (amount: string) => ({ amount, on, reference: 'SPEI' });
  const { dueNow } = positionOn(ledger, on);
  switch (action) {
    case 'charge':
      return chargeDue(ledger, on);
    case 'part':
      return postPayment(ledger, receipt(percentOf(dueNow, share)));
    case 'due':
      return postPayment(ledger, receipt(dueNow));
    case 'ahead':
      return postPayment(ledger, receipt(percentOf(ledger.instalments[0]?.total ?? '0', share * 3)));
    case 'prepay': {
      const amount = percentOf(capitalToCome(ledger), share);
      return postPrepayment(ledger, receipt(simulateLedgerPrepayment(ledger, { amount, on }).total));
    }
    case 'payoff':
      return postPayoff(ledger, receipt(payoffOn(ledger, on).total));
    case 'option':
      return postPurchaseOption(ledger, receipt(ledger.instalments.at(-1)?.total ?? '0'));
  }
}

function live(contract: ContractTerms, script: { days: number; action: Action; share: number }[]): Account {
  let account = open(contract);
  let today = contract.signedOn;
  for (const { days, action, share } of script) {
    today = daysAfter(today, days);
    try {
      account = post(account, (ledger) => attempt(ledger, action, share, today));
    } catch (error) {
      if (!(error instanceof FinanceError)) throw error;
    }
  }
  return account;
}

const sumOf = (amounts: string[]) => amounts.reduce((sum, amount) => sum.plus(amount), new Decimal(0)).toFixed(2);

describe('whatever a customer does', () => {
  test('the ledger agrees with itself and nothing is below zero', () => {
    fc.assert(
      fc.property(contracts, steps, (contract, script) => {
        const { ledger, movements } = live(contract, script);
        expect(checkLedger(ledger, movements)).toEqual([]);
        const figures = ledger.instalments.flatMap((line) =>
          Object.values(line).filter((value) => typeof value === 'string'),
        );
        expect(
          [...figures, ledger.outstandingCapital, ledger.unapplied].filter((figure) => figure.startsWith('-')),
        ).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  test('who pays all that is owed is paid off, with all the capital paid and every peso accounted for', () => {
    fc.assert(
      fc.property(contracts, steps, (contract, script) => {
        const lived = live(contract, script);
        // The steps took at most 12 * 50 days from signing.
        const end = addMonths(contract.firstDueOn, 40);
        const { ledger, movements } = payDue(
          post(lived, (before) => chargeDue(before, end)),
          end,
        );
        expect(checkLedger(ledger, movements)).toEqual([]);
        expect(ledger.paidOffOn).not.toBeNull();
        const option = ledger.instalments.find(({ charged, kind }) => kind === 'purchase_option' && !charged);
        expect(ledger.outstandingCapital).toBe(option?.capital ?? '0.00');
        const principal = movements.find(({ kind }) => kind === 'disbursement')?.capital ?? '0.00';
        const paid = movements.filter(({ kind }) => kind === 'payment' || kind === 'application');
        expect(sumOf([...paid.map(({ capital }) => capital), principal])).toBe(ledger.outstandingCapital);
        expect(new Decimal(ledger.dueBalance).negated().toFixed(2)).toBe(ledger.unapplied);
      }),
      { numRuns: 100 },
    );
  });

  test('looking at a contract and posting to it say the same', () => {
    fc.assert(
      fc.property(contracts, steps, fc.integer({ min: 0, max: 60 }), (contract, script, days) => {
        const { ledger } = live(contract, script);
        const on = daysAfter(ledger.postedOn, days);
        const { dueNow } = positionOn(ledger, on);
        fc.pre(dueNow !== '0.00');
        const after = postPayment(ledger, { amount: dueNow, on, reference: '' }).ledger;
        expect(positionOn(after, on)).toMatchObject({ dueNow: '0.00', unapplied: '0.00', daysLate: 0 });
      }),
      { numRuns: 100 },
    );
  });
});
