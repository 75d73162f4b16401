import { expect, it } from '@jest/globals';
import { inNaturalOrder } from './natural-order.js';

it('orders by numbers within names, without regard to capitals and accents', () => {
  const names = ['Torton 10', 'tracto 001', 'Único', 'TORTON 2', 'Ñu', 'Nube', 'unidad'];
  expect(inNaturalOrder(names, (name) => [name])).toEqual([
    'Nube',
    'Ñu',
    'TORTON 2',
    'Torton 10',
    'tracto 001',
    'Único',
    'unidad',
  ]);
});

it('goes by the next text where the first is the same, and leaves what it is given', () => {
  const items = [
    { name: 'M2', number: 'FL-2025-000871' },
    { name: 'M2', number: 'FL-2025-000633' },
  ];
  expect(inNaturalOrder(items, ({ name, number }) => [name, number]).map(({ number }) => number)).toEqual([
    'FL-2025-000633',
    'FL-2025-000871',
  ]);
  expect(items[0]?.number).toBe('FL-2025-000871');
});
