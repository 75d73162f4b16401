import { ThemeProvider } from '@mui/material';
import { afterEach, expect, it, jest } from '@jest/globals';
import { createTheme } from '@mui/material/styles';
import type { FoundRecords, Permissions } from '@flota/schemas';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { MemoryRouter, useLocation } from 'react-router';
import { http } from '../api/client.js';
import { ApiProblem } from '../api/problem.js';
import { i18nProvider } from '../i18n/i18n-provider.js';
import { lightTheme } from '../theme/theme.js';
import { Palette } from './Palette.js';

Element.prototype.scrollIntoView = () => undefined;

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const found = (title: string): FoundRecords => ({
  groups: [{ resource: 'customers', more: false, records: [{ resource: 'customers', id: '1', title, detail: '' }] }],
});

/** Answers by text, each given when the test wants it. */
function open(permissions: Permissions = { contracts: ['list', 'show', 'post-payment'] }) {
  const asked = new Map<string, { answer: (found: FoundRecords) => void; refuse: (problem: ApiProblem) => void }>();
  jest.spyOn(http, 'json').mockImplementation((_path, { body } = {}) => {
    const { text } = body as { text: string };
    return new Promise((answer, refuse) => asked.set(text, { answer: answer, refuse }));
  });
  const authProvider = {
    checkAuth: () => Promise.resolve(),
    checkError: () => Promise.resolve(),
    login: () => Promise.resolve(),
    logout: () => Promise.resolve(),
    getPermissions: () => Promise.resolve(permissions),
  };
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const Address = () => <output>{useLocation().pathname}</output>;
  render(
    <MemoryRouter>
      <CoreAdminContext authProvider={authProvider} i18nProvider={i18nProvider} queryClient={queryClient}>
        <ThemeProvider theme={createTheme(lightTheme)}>
          <Palette onClose={() => undefined} />
          <Address />
        </ThemeProvider>
      </CoreAdminContext>
    </MemoryRouter>,
  );
  return { asked, user: userEvent.setup() };
}

const option = (name: string) => screen.findByRole('option', { name: new RegExp(name) });

it('never lets a late answer take the place of a newer one', async () => {
  const { asked, user } = open();
  await user.type(screen.getByRole('combobox'), 'ma');
  await waitFor(() => expect(asked.has('ma')).toBe(true));
  await user.type(screen.getByRole('combobox'), 'rtin');
  await waitFor(() => expect(asked.has('martin')).toBe(true));
  act(() => asked.get('martin')?.answer(found('Martín')));
  await option('Martín');
  act(() => asked.get('ma')?.answer(found('Maribel')));
  await waitFor(() => expect(screen.queryByRole('option', { name: /Maribel/ })).toBeNull());
  expect(screen.getByRole('status').textContent).toBe('1 resultado');
});

it('opens what was asked for by an Enter that came before the answer', async () => {
  const { asked, user } = open();
  await user.type(screen.getByRole('combobox'), 'martin{Enter}');
  await waitFor(() => expect(asked.has('martin')).toBe(true));
  act(() => asked.get('martin')?.answer(found('Martín')));
  await waitFor(() => expect(screen.getByText('/customers')).toBeTruthy());
});

it('says what can be searched by where there is nothing, and tries again where it failed', async () => {
  const { asked, user } = open();
  await user.type(screen.getByRole('combobox'), 'zz');
  await waitFor(() => expect(asked.has('zz')).toBe(true));
  act(() => asked.get('zz')?.refuse(new ApiProblem({ status: 400, code: 'REQUEST.INVALID', title: '' } as never)));
  const retry = await screen.findByRole('button', { name: 'Intentar de nuevo' });
  asked.clear();
  await user.click(retry);
  await waitFor(() => expect(asked.has('zz')).toBe(true));
  act(() => asked.get('zz')?.answer({ groups: [] }));
  await screen.findByText('Nada con «zz»');
});

it('offers an action to who may do it alone', async () => {
  open();
  await option('Registrar transferencia a…');
  expect(screen.queryByRole('option', { name: /Nuevo contrato/ })).toBeNull();
});
