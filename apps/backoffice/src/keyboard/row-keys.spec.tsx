import { ThemeProvider } from '@mui/material';
import { createTheme } from '@mui/material/styles';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
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
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router';
import { RowChoice } from '../components/selection/RowChoice.js';
import { i18nProvider } from '../i18n/i18n-provider.js';
import { lightTheme } from '../theme/theme.js';
import { forgetLeft } from './left-rows.js';
import { useRowKeys } from './use-row-keys.js';

Element.prototype.scrollIntoView = () => undefined;
const showSheet = jest.fn();

beforeEach(() => void showSheet.mockClear());
afterEach(() => {
  cleanup();
  forgetLeft('/quotes');
});

const people = ['Ana', 'Beto', 'Carla'].map((name, index) => ({ id: String(index + 1), name }));
const dataProvider = { getList: () => Promise.resolve({ data: people, total: people.length }) } as never;

const List = ({ cards }: { cards: boolean }) => (
  <ListBase resource="quotes" disableSyncWithLocation>
    <input name="q" aria-label="Buscar" />
    {cards ? (
      <SimpleList primaryText={({ name }: RaRecord) => String(name)} />
    ) : (
      <DataTable bulkActionButtons={false}>
        <DataTable.Col source="chosen" render={(row: RaRecord) => <RowChoice row={row} name={String(row.name)} />} />
        <DataTable.Col source="name" />
      </DataTable>
    )}
  </ListBase>
);

function Record({ what }: { what: string }) {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>{what}</button>;
}

function Keys({ areOn }: { areOn: boolean }) {
  useRowKeys(areOn, showSheet);
  return null;
}

async function show({ cards = false, areOn = true, mayEdit = true } = {}) {
  const authProvider = {
    checkAuth: () => Promise.resolve(),
    checkError: () => Promise.resolve(),
    login: () => Promise.resolve(),
    logout: () => Promise.resolve(),
    getPermissions: () => Promise.resolve({ quotes: mayEdit ? ['list', 'show', 'edit'] : ['list', 'show'] }),
  };
  render(
    <MemoryRouter initialEntries={['/quotes']}>
      <CoreAdminContext dataProvider={dataProvider} authProvider={authProvider} i18nProvider={i18nProvider}>
        <ThemeProvider theme={createTheme(lightTheme as never)}>
          <ResourceDefinitionContextProvider definitions={{ quotes: { name: 'quotes', hasShow: true, hasEdit: true } }}>
            <Keys areOn={areOn} />
            <Routes>
              <Route path="/quotes" element={<List cards={cards} />} />
              <Route path="/quotes/:id/show" element={<Record what="Abierta" />} />
              <Route path="/quotes/:id" element={<Record what="En edición" />} />
            </Routes>
          </ResourceDefinitionContextProvider>
        </ThemeProvider>
      </CoreAdminContext>
    </MemoryRouter>,
  );
  await screen.findByRole('link', { name: 'Ana' });
  return userEvent.setup();
}

const focused = () => document.activeElement?.textContent;

it.each([true, false])(
  'keys move from row to row, which has the focus itself, up to the ends (cards: %p)',
  async (cards) => {
    const user = await show({ cards });
    await user.keyboard('j');
    expect(focused()).toBe('Ana');
    await user.keyboard('jj');
    expect(focused()).toBe('Carla');
    await user.keyboard('j{ArrowDown}');
    expect(focused()).toBe('Carla');
    await user.keyboard('k{ArrowUp}');
    expect(focused()).toBe('Ana');
    await user.keyboard('k{Enter}');
    await screen.findByText('Abierta');
  },
);

it('whoever comes back stands on the row they came from', async () => {
  const user = await show();
  await user.keyboard('jj{Enter}');
  await user.click(await screen.findByText('Abierta'));
  await screen.findByRole('link', { name: 'Beto' });
  expect(focused()).toBe('Beto');
  await user.keyboard('j');
  expect(focused()).toBe('Carla');
});

it('e opens the form, for who may use it', async () => {
  const user = await show({ mayEdit: false });
  await user.keyboard('je');
  expect(screen.queryByText('En edición')).toBeNull();
  cleanup();
  const editor = await show();
  await editor.keyboard('je');
  await screen.findByText('En edición');
});

it('letters are written where one writes; the arrow leads from the search to the rows', async () => {
  const user = await show();
  await user.keyboard('/');
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Buscar' });
  expect(document.activeElement).toBe(field);
  await user.keyboard('jk/?e');
  expect(field.value).toBe('jk/?e');
  expect(showSheet).not.toHaveBeenCalled();
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('Ana');
  await user.keyboard('?');
  expect(showSheet).toHaveBeenCalledTimes(1);
});

it('nothing moves below a dialog, nor with Ctrl, nor by letters that are switched off', async () => {
  const user = await show();
  const dialog = document.createElement('div');
  dialog.className = 'MuiModal-root';
  document.body.append(dialog);
  await user.keyboard('j');
  dialog.remove();
  await user.keyboard('{Control>}j{/Control}');
  expect(document.activeElement).toBe(document.body);
  cleanup();
  const other = await show({ areOn: false });
  await other.keyboard('j?/');
  expect(document.activeElement).toBe(document.body);
  await other.tab();
  while (focused() !== 'Ana') await other.tab();
  await other.keyboard('{ArrowDown}');
  expect(focused()).toBe('Beto');
});

it('x chooses the row, Shift and arrows the ones beside it and lets them go again, where there are boxes', async () => {
  const user = await show();
  const chosen = () =>
    screen.queryAllByRole('checkbox', { checked: true }).map((box) => box.getAttribute('aria-label'));
  await user.keyboard('jx');
  expect([focused(), chosen()]).toEqual(['Ana', ['Elegir Ana']]);
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}');
  expect([focused(), chosen()]).toEqual(['Carla', ['Elegir Ana', 'Elegir Beto', 'Elegir Carla']]);
  await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
  expect([focused(), chosen()]).toEqual(['Beto', ['Elegir Ana', 'Elegir Beto']]);
  await user.keyboard('x');
  expect(chosen()).toEqual(['Elegir Ana']);
  const [, , last] = screen.getAllByRole('checkbox');
  await user.click(screen.getByRole('checkbox', { name: 'Elegir Ana' }));
  await user.keyboard('{Shift>}');
  await user.click(last!);
  await user.keyboard('{/Shift}j');
  expect([focused(), chosen()]).toEqual(['Carla', ['Elegir Ana', 'Elegir Beto', 'Elegir Carla']]);
  cleanup();
  forgetLeft('/quotes');
  const other = await show({ cards: true });
  await other.keyboard('jx{Shift>}{ArrowDown}{/Shift}');
  expect(focused()).toBe('Ana');
});
