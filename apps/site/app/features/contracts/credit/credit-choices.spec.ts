import { expect, it } from '@jest/globals';
import { contractOf, detailOf } from '../contract/contract.fixture.js';
import { creditOptions, receiversOf, useOf } from './credit-choices.js';

const other = contractOf({ id: 'other' });
const names = (...asked: Parameters<typeof creditOptions>) => creditOptions(...asked).map(({ value }) => value);

it('knows contracts of the same name that are being paid', () => {
  const paidOff = contractOf({ id: 'a', state: 'paid_off' });
  const elsewhere = contractOf({ id: 'b', holder: { legalName: 'Otra', rfc: 'OTR010101AB1' } });
  expect(receiversOf(detailOf(), [contractOf(), other, paidOff, elsewhere])).toEqual([other]);
});

it.each<[string, Parameters<typeof detailOf>[0], string[]]>([
  ['of a credit', {}, ['capital', 'transfer', 'refund']],
  ['of a pure lease', { kind: 'pure_lease', effects: [], payoffToday: null }, ['transfer', 'refund']],
  ['of what it settles', { kind: 'financial_lease', payoffToday: '0.00' }, ['payoff', 'transfer', 'refund']],
  ['of a settled contract', { state: 'paid_off', payoffToday: null }, ['transfer', 'refund']],
])('offers what makes sense: %s', (_what, changes, expected) => {
  expect(names(detailOf(changes), [other])).toEqual(expected);
});

it('offers no other contract where there is none', () => {
  expect(names(detailOf(), [])).toEqual(['capital', 'refund']);
});

it('asks for nothing while something is missing', () => {
  const wish = { amount: '100.00', effect: 'term', toContractId: 'other' } as const;
  expect(useOf('capital', { ...wish, amount: null })).toBeNull();
  expect(useOf('transfer', { ...wish, toContractId: null })).toBeNull();
  expect(useOf('refund', wish)).toBeNull();
  expect(useOf('payoff', { ...wish, amount: null })).toEqual({ use: 'payoff' });
  expect(useOf('transfer', wish)).toEqual({ use: 'transfer', amount: '100.00', toContractId: 'other' });
});
