import { expect, it } from '@jest/globals';
import { isShown, keptFilter, viewPath } from './shown-view.js';

const sort = { field: 'createdAt', order: 'DESC' as const };

it('keeps what is filtered by, and nobody who was searched for', () => {
  expect(keptFilter({ q: 'martín', rfc: 'AISM800101AB1', id: ['1'], state: 'new', kind: '', plan: null })).toEqual({
    state: 'new',
  });
});

it('is shown by the same filters, in whatever order, and the same sort', () => {
  const view = { filter: { state: 'new', kind: 'contact' }, sort };
  expect(isShown(view, { kind: 'contact', state: 'new', plan: '' }, sort)).toBe(true);
  expect(isShown(view, { state: 'new' }, sort)).toBe(false);
  expect(isShown(view, view.filter, { ...sort, order: 'ASC' })).toBe(false);
});

it('leads to an address that shows its filters and their fields', () => {
  const { pathname, searchParams } = new URL(viewPath('leads', { filter: { state: 'new' }, sort }), 'http://flota');
  expect(pathname).toBe('/leads');
  expect(Object.fromEntries(searchParams)).toEqual({
    filter: '{"state":"new"}',
    displayedFilters: '{"state":true}',
    sort: 'createdAt',
    order: 'DESC',
    page: '1',
  });
});
