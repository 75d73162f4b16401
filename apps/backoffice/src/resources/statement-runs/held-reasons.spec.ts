import { expect, it } from '@jest/globals';
import type { StatementDisagreement } from '@flota/schemas';
import { heldReason } from './held-reasons.js';

const difference: StatementDisagreement = {
  at: 'contract',
  number: null,
  field: 'outstandingCapital',
  expected: '1234.50',
  found: '1.00',
};

it.each<[Partial<StatementDisagreement>, string]>([
  [{}, 'Contrato, capital insoluto: debía ser $1,234.50 y es $1.00.'],
  [
    { at: 'movement', number: 12, field: 'postedOn', expected: '2026-11-20 or later', found: '2026-11-19' },
    'Movimiento 12, fecha de registro: 19 nov 2026 no es un valor posible.',
  ],
  [
    { at: 'instalment', number: 3, field: 'paid interest', found: '-0.01' },
    'Mensualidad 3, pagado de intereses: debía ser $1,234.50 y es -$0.01.',
  ],
  [
    { at: 'movement', number: 4, field: 'allocations.vat' },
    'Movimiento 4, aplicado a IVA: debía ser $1,234.50 y es $1.00.',
  ],
  [
    { at: 'instalment', number: 3, field: 'settledOn', expected: '2026-11-20', found: 'null' },
    'Mensualidad 3, fecha en que se pagó: debía ser 20 nov 2026 y es nada.',
  ],
  [
    { field: 'instalments', expected: '1 2 3', found: '1 2' },
    'Contrato: las mensualidades no son las que resultan del plazo y los abonos.',
  ],
  [
    { at: 'statement-before', field: 'closingDue' },
    'Frente al estado de cuenta anterior, saldo al cierre: debía ser $1,234.50 y es $1.00.',
  ],
])('tells in Spanish what does not agree: %j', (changes, text) => {
  expect(heldReason({ ...difference, ...changes })).toBe(text);
});
