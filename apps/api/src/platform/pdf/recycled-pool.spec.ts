import { afterAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RecycledPool } from './recycled-pool.js';

const folder = await mkdtemp(join(tmpdir(), 'flota-pool-'));
const worker = join(folder, 'worker.mjs');
await writeFile(
  worker,
  `import { threadId } from 'node:worker_threads';
   export default async (task) => {
     await new Promise((resolve) => setTimeout(resolve, 5));
     if (task === 'fail') throw new Error('no');
     return threadId;
   };`,
);
afterAll(() => rm(folder, { recursive: true, force: true }));

const run = (pool: RecycledPool, task = 'work') => pool.run(task, AbortSignal.timeout(10_000));

describe('RecycledPool', () => {
  it('does so many tasks on a thread, then takes another', async () => {
    const pool = new RecycledPool(worker, 1, 3);
    const threads: unknown[] = [];
    for (let task = 0; task < 7; task++) threads.push(await run(pool));
    expect(new Set(threads.slice(0, 3)).size).toBe(1);
    expect(new Set(threads.slice(3, 6)).size).toBe(1);
    expect(new Set(threads).size).toBe(3);
    await pool.destroy();
  });

  it('loses no task of many that come at once, also when some fail', async () => {
    const pool = new RecycledPool(worker, 2, 5);
    const tasks = Array.from({ length: 60 }, (_, index) => run(pool, index % 7 === 0 ? 'fail' : 'work'));
    const results = await Promise.allSettled(tasks);
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(9);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(51);
    await pool.destroy();
  });

  it('is ended before its first task as well', async () => {
    await expect(new RecycledPool(worker, 1, 1).destroy()).resolves.toBeUndefined();
  });
});
