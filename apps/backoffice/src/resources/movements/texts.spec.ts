import { expect, it } from '@jest/globals';
import { owedPart } from './texts.js';

const parts = {
  capital: '-700.00',
  interest: '-250.50',
  rent: '0.00',
  vat: '-40.08',
  lateInterest: '-9.00',
  lateVat: '-1.44',
};

it('leaves late interest out of what is owed', () => {
  expect(owedPart({ kind: 'payment', parts })).toBe('-990.58');
});

it('leaves out what was lent, which is owed in instalments', () => {
  expect(owedPart({ kind: 'disbursement', parts: { ...parts, capital: '500000.00' } })).toBe('0.00');
});
