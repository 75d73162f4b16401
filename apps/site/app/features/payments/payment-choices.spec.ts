import { describe, expect, it } from '@jest/globals';
import {
  amountProblem,
  choicesOf,
  coveredWords,
  firstChoice,
  type PayableContract,
  readAmount,
} from './payment-choices.js';
import { owing, upToDate } from './payment-options.fixture.js';

const kinds = (contract: PayableContract) => choicesOf(contract).map(({ id, disabled }) => (disabled ? `(${id})` : id));

describe('what can be paid by card', () => {
  it.each<[string, PayableContract, string[]]>([
    ['of a contract that owes', owing, ['due', 'other', 'prepayment', 'payoff']],
    ['of one that owes nothing', upToDate, ['next', 'other', 'prepayment', 'payoff']],
    [
      'whose next payment is covered by credit',
      {
        ...upToDate,
        credit: '60000.00',
        missing: '0.00',
        next: upToDate.next && { ...upToDate.next, missing: '0.00' },
      },
      ['other', 'prepayment', 'payoff'],
    ],
    [
      'that owes what was taken back',
      { ...upToDate, credit: '-500.00', due: '500.00' },
      ['due', 'other', 'prepayment', 'payoff'],
    ],
    [
      'of a pure lease',
      { ...upToDate, minimumPrepayment: null, prepaymentBlockedBy: 'pure-lease', payoffToday: null },
      ['next', 'other'],
    ],
    [
      'when a payoff is more than a card takes',
      { ...upToDate, payoffToday: '1000000.00' },
      ['next', 'other', 'prepayment', '(payoff)'],
    ],
    [
      'when what is owed is less than a card takes',
      { ...owing, due: '19.99' },
      ['(due)', 'other', 'prepayment', 'payoff'],
    ],
    [
      'of a lease whose rents are all paid',
      {
        ...upToDate,
        next: null,
        other: null,
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

  it('says of which contract all is owed where there are others', () => {
    expect(choicesOf(owing)[0]?.label).toBe('Todo lo que debo hoy');
    expect(choicesOf(owing, { ofMany: true })[0]?.label).toBe('Todo lo que debo hoy de este contrato');
  });

  it('says what is covered already, and until when there is time', () => {
    const next = upToDate.next && { ...upToDate.next, missing: '0.00' };
    expect(coveredWords({ due: '0.00', next })).toBe('Su pago del 9 dic 2026 ya está cubierto con su saldo a favor.');
    expect(coveredWords(upToDate)).toBeNull();
    const today = choicesOf({ ...owing, daysLate: 0, dueUntil: '2026-11-16' });
    expect(today[0]?.description).toBe('Puede pagarlo sin moratorios hasta el 16 nov 2026.');
  });

  it('begins with what the customer came for, where it can be had', () => {
    expect(firstChoice(choicesOf(owing), undefined)).toBe('due');
    expect(firstChoice(choicesOf(owing), 'payoff')).toBe('payoff');
    expect(firstChoice(choicesOf({ ...owing, minimumPrepayment: null }), 'prepayment')).toBe('due');
    expect(firstChoice(choicesOf({ ...owing, due: '5.00' }), undefined)).toBe('other');
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
    expect(amountProblem(amount, { minimum, tooLittle: 'PREPAYMENT.BELOW_MINIMUM' })).toBe(problem);
  });
});
