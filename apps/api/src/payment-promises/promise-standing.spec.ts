import { describe, expect, it } from '@jest/globals';
import type { LifeEvent } from '@flota/finance';
import { dateColumn, Prisma } from '@flota/prisma';
import { promiseStanding } from './promise-standing.js';

/** Made on a Tuesday for the Friday of that week. */
const promise = {
  amount: new Prisma.Decimal('1000.00'),
  createdAt: new Date('2026-11-03T19:51:00Z'),
  day: dateColumn('2026-11-06'),
  state: 'open' as const,
};
const payment = (id: string, amount: string, on: string, enteredAt = `${on}T20:00:00.000Z`): LifeEvent => ({
  id,
  type: 'payment',
  amount,
  on,
  enteredOn: on,
  enteredAt,
});
const reversal = (of: string, on: string): LifeEvent => ({ id: `x${of}`, type: 'reversal', of, on, enteredOn: on });
const on = (today: string, owed = '5000.00') => ({ today, owed });

describe('a promise', () => {
  it.each([
    ['is open while its day is to come', [], '2026-11-06', 'open', '0.00'],
    // Its money is among the bank's movements of the Monday at the latest.
    ['is open while a transfer of its day may still turn up', [], '2026-11-09', 'open', '0.00'],
    ['is broken once it would have turned up', [], '2026-11-10', 'broken', '0.00'],
    ['is kept by all of it, in parts too', ['400.00', '600.00'], '2026-11-05', 'kept', '1000.00'],
    ['is not kept by less', ['999.99'], '2026-11-10', 'broken', '999.99'],
  ])('%s', (_, amounts, today, state, received) => {
    const events = amounts.map((amount, index) => payment(String(index), amount, '2026-11-04'));
    expect(promiseStanding(promise, { events }, on(today))).toEqual({ state, received });
  });

  it('counts neither what came before it was made nor after its day, nor capital paid ahead', () => {
    const events: LifeEvent[] = [
      payment('a', '1000.00', '2026-11-02'),
      payment('b', '1000.00', '2026-11-07'),
      { ...payment('c', '1000.00', '2026-11-04'), type: 'prepayment', capital: '1000.00', effect: 'term' } as LifeEvent,
    ];
    expect(promiseStanding(promise, { events }, on('2026-11-10'))).toEqual({ state: 'broken', received: '0.00' });
  });

  it('counts by when money was entered, not by its value date', () => {
    const events = [
      payment('same day, before', '900.00', '2026-11-03', '2026-11-03T19:49:00.000Z'),
      payment('same day, after', '300.00', '2026-11-03', '2026-11-03T19:52:00.000Z'),
      payment('of the day before, after', '400.00', '2026-11-02', '2026-11-04T16:00:00.000Z'),
    ];
    expect(promiseStanding(promise, { events }, on('2026-11-05'))).toEqual({ state: 'open', received: '700.00' });
  });

  it('has until the next day that banks work', () => {
    const weekend = { ...promise, day: dateColumn('2026-11-07') };
    const events = [payment('a', '1000.00', '2026-11-09')];
    expect(promiseStanding(weekend, { events: [] }, on('2026-11-09')).state).toBe('open');
    expect(promiseStanding(weekend, { events }, on('2026-11-09')).state).toBe('kept');
  });

  it('is as before once what came was taken back', () => {
    const events = [payment('a', '1000.00', '2026-11-04'), reversal('a', '2026-11-05')];
    const kept = { ...promise, state: 'kept' as const };
    expect(promiseStanding(kept, { events }, on('2026-11-05'))).toEqual({ state: 'open', received: '0.00' });
    expect(promiseStanding(kept, { events }, on('2026-11-10')).state).toBe('broken');
  });

  it('counts what is registered late, of its day', () => {
    const events = [payment('a', '1000.00', '2026-11-06', '2026-11-09T16:00:00.000Z')];
    expect(promiseStanding(promise, { events }, on('2026-11-09'))).toEqual({ state: 'kept', received: '1000.00' });
  });

  it('that was kept with less, as nothing else was owed, isn’t broken by what falls due later', () => {
    const kept = { ...promise, state: 'kept' as const };
    const events = [payment('a', '400.00', '2026-11-04')];
    expect(promiseStanding(kept, { events }, on('2026-11-20')).state).toBe('kept');
    const takenBack = [...events, reversal('a', '2026-11-05')];
    expect(promiseStanding(kept, { events: takenBack }, on('2026-11-20')).state).toBe('broken');
  });

  it('is kept where nothing is owed any more, and stays as it ended', () => {
    expect(promiseStanding(promise, { events: [] }, on('2026-11-05', '0.00')).state).toBe('kept');
    const events = [payment('a', '1000.00', '2026-11-04')];
    expect(promiseStanding({ ...promise, state: 'cancelled' }, { events }, on('2026-11-05')).state).toBe('cancelled');
    expect(promiseStanding({ ...promise, state: 'broken' }, { events }, on('2026-11-05')).state).toBe('broken');
  });
});
