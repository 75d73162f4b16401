import { expect, it } from '@jest/globals';
import { promotionAddress } from './promotion-address.js';

it.each([
  ['/calculadora/paso-1', '/calculadora/paso-1?vehicle=m2-106'],
  ['/campaign/obra?plazo=60', '/campaign/obra?plazo=60&vehicle=m2-106'],
  ['/campaign/obra?vehicle=otro#oferta', '/campaign/obra?vehicle=m2-106#oferta'],
  ['https://autobuses.example/urbano?ref=a#fin', 'https://autobuses.example/urbano?ref=a&vehicle=m2-106#fin'],
  ['/#planes', '/?vehicle=m2-106#planes'],
  ['tel:8005550100', 'tel:8005550100'],
])('appends the vehicle to %s', (url, expected) => {
  expect(promotionAddress(url, 'm2-106')).toBe(expected);
});

it('leaves the address of a promotion without a vehicle as it is', () => {
  expect(promotionAddress('/contacto?a=1#b', null)).toBe('/contacto?a=1#b');
});
