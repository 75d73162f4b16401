import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { ApiProblem } from '@flota/client';
import type { Restructuring, RestructuringFigures } from '@flota/schemas';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountApi } from '../../../api/account/client.js';
import { forgetAccountData } from '../../account/index.js';
import { RestructuringBox } from './RestructuringBox.js';

const side = {
  nextTotal: '900.00',
  payment: '900.00',
  paymentsLeft: 2,
  lastDueOn: '2027-01-09',
  balance: '1700.00',
  balloon: null,
  interest: '90.00',
  vat: '14.40',
  cat: null,
};
const figures = {
  due: '0.00',
  costsMore: '0.00',
  before: side,
  after: side,
  instalments: [],
} as unknown as RestructuringFigures;
const proposed: Restructuring = {
  id: 'r1',
  contractId: 'c1',
  state: 'open',
  paymentsLeft: 2,
  graceMonths: 0,
  proposedOn: '2026-11-20',
  validUntil: '2026-12-04',
  endedAt: null,
  figures,
  shown: 'abc',
  documentId: null,
};

let now: Restructuring | null;
let refusal: 'RESTRUCTURING.ENDED' | null;

beforeEach(async () => {
  window.matchMedia = () => new EventTarget() as MediaQueryList;
  now = proposed;
  refusal = null;
  await forgetAccountData();
  jest.spyOn(accountApi, 'get').mockImplementation(() => Promise.resolve({ restructuring: now }));
  const answer = () => {
    now = null;
    return refusal
      ? Promise.reject(new ApiProblem({ type: '', title: '', status: 409, code: refusal, correlationId: 'abc' }))
      : Promise.resolve({});
  };
  jest.spyOn(accountApi, 'post').mockImplementation(answer);
  jest.spyOn(accountApi, 'send').mockImplementation(answer as never);
  render(<RestructuringBox contract={{ id: 'c1', kind: 'direct_credit' }} />);
  await screen.findByText('Le proponemos reestructurar este contrato');
});
afterEach(() => void jest.restoreAllMocks());

const proposal = () => screen.queryByRole('region', { name: 'Le proponemos reestructurar este contrato' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('says where a proposal stood that it ended before it was accepted', async () => {
  refusal = 'RESTRUCTURING.ENDED';
  await userEvent.click(screen.getByRole('checkbox'));
  await press('Aceptar la reestructura');
  const said = await screen.findByText('Esta propuesta ya terminó. Ya está a la vista cómo quedó.');
  expect(proposal()).toBeNull();
  expect(document.activeElement).toBe(said);
});

it('says where a proposal stood that it was declined', async () => {
  await press('No la acepto');
  await press('Rechazar la propuesta');
  const said = await screen.findByText(/^Rechazó la propuesta/);
  await waitFor(() => expect(document.activeElement).toBe(said));
  expect(proposal()).toBeNull();
});
