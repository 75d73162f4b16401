import { quotePrepayment, standingOn } from '@flota/finance';
import type { PaymentRequest } from '@flota/schemas';
import { describe, expect, it } from '@jest/globals';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { sampleBook } from '../../testing/sample-book.js';
import { amountToPay } from './payment-amount.js';

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
  const paid = sampleBook('direct_credit', 3);
  const late = sampleBook('direct_credit', 2);
  const settled = sampleBook('direct_credit', 12);

  it('for what is owed: all of it, with late interest to the day, whatever amount the browser names', () => {
    const due = amountToPay(late, { kind: 'due', amount: '20.00' }, '2026-05-02');
    const { dueNow, instalments } = standingOn(late, '2026-05-02');
    expect(due).toBe(dueNow);
    expect(Number(due)).toBeGreaterThan(Number(instalments[2]?.instalment.total));
  });

  it('for another amount: that one', () => {
    expect(amountToPay(paid, { kind: 'other', amount: '5000.5' }, '2026-05-02')).toBe('5000.50');
  });

  it('for a prepayment: the capital, with the interest so far and its VAT', () => {
    const capital = { kind: 'prepayment', amount: '400000.00' } as const;
    for (const book of [paid, late, sampleBook('financial_lease', 3)]) {
      const asked = { capital: '400000.00', effect: 'term', on: '2026-05-02' } as const;
      const { total } = quotePrepayment(book.contract, book.events, asked);
      expect(amountToPay(book, capital, '2026-05-02')).toBe(total);
      expect(Number(total)).toBeGreaterThan(400_000);
    }
  });

  it('for the payoff: what settles it that day', () => {
    expect(amountToPay(paid, { kind: 'payoff' }, '2026-05-02')).toBe(standingOn(paid, '2026-05-02').payoff?.total);
  });

  it('for the vehicle at the end of a lease: its price', () => {
    const ended = sampleBook('financial_lease', 12);
    const price = standingOn(ended, '2027-02-01').instalments.at(-1)?.owedTotal;
    expect(amountToPay(ended, { kind: 'purchase_option' }, '2027-02-01')).toBe(price);
  });

  it.each<[string, ReturnType<typeof sampleBook>, Wish, [number, string]]>([
    ['nothing is owed', paid, { kind: 'due' }, [409, 'PAYMENT.NOTHING_DUE']],
    ['a prepayment too small', paid, { kind: 'prepayment', amount: '1000' }, [422, 'PREPAYMENT.BELOW_MINIMUM']],
    ['a prepayment of everything', paid, { kind: 'prepayment', amount: '799999' }, [422, 'PREPAYMENT.OUT_OF_RANGE']],
    [
      'a prepayment of a pure lease',
      sampleBook('pure_lease'),
      { kind: 'prepayment', amount: '400000' },
      [422, 'KIND.NOT_SUPPORTED'],
    ],
    ['a payoff of a pure lease', sampleBook('pure_lease'), { kind: 'payoff' }, [422, 'KIND.NOT_SUPPORTED']],
    [
      'another amount on a contract that is settled',
      settled,
      { kind: 'other', amount: '500' },
      [409, 'CONTRACT.PAID_OFF'],
    ],
    [
      'the vehicle before the rents are paid',
      sampleBook('financial_lease'),
      { kind: 'purchase_option' },
      [422, 'PURCHASE_OPTION.NOT_AVAILABLE'],
    ],
    ['less than a card takes', paid, { kind: 'other', amount: '19.99' }, [422, 'AMOUNT.OUT_OF_RANGE']],
    ['more than a card takes', paid, { kind: 'other', amount: '1000000' }, [422, 'AMOUNT.OUT_OF_RANGE']],
  ])('is refused: %s', (_what, book, wish, refused) => {
    expect(refusal(book, wish, book === settled ? '2027-02-01' : '2026-05-02')).toEqual(refused);
  });
});
