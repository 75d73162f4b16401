/**
 * What the lists of the backoffice take where there are many of everything: each is opened, filtered by each of its filters,
 * sorted by each of its sorts both ways, searched for what is frequent, rare and nowhere, leafed on from far inside, and sent
 * to its last page. Milliseconds of the server, medians, beside the limit; the slowest statement's plan at the end. Ends with
 * 1 where something takes longer than the limit.
 *
 * Run `npm run build` first, then `node bench/lists/lists.mjs [--full] [--quotes=N] [--contracts=N] [--movements=N]`. Without
 * options a tenth of a million quotes and contracts and a million movements; `--full` a million each and forty millions.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { median, withStack } from '../stack.mjs';
import { LISTS } from './rows/asked.mjs';
import { fillLists } from './rows/fill.mjs';
import { slowestPlan } from './rows/slowest-plan.mjs';

const LIMIT_MS = 300;
const ROUNDS = 5;

const { values: asked } = parseArgs({
  options: {
    full: { type: 'boolean', default: false },
    quotes: { type: 'string' },
    contracts: { type: 'string' },
    movements: { type: 'string' },
  },
});
const size = (
  /** @type {'quotes' | 'contracts' | 'movements'} */ name,
  /** @type {number} */ full,
  usual = full / 10,
) => Number(asked[name] ?? (asked.full ? full : usual));
const sizes = {
  quotes: size('quotes', 1_000_000),
  contracts: size('contracts', 1_000_000),
  movements: size('movements', 40_000_000, 1_000_000),
};

await withStack({ LOG_LEVEL: 'error' }, async (stack) => {
  // The audit log's copies are of what this leaves there.
  await signedIn(stack);
  await fillLists(stack, sizes, (line) => console.log(line));
  // Nothing of theirs is measured.
  await stack.killWorker();

  const rows = [];
  let headers;
  const failed = [];
  for (const { resource, asks } of LISTS) {
    // Anew for each list: to ask all of them takes longer than a session's token lasts.
    headers = { authorization: `Bearer ${await signedIn(stack)}` };
    for (const [name, query] of asks) {
      try {
        const row = await timed(`${stack.url}/api/admin/${resource}`, headers, query);
        rows.push({ resource, name, query, ...row });
      } catch (error) {
        failed.push(`${resource}, ${name}: ${error.message}`);
      }
    }
  }
  const worst = rows.toSorted((a, b) => b.ms - a.ms);
  console.table(
    Object.fromEntries(
      LISTS.map(({ resource }) => {
        const own = worst.filter((row) => row.resource === resource);
        const opened = own.find(({ name }) => name === 'open');
        return [
          resource,
          {
            'ways asked': own.length,
            records: `${opened?.estimated ? '~' : ''}${opened?.total ?? 'no list'}`,
            'opened, ms': opened?.ms.toFixed(0),
            'median, ms': median(own.map(({ ms }) => ms)).toFixed(0),
            'slowest, ms': own[0]?.ms.toFixed(0),
            'slowest is': own[0]?.name,
          },
        ];
      }),
    ),
  );
  const [slowest] = worst;
  const over = worst.filter(({ ms }) => ms > LIMIT_MS);
  console.table(over.map(({ resource, name, ms, total }) => ({ resource, name, 'ms, median': ms.toFixed(0), total })));
  console.log(`\nThe slowest, ${slowest.resource}: ${slowest.name}, ${slowest.ms.toFixed(0)} ms\n`);
  const url = `${stack.url}/api/admin/${slowest.resource}`;
  console.log(await slowestPlan(stack, () => ask(url, headers, slowest.query)));
  console.log(`${rows.length - over.length} of ${rows.length} within ${LIMIT_MS} ms of ${JSON.stringify(sizes)}`);
  if (failed.length > 0) {
    console.log(`\n${failed.length} had no answer:\n${failed.join('\n')}\n\nwhat the API said:`);
    console.log(readFileSync(join(stack.directory, 'logs/api.log'), 'utf8').slice(-20_000));
  }
  if (over.length > 0 || failed.length > 0) process.exitCode = 1;
});

/** @param {string} url @param {Record<string, string>} headers @param {import('./rows/asked.mjs').Query} query */
async function timed(url, headers, query) {
  // A page far inside is gone to from the one before it, as whoever leafs does.
  const { follow, ...first } = query;
  const answer = await ask(url, headers, first);
  const each = follow ? { ...first, ...follow(answer) } : first;
  const times = [];
  let last = answer;
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    last = await ask(url, headers, each);
    times.push(performance.now() - start);
  }
  return { ms: median(times), total: last.total, estimated: last.estimated, query: each };
}

async function ask(url, headers, query) {
  const response = await fetch(`${url}?${new URLSearchParams(query)}`, { headers });
  if (!response.ok) throw new Error(`${url} ${JSON.stringify(query)} ${response.status} ${await response.text()}`);
  return response.json();
}

/** @param {import('../../scripts/lib/stack.mjs').Stack} stack */
async function signedIn({ url, demoPassword }) {
  const response = await fetch(`${url}/api/auth/staff/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@flota.test', password: demoPassword }),
  });
  const { jwt } = await response.json();
  return jwt;
}
