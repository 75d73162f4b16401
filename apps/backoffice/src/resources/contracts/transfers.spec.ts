import { describe, expect, it } from '@jest/globals';
import type { AccountInstalment, ContractKind } from '@flota/schemas';
import { ApiProblem } from '../../api/problem.js';
import { readTransfer, transferEffect, transferKinds, unusualQuestion } from './transfers.js';

const instalment = (kind: AccountInstalment['kind'], settledOn: string | null) =>
  ({ kind, settledOn, owed: '1160.00' }) as AccountInstalment;

const contract = (kind: ContractKind, state: 'active' | 'paid_off', instalments: AccountInstalment[] = []) => ({
  kind,
  state,
  instalments,
  dueNow: '25310.40',
  payoffToday: '812004.15',
  cat: '16.6%',
});

describe('what a contract can take', () => {
  it.each([
    ['a credit', contract('direct_credit', 'active'), ['payment', 'prepayment', 'payoff']],
    ['a pure lease, which has no capital', contract('pure_lease', 'active'), ['payment']],
    ['a credit that is paid off', contract('direct_credit', 'paid_off'), ['payment']],
    [
      'a lease with its option open',
      contract('financial_lease', 'paid_off', [instalment('purchase_option', null)]),
      ['purchase_option', 'payment'],
    ],
    [
      'a lease that was bought',
      contract('financial_lease', 'paid_off', [instalment('purchase_option', '2026-10-01')]),
      ['payment'],
    ],
  ])('%s', (_, given, kinds) => {
    expect(transferKinds(given)).toEqual(kinds);
  });
});

it('tells the figures that a transfer meets', () => {
  expect(transferEffect('payment', contract('direct_credit', 'active'))).toContain('$25,310.40');
  expect(transferEffect('payoff', contract('direct_credit', 'active'))).toContain('$812,004.15');
  const option = contract('financial_lease', 'paid_off', [instalment('purchase_option', null)]);
  expect(transferEffect('purchase_option', option)).toContain('$1,160.00');
});

it('reads amounts as people write them, and leaves what is none for the server to refuse', () => {
  expect(readTransfer({ amount: ' $12,500.50 ' }).amount).toBe('12500.50');
  expect(readTransfer({ amount: 'doce mil' }).amount).toBe('docemil');
  expect(readTransfer({ amount: null }).amount).toBe('');
});

describe('before money that nobody would expect is posted', () => {
  const problem = (code: 'PAYMENT.UNUSUAL' | 'CONTRACT.PAID_OFF', reason: string) =>
    new ApiProblem({
      type: '',
      title: '',
      status: 409,
      code,
      correlationId: '',
      figures: { reason, amount: '9000000.00', most: '812004.15', usual: '25310.40' },
    });

  it.each([
    ['paid-off', 'no debe nada'],
    ['more-than-owed', 'se liquida con $812,004.15'],
    ['unusual', 'es $25,310.40'],
  ])('it is asked with figures: %s', (reason, said) => {
    const question = unusualQuestion(problem('PAYMENT.UNUSUAL', reason));
    expect(question).toContain('Va a registrar $9,000,000.00.');
    expect(question).toContain(said);
    expect(question).toContain('¿Registrar de todos modos?');
  });

  it('other refusals are none to be asked about', () => {
    expect(unusualQuestion(problem('CONTRACT.PAID_OFF', 'paid-off'))).toBeNull();
  });
});
