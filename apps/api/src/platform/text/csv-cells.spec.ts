import { describe, expect, it } from '@jest/globals';
import { dayCell, degreesCell, namedCell, severalCell, shareCell } from './csv-cells.js';

describe('cells of a spreadsheet', () => {
  it.each([
    ['31/12/2026', '2026-12-31'],
    ['1-2-2026', '2026-02-01'],
    ['2026-12-31', '2026-12-31'],
    ['31/12/26', '31/12/26'],
  ])('the day %s is %s', (cell, day) => {
    expect(dayCell(cell)).toBe(day);
  });

  it.each([
    ['19.4326', 19.4326],
    ['-99,1332', -99.1332],
    ['19° 25′', '19° 25′'],
  ])('the degrees %s are %s', (cell, degrees) => {
    expect(degreesCell(cell)).toBe(degrees);
  });

  it('has several things, or one by its name however it is spelled', () => {
    expect(severalCell(' Venta;Taller |\n Refacciones;')).toEqual(['Venta', 'Taller', 'Refacciones']);
    const kind = namedCell({ payoff: 'Liquidación' });
    expect([kind('LIQUIDACION'), kind('payoff'), kind('Otro')]).toEqual(['payoff', 'payoff', 'Otro']);
    expect([shareCell('20 %'), shareCell('14.5')]).toEqual(['20', '14.5']);
  });
});
