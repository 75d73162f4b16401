import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { AccountInvoice, AccountStatement, ContractSummary } from '@flota/schemas';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { currentSession } from '../../api/account/current-session.js';
import { forgetAccountData } from '../account/index.js';
import { SessionProvider } from '../session/index.js';
import { queryOf } from './paper-filter.js';
import { PapersPage } from './PapersPage.js';

const contract = (id: string, number: string, overrides: Partial<ContractSummary> = {}): ContractSummary => ({
  id,
  number,
  kind: 'direct_credit',
  planTitle: 'Crédito directo',
  state: 'active',
  nickname: null,
  vehicle: `Camión ${id}`,
  silhouette: 'tractor',
  vin: '3AKJGLDR0SSV10421',
  holder: { legalName: 'Martín Arriaga', rfc: 'AISM780412QX1' },
  termMonths: 48,
  paidInstalments: 3,
  totalInstalments: 48,
  outstandingCapital: '1000.00',
  principal: '2000.00',
  dueNow: '0.00',
  daysLate: 0,
  unapplied: '0.00',
  nextInstalment: null,
  signedOn: '2025-03-10',
  paidOffOn: null,
  ...overrides,
});
const statement = (id: string, contractId: string, month: string): AccountStatement => ({
  id,
  contractId,
  contractLabel: contractId,
  month,
  cutOn: month,
  issuedAt: '2026-11-01T12:00:00Z',
  openingDue: '0.00',
  charges: '1.00',
  received: '1.00',
  closingDue: '-1500.00',
  closingCapital: '10.00',
  toPay: null,
});
const invoice = (id: string, contractId: string, issuedAt: string): AccountInvoice => ({
  id,
  type: 'income',
  contractId,
  contractLabel: contractId,
  uuid: id,
  series: 'FL',
  folio: id,
  concept: `Intereses ${id}`,
  issuedAt,
  subtotal: '1.00',
  vat: '0.16',
  total: '1.16',
  cancelledAt: null,
  movements: [],
});

const ANSWERS: Record<string, unknown> = {
  '/api/customers/home': {
    contracts: [contract('uno', 'FL-1'), contract('dos', 'FL-2', { kind: 'pure_lease' })],
    dueNow: '0.00',
    nextPayment: null,
    alerts: [],
  },
  '/api/customers/statements': [statement('s1', 'uno', '2026-10-01'), statement('s2', 'dos', '2026-09-01')],
  // Already 2026 in UTC, and still 2025 in Mexico City.
  '/api/customers/invoices': [
    invoice('100', 'uno', '2026-05-01T12:00:00Z'),
    invoice('99', 'dos', '2026-01-01T03:00:00Z'),
  ],
  '/api/customers/contracts/uno/documents': [],
  '/api/customers/contracts/dos/documents': [],
};

/** What the page reads of a response, which jsdom has none of. */
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
const fetched = jest.fn<(path: string, init?: { body?: string }) => Promise<Response>>();
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
const section = (name: string) => within(screen.getByRole('region', { name }));
const rows = (name: string) =>
  section(name)
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

const browserFetch = globalThis.fetch;

beforeEach(() => {
  globalThis.fetch = fetched as unknown as typeof fetch;
  fetched.mockReset();
  fetched.mockImplementation(async (path) => {
    const known = ANSWERS[path];
    return known === undefined ? answer(undefined, 204) : answer(known);
  });
  currentSession.begin({ jwt: 'x', customer: { id: 'ana', email: 'ana@flota.test', name: 'Ana' } });
});
afterEach(() => {
  cleanup();
  globalThis.fetch = browserFetch;
  void forgetAccountData();
  sessionStorage.clear();
  localStorage.clear();
});

describe('the page of papers', () => {
  it('begins with the newest year of all contracts', async () => {
    await visit();
    expect(rows('Estados de cuenta')).toEqual(['Octubre 2026', 'Septiembre 2026']);
    expect(section('Estados de cuenta').getAllByText('A su favor al corte')).toHaveLength(2);
    expect(rows('Facturas')).toEqual(['Intereses 100']);
    expect(rows('Constancias')).toEqual(['Intereses pagados en 2026', 'Rentas pagadas en 2026']);
    expect(screen.getByText(/No hay cartas/)).toBeTruthy();
  });

  it('is filtered by what the address says', async () => {
    await visit('/my-account/bills?contrato=dos&anio=todos');
    expect(rows('Estados de cuenta')).toEqual(['Septiembre 2026']);
    expect(rows('Facturas')).toEqual(['Intereses 99']);
    expect(rows('Constancias')).toEqual(['Rentas pagadas en 2026', 'Rentas pagadas en 2025']);
    cleanup();
    await visit(`/my-account/bills?${queryOf({ contractId: 'uno', year: 2025 })}`);
    expect(rows('Estados de cuenta')).toEqual([]);
    expect(rows('Constancias')).toEqual(['Intereses pagados en 2025']);
    expect(screen.getByLabelText<HTMLSelectElement>('Contrato').value).toBe('uno');
    expect(screen.getByLabelText<HTMLSelectElement>('Año').value).toBe('2025');
  });

  it('takes no notice of a contract or year that is not there', async () => {
    await visit('/my-account/bills?contrato=tres&anio=1999');
    expect(rows('Estados de cuenta')).toHaveLength(2);
  });

  it('sends a paper to the customer’s own address and says so', async () => {
    await visit();
    const [send] = section('Estados de cuenta').getAllByRole('button', { name: /^Enviar/ });
    await userEvent.click(send!);
    expect(await screen.findByText('En camino a ana@flota.test')).toBeTruthy();
    const [path, init] = fetched.mock.calls.at(-1)!;
    expect(path).toBe('/api/customers/send-bill');
    expect(JSON.parse(init?.body ?? '')).toEqual({ paper: 'statement', id: 's1' });
  });

  it('says why a paper was not sent', async () => {
    await visit();
    fetched.mockImplementation(async () => answer({ code: 'REQUEST.RATE_LIMITED', status: 429 }, 429));
    await userEvent.click(section('Estados de cuenta').getAllByRole('button', { name: /^Enviar/ })[0]!);
    expect((await screen.findByText(/Espere unos minutos/)).role).toBe('alert');
  });

  it('offers another try when the papers can’t be read', async () => {
    fetched.mockImplementation(async () => answer({ code: 'SERVER.ERROR', status: 500, correlationId: 'abc' }, 500));
    await visit();
    expect(await screen.findByText('No pudimos mostrar sus documentos')).toBeTruthy();
  });

  it('of a customer without contracts says what will be here', async () => {
    fetched.mockImplementation(async (path) =>
      answer(path.endsWith('home') ? { ...(ANSWERS['/api/customers/home'] as object), contracts: [] } : []),
    );
    await visit();
    expect(await screen.findByText('Todavía no hay contratos en su cuenta')).toBeTruthy();
  });
});
