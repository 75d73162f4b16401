import { expect, it } from '@jest/globals';
import type { AccountPayment } from '@flota/schemas';
import { resultWords } from './result.texts.js';

const payment = {
  kind: 'due',
  amount: '65502.73',
  contractLabel: 'FL-1',
  duplicate: false,
  failureCode: null,
  group: null,
} as const;
const words = (change: Partial<AccountPayment>, how?: Parameters<typeof resultWords>[1]) => {
  const { title, lead } = resultWords({ ...payment, state: 'started', ...change }, how);
  return `${title}. ${lead}`;
};

it.each<[string, Partial<AccountPayment>, Parameters<typeof resultWords>[1], RegExp]>([
  ['started', {}, {}, /confirmando.*segundos/],
  ['started and slow', {}, { slow: true }, /No pague otra vez/],
  ['cancelled', {}, { cancelled: true }, /Canceló.*No se hizo ningún cargo/],
  ['paid, though they went back', { state: 'paid' }, { cancelled: true }, /aplicado.*\$65,502\.73 MXN/],
  ['paid once more', { state: 'paid', duplicate: true }, {}, /un pago más.*quedó a favor/],
  [
    'paid with others',
    { state: 'paid', group: { id: 'g', amount: '100.00', payments: [] } },
    {},
    /pagos ya están aplicados.*\$100\.00 MXN/,
  ],
  ['declined', { state: 'failed', failureCode: 'card_declined' }, {}, /rechazó la tarjeta/],
  ['failed for a reason unheard of', { state: 'failed', failureCode: 'do_not_honor' }, {}, /no pudo cobrar/],
  ['paid with another amount', { state: 'failed', failureCode: 'amount_mismatch' }, {}, /revisando.*una persona/],
  ['expired', { state: 'expired' }, {}, /tiempo para pagar terminó/],
])('of a payment that is %s', (_what, change, how, expected) => {
  expect(words(change, how)).toMatch(expected);
});
