import { describe, expect, it } from '@jest/globals';
import { changeWords, costWords } from './restructuring.texts.js';

describe('what a restructuring changes, in words', () => {
  it.each([
    [0, 'se pagaría en 48 pagos, a la misma tasa. En total'],
    [1, 'a la misma tasa. En el primero paga solo intereses. En total'],
    [3, 'a la misma tasa. En los primeros 3 paga solo intereses. En total'],
  ])('with %s months of grace', (graceMonths, said) => {
    const figures = { after: { balance: '500000.00' }, costsMore: '12000.50' };
    expect(changeWords({ graceMonths, paymentsLeft: 48 }, figures)).toContain(said);
  });

  it.each([
    ['12000.50', 'En total pagaría $12,000.50 más de intereses e IVA.'],
    ['-30.00', 'En total pagaría $30.00 menos de intereses e IVA.'],
    ['0.00', 'En total paga lo mismo de intereses.'],
  ])('costs %s more', (costsMore, said) => {
    expect(costWords(costsMore)).toBe(said);
  });
});
