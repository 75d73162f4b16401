import { expect, it } from '@jest/globals';
import { formatShortMoney, shareReceived, shareText } from './texts.js';

it.each([
  [['100.00', '900.00', '995.00'], 99.5, '99 % recibido'],
  [['0.00', '0.00', '0.00'], null, 'Nada por cobrar'],
  [['0.00', '500.00', '500.00'], 100, '100 % recibido'],
  // Taken back of what came in before.
  [['100.00', '0.00', '-50.00'], 0, '0 % recibido'],
] as const)('tells the share of %j', ([owedBefore, due, received], share, text) => {
  expect(shareReceived({ owedBefore, due, received })).toBe(share);
  expect(shareText({ owedBefore, due, received })).toBe(text);
});

it('shortens amounts where there is no room', () => {
  expect(formatShortMoney('12345678.00').replace(/\s/g, ' ')).toBe('$12.3 M');
  expect(formatShortMoney('-950.40')).toBe('-$950.4');
});
