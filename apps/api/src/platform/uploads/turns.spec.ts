import { describe, expect, it } from '@jest/globals';
import { setImmediate as tick } from 'node:timers/promises';
import { Turns } from './turns.js';

const limits = { atOnce: 2, waiting: 2, waitMs: 60 };

describe('turns', () => {
  it('are had by so many at once, and in order of coming', async () => {
    const turns = new Turns({ ...limits, waiting: 10, waitMs: 5_000 });
    const began: number[] = [];
    let now = 0;
    let most = 0;
    await Promise.all(
      Array.from({ length: 8 }, (_, number) =>
        turns.run(async () => {
          began.push(number);
          most = Math.max(most, ++now);
          await tick();
          now -= 1;
        }),
      ),
    );
    expect(most).toBe(2);
    expect(began).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('are over when the work fails', async () => {
    const turns = new Turns({ ...limits, atOnce: 1 });
    await expect(turns.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await turns.run(async () => 'yes')).toBe('yes');
  });

  it('are refused at once when too many wait, and after a while when none becomes free', async () => {
    const turns = new Turns(limits);
    const ends = [await turns.take(), await turns.take()];
    const waiting = [turns.take(), turns.take()];
    const busy = { status: 503, code: 'SERVER.UNAVAILABLE', options: { retryAfterSeconds: 1 } };
    await expect(turns.take()).rejects.toMatchObject(busy);
    for (const late of waiting) await expect(late).rejects.toMatchObject(busy);
    for (const end of ends) end();
    // Whoever gave up took no turn along.
    expect(await turns.run(() => turns.run(async () => 'both free'))).toBe('both free');
  });

  it('end once, however often that is said', async () => {
    const turns = new Turns({ ...limits, atOnce: 1 });
    const end = await turns.take();
    const next = turns.take();
    end();
    end();
    const endNext = await next;
    await expect(turns.take()).rejects.toMatchObject({ status: 503 });
    endNext();
  });
});
