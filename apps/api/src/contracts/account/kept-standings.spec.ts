import { expect, it } from '@jest/globals';
import { standingOn } from '@flota/finance';
import { addDays } from '@flota/schemas';
import { sampleBook } from '../../testing/sample-book.js';
import { KeptStandings } from './kept-standings.js';

const book = sampleBook();
const on = addDays(book.contract.startsOn, 45);

it('is worked out once, as long as nothing is entered and the day is the same', () => {
  const kept = new KeptStandings();
  const first = kept.standingOn('a', book, on);
  expect(first).toEqual(standingOn(book, on));
  expect(kept.standingOn('a', structuredClone(book), on)).toBe(first);
});

it('is another one after a payment, of another day and of another contract', () => {
  const kept = new KeptStandings();
  kept.standingOn('a', book, on);
  const payment = { type: 'payment' as const, id: 'p', on, amount: '1000.00' };
  const paid = { ...book, events: [...book.events, payment] };
  expect(kept.standingOn('a', paid, on)).toEqual(standingOn(paid, on));
  expect(kept.standingOn('a', paid, addDays(on, 40))).toEqual(standingOn(paid, addDays(on, 40)));
  expect(kept.standingOn('b', book, on)).toEqual(standingOn(book, on));
});
