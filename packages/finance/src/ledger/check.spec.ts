import { describe, expect, test } from '@jest/globals';
import { contractOf, open, payUpTo, post, type Account } from '../testing/contracts.js';
import { creditTerms } from '../testing/reference.js';
import { checkLedger, postPayment, postPrepayment, type LedgerInstalment, type LedgerMovement } from '../index.js';

const pay = (account: Account, amount: string, on: string) =>
  post(account, (ledger) => postPayment(ledger, { amount, on, reference: 'SPEI' }));

/** Two instalments on time, one late in two payments, a prepayment, money in advance, and an instalment paid with it. */
function history(): Account {
  const late = pay(
    pay(payUpTo(open(contractOf(creditTerms({ termMonths: 12 }))), 2), '100000.00', '2025-04-20'),
    '170000.00',
    '2025-04-21',
  );
  const prepaid = post(late, (ledger) =>
    postPrepayment(ledger, { amount: '900000.00', on: '2025-04-25', reference: 'SPEI' }),
  );
  return pay(pay(prepaid, '300000.00', '2025-04-28'), '50000.00', '2025-05-20');
}

const { ledger, movements } = history();
const indexOf = (kind: LedgerMovement['kind']) => movements.findIndex((movement) => movement.kind === kind);

const tamperedMovement = (kind: LedgerMovement['kind'], change: Partial<LedgerMovement>) => {
  const index = indexOf(kind);
  return checkLedger(
    ledger,
    movements.map((movement, at) => (at === index ? { ...movement, ...change } : movement)),
  );
};
const tamperedLine = (number: number, change: Partial<LedgerInstalment>) =>
  checkLedger(
    {
      ...ledger,
      instalments: ledger.instalments.map((line) => (line.number === number ? { ...line, ...change } : line)),
    },
    movements,
  );

describe('checkLedger', () => {
  test('finds nothing in a history of everything', () => {
    expect(checkLedger(ledger, movements)).toEqual([]);
    expect(new Set(movements.map(({ kind }) => kind))).toEqual(
      new Set(['disbursement', 'instalment', 'late_interest', 'prepayment', 'payment', 'application']),
    );
  });

  test('says where, which field, what it should be and what it is', () => {
    expect(tamperedLine(7, { interest: '0.01' })).toEqual([
      { at: 'instalment 7', field: 'interest', expected: expect.any(String), found: '0.01' },
    ]);
  });

  test.each<{ kind: LedgerMovement['kind']; change: Partial<LedgerMovement>; field: string }>([
    { kind: 'disbursement', change: { capital: '1.00', amount: '1.00', capitalBalance: '1.00' }, field: 'capital' },
    { kind: 'instalment', change: { sequence: 99 }, field: 'sequence' },
    { kind: 'instalment', change: { amount: '1.00' }, field: 'amount' },
    { kind: 'instalment', change: { interest: '-1.00' }, field: 'interest' },
    { kind: 'instalment', change: { instalmentNumber: 9 }, field: 'instalmentNumber' },
    { kind: 'instalment', change: { postedOn: '2024-12-31' }, field: 'postedOn' },
    { kind: 'instalment', change: { unapplied: '5.00' }, field: 'unapplied' },
    { kind: 'instalment', change: { kind: 'balloon' }, field: 'instalmentNumber' },
    { kind: 'late_interest', change: { lateInterest: '0.00', amount: '0.00' }, field: 'lateInterest' },
    { kind: 'late_interest', change: { lateVat: '0.00' }, field: 'lateVat' },
    { kind: 'payment', change: { dueBalance: '0.01' }, field: 'dueBalance' },
    { kind: 'payment', change: { capitalBalance: '0.01' }, field: 'capitalBalance' },
    { kind: 'payment', change: { allocations: [] }, field: 'allocations.capital' },
    { kind: 'payment', change: { capital: '1.00' }, field: 'capital' },
    { kind: 'application', change: { unapplied: '-1.00' }, field: 'unapplied' },
    { kind: 'prepayment', change: { capital: '1.00', amount: '1.00' }, field: 'prepaid capital' },
  ])('finds a changed movement: $kind $change', ({ kind, change, field }) => {
    expect(tamperedMovement(kind, change).map((each) => each.field)).toContain(field);
  });

  test('finds a movement that is missing, doubled or made up', () => {
    const payment = indexOf('payment');
    expect(checkLedger(ledger, movements.toSpliced(payment, 1))).not.toEqual([]);
    expect(checkLedger(ledger, movements.slice(0, -1))).not.toEqual([]);
    expect(checkLedger(ledger, [...movements, ...movements.slice(-1)])).not.toEqual([]);
  });

  test('finds an allocation to another instalment, or to none that there is', () => {
    const index = indexOf('payment');
    const moveTo = (instalmentNumber: number) => {
      const payment = movements[index];
      const allocations = payment?.allocations.map((allocation) => ({ ...allocation, instalmentNumber })) ?? [];
      return tamperedMovement('payment', { allocations }).map(({ field }) => field);
    };
    expect(moveTo(2)).toContain('paid capital');
    expect(moveTo(0)).toContain('prepaid interest');
    expect(moveTo(40)).toContain('movements');
  });

  test.each<{ number: number; change: Partial<LedgerInstalment>; field: string }>([
    { number: 5, change: { kind: 'balloon' }, field: 'kind' },
    { number: 5, change: { dueOn: '2025-06-16' }, field: 'dueOn' },
    { number: 5, change: { capital: '1.00' }, field: 'capital' },
    { number: 5, change: { vat: '1.00' }, field: 'vat' },
    { number: 5, change: { total: '1.00' }, field: 'total' },
    { number: 5, change: { balance: '1.00' }, field: 'balance' },
    { number: 5, change: { number: 50 }, field: 'instalments' },
    { number: 5, change: { charged: true }, field: 'charged' },
    { number: 1, change: { paidCapital: '0.00' }, field: 'paid capital' },
    { number: 1, change: { settledOn: null }, field: 'settledOn' },
    { number: 1, change: { settledOn: '2025-02-16' }, field: 'settledOn' },
    { number: 3, change: { lateInterest: '0.00' }, field: 'lateInterest' },
    { number: 3, change: { paidLateVat: '9999.00' }, field: 'unpaid lateVat' },
  ])('finds a changed instalment: $number $change', ({ number, change, field }) => {
    expect(tamperedLine(number, change).map((each) => each.field)).toContain(field);
  });

  test.each([
    { sequence: 1 },
    { postedOn: '2025-05-21' },
    { dueBalance: '0.00' },
    { outstandingCapital: '0.00' },
    { unapplied: '1.00' },
    { paidOffOn: '2025-05-20' },
  ])('finds a changed contract: %p', (change) => {
    expect(checkLedger({ ...ledger, ...change }, movements).map(({ field }) => field)).toContain(
      Object.keys(change)[0],
    );
  });
});
