import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Flota } from '../../packages/sdk/dist/index.js';
import { createBorrowers } from '../lib/contracts.mjs';
import { signInStaff } from '../lib/people.mjs';
import { until } from '../lib/quiet.mjs';

const ROWS_PER_QUOTE = 50;
const RESTART_MS = 1_000;
const DAY_MS = 86_400_000;

/**
 * An outside system sends rows by `@flota/sdk` while the API is killed twice in their middle. It goes on by itself: every row
 * is written once, told once as an event, and answered once.
 *
 * @type {import('../lib/scenario.mjs').Scenario}
 */
export const batchKilled = {
  name: 'batch-killed',
  title: 'kill -9 of the API in the middle of a batch of rows, twice',
  async run(machine, { quotes }) {
    const count = quotes * ROWS_PER_QUOTE;
    const [{ contractId }] = await createBorrowers(machine, 1, () => `lote-${randomUUID()}@faults.example`);
    const [{ number: contractNumber }] = await machine.sql('select number from contract where id = $1', [contractId]);
    const [api] = machine.apis;
    const { sent, send } = counting();
    const flota = new Flota({ baseUrl: api.origin, apiKey: await keyOf(machine), attempts: 12, fetch: send });
    const stored = async () => {
      const [row] = await machine.sql('select count(*)::int from policy where contract_id = $1', [contractId]);
      return row.count;
    };

    /** @type {number[]} */
    const lines = [];
    const uploaded = (async () => {
      const results = flota.upload('policies', policies(contractNumber, count), { key: randomUUID() });
      for await (const { line, outcome } of results) if (outcome !== 'refused') lines.push(line);
    })();
    const gone = uploaded.catch(() => undefined);
    for (const part of [0.2, 0.6]) {
      await Promise.race([until(async () => (await stored()) >= count * part), gone]);
      await api.kill();
      await delay(RESTART_MS);
      await api.start();
    }
    const over = Date.now();
    await uploaded;

    const [{ told }] = await machine.sql(
      `select count(*)::int as told from event
       where type = 'policy.changed' and data ->> 'contractId' = $1 and data ->> 'change' = 'created'`,
      [contractId],
    );
    const there = await stored();
    const answered = new Set(lines).size;
    return {
      load: `${count} rows`,
      accepted: answered,
      stored: there,
      owed: 0,
      mailed: 0,
      duplicates: 0,
      inFlight: 0,
      lost: Math.max(0, count - there),
      seconds: (Date.now() - over) / 1_000,
      tally: { refused: 0, broken: sent.broken, unexpected: {} },
      wrong: [
        ...(there > count ? [`${there - count} rows were written twice`] : []),
        ...(told === count ? [] : [`${told} of ${count} rows were told as events`]),
        ...(answered === count ? [] : [`${count - answered} rows were never answered`]),
        ...(lines.length === answered ? [] : [`${lines.length - answered} rows were answered again`]),
        ...(sent.broken > 0 ? [] : ['nothing broke off: the kills came too late']),
      ],
    };
  },
};

/** How often a call ended without its whole answer. */
function counting() {
  const sent = { broken: 0 };
  /** @type {typeof fetch} */
  const send = async (input, init) => {
    const response = await fetch(input, init).catch((error) => {
      sent.broken += 1;
      throw error;
    });
    if (!response.body) return response;
    const reader = response.body.getReader();
    const body = new ReadableStream({
      async pull(controller) {
        const { done, value } = await reader.read().catch((error) => {
          sent.broken += 1;
          throw error;
        });
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    });
    return new Response(body, response);
  };
  return { sent, send };
}

/** @param {string} contractNumber @param {number} count */
function* policies(contractNumber, count) {
  const day = (/** @type {number} */ days) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  for (let index = 1; index <= count; index += 1) {
    yield {
      externalId: `P-${index}`,
      contractNumber,
      insurer: 'Seguros del Bajío',
      number: `HZ-${index}`,
      coverage: 'Amplia',
      startsOn: day(0),
      endsOn: day(365),
      premium: '18500.00',
    };
  }
}

/** @param {import('../lib/machine.mjs').Machine} machine */
async function keyOf(machine) {
  const headers = { ...(await signInStaff(machine, 'admin')), 'content-type': 'application/json' };
  const client = { name: `Faults ${randomUUID()}`, scopes: ['policies:write'], requestsPerMinute: 600, lastDay: null };
  const body = JSON.stringify(client);
  const answer = await fetch(`${machine.apis[0].origin}/api/admin/api-clients`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`No client: ${answer.status} ${await answer.text()}`);
  return (await answer.json()).key;
}
