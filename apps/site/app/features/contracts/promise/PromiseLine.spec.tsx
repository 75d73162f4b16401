import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { ApiProblem } from '@flota/client';
import type { ContractDetail, ContractPromises, PaymentPromise, Problem } from '@flota/schemas';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountApi } from '../../../api/account/client.js';
import { forgetAccountData } from '../../account/index.js';
import { PromiseLine } from './PromiseLine.js';

const TODAY = '2026-11-20';
const CONTRACT = { id: 'c1' } as ContractDetail;
const offer = { amount: '5000.00', firstDay: TODAY, lastDay: '2026-12-05' };
const open: PaymentPromise = {
  id: 'p1',
  contractId: 'c1',
  state: 'open',
  amount: '3000.00',
  received: '0.00',
  day: '2026-11-27',
  payableUntil: '2026-11-27',
  knownOn: '2026-11-30',
  madeOn: TODAY,
  byCustomer: false,
};

/** As it is shown, then as it is by the time of the refusal. */
let now: ContractPromises;
let meanwhile: ContractPromises;
let refusal: Pick<Problem, 'status' | 'code' | 'errors'>;

beforeEach(async () => {
  window.matchMedia = () => new EventTarget() as MediaQueryList;
  await forgetAccountData();
  jest.spyOn(accountApi, 'get').mockImplementation(() => Promise.resolve(now));
  jest.spyOn(accountApi, 'post').mockImplementation(() => {
    now = meanwhile;
    return Promise.reject(new ApiProblem({ type: '', title: '', correlationId: 'abc', ...refusal }));
  });
});
afterEach(() => void jest.restoreAllMocks());

async function promise() {
  now = { promises: [], offer };
  render(<PromiseLine contract={CONTRACT} today={TODAY} />);
  await userEvent.click(await screen.findByRole('button', { name: '¿No puede pagar hoy? Diga cuándo' }));
  await userEvent.type(screen.getByRole('textbox', { name: /A más tardar el día/ }), '25/11/2026');
  await userEvent.click(screen.getByRole('button', { name: 'Prometer el pago' }));
}

it('shows the promise that was made meanwhile, and says why there is no second one', async () => {
  refusal = { status: 409, code: 'PAYMENT_PROMISE.OPEN' };
  meanwhile = { promises: [open], offer: null };
  await promise();
  expect(await screen.findByText(/Prometió pagar/)).toBeTruthy();
  expect(screen.getByText(/ya tiene una promesa de pago/)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says that nothing is due any more, and offers nothing to promise', async () => {
  refusal = { status: 409, code: 'PAYMENT.NOTHING_DUE' };
  meanwhile = { promises: [], offer: null };
  await promise();
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(screen.getByRole('alert').textContent).not.toBe('');
});

it('says up to how much can be promised by now, and keeps what was written', async () => {
  refusal = { status: 422, code: 'REQUEST.INVALID', errors: [{ field: 'amount', code: 'PAYMENT_PROMISE.ABOVE_OWED' }] };
  meanwhile = { promises: [], offer: { ...offer, amount: '2000.00' } };
  await promise();
  expect(await screen.findByText('Hasta $2,000.00, lo que debe hoy.')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /A más tardar el día/ }).value).toBe('25/11/2026');
});

it('shows what became of a promise that ended before it was taken back', async () => {
  refusal = { status: 409, code: 'PAYMENT_PROMISE.ENDED' };
  now = { promises: [open], offer: null };
  meanwhile = { promises: [{ ...open, state: 'kept' }], offer: null };
  render(<PromiseLine contract={CONTRACT} today={TODAY} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Retirar la promesa' }));
  expect(await screen.findByText(/Cumplió su promesa de pago/)).toBeTruthy();
  expect(screen.getByText(/Esta promesa de pago ya terminó/)).toBeTruthy();
});

it('says until when a payment may still turn up once its day has passed, when it is no longer taken back', async () => {
  now = { promises: [open], offer };
  render(<PromiseLine contract={CONTRACT} today="2026-11-28" />);
  expect((await screen.findByText(/lo veremos aquí/)).textContent).toContain('30 nov 2026');
  expect(screen.queryByRole('button', { name: 'Retirar la promesa' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Prometer otro pago' })).toBeTruthy();
});
