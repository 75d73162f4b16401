import { describe, expect, it } from '@jest/globals';
import { isFiltered, isReversed, NO_FILTERS, readFilters, toQuery, withFilters } from './movement-filters.js';

const address = (text: string) => new URLSearchParams(text);

describe('filters in the address', () => {
  it('are read', () => {
    expect(
      readFilters(address('ver=movimientos&desde=2026-01-01&lado=pagos&tipo=payment&texto= SPEI &pagina=2')),
    ).toEqual({ from: '2026-01-01', until: '', side: 'received', kind: 'payment', q: 'SPEI', page: 2 });
  });

  it.each(['desde=ayer', 'desde=2026-13-01', 'lado=todos', 'lado=toString', 'tipo=regalo', 'pagina=0', 'pagina=x'])(
    'that make no sense are left out: %s',
    (text) => expect(readFilters(address(text))).toEqual({ ...NO_FILTERS, page: 1 }),
  );

  it('are written beside what else is there, from the first page on', () => {
    const before = address('ver=movimientos&texto=SPEI&pagina=3');
    expect(String(withFilters(before, { side: 'charges' }))).toBe('ver=movimientos&texto=SPEI&lado=cargos');
    expect(String(withFilters(before, { page: 2 }))).toBe('ver=movimientos&texto=SPEI&pagina=2');
    expect(String(withFilters(before, NO_FILTERS))).toBe('ver=movimientos');
  });

  it('survive being read and written', () => {
    const filters = {
      from: '2026-01-01',
      until: '2026-03-31',
      side: 'received',
      kind: 'payment',
      q: 'a&b',
      page: 4,
    } as const;
    expect(readFilters(withFilters(address(''), filters))).toEqual(filters);
  });
});

it('asks the API in its own names, for what is set only', () => {
  expect(String(toQuery(readFilters(address('desde=2026-01-01&lado=cargos'))))).toBe(
    'from=2026-01-01&side=charges&page=1',
  );
});

it('knows whether anything is filtered', () => {
  expect(isFiltered(readFilters(address('pagina=2')))).toBe(false);
  expect(isFiltered(readFilters(address('texto=x')))).toBe(true);
});

it.each([
  ['2026-03-02', '2026-03-01', true],
  ['2026-03-01', '2026-03-01', false],
  ['2026-03-01', '2026-03-02', false],
  ['2026-03-02', '', false],
  ['', '2026-03-01', false],
])('from %s until %s: is it reversed? %s', (from, until, reversed) => {
  expect(isReversed({ from, until })).toBe(reversed);
});
