import { expect, it } from '@jest/globals';
import { EMPTY_SPEC } from '@flota/schemas';
import { differencesText } from './VehicleVersionsInput.js';
import { versionsText } from './vehicles.js';

const at = (...prices: string[]) => ({ versions: prices.map((price) => ({ slug: price, name: price, price })) });

it.each([
  [at('980000.00'), '1 versión, $980,000.00'],
  [at('1250000.00', '980000.00'), '2 versiones, desde $980,000.00'],
])('%j', (vehicle, text) => {
  expect(versionsText(vehicle)).toBe(text);
});

it.each([
  [{}, 'nada, como el modelo'],
  [{ photos: [], spec: EMPTY_SPEC, silhouette: null, brochureId: null }, 'nada, como el modelo'],
  [{ silhouette: 'mixer' as const, spec: { ...EMPTY_SPEC, powerHp: 300 } }, 'figura, 1 dato'],
  [{ brochureId: 'x', spec: { ...EMPTY_SPEC, seats: 3, rows: [{ label: 'a', value: 'b' }] } }, '2 datos, folleto'],
])('a version %j has of its own: %s', (version, text) => {
  expect(differencesText(version)).toBe(text);
});
