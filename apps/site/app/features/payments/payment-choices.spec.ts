import { describe, expect, it } from '@jest/globals';
import { amountProblem, choicesOf, firstChoice, type PayableContract, readAmount } from './payment-choices.js';
import { owing, upToDate } from './payment-options.fixture.js';

const kinds = (contract: PayableContract) =>
  choicesOf(contract).map(({ kind, disabled }) => (disabled ? `(${kind})` : kind));

describe('what can be paid by card', () => {
  it.each<[string, PayableContract, string[]]>([
    ['of a contract that owes', owing, ['due', 'other', 'prepayment', 'payoff']],
    ['of one that owes nothing', upToDate, ['other', 'prepayment', 'payoff']],
    [
      'of a pure lease',
      { ...upToDate, minimumPrepayment: null, prepaymentBlockedBy: 'pure-lease', payoffToday: null },
      ['other'],
    ],
    [
      'when a payoff is more than a card takes',
      { ...upToDate, payoffToday: '1000000.00' },
      ['other', 'prepayment', '(payoff)'],
    ],
    [
      'when what is owed is less than a card takes',
      { ...owing, dueNow: '19.99' },
      ['(due)', 'other', 'prepayment', 'payoff'],
    ],
    [
      'of a lease whose rents are all paid',
      {
        ...upToDate,
        next: null,
        minimumPrepayment: null,
        prepaymentBlockedBy: 'last-payments',
        payoffToday: null,
        purchaseOption: '34800.00',
      },
      ['purchase_option', '(prepayment)'],
    ],
  ])('%s', (_what, contract, expected) => {
    expect(kinds(contract)).toEqual(expected);
  });

  it('begins with what the customer came for, where it can be had', () => {
    expect(firstChoice(choicesOf(owing), undefined)).toBe('due');
    expect(firstChoice(choicesOf(owing), 'payoff')).toBe('payoff');
    expect(firstChoice(choicesOf({ ...owing, minimumPrepayment: null }), 'prepayment')).toBe('due');
    expect(firstChoice(choicesOf({ ...owing, dueNow: '5.00' }), undefined)).toBe('other');
    expect(firstChoice([], undefined)).toBeNull();
  });
});

describe('an amount that was typed', () => {
  it.each([
    ['65502.73', '65502.73'],
    ['$ 65,502.7', '65502.70'],
    ['007', '7.00'],
    ['', null],
    ['abc', null],
    ['1.234', null],
    ['-5', null],
    ['1e5', null],
  ])('%j is %j', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });

  it.each([
    [null, null, 'AMOUNT.REQUIRED'],
    ['19.99', null, 'AMOUNT.OUT_OF_RANGE'],
    ['20.00', null, null],
    ['999999.99', null, null],
    ['1000000.00', null, 'AMOUNT.OUT_OF_RANGE'],
    ['179999.99', '180000.00', 'PREPAYMENT.BELOW_MINIMUM'],
    ['180000.00', '180000.00', null],
  ])('%j with a minimum of %j: %j', (amount, minimum, problem) => {
    expect(amountProblem(amount, minimum)).toBe(problem);
  });
});
