import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Sweep } from './sweep.js';
import { SweepTimer } from './sweep-timer.js';

class Counted extends Sweep {
  runs = 0;

  override async sweep(): Promise<void> {
    this.runs += 1;
    if (this.runs === 1) throw new Error('The database is away');
  }
}

const timerOf = (sweep: Sweep, firstAfterMs = 0) =>
  new SweepTimer(sweep, { name: 'Counted', everyMs: 1_000, firstAfterMs });

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('a sweep', () => {
  it('runs at the start and again each time, also after a failure', async () => {
    const sweep = new Counted();
    const timer = timerOf(sweep);
    timer.start();
    await jest.advanceTimersByTimeAsync(0);
    expect(sweep.runs).toBe(1);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(sweep.runs).toBe(3);
    await timer.stop();
  });

  it('leaves the start in peace when it may', async () => {
    const sweep = new Counted();
    const timer = timerOf(sweep, 1_000);
    timer.start();
    await jest.advanceTimersByTimeAsync(999);
    expect(sweep.runs).toBe(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(sweep.runs).toBe(1);
    await timer.stop();
  });

  it('ends with the worker, once the run in hand is over', async () => {
    let end = () => {};
    class Long extends Counted {
      override sweep = () => new Promise<void>((resolve) => (end = resolve));
    }
    const timer = timerOf(new Long());
    timer.start();
    await jest.advanceTimersByTimeAsync(0);
    const over = jest.fn();
    const destroyed = timer.stop().then(over);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(over).not.toHaveBeenCalled();
    end();
    await destroyed;
    expect(jest.getTimerCount()).toBe(0);
  });
});
