import { ThemeProvider } from '@mui/material';
import { createTheme } from '@mui/material/styles';
import { afterEach, expect, it, jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, Form } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { i18nProvider } from '../../i18n/i18n-provider.js';
import { lightTheme } from '../../theme/theme.js';
import { blankHandover, HandoverFields } from './HandoverFields.js';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const AGENCY = { id: '1', name: 'Cobranza del Istmo, S.C.' };
const NONE = /Ninguno tiene contrato vigente/;

function open(getList: () => Promise<{ data: object[]; total: number }>) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <MemoryRouter>
      <CoreAdminContext i18nProvider={i18nProvider} queryClient={queryClient} dataProvider={{ getList } as never}>
        <ThemeProvider theme={createTheme(lightTheme)}>
          <Form defaultValues={blankHandover()}>
            <HandoverFields />
          </Form>
        </ThemeProvider>
      </CoreAdminContext>
    </MemoryRouter>,
  );
}

it('says that there is no agency once that is known, and not before', async () => {
  let answer = (_: { data: object[]; total: number }) => {};
  open(() => new Promise((resolve) => (answer = resolve)));
  expect(screen.queryByText(NONE)).toBeNull();
  answer({ data: [], total: 0 });
  await screen.findByText(NONE);
});

it('says that they couldn’t be read, and reads them again', async () => {
  const getList = jest.fn<() => Promise<{ data: object[]; total: number }>>();
  getList.mockRejectedValueOnce(new Error('Sin red')).mockResolvedValue({ data: [AGENCY], total: 1 });
  // React-admin logs what failed.
  jest.spyOn(console, 'error').mockReturnValue();
  open(getList);
  await screen.findByText('No pudimos leer los despachos. Intente de nuevo.');
  expect(screen.queryByText(NONE)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(screen.queryByText(/No pudimos/)).toBeNull());
  await userEvent.click(await screen.findByRole('combobox', { name: /Despacho/ }));
  await screen.findByRole('option', { name: AGENCY.name });
});
