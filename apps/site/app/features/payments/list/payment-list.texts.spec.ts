import { expect, it } from '@jest/globals';
import type { AccountPayment } from '@flota/schemas';
import { partWords, paymentNotes, paymentTitle, stateWords } from './payment-list.texts.js';

const payment: AccountPayment = {
  id: 'p1',
  folio: 'R-1',
  contractId: 'c1',
  contractLabel: 'El Rojo',
  kind: 'due',
  amount: '100.00',
  provider: 'sandbox',
  state: 'paid',
  failureCode: null,
  capital: null,
  effect: null,
  duplicate: false,
  reversedOn: null,
  group: null,
  createdAt: '2026-11-21T18:00:00Z',
  paidAt: '2026-11-21T18:01:00Z',
  checkoutUrl: null,
  applied: null,
};
const of = (change: Partial<AccountPayment>) => ({ ...payment, ...change });

it.each<[string, Partial<AccountPayment>, string]>([
  ['posted', {}, 'Aplicado'],
  ['paid twice', { duplicate: true }, 'Recibido, quedó a su favor'],
  ['taken back', { reversedOn: '2026-11-22' }, 'Cancelado el 22 nov 2026'],
  ['taken back, and paid twice', { duplicate: true, reversedOn: '2026-11-22' }, 'Cancelado el 22 nov 2026'],
  ['open', { state: 'started' }, 'Por confirmar'],
  ['ended', { state: 'expired' }, 'No se pagó'],
])('says how a payment stands: %s', (_what, change, expected) => {
  expect(stateWords(of(change)).text).toBe(expected);
});

it('says by what means it came', () => {
  expect(paymentTitle(payment)).toBe('Pago del adeudo con tarjeta');
  expect(paymentTitle(of({ kind: 'prepayment', provider: 'transfer' }))).toBe('Abono a capital por transferencia');
});

it('tells two days apart, and payments made together', () => {
  const group = {
    id: 'g',
    amount: '300.00',
    payments: [1, 2].map((n) => ({ id: `${n}`, folio: '', contractLabel: '', amount: '' })),
  };
  expect(partWords(of({ group }))).toBe('Parte de un pago de $300.00 de 2 contratos');
  expect(partWords(of({ group: { ...group, payments: group.payments.slice(1) } }))).toBeNull();
  expect(partWords(payment)).toBeNull();
  const applied = { valueOn: '2026-11-18', postedOn: '2026-11-21' } as AccountPayment['applied'];
  expect(paymentNotes(of({ applied }))).toEqual(['Cuenta desde el 18 nov 2026; registrado el 21 nov 2026.']);
  expect(paymentNotes(payment)).toEqual([]);
});
