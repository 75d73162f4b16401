import { describe, expect, it } from '@jest/globals';
import { readShare, readWhole } from './typed-number.js';

const RANGE = { min: '10', max: '60' };
const PRICE = { amount: '2000000.00', name: 'del precio con IVA' };
const share = (typed: string, whole: typeof PRICE | { amount: null; name: string } = PRICE) =>
  readShare(typed, RANGE, whole);

describe('a share of an amount', () => {
  it.each([
    ['12', 12],
    ['12.5', 12.5],
    ['10,5', 10.5],
    [' 35 % ', 35],
    ['60', 60],
    ['20.1149', 20.1149],
  ])('reads %j as percent', (typed, value) => expect(share(typed)).toEqual({ value }));

  it.each(['700000', '700,000', '$700,000.00', '$ 700000'])('reads %j as pesos, and says so', (typed) =>
    expect(share(typed)).toEqual({ value: 35, said: '$700,000.00 son 35\u00a0% del precio con IVA.' }),
  );

  it('says what pesos come to where four decimals of percent are not exact', () => {
    expect(readShare('700000', RANGE, { ...PRICE, amount: '3480000.00' })).toEqual({
      value: 20.1149,
      said: '$700,000.00 son 20.1149\u00a0% del precio con IVA; con el redondeo quedan en $699,998.52.',
    });
  });

  it.each([
    '',
    '5',
    '61',
    '61 %',
    '100,000',
    '1,300,000',
    '12,500',
    '7 00',
    '1.2.3',
    '12.34567',
    '$20 %',
    'veinte',
    '-20',
  ])('says what to type instead of %j', (typed) =>
    expect(share(typed)).toEqual({
      refused: 'Escriba un porcentaje de 10\u00a0% a 60\u00a0% o un importe de $200,000 a $1,200,000.',
    }),
  );

  it('takes no pesos while the amount is not known', () => {
    expect(share('700000', { amount: null, name: '' })).toEqual({
      refused: 'Escriba un porcentaje de 10\u00a0% a 60\u00a0%, con cuatro decimales como máximo.',
    });
    expect(share('20', { amount: null, name: '' })).toEqual({ value: 20 });
  });
});

describe('a whole number', () => {
  const units = { min: 1, max: 99 };
  it.each([
    ['1', 1],
    [' 12 ', 12],
    ['99', 99],
  ])('reads %j', (typed, value) => expect(readWhole(typed, units)).toEqual({ value }));

  it.each(['', '2.5', '2,5', '0', '100', '-3', '1e2'])('says what to type instead of %j', (typed) =>
    expect(readWhole(typed, units)).toEqual({ refused: 'Escriba un número entero de 1 a 99.' }),
  );
});
