import { expect, it } from '@jest/globals';
import type { AccountBillRequest } from '@flota/schemas';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { type BillCase } from './bill-cases.js';
import { BillCaseCard } from './BillCaseCard.js';

const contract = {
  contractId: 'c-1',
  label: 'FL-2024-000207',
  vehicle: 'Freightliner M2 2024',
  name: 'Ana Ruiz',
  rfc: 'GODE561231GR8',
  zipcode: '37204',
  eligible: true,
  blockedBy: null,
};
const rejected: AccountBillRequest = {
  id: 'r-1',
  folio: 'T-4H7QM-0X2KD',
  contractId: 'c-1',
  contractLabel: 'FL-2024-000207',
  paper: null,
  state: 'rejected',
  reason: 'La constancia no se lee.',
  distributor: null,
  dealerContact: null,
  createdAt: '2026-11-03T16:00:00.000Z',
  events: [
    { state: 'received', at: '2026-11-03T16:00:00.000Z', note: '' },
    { state: 'rejected', at: '2026-11-05T16:00:00.000Z', note: 'La constancia no se lee.' },
  ],
  form: {
    date: '2026-11-03',
    name: 'Ana Ruiz',
    rfc: 'GODE561231GR8',
    street: 'Calle 1',
    neighborhood: 'Centro',
    city: 'León',
    zipcode: '37204',
    state: 'Guanajuato',
  },
  files: [],
  handover: null,
  corrections: [],
};
const show = (billCase: Partial<BillCase>) =>
  render(
    <MemoryRouter>
      <BillCaseCard
        billCase={{ contract, request: null, former: [], ...billCase }}
        arrived={false}
        onChange={() => undefined}
      />
    </MemoryRouter>,
  );

it('offers the form where there is no request yet', () => {
  show({});
  expect(screen.getByRole('link', { name: 'Pedir la factura' }).getAttribute('href')).toMatch(/\?contrato=c-1$/);
  expect(screen.queryByRole('list')).toBeNull();
});

it('says why a request was rejected, once, and offers another', () => {
  show({ request: rejected });
  expect(screen.getAllByText('La constancia no se lee.')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Pedir de nuevo' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Pedir la factura' })).toBeNull();
  const steps = within(screen.getByRole('list', { name: 'Pasos de su trámite' })).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual([
    'Recibida3 nov 2026',
    expect.stringMatching(/^Rechazada5 nov 2026/),
  ]);
});

it('says part by part what is to be mended, and leads there', () => {
  const asked = { id: 'k-1', askedAt: '2026-11-05T16:00:00.000Z', mendedAt: null, droppedAt: null };
  const items = [
    { field: 'sat' as const, problem: 'expired' as const, note: 'Es de marzo.', former: null },
    { field: 'street' as const, problem: 'other' as const, note: 'Falta el número.', former: null },
  ];
  const request: AccountBillRequest = {
    ...rejected,
    state: 'needs_correction',
    reason: null,
    corrections: [{ ...asked, items }],
  };
  show({ contract: { ...contract, eligible: false, blockedBy: 'request-open' }, request });
  expect(screen.getByText('Qué hay que corregir').parentElement?.textContent).toContain(
    'Constancia de situación fiscal: Ya no está vigente. Es de marzo.Calle y número: Falta el número.',
  );
  expect(screen.getByRole('link', { name: 'Corregir' }).getAttribute('href')).toMatch(/\?contrato=c-1$/);
  expect(screen.queryByText('Correcciones anteriores')).toBeNull();
});

it('keeps the dates of former requests', () => {
  const request: AccountBillRequest = { ...rejected, id: 'r-2', state: 'delivered', reason: null };
  show({ contract: { ...contract, eligible: false, blockedBy: 'delivered' }, request, former: [rejected] });
  expect(screen.getByText(/Recibida 3 nov 2026 · Rechazada 5 nov 2026/)).toBeDefined();
});
