import { ThemeProvider } from '@mui/material';
import { createTheme } from '@mui/material/styles';
import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  CoreAdminContext,
  DataTable,
  ListBase,
  type RaRecord,
  ResourceDefinitionContextProvider,
  SimpleList,
} from 'react-admin';
import { MemoryRouter, Route, Routes } from 'react-router';
import { ApiProblem } from '../api/problem.js';
import { i18nProvider } from '../i18n/i18n-provider.js';
import { lightTheme } from '../theme/theme.js';
import { type Opening, OpeningContext } from './opening.js';

afterEach(cleanup);

type Answer = () => Promise<{ data: { id: string; name: string }[]; total: number }>;

function show(
  getList: Answer,
  {
    rowClick,
    cards = false,
    opensWith,
    filter,
  }: { rowClick?: false; cards?: boolean; opensWith?: Opening; filter?: object } = {},
) {
  render(
    <MemoryRouter>
      <CoreAdminContext dataProvider={{ getList } as never} i18nProvider={i18nProvider}>
        <ThemeProvider theme={createTheme(lightTheme as never)}>
          <ResourceDefinitionContextProvider definitions={{ quotes: { name: 'quotes', hasShow: true } }}>
            <Routes>
              <Route
                path="/"
                element={
                  <ListBase
                    resource="quotes"
                    disableSyncWithLocation
                    filterDefaultValues={filter ?? opensWith?.filter}
                    queryOptions={{ retry: false }}
                  >
                    <OpeningContext value={opensWith}>
                      {cards ? (
                        <SimpleList primaryText={({ name }: RaRecord) => String(name)} />
                      ) : (
                        <DataTable rowClick={rowClick} bulkActionButtons={false}>
                          <DataTable.Col source="name" render={({ name }: RaRecord) => name as string} />
                          <DataTable.Col
                            label="Enlace"
                            render={() => (
                              <a href="#otro" onClick={(event) => event.stopPropagation()}>
                                Otro
                              </a>
                            )}
                          />
                        </DataTable>
                      )}
                    </OpeningContext>
                  </ListBase>
                }
              />
              <Route path="/quotes/:id/show" element={<p>Abierta</p>} />
            </Routes>
          </ResourceDefinitionContextProvider>
        </ThemeProvider>
      </CoreAdminContext>
    </MemoryRouter>,
  );
}

const one = () => Promise.resolve({ data: [{ id: 'a', name: 'Ana' }], total: 1 });
const none = () => Promise.resolve({ data: [], total: 0 });

it.each([true, false])('a list that did not load says so, why, and is tried again (cards: %p)', async (cards) => {
  let fails = true;
  // react-admin writes what failed there while it is developed with.
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  show(() => (fails ? Promise.reject(new Error('No hay comunicación con el servidor.')) : one()), { cards });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('No pudimos cargar la lista');
  expect(alert.textContent).toContain('No hay comunicación con el servidor.');
  expect(screen.queryByText('No hay nada por mostrar.')).toBeNull();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  await screen.findByText('Ana');
  log.mockRestore();
});

it('a list whose filter is refused offers to be rid of it', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const refused = new ApiProblem({ status: 422, code: 'REQUEST.INVALID' } as never);
  const getList = (_resource: string, { filter }: { filter: object }) =>
    Object.keys(filter).length > 0 ? Promise.reject(refused) : one();
  show(getList as never, { filter: { gone: true } });
  await screen.findByText('Esta lista ya no se puede filtrar así');
  await userEvent.click(screen.getByRole('button', { name: 'Quitar filtros' }));
  // react-admin waits until nobody types any more.
  await screen.findByText('Ana', {}, { timeout: 5_000 });
  log.mockRestore();
});

it('a list that has nothing says that', async () => {
  show(none);
  await screen.findByText('No hay nada por mostrar.');
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([true, false])(
  'a list that opens filtered says that there is none of that, and not that a search failed (cards: %p)',
  async (cards) => {
    const opensWith = { filter: { state: 'waiting' }, nothing: 'Nada espera autorización.' };
    show(none, { cards, opensWith });
    await screen.findByText('Nada espera autorización.');
    cleanup();
    show(none, { cards, opensWith, filter: { state: 'refused' } });
    await screen.findByText('No hay resultados con estos filtros.');
    expect(screen.getByRole('button', { name: 'Quitar los filtros' })).toBeTruthy();
  },
);

it('a row is a link, reached by Tab and opened by Enter', async () => {
  show(one);
  const link = await screen.findByRole('link', { name: 'Ana' });
  expect(link.getAttribute('href')).toBe('/quotes/a/show');
  while (document.activeElement !== link) {
    await userEvent.tab();
    if (document.activeElement === document.body) throw new Error('Tab passed by the row');
  }
  await userEvent.keyboard('{Enter}');
  await screen.findByText('Abierta');
});

it('a link in a row keeps its own Enter', async () => {
  show(one);
  (await screen.findByRole('link', { name: 'Otro' })).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByText('Abierta')).toBeNull();
});

it.each([
  [{ name: '' }, '—'],
  [{ name: 0 }, '0'],
])('the link of a row is called something, whatever its first cell has (%j)', async (row, name) => {
  show(() => Promise.resolve({ data: [{ id: 'a', ...row } as never], total: 1 }));
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe('/quotes/a/show');
});

it('the rest of a row opens its record too, in another tab where a link would', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  show(one);
  const cell = (await screen.findByRole('link', { name: 'Ana' })).closest('td')!;
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(cell);
  await user.keyboard('{/Control}');
  await user.pointer({ target: cell, keys: '[MouseMiddle]' });
  expect(open.mock.calls).toEqual(Array(2).fill(['/quotes/a/show', '_blank', 'noopener']));
  expect(screen.queryByText('Abierta')).toBeNull();
  await user.click(cell);
  await screen.findByText('Abierta');
  open.mockRestore();
});

it('a row that opens nothing is no link', async () => {
  show(one, { rowClick: false });
  await screen.findByText('Ana');
  expect(screen.queryByRole('link', { name: 'Ana' })).toBeNull();
});
