import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { Pagination, paginationLinks, type PaginationConfig } from './Pagination.js';

function show(config: PaginationConfig) {
  const Stub = createRoutesStub([
    { path: '/', Component: () => <Pagination id="p" label="Páginas" hrefFor={(page) => `/?p=${page}`} {...config} /> },
  ]);
  render(<Stub />);
}

const labels = (config: PaginationConfig) => paginationLinks(config).map(({ label }) => label);

describe('Pagination', () => {
  it.each([
    ['few pages', { itemsPerPage: 4, currentPage: 1, totalItems: 10 }, ['1', '2', '3']],
    ['the start of many', { itemsPerPage: 4, currentPage: 1, totalItems: 80 }, ['1', '2', '3', '4', '5', '…', '20']],
    ['the middle', { itemsPerPage: 4, currentPage: 10, totalItems: 80 }, ['1', '…', '9', '10', '11', '…', '20']],
    ['the end', { itemsPerPage: 4, currentPage: 20, totalItems: 80 }, ['1', '…', '16', '17', '18', '19', '20']],
    ['a page past the end', { itemsPerPage: 4, currentPage: 99, totalItems: 8 }, ['1', '2']],
  ])('shows at most seven links: %s', (_name, config, expected) => {
    expect(labels(config)).toEqual(expected);
  });

  it.each([
    { itemsPerPage: 0, currentPage: 1, totalItems: 8 },
    { itemsPerPage: 4, currentPage: 0, totalItems: 8 },
  ])('throws without its required configuration: %j', (config) => {
    expect(() => paginationLinks(config)).toThrow('itemsPerPage and currentPage');
  });

  it('marks the current page, and offers no way before the first', async () => {
    show({ itemsPerPage: 4, currentPage: 1, totalItems: 10 });
    const pages = await screen.findByRole('navigation', { name: 'Páginas' });
    expect(within(pages).getByRole('link', { current: 'page' }).textContent).toBe('1');
    expect(within(pages).queryByRole('link', { name: 'Página anterior' })).toBeNull();
    expect(within(pages).getByRole('link', { name: 'Página siguiente' }).getAttribute('href')).toBe('/?p=2');
  });

  it('is not there when one page holds everything', () => {
    show({ itemsPerPage: 4, currentPage: 1, totalItems: 4 });
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
