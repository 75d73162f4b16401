import { expect, it } from '@jest/globals';
import { bankOf } from './banks.js';

it.each([
  ['002010077777777771', 'Banamex'],
  ['646180000000000006', 'STP'],
  ['999180000000000000', 'Banco con clave 999'],
])('the bank of %s is %s', (clabe, bank) => {
  expect(bankOf(clabe)).toBe(bank);
});
