import { expect, it } from '@jest/globals';
import type { AccountInvoice } from '@flota/schemas';
import { documentedBy } from './documented-by.js';

type Documented = AccountInvoice['movements'][number];

const movement = (given: Partial<Documented>): Documented => ({
  id: '1',
  description: 'Pago recibido',
  valueOn: '2026-10-05',
  amount: '1160.00',
  received: true,
  takenBack: false,
  ...given,
});
const charge = movement({ description: 'Mensualidad 3 de 60', received: false });

it.each<[string, Documented[], string]>([
  ['nothing', [], ''],
  ['money', [charge, movement({})], 'Ampara el pago del 5 oct 2026'],
  [
    'money of two days',
    [movement({}), movement({ valueOn: '2026-10-09' })],
    'Ampara los pagos del 5 oct 2026 y 9 oct 2026',
  ],
  ['a charge', [charge], 'Ampara: Mensualidad 3 de 60'],
  ['what was taken back', [movement({ takenBack: true })], 'El movimiento que amparaba se revirtió'],
])('tells of an invoice of %s', (_what, movements, text) => {
  expect(documentedBy(movements)).toBe(text);
});
