import { describe, expect, it } from '@jest/globals';
import { readTradeIn } from './trade-in.js';
import { coverOf } from './trade-in-cover.js';
import { EMPTY_TRADE_IN } from './typed-trade-in.js';

const typed = { type: 'truck', year: '2018', description: 'Kenworth T370', value: '450,000' };

describe('a vehicle in part payment', () => {
  it.each(['450,000', '450000', '$450,000.00', ' 450000.00 '])('is worth what %s says', (value) => {
    const read = readTradeIn({ ...typed, value });
    expect(read).toMatchObject({ state: 'ready', tradeIn: { type: 'truck', year: 2018 } });
    expect(read.state === 'ready' && Number(read.tradeIn.value)).toBe(450_000);
  });

  it('says what is missing or wrong, field by field', () => {
    expect(readTradeIn(EMPTY_TRADE_IN)).toEqual({
      state: 'incomplete',
      faults: {
        type: 'CHOICE.INVALID',
        year: 'TRADE_IN.YEAR_INVALID',
        description: 'TEXT.REQUIRED',
        value: 'AMOUNT.REQUIRED',
      },
    });
    expect(readTradeIn({ ...typed, year: '18', value: 'mucho' })).toEqual({
      state: 'incomplete',
      faults: { year: 'TRADE_IN.YEAR_INVALID', value: 'AMOUNT.INVALID' },
    });
  });
});

describe('what it covers', () => {
  const range = { min: '10', max: '60', step: '5' };
  const cover = (value: string, percent = '20') => coverOf(value, '3480000.00', percent, range);

  it('is all of it up to the down payment', () => {
    expect(cover('696000.00')).toEqual({ state: 'covered' });
  });

  it('needs the next step of the slider beyond', () => {
    expect(cover('696000.01')).toEqual({ state: 'above', percent: '25' });
    expect(cover('2088000.00')).toEqual({ state: 'above', percent: '60' });
    expect(coverOf('700000.00', '3480000.00', '10', { min: '10', max: '22.5', step: '5' })).toEqual({
      state: 'above',
      percent: '22.5',
    });
  });

  it('ends at the greatest down payment of the plan', () => {
    expect(cover('2088000.01')).toEqual({ state: 'aboveGreatest', greatest: '2088000.00' });
    expect(coverOf('1.00', '3480000.00', '0', { min: '0', max: '0', step: '1' })).toEqual({ state: 'notOffered' });
  });
});
