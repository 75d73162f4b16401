import { ThemeProvider } from '@mui/material';
import { createTheme } from '@mui/material/styles';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { AdminCfdiCancellation, AdminIssuedCfdi } from '@flota/schemas';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, ResourceContextProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { http } from '../../api/client.js';
import { i18nProvider } from '../../i18n/i18n-provider.js';
import { lightTheme } from '../../theme/theme.js';
import IssuedShow from './IssuedShow.js';

const AT = '2026-11-22T18:00:00.000Z';

const stamped: AdminIssuedCfdi = {
  ...{ id: 'i1', contractId: 'c1', contractNumber: 'FL-2026-000001', customer: 'Ramiro Ochoa', type: 'income' },
  ...{ series: 'FI', folio: '12', concept: 'Intereses de la mensualidad 3 de 60', subtotal: '1000.00', vat: '160.00' },
  ...{ total: '1160.00', state: 'stamped', sentAt: AT, failureCode: null, lastError: null, attempts: 1 },
  ...{ nextAttemptAt: null, createdAt: AT, stampedAt: AT, invoiceId: 'v1', uuid: 'abc', replaces: null },
  cancellations: [],
};
const refused: AdminIssuedCfdi = {
  ...stamped,
  ...{ state: 'failed', failureCode: 'CFDI40147', lastError: 'CFDI40147 - El código postal no corresponde.' },
  ...{ stampedAt: null, invoiceId: null, uuid: null },
};
const asked: AdminCfdiCancellation = {
  ...{ id: 'x1', state: 'waiting', motive: '02', reason: 'Se emitió de más', checker: null, failureCode: null },
  ...{ lastError: null, createdAt: AT, askedAt: null, decidedAt: null, maker: { id: 's1', name: 'Laura' } },
};

let json: jest.SpiedFunction<typeof http.json>;
let send: jest.SpiedFunction<typeof http.send>;

beforeEach(() => {
  json = jest.spyOn(http, 'json').mockResolvedValue(stamped);
  send = jest.spyOn(http, 'send').mockResolvedValue(undefined as never);
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

function show(record: AdminIssuedCfdi, who = 's2') {
  const authProvider = {
    checkAuth: () => Promise.resolve(),
    checkError: () => Promise.resolve(),
    login: () => Promise.resolve(),
    logout: () => Promise.resolve(),
    canAccess: () => Promise.resolve(true),
    getIdentity: () => Promise.resolve({ id: who }),
  };
  const dataProvider = { getOne: () => Promise.resolve({ data: record }) };
  const page = (
    <CoreAdminContext dataProvider={dataProvider as never} authProvider={authProvider} i18nProvider={i18nProvider}>
      <ThemeProvider theme={createTheme(lightTheme)}>
        <ResourceContextProvider value="issued-cfdis">
          <IssuedShow />
        </ResourceContextProvider>
      </ThemeProvider>
    </CoreAdminContext>
  );
  const routes = [{ path: '/issued-cfdis/:id/show', element: page }];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/issued-cfdis/i1/show'] })} />);
}

describe('a document that we make out', () => {
  it('says why it was refused and what to do, and is tried again with a reason', async () => {
    show(refused);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('El código postal no corresponde');
    expect(alert.textContent).toContain('corríjalo con la constancia y reintente');
    expect(screen.queryByRole('button', { name: 'Cancelar ante el SAT' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
    await userEvent.type(screen.getByRole('textbox', { name: /Motivo/ }), 'Corregí el código postal');
    await userEvent.click(screen.getAllByRole('button', { name: 'Reintentar' }).at(-1) as HTMLElement);
    await waitFor(() => expect(json).toHaveBeenCalled());
    expect(json.mock.calls[0]).toEqual([
      '/api/admin/issued-cfdis/i1/retry',
      { method: 'POST', body: { reason: 'Corregí el código postal' } },
    ]);
  });

  it('is not cancelled without SAT’s motive and a reason', async () => {
    show(stamped);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar ante el SAT' }));
    await userEvent.click(screen.getByRole('button', { name: 'Pedir la cancelación' }));
    expect(await screen.findByText('Escriba el motivo: queda en la bitácora.')).toBeTruthy();
    expect(json).not.toHaveBeenCalled();
  });

  it('has its cancellation approved by another person than whoever asked', async () => {
    show({ ...stamped, cancellations: [asked] }, 's1');
    expect(await screen.findByText('Usted la pidió: la autoriza otra persona.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Autorizar' })).toBeNull();
    cleanup();
    show({ ...stamped, cancellations: [asked] });
    await userEvent.click(await screen.findByRole('button', { name: 'Autorizar' }));
    await userEvent.click(screen.getAllByRole('button', { name: 'Autorizar' }).at(-1) as HTMLElement);
    await waitFor(() => expect(send).toHaveBeenCalled());
    expect(send.mock.calls[0]?.[0]).toBe('/api/admin/cfdi-cancellations/x1/approve');
  });
});
