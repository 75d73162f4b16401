import { ThemeProvider } from '@mui/material';
import { createTheme } from '@mui/material/styles';
import { afterEach, expect, it, jest } from '@jest/globals';
import type { AdminConnectorCall, AdminConnectorDetail, ConnectorField } from '@flota/schemas';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, ResourceContextProvider } from 'react-admin';
import { MemoryRouter, Route, Routes } from 'react-router';
import { i18nProvider } from '../../i18n/i18n-provider.js';
import { lightTheme } from '../../theme/theme.js';
import ConnectorShow from './ConnectorShow.js';

afterEach(cleanup);

const line = (name: string, label: string, change: Partial<ConnectorField> = {}): ConnectorField => ({
  ...{ name, label, kind: 'line', hint: null, secret: false, required: true, options: [], when: null },
  ...change,
});

const call: AdminConnectorCall = {
  ...{ id: '0198a000-0000-7000-8000-000000000000', connector: 'crm', operation: 'Enviar prospecto' },
  ...{ outcome: 'failing', explanation: 'El servidor tiene una falla.', status: 503, ms: 412, attempts: 3 },
  ...{ about: null, at: '2026-11-22T18:00:00.000Z' },
};

const crm: AdminConnectorDetail = {
  ...{ id: 'crm', title: 'CRM', about: 'Recibe prospectos.', category: 'sales', isOn: true, state: 'failing' },
  ...{ lastCall: call, lastOkAt: null, lastFailureAt: call.at, medianMs: 412, callsToday: 1, failuresToday: 1 },
  ...{ waiting: 2, waitingSince: call.at, givenUp: 0, updatedAt: '2026-11-22T17:00:00.000Z' },
  fields: [
    line('baseUrl', 'Dirección', { kind: 'url' }),
    line('authentication', 'Forma de identificarse', {
      kind: 'choice',
      options: [
        { value: 'none', name: 'Sin credenciales' },
        { value: 'api-key', name: 'Llave' },
      ],
    }),
    line('key', 'Llave', { secret: true, when: { field: 'authentication', is: ['api-key'] } }),
    line('user', 'Usuario', { when: { field: 'authentication', is: ['basic'] } }),
  ],
  settings: { baseUrl: 'https://crm.test', authentication: 'api-key' },
  secretsSet: ['key'],
};

function show(actions: string[], record: object = crm) {
  const update = jest.fn((_resource: string, _change: unknown) => Promise.resolve({ data: crm }));
  const dataProvider = {
    getOne: () => Promise.resolve({ data: record }),
    getList: () => Promise.resolve({ data: [call], total: 1 }),
    update,
  };
  const authProvider = {
    checkAuth: () => Promise.resolve(),
    checkError: () => Promise.resolve(),
    login: () => Promise.resolve(),
    logout: () => Promise.resolve(),
    canAccess: ({ action }: { action: string }) => Promise.resolve(actions.includes(action)),
  };
  render(
    <MemoryRouter initialEntries={['/connectors/crm/show']}>
      <CoreAdminContext dataProvider={dataProvider as never} authProvider={authProvider} i18nProvider={i18nProvider}>
        <ThemeProvider theme={createTheme(lightTheme as never)}>
          <ResourceContextProvider value="connectors">
            <Routes>
              <Route path="/connectors/:id/show" element={<ConnectorShow />} />
            </Routes>
          </ResourceContextProvider>
        </ThemeProvider>
      </CoreAdminContext>
    </MemoryRouter>,
  );
  return { update };
}

it('says how the system does, what waits for it and what was called', async () => {
  show(['list', 'show']);
  expect((await screen.findAllByText(/El servidor tiene una falla/)).length).toBeGreaterThan(0);
  expect(screen.getByText(/2 avisos esperan/)).toBeTruthy();
  expect(await screen.findByText('Enviar prospecto')).toBeTruthy();
  expect(screen.queryByText('Configuración')).toBeNull();
});

it('asks an administrator for what is of concern, and sends a secret only when one was written', async () => {
  const { update } = show(['list', 'show', 'edit', 'test']);
  const address = await screen.findByRole('textbox', { name: /Dirección/ });
  expect(screen.getByText(/Guardado. Déjelo vacío/)).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: /Usuario/ })).toBeNull();
  await userEvent.clear(address);
  await userEvent.type(address, 'https://otro.test');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(update).toHaveBeenCalled());
  expect(update.mock.calls[0]?.[1]).toMatchObject({
    data: {
      isOn: true,
      settings: { baseUrl: 'https://otro.test', authentication: 'api-key', user: null },
      updatedAt: crm.updatedAt,
    },
  });
});

it('shows what the list knows of it until the rest is here', async () => {
  const { fields: _, settings: __, secretsSet: ___, updatedAt: ____, ...summary } = crm;
  show(['list', 'show', 'edit'], summary);
  expect(await screen.findByText('Recibe prospectos.')).toBeTruthy();
  expect(screen.queryByText('Configuración')).toBeNull();
});
