import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ACCOUNT_RIGHTS, type AccountPaper, type PapersPage as Page } from '@flota/schemas';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { currentSession } from '../../api/account/current-session.js';
import { forgetAccountData } from '../account/index.js';
import { SessionProvider } from '../session/index.js';
import { PapersPage } from './PapersPage.js';

const CONTRACT = '0198a000-0000-7000-8000-000000000001';
const COMPANY = '0198a000-0000-7000-8000-000000000002';
const id = (number: number) => `0198a000-0000-7000-8000-0000000000${10 + number}`;

const paper = (number: number, given: Partial<AccountPaper> = {}): AccountPaper => ({
  id: id(number),
  kind: 'statement',
  contractId: CONTRACT,
  day: '2026-10-31',
  name: `Estado de cuenta ${number}`,
  about: '',
  amount: { name: 'Por pagar al corte', value: '1500.00' },
  ended: null,
  documents: '',
  formats: ['pdf'],
  sent: null,
  ...given,
});

const PAGE: Page = {
  papers: [
    paper(1),
    paper(2, {
      kind: 'invoice',
      name: 'Factura FL 2',
      formats: ['pdf', 'xml'],
      ended: { on: '2026-10-05', reason: 'Cancelada ante el SAT: ya no vale.' },
      sent: { to: 'contador@despacho.mx', at: '2026-11-02T18:00:00Z' },
    }),
    paper(3, { kind: 'cover', name: 'Carátula del contrato', amount: null }),
  ],
  total: 240,
  counts: { statement: 100, invoice: 139, cover: 1 },
  next: `2026-01-31_${id(3)}_1`,
  previous: null,
  companies: [{ id: COMPANY, legalName: 'Transportes Uno', rfc: 'TUN010101AB1' }],
  contracts: [{ id: CONTRACT, label: 'El Norteño', number: 'FL-1', companyId: COMPANY }],
  months: { first: '2025-12', last: '2026-10' },
};

const ARCHIVE = {
  id: id(9),
  state: 'pending',
  made: 0,
  total: 240,
  certificatesYear: null,
  to: null,
  size: null,
  createdAt: '2026-11-02T18:00:00Z',
  doneAt: null,
  expiresAt: '2026-11-16T18:00:00Z',
};

const OWN = { membershipId: null, holder: 'Martín Arriaga', role: null, rights: ACCOUNT_RIGHTS, hidesMoney: false };

const answer = (body: unknown, status = 200) => {
  const response = {
    ok: status < 400,
    status,
    headers: new Headers({ 'content-type': status < 400 ? 'application/json' : 'application/problem+json' }),
    text: () => Promise.resolve(body === undefined ? '' : JSON.stringify(body)),
    json: () => Promise.resolve(body),
    clone: () => response,
  };
  return response as Response;
};
const fetched = jest.fn<(path: string, init?: { method?: string; body?: string }) => Promise<Response>>();
let page: Page;
let accountant: object | null;
const visit = async (at = '/my-account/bills') => {
  const Stub = createRoutesStub([{ path: '/my-account/bills', Component: PapersPage }]);
  await act(
    async () =>
      void render(
        <SessionProvider>
          <Stub initialEntries={[at]} />
        </SessionProvider>,
      ),
  );
};
const lastOf = (path: string) => fetched.mock.calls.filter(([asked]) => asked.startsWith(path)).at(-1);
const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));

beforeEach(async () => {
  page = PAGE;
  accountant = null;
  await forgetAccountData();
  currentSession.begin({ jwt: 'x', customer: { id: 'c', name: 'Martín Arriaga', email: 'martin@uno.mx' } });
  fetched.mockImplementation(async (path, init) => {
    if (path === '/api/customers/paper-archives' && init?.method === 'POST') return answer(ARCHIVE, 201);
    if (path.startsWith('/api/customers/papers?')) return answer(page);
    if (path === '/api/customers/accountant') return answer({ accountant });
    if (path === '/api/customers/paper-archives') return answer([]);
    if (path === '/api/customers/accounts') return answer({ accounts: [], current: OWN });
    return answer({ contracts: [], dueNow: '0.00', nextPayment: null, alerts: [] });
  });
  globalThis.fetch = fetched as unknown as typeof fetch;
});
afterEach(() => {
  cleanup();
  fetched.mockReset();
});

describe('the papers of a customer', () => {
  it('say what they are, what counts for nothing, and where they were sent', async () => {
    await visit();
    expect(await screen.findByText(/^240 documentos, aquí 3/)).toBeTruthy();
    expect(rowOf('Factura FL 2').getByText(/Cancelada ante el SAT/)).toBeTruthy();
    expect(rowOf('Factura FL 2').getByText('Enviado a contador@despacho.mx el 2 nov 2026')).toBeTruthy();
    expect(rowOf('Factura FL 2').getByRole('button', { name: /^XML/ })).toBeTruthy();
    expect(rowOf('Estado de cuenta 1').getByText('El Norteño, FL-1')).toBeTruthy();
    expect(rowOf('Carátula').queryByRole('button', { name: /^Enviar/ })).toBeNull();
  });

  it('are asked for as the address says, which may ask for nothing', async () => {
    await visit(`/my-account/bills?tipo=invoice&empresa=${COMPANY}&desde=x`);
    await screen.findByText(/^240 documentos/);
    expect(lastOf('/api/customers/papers?')?.[0]).toBe(`/api/customers/papers?company=${COMPANY}&kind=invoice`);
    cleanup();
    await visit('/my-account/bills?desde=2026-05&hasta=2026-02');
    expect((await screen.findByText(/es un mes posterior/)).role).toBe('alert');
    expect(screen.getByRole('button', { name: 'Intercambiar los meses' })).toBeTruthy();
  });

  it('go to the customer’s own address one by one', async () => {
    await visit();
    await screen.findByText(/^240 documentos/);
    await userEvent.click(rowOf('Estado de cuenta 1').getByRole('button', { name: /^Enviar/ }));
    expect(JSON.parse(lastOf('/api/customers/send-bill')?.[1]?.body ?? '')).toEqual({ paper: 'statement', id: id(1) });
    expect(await screen.findByText('En camino a martin@uno.mx')).toBeTruthy();
  });

  it('are chosen one by one, a page at once, or all that match, and more than fit are made in the background', async () => {
    await visit('/my-account/bills?tipo=statement');
    await screen.findByText(/^240 documentos/);
    await userEvent.click(screen.getByRole('checkbox', { name: /^Elegir Estado de cuenta 1/ }));
    expect(screen.getByText('1 documento elegido')).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Elegir los de esta página' }));
    expect(screen.getByText('3 documentos elegidos')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Elegir los 240 de estos filtros' }));
    await userEvent.click(screen.getByRole('button', { name: 'Descargar ZIP' }));
    expect(await screen.findByText(/Estamos preparando su ZIP/)).toBeTruthy();
    const asked = fetched.mock.calls.find(([path, init]) => path.endsWith('paper-archives') && init?.method === 'POST');
    expect(JSON.parse(asked?.[1]?.body ?? '')).toEqual({ choice: { filter: { kind: 'statement' } }, to: 'self' });
  });

  it('can be sent to the accountant once they agreed', async () => {
    accountant = { email: 'contador@despacho.mx', state: 'confirmed', askedUntil: '2026-11-30T00:00:00Z' };
    await visit();
    await screen.findByText(/^240 documentos/);
    await userEvent.click(screen.getByRole('checkbox', { name: /^Elegir Factura FL 2/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Enviar a mi contador' }));
    expect(await screen.findByText(/En camino a contador@despacho.mx/)).toBeTruthy();
  });

  it('say so when there are none, and offer another try when they can’t be read', async () => {
    page = { ...PAGE, papers: [], total: 0, counts: {}, next: null };
    await visit('/my-account/bills?tipo=letter');
    expect(await screen.findByText('No hay documentos con esos filtros')).toBeTruthy();
    cleanup();
    await forgetAccountData();
    fetched.mockImplementation(async () => answer({ code: 'SERVER.ERROR', status: 500, correlationId: 'abc' }, 500));
    await visit();
    expect(await screen.findByText('No pudimos mostrar sus documentos')).toBeTruthy();
  });

  it('of a customer without contracts say what will be here', async () => {
    page = { ...PAGE, papers: [], contracts: [], companies: [], total: 0, months: null };
    await visit();
    expect(await screen.findByText('Todavía no hay contratos en su cuenta')).toBeTruthy();
  });
});
