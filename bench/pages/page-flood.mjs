/**
 * How long health checks take while somebody has pages made by inventing addresses: 8 and 100 requests a second for a query
 * that no route declares, and for two that routes do. The limit is the same
 * process with nobody else there.
 *
 * Run `npm run build` first, then `node bench/pages/page-flood.mjs`.
 */
import autocannon from 'autocannon';
import { setTimeout as delay } from 'node:timers/promises';
import { withStack } from '../stack.mjs';

const SECONDS = 8;
const ASKED_EVERY_MS = 20;
const RATES = [8, 100];
let turn = 0;

/** Each address is another one. */
const FLOODS = {
  'undeclared query, /?x=N': () => `/?x=${turn++}`,
  'search, /buscar?q=N': () => `/buscar?q=camion${turn++}`,
  'declared query, /distribuidores?cp=N': () => `/distribuidores?cp=${turn++}`,
};

await withStack({ LOG_LEVEL: 'silent' }, async (stack) => {
  const origin = stack.url.replace('localhost', '127.0.0.1');
  for (const path of ['/', '/buscar?q=camion', '/distribuidores']) await fetch(origin + path);
  const quiet = await healthDuring(origin, delay(SECONDS * 1_000));
  const rows = { 'nobody else (the limit)': row(quiet, quiet) };
  for (const [name, path] of Object.entries(FLOODS)) {
    for (const rate of RATES) {
      const flood = autocannon({
        url: origin,
        connections: Math.min(rate, 50),
        overallRate: rate,
        duration: SECONDS,
        requests: [{ setupRequest: (request) => ({ ...request, path: path() }) }],
      });
      const health = await healthDuring(origin, flood);
      const { '2xx': answered, statusCodeStats, errors } = await flood;
      rows[`${name}, ${rate}/s`] = {
        ...row(health, quiet),
        pages: answered,
        'turned away (503)': statusCodeStats['503']?.count ?? 0,
        errors,
      };
    }
  }
  console.table(rows);
});

/** Times of `/health/ready` in ms until that is over, in order. */
async function healthDuring(origin, over) {
  let ended = false;
  Promise.resolve(over).then(() => (ended = true));
  const times = [];
  while (!ended) {
    const began = performance.now();
    const { ok } = await fetch(`${origin}/health/ready`);
    if (!ok) throw new Error('not ready');
    times.push(performance.now() - began);
    await delay(ASKED_EVERY_MS);
  }
  return times.toSorted((a, b) => a - b);
}

function at(times, part) {
  return times[Math.min(times.length - 1, Math.floor(times.length * part))];
}

function row(times, quiet) {
  return {
    'health p50 (ms)': at(times, 0.5).toFixed(1),
    'p99 (ms)': at(times, 0.99).toFixed(1),
    'p50, times the limit': (at(times, 0.5) / at(quiet, 0.5)).toFixed(1),
  };
}
