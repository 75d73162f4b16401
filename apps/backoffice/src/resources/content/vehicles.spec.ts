import { expect, it } from '@jest/globals';
import { versionsText } from './vehicles.js';

const at = (...prices: string[]) => ({ versions: prices.map((price) => ({ slug: price, name: price, price })) });

it.each([
  [at('980000.00'), '1 versión, $980,000.00'],
  [at('1250000.00', '980000.00'), '2 versiones, desde $980,000.00'],
])('%j', (vehicle, text) => {
  expect(versionsText(vehicle)).toBe(text);
});
