import { expect, it } from '@jest/globals';
import { toCents } from '@flota/figures';
import { payoffLines } from './payoff-lines.js';

const payoff = {
  on: '2026-11-21',
  overdue: '84724.88',
  principal: '1049377.40',
  interest: '5316.85',
  interestDays: 12,
  vat: '850.70',
  unapplied: '0.00',
  total: '1140269.83',
  interestSaved: '190000.00',
};

it('adds up to the total', () => {
  const sum = payoffLines(payoff).reduce((cents, { amount }) => cents + toCents(amount), 0n);
  expect(sum).toBe(toCents(payoff.total));
});

it('leaves out what there is nothing of, and takes off what was received', () => {
  const lines = payoffLines({ ...payoff, overdue: '0.00', vat: '0.00', unapplied: '200.00' });
  expect(lines.map(({ label, amount }) => [label, amount])).toEqual([
    ['Capital por vencer', '1049377.40'],
    ['Intereses', '5316.85'],
    ['Saldo a su favor', '-200.00'],
  ]);
});
