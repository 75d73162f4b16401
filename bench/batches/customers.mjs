/**
 * How many customers a second come in by a batch of 100,000 rows, each checked, written with its tax data, named, told and
 * answered, beside `COPY` of as many into the same table, which does none of that; and what memory the API takes meanwhile.
 * Then the same rows once more under another key, which change nothing, and under the same key, which are answered as they were.
 *
 * Run `npm run build` first, then `node bench/batches/customers.mjs`; BENCH_COUNT shortens it, BENCH_ROUNDS too.
 */
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { newApiKey } from '../../packages/records/dist/index.js';
import { median, withStack } from '../stack.mjs';

const COUNT = Number(process.env.BENCH_COUNT ?? 100_000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const SAMPLE_MS = 100;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

await withStack({ LOG_LEVEL: 'silent' }, async (stack) => {
  const key = await clientOf(stack);
  const megabytes = () => {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${stack.pids().api}/status`, 'utf8')) ?? [];
    return Math.round(Number(kilobytes) / 1024);
  };
  // What a process needs once, whatever comes.
  await send(stack, { key, name: 'warm-up', first: 0, count: 5_000 });
  await delay(2_000);
  const atRest = megabytes();

  const seconds = { copy: [], batch: [], unchanged: [], answered: [] };
  const memory = { firstTenth: 0, rest: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    const first = 1_000_000 + round * COUNT;
    seconds.copy.push(await timed(() => copy(stack, first + 20_000_000)));
    const sent = { key, first, count: COUNT };
    const sampling = setInterval(() => {
      const part = stack.answered < COUNT / 10 ? 'firstTenth' : 'rest';
      memory[part] = Math.max(memory[part], megabytes());
    }, SAMPLE_MS);
    seconds.batch.push(await timed(() => send(stack, { ...sent, name: `made-${round}`, outcome: 'created' })));
    clearInterval(sampling);
    seconds.unchanged.push(await timed(() => send(stack, { ...sent, name: `same-${round}`, outcome: 'unchanged' })));
    seconds.answered.push(await timed(() => send(stack, { ...sent, name: `made-${round}`, outcome: 'created' })));
  }
  const rate = (/** @type {number[]} */ of) => Math.round(COUNT / median(of));
  console.table({
    [`${COUNT} customers`]: {
      'COPY, rows a second': rate(seconds.copy),
      'batch, rows a second': rate(seconds.batch),
      'of COPY': `${((100 * median(seconds.copy)) / median(seconds.batch)).toFixed(1)} %`,
      'unchanged, rows a second': rate(seconds.unchanged),
      'answered again, rows a second': rate(seconds.answered),
    },
  });
  console.table({
    'RSS MB of the API': { 'at rest': atRest, 'most, first tenth': memory.firstTenth, 'most, the rest': memory.rest },
  });
});

/** @param {() => Promise<unknown>} work */
async function timed(work) {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

function rowOf(/** @type {number} */ number) {
  const letters = [17_576, 676, 26, 1].map((unit) => LETTERS[Math.floor(number / unit) % 26]).join('');
  const day = String(1 + (Math.floor(number / 456_976) % 28)).padStart(2, '0');
  return {
    externalId: `BENCH-${number}`,
    name: 'Transportes Bench',
    email: `bench-${number}@flota.test`,
    phone: '3312345678',
    rfc: `${letters}8509${day}AA1`,
  };
}

/** As many into the same table, with its triggers. */
async function copy(stack, first) {
  const path = join(stack.directory, 'customers.csv');
  const lines = Array.from({ length: COUNT }, (_, index) => {
    const { email, name, phone } = rowOf(first + index);
    return `00000000-0000-7000-8000-${String(first + index).padStart(12, '0')},${email},${name},${phone},fisica`;
  });
  writeFileSync(path, lines.join('\n'));
  await stack.sql(`copy customer (id, email, name, phone, person_type) from '${path}' csv`);
}

async function clientOf(stack) {
  const { handle, hash, key } = newApiKey();
  await stack.sql(
    `with client as (
       insert into api_client (id, name, scopes, requests_per_minute)
       values (gen_random_uuid(), 'Bench', '{customers:write}', 1000000) returning id
     ) insert into api_client_secret (id, client_id, handle, hash) select gen_random_uuid(), id, $1, $2 from client`,
    [handle, hash],
  );
  return key;
}

/** A batch, made as it is sent, and its answers read as they come. */
async function send(stack, { key, name, first, count, outcome }) {
  stack.answered = 0;
  const call = request(`${stack.url}/api/integrations/v1/batches/customers`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/x-ndjson',
      'idempotency-key': `bench-batch-${name}`,
    },
  });
  const answered = readAnswers(stack, call, outcome);
  for (let index = 0; index < count; index += 100) {
    const rows = Array.from({ length: Math.min(100, count - index) }, (_, row) => rowOf(first + index + row));
    const isTaken = call.write(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
    if (!isTaken) await Promise.race([once(call, 'drain'), answered]);
  }
  call.end();
  const last = await answered;
  if (last.summary?.lines !== count || last.summary.problem) throw new Error(JSON.stringify(last));
}

async function readAnswers(stack, call, outcome) {
  const [response] = await once(call, 'response');
  let last;
  for await (const line of createInterface({ input: response })) {
    last = JSON.parse(line);
    if (outcome && last.outcome && last.outcome !== outcome) throw new Error(line);
    stack.answered += 1;
  }
  return last;
}
