/**
 * How many events a second one worker delivers as signed webhooks, from the commit that tells them to the receiver that has them,
 * and whether its memory stays flat: it is told after each tenth. Queues on PostgreSQL.
 *
 * Run `npm run build` first, then `node bench/webhooks/webhooks.mjs`; BENCH_COUNT shortens it.
 */
import { execFileSync } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { startReceiver } from '../../faults/lib/receiver.mjs';
import { withStack } from '../stack.mjs';

const COUNT = Number(process.env.BENCH_COUNT ?? 10_000);
const TENTHS = 10;
const JSON_TYPE = { 'content-type': 'application/json' };

const megabytes = (/** @type {number | undefined} */ pid) =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024);

await withStack({ OUTBOUND_PRIVATE_HOSTS: '127.0.0.1', LOG_LEVEL: 'error' }, async (stack) => {
  const post = async (/** @type {string} */ path, /** @type {object} */ body, headers = {}) => {
    const request = {
      method: 'POST',
      headers: { ...JSON_TYPE, origin: stack.url, ...headers },
      body: JSON.stringify(body),
    };
    const answer = await fetch(stack.url + path, request);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const receiver = await startReceiver();
  const { jwt } = await post('/api/auth/staff/login', { email: 'admin@flota.test', password: stack.demoPassword });
  const webhook = { name: 'Bench', url: receiver.url, types: ['customer.changed'] };
  await post('/api/admin/delivery-targets', webhook, { authorization: `Bearer ${jwt}` });

  const received = async (/** @type {number} */ count) => {
    while (receiver.messages.length < count) await delay(20);
  };
  /** Each of a subject of its own, told by one statement. */
  const tell = (/** @type {number} */ count) =>
    stack.sql(
      `insert into customer (id, email, name, person_type)
       select gen_random_uuid(), gen_random_uuid() || '@bench.example', 'Bench', 'moral' from generate_series(1, $1)`,
      [count],
    );
  await tell(200);
  await received(200);

  receiver.messages.length = 0;
  const start = performance.now();
  await tell(COUNT);
  const memory = [];
  for (let tenth = 1; tenth <= TENTHS; tenth++) {
    await received((COUNT / TENTHS) * tenth);
    memory.push(megabytes(stack.pids().worker));
  }
  const seconds = (performance.now() - start) / 1_000;
  const distinct = new Set(receiver.messages.map(({ id }) => id)).size;
  await receiver.close();
  console.table({
    'webhooks, one worker': {
      'a second': (COUNT / seconds).toFixed(0),
      'sent twice': receiver.messages.length - distinct,
    },
  });
  console.log(`resident memory of the worker after each tenth of ${COUNT}: ${memory.join(', ')} MB`);
});
