import { beforeEach, describe, expect, it } from '@jest/globals';
import { RenderGate, TooBusy } from './render-gate.js';

let done: (() => void)[];
const work = () => new Promise<string>((resolve) => done.push(() => resolve('made')));
/** When so many have been begun: a gate rests for as long as the thread was busy. */
async function begun(count: number): Promise<void> {
  while (done.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
}

beforeEach(() => void (done = []));

describe('a gate', () => {
  it('lets so much through at once, and the next one when one is done', async () => {
    const gate = new RenderGate({ atOnce: 2, waiting: 5, longestMs: 1_000 });
    const all = [1, 2, 3].map(() => gate.pass(work));
    await begun(2);
    done[0]?.();
    expect(await all[0]).toBe('made');
    expect(done).toHaveLength(2);
    await begun(3);
    for (const finish of done) finish();
    expect(await Promise.all(all)).toEqual(['made', 'made', 'made']);
  });

  it('turns away whoever finds too many waiting', async () => {
    const gate = new RenderGate({ atOnce: 1, waiting: 1, longestMs: 1_000 });
    const first = gate.pass(work);
    const second = gate.pass(work);
    await expect(gate.pass(work)).rejects.toThrow(TooBusy);
    await begun(1);
    done[0]?.();
    await first;
    await begun(2);
    done[1]?.();
    expect(await second).toBe('made');
  });

  it('turns away whoever waits too long, and nobody in their place', async () => {
    const gate = new RenderGate({ atOnce: 1, waiting: 1, longestMs: 50 });
    const first = gate.pass(work);
    await expect(gate.pass(work)).rejects.toThrow(TooBusy);
    done[0]?.();
    await first;
    const next = gate.pass(work);
    await begun(2);
    done[1]?.();
    expect(await next).toBe('made');
  });

  it('goes on after a failure', async () => {
    const gate = new RenderGate({ atOnce: 1, waiting: 1, longestMs: 1_000 });
    await expect(gate.pass(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    const next = gate.pass(work);
    await begun(1);
    done[0]?.();
    expect(await next).toBe('made');
  });
});
