import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { PaymentResult as Result } from '@flota/schemas';
import { act, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { UNSAVED_EXCESS_KEY } from '../../constants/storage-keys.js';
import { problem, stubApi } from './api-stub.fixture.js';
import { keepLinkedPayment } from './link/linked-payment.js';
import { PaymentResult } from './PaymentResult.js';

const started: Result = {
  id: 'p1',
  folio: 'R-7K3MQ-92XAB',
  contractId: 'c1',
  contractLabel: 'FL-1',
  kind: 'due',
  amount: '500.00',
  provider: 'sandbox',
  state: 'started',
  failureCode: null,
  capital: null,
  effect: null,
  duplicate: false,
  reversedOn: null,
  group: null,
  createdAt: '2026-11-20T18:00:00Z',
  paidAt: null,
  checkoutUrl: 'https://checkout.test/1',
  applied: null,
  keptCard: null,
};
const nothing = '0.00';
const paid: Result = {
  ...started,
  state: 'paid',
  paidAt: '2026-11-20T18:01:00Z',
  checkoutUrl: null,
  applied: {
    parts: {
      capital: '300.00',
      interest: '100.00',
      rent: nothing,
      vat: '16.00',
      lateInterest: '50.00',
      lateVat: '8.00',
    },
    lines: [],
    valueOn: '2026-11-20',
    postedOn: '2026-11-20',
    unapplied: '26.00',
    dueBalance: '-26.00',
    capitalBalance: '9000.00',
  },
};

let answers: { status: number; body: unknown }[];
let api: ReturnType<typeof stubApi>;

beforeEach(() => {
  jest.useFakeTimers();
  api = stubApi(() => (answers.length > 1 ? answers.shift() : answers[0]) ?? problem(404, 'RESOURCE.NOT_FOUND'));
});
afterEach(() => {
  jest.useRealTimers();
  api.restore();
  window.sessionStorage.clear();
});

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
async function show(first: { status: number; body: unknown }[], cancelled = false) {
  answers = first;
  const Stub = createRoutesStub([
    { path: '/', Component: () => <PaymentResult paymentId="p1" cancelled={cancelled} /> },
  ]);
  render(<Stub />);
  await wait(10);
}
const ok = (body: Result) => ({ status: 200, body });
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

it('asks until the provider has said that it is paid, then tells what it paid', async () => {
  await show([ok(started), problem(503, 'SERVER.UNAVAILABLE'), ok(started), ok(paid)]);
  expect(heading()).toBe('Estamos confirmando su pago');
  await wait(5_000);
  expect(heading()).toBe('Su pago ya está aplicado');
  for (const text of ['R-7K3MQ-92XAB', '$300.00', '$26.00', '$9,000.00']) expect(screen.getByText(text)).toBeTruthy();
  const asked = api.calls.length;
  await wait(60_000);
  expect(api.calls).toHaveLength(asked);
  expect(screen.getByRole('link', { name: 'Ver mi pago y su recibo' }).getAttribute('href')).toBe(
    '/my-account/pagos#R-7K3MQ-92XAB',
  );
});

it('tells all of what was paid for several contracts, and of each its folio', async () => {
  const payments = [
    { id: 'p1', folio: 'R-7K3MQ-92XAB', contractLabel: 'El Rojo', amount: '500.00' },
    { id: 'p2', folio: 'R-8K3MQ-92XAC', contractLabel: 'El Rojo', amount: '700.00' },
  ];
  await show([ok({ ...paid, group: { id: 'g1', amount: '1200.00', payments } })]);
  const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
  expect(fact('Importe')).toContain('$1,200.00');
  expect(fact('Contratos')).toBe('2');
  expect(screen.queryByText('Contrato', { selector: 'dt' })).toBeNull();
  for (const text of ['Folio R-7K3MQ-92XAB', 'Folio R-8K3MQ-92XAC', '$500.00', '$700.00']) {
    expect(screen.getByText(text)).toBeTruthy();
  }
});

it('tells what became of the card that was to be saved, and what it is good for', async () => {
  const card = { id: 'card', brand: 'visa', lastFour: '4242', lastDay: '2029-12-31', expiry: 'good' } as const;
  const saving = { ...card, state: 'saving', brand: null, lastFour: null, lastDay: null, expiry: null } as const;
  await show([ok({ ...paid, keptCard: saving }), ok({ ...paid, keptCard: { ...card, state: 'saved' } })]);
  expect(screen.getByText('Estamos guardando su tarjeta')).toBeTruthy();
  await wait(2_000);
  expect(screen.getByText('Guardamos su tarjeta Visa •••• 4242')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Activar el pago automático' }).getAttribute('href')).toBe(
    '/my-account/pagos/automatico',
  );
});

it('grows patient, and asks not to pay twice', async () => {
  await show([ok(started)]);
  await wait(60_000);
  expect(screen.getByText(/No pague otra vez/)).toBeTruthy();
  const asked = api.calls.length;
  await wait(60_000);
  expect(api.calls.length - asked).toBe(6);
});

it('offers to go on with a payment that was cancelled', async () => {
  await show([ok(started)], true);
  expect(heading()).toBe('Canceló el pago');
  expect(screen.getByRole('button', { name: 'Continuar con el pago' })).toBeTruthy();
});

it('offers another try after a failure', async () => {
  await show([ok({ ...started, state: 'failed', failureCode: 'card_declined' })]);
  expect(screen.getByText(/rechazó la tarjeta/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Volver a intentar' })).toBeTruthy();
});

it('knows no payment of somebody else', async () => {
  await show([problem(404, 'RESOURCE.NOT_FOUND')]);
  expect(heading()).toBe('No encontramos ese pago en su cuenta');
});

it.each([403, 404])('asks no longer for a payment that is refused with %i', async (status) => {
  await show([problem(status, 'AUTH.FORBIDDEN')]);
  expect(heading()).toBe('No encontramos ese pago en su cuenta');
  const asked = api.calls.length;
  await wait(60_000);
  expect(api.calls).toHaveLength(asked);
});

it('tells how a payment went that was begun here by a link for somebody else', async () => {
  keepLinkedPayment('p1');
  await show([problem(404, 'RESOURCE.NOT_FOUND'), { status: 200, body: { state: 'paid' } }]);
  expect(heading()).toBe('Recibimos su pago');
  expect(api.calls.at(-1)).toMatchObject({ path: '/api/payment-links/results', body: { payment: 'p1' } });
  expect(screen.queryByRole('link', { name: 'Entrar para ver el resultado' })).toBeNull();
});

it('says that the wish for what is paid beyond what is due counts for this payment only', async () => {
  window.sessionStorage.setItem(UNSAVED_EXCESS_KEY, 'c1');
  await show([ok(paid)]);
  expect(screen.getByText(/no pudimos guardarlo para siempre/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Saldo y abonos' }).getAttribute('href')).toBe(
    '/my-account/balances/c1?ver=abonos',
  );
});
