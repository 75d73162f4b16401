import { expect, it } from '@jest/globals';
import { PageCursors } from './page-cursors.js';

const ends = (name: string) => ({
  hasPreviousPage: true,
  hasNextPage: true,
  startCursor: `${name}-start`,
  endCursor: `${name}-end`,
});

const seen = (...pages: number[]) => {
  const cursors = new PageCursors();
  for (const page of pages) cursors.note('quotes', page, cursors.of('quotes', page), ends(String(page)));
  return (page: number) => cursors.of('quotes', page);
};

it('the first page is always the first one there is now', () => {
  expect(seen()(1)).toEqual({});
  expect(seen(1, 2)(1)).toEqual({});
});

it('goes on from the page that was seen, either way', () => {
  expect(seen(1)(2)).toEqual({ after: '1-end' });
  expect(seen(1, 2, 3)(2)).toEqual({ before: '3-start' });
  expect(seen(40_000)(39_999)).toEqual({ before: '40000-start' });
});

it('asks for the same page as it did before', () => {
  expect(seen(1, 2)(2)).toEqual({ after: '1-end' });
  expect(seen(1, 2, 3, 2)(2)).toEqual({ before: '3-start' });
});

it('asks by number for a page beside none that was seen, and in another list', () => {
  expect(seen(1, 2)(9)).toEqual({});
  const cursors = new PageCursors();
  cursors.note('quotes', 1, {}, ends('1'));
  expect(cursors.of('leads', 2)).toEqual({});
});

it('asks by number where an order has no cursors', () => {
  const cursors = new PageCursors();
  cursors.note('quotes', 1, {}, { ...ends('1'), startCursor: null, endCursor: null });
  expect(cursors.of('quotes', 2)).toEqual({});
});
