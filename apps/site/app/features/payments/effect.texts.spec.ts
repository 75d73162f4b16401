import { expect, it } from '@jest/globals';
import type { PrepaymentEffect, PrepaymentSimulation } from '@flota/schemas';
import { effectWords } from './effect.texts.js';

const before = {
  balance: '1200000.00',
  payment: '41231.87',
  nextPayment: '41231.87',
  paymentsLeft: 40,
  lastDueOn: '2030-03-18',
  lastPayment: '39500.10',
  balloon: null,
};

const simulation = (effect: PrepaymentEffect, after: Partial<PrepaymentSimulation['after']>): PrepaymentSimulation => ({
  ...{ amount: '150000.00', effect, due: '0.00', interest: '0.00', vat: '0.00', total: '150000.00' },
  interestSaved: '31204.55',
  before,
  after: { ...before, balance: '1050000.00', ...after },
});

it('says why the next payment is less than those that stay as they are', () => {
  const words = effectWords(simulation('term', { nextPayment: '35641.93', paymentsLeft: 34, lastDueOn: '2029-09-18' }));
  expect(words).toContain('El próximo es de $35,641.93: trae menos intereses porque el capital baja antes.');
});

it('says payments with VAT, and nothing of a next one that is as the others', () => {
  expect(effectWords(simulation('payment', { payment: '35337.55', nextPayment: '35337.55' }))).toEqual([
    'Su pago de cada mes baja de $41,231.87 a $35,337.55, con IVA.',
    'Termina el mismo día, el 18 mar 2030.',
  ]);
});
