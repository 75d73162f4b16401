import { describe, expect, it } from '@jest/globals';
import { shortWords, sideWords } from './side-words.js';

describe('a side of a difference', () => {
  it.each([
    [
      'movement_here',
      { kind: 'payment', amount: '1234.50', on: '2026-11-22', takenBack: false },
      '$1,234.50 · 22 nov 2026',
    ],
    ['movement_there', { amount: '5.00', on: '2026-11-22', takenBack: true }, '$5.00 · 22 nov 2026, anulado'],
    ['movement_here', null, 'No está'],
    ['contract', null, 'No está'],
    ['state', { state: 'paid_off' }, 'Liquidado'],
    ['customer', { mark: 'abc' }, '—'],
  ] as const)('of %s is told in a line', (kind, side, words) => {
    expect(sideWords({ kind }, side)).toBe(words);
  });

  it('names the first lines of a schedule, and how many more there are', () => {
    const lines = [1, 2, 3, 4, 5].map((number) => ({ number, dueOn: null, total: number === 2 ? null : '10.00' }));
    expect(sideWords({ kind: 'instalments' }, { lines })).toBe('1: $10.00 · 2: no está · 3: $10.00 y 2 más');
  });

  it('is told by both where neither alone says it', () => {
    const balance = { kind: 'balance', ours: { amount: '2.00' }, theirs: { amount: '1.00' } } as const;
    expect(shortWords(balance)).toBe('aquí $2.00, en el libro $1.00');
  });
});
