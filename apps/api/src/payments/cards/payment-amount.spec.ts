import { payoffOn, positionOn, simulateLedgerPrepayment } from '@flota/finance';
import type { PaymentRequest } from '@flota/schemas';
import { describe, expect, it } from '@jest/globals';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { ledgerOf } from '../../testing/ledger-of.js';
import { amountToPay, purchaseOptionPrice } from './payment-amount.js';

type Wish = Pick<PaymentRequest, 'kind' | 'amount'>;

const refusal = (...call: Parameters<typeof amountToPay>) => {
  try {
    return amountToPay(...call);
  } catch (error) {
    if (!(error instanceof ProblemException)) throw error;
    return [error.status, error.options.errors?.[0]?.code ?? error.code];
  }
};

describe('what a card is charged', () => {
  const paid = ledgerOf('direct_credit', 3);
  const late = ledgerOf('direct_credit', 2);

  it('for what is owed: all of it, with late interest to the day, whatever amount the browser names', () => {
    const due = amountToPay(late, { kind: 'due', amount: '20.00' }, '2026-05-02');
    expect(due).toBe(positionOn(late, '2026-05-02').dueNow);
    expect(Number(due)).toBeGreaterThan(Number(late.instalments[2]?.total));
  });

  it('for another amount: that one', () => {
    expect(amountToPay(paid, { kind: 'other', amount: '5000.5' }, '2026-05-02')).toBe('5000.50');
  });

  it('for a prepayment: the capital, and of a financial lease its VAT', () => {
    const capital = { kind: 'prepayment', amount: '400000.00' } as const;
    expect(amountToPay(paid, capital, '2026-05-02')).toBe('400000.00');
    const lease = ledgerOf('financial_lease', 3);
    expect(simulateLedgerPrepayment(lease, { amount: '400000.00', on: '2026-05-02' }).vatOnPrepayment).toBe('64000.00');
    expect(amountToPay(lease, capital, '2026-05-02')).toBe('464000.00');
  });

  it('for the payoff: what settles it that day', () => {
    expect(amountToPay(paid, { kind: 'payoff' }, '2026-05-02')).toBe(payoffOn(paid, '2026-05-02').total);
  });

  it('for the vehicle at the end of a lease: its price', () => {
    const ended = ledgerOf('financial_lease', 12);
    expect(purchaseOptionPrice(ended)).toBe(ended.instalments.at(-1)?.total);
    expect(amountToPay(ended, { kind: 'purchase_option' }, '2027-02-01')).toBe(purchaseOptionPrice(ended));
  });

  it.each<[string, ReturnType<typeof ledgerOf>, Wish, [number, string]]>([
    ['nothing is owed', paid, { kind: 'due' }, [409, 'PAYMENT.NOTHING_DUE']],
    [
      'a prepayment while something is owed',
      late,
      { kind: 'prepayment', amount: '400000' },
      [409, 'PREPAYMENT.AMOUNT_DUE'],
    ],
    ['a prepayment too small', paid, { kind: 'prepayment', amount: '1000' }, [422, 'PREPAYMENT.BELOW_MINIMUM']],
    ['a prepayment of everything', paid, { kind: 'prepayment', amount: '799999' }, [422, 'PREPAYMENT.OUT_OF_RANGE']],
    [
      'a prepayment of a pure lease',
      ledgerOf('pure_lease'),
      { kind: 'prepayment', amount: '400000' },
      [422, 'KIND.NOT_SUPPORTED'],
    ],
    ['a payoff of a pure lease', ledgerOf('pure_lease'), { kind: 'payoff' }, [422, 'KIND.NOT_SUPPORTED']],
    [
      'another amount on a contract that is settled',
      ledgerOf('direct_credit', 12),
      { kind: 'other', amount: '500' },
      [409, 'CONTRACT.PAID_OFF'],
    ],
    [
      'the vehicle before the rents are paid',
      ledgerOf('financial_lease'),
      { kind: 'purchase_option' },
      [422, 'PURCHASE_OPTION.NOT_AVAILABLE'],
    ],
    ['less than a card takes', paid, { kind: 'other', amount: '19.99' }, [422, 'AMOUNT.OUT_OF_RANGE']],
    ['more than a card takes', paid, { kind: 'other', amount: '1000000' }, [422, 'AMOUNT.OUT_OF_RANGE']],
  ])('is refused: %s', (_what, ledger, wish, refused) => {
    expect(refusal(ledger, wish, '2026-05-02')).toEqual(refused);
  });
});
