import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { anyFreePort } from '../scripts/lib/ports.mjs';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { startStack } from '../scripts/lib/stack.mjs';

/**
 * The product as built, with everything of its own, for as long as the work takes.
 * @param {NodeJS.ProcessEnv} env
 * @param {(stack: import('../scripts/lib/stack.mjs').Stack) => Promise<void>} work
 */
export async function withStack(env, work) {
  const directory = mkdtempSync(join(tmpdir(), 'flota-bench-'));
  const postgres = await startPostgres({
    dataDirectory: join(directory, 'postgres'),
    port: await anyFreePort(),
    fast: true,
    log: () => undefined,
  });
  try {
    const stack = await startStack({ postgresUrl: postgres.url('postgres'), env });
    try {
      await work(stack);
    } finally {
      await stack.stop();
    }
  } finally {
    await postgres.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}

/** @param {string} url */
export async function firstAnswer(url) {
  for (;;) {
    const answered = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) return;
    await delay(5);
  }
}

/** @param {number[]} values */
export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
