/**
 * How long the API takes from the start of its process to its first page, and how much memory it and the worker hold when
 * nobody asks for anything, beside an empty application of Nest and Prisma, started the same way in the same run.
 *
 * Run `npm run build` first, then `node bench/start/start.mjs`.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { anyFreePort } from '../../scripts/lib/ports.mjs';
import { startService } from '../../scripts/lib/services.mjs';
import { firstAnswer, median, withStack } from '../stack.mjs';

const ROUNDS = 5;
/** Longer than the threads for PDFs outlive their last document, in case the worker finds work to do. */
const IDLE_MS = 75_000;

await withStack({ LOG_LEVEL: 'info' }, async (stack) => {
  const port = await anyFreePort();
  const empty = {
    start: () =>
      startService({
        name: 'empty',
        words: [join(import.meta.dirname, 'empty-app.js')],
        env: { DATABASE_URL: stack.databaseUrl, PORT: String(port) },
        directory: stack.directory,
      }),
    url: `http://127.0.0.1:${port}/`,
  };
  const home = `${stack.url.replace('localhost', '127.0.0.1')}/`;
  const workerLog = () => readFileSync(join(stack.directory, 'logs/worker.log'), 'utf8').split('"Working"').length;

  const times = { empty: [], api: [], worker: [] };
  let running;
  for (let round = 0; round < ROUNDS; round++) {
    await Promise.all([stack.killApi('SIGTERM'), stack.killWorker('SIGTERM'), running?.stop()]);
    times.empty.push(
      await timed(
        () => (running = empty.start()),
        () => firstAnswer(empty.url),
      ),
    );
    let api;
    times.api.push(
      await timed(
        () => (api = stack.startApi()),
        () => firstAnswer(home),
      ),
    );
    await api;
    const worked = workerLog();
    times.worker.push(
      await timed(
        () => stack.startWorker(),
        () => until(() => workerLog() > worked),
      ),
    );
  }
  await delay(IDLE_MS);
  const memory = {
    empty: megabytes(running.pid),
    api: megabytes(stack.pids().api),
    worker: megabytes(stack.pids().worker),
  };
  await running.stop();

  const row = (name) => ({
    'ms (median)': Math.round(median(times[name])),
    'times the empty one': (median(times[name]) / median(times.empty)).toFixed(2),
    'idle MB': memory[name],
    'MB more': memory[name] - memory.empty,
  });
  console.table({
    'empty Nest + Prisma, to its first answer': row('empty'),
    'API, to its first page (goal: 1500 ms, 2 times, 180 MB)': row('api'),
    'worker, to its work (goal: 180 MB)': row('worker'),
  });
});

async function timed(start, ready) {
  const began = performance.now();
  start();
  await ready();
  return performance.now() - began;
}

async function until(condition) {
  while (!condition()) await delay(5);
}

/** Resident, as the system counts it. */
function megabytes(pid) {
  return Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024);
}
