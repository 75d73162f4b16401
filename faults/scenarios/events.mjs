import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { createClient, inParallel } from '../lib/client.mjs';
import { signInStaff } from '../lib/people.mjs';
import { until } from '../lib/quiet.mjs';
import { startReceiver } from '../lib/receiver.mjs';

const TYPES = ['customer.changed', 'lead.created'];
const CUSTOMERS = 20;
const AWAY_MS = 8_000;
const RESTART_MS = 1_000;

/**
 * Visitors send forms and customers change while the system that is told of it is away and a worker of two is killed. Every
 * event arrives by its id, at least once, those of one customer in the order in which they happened.
 *
 * @type {import('../lib/scenario.mjs').Scenario}
 */
export const receiverAway = {
  name: 'receiver-away',
  title: 'receiver of webhooks away for 8 s, kill -9 of one of two workers meanwhile',
  arrangement: { workers: 2, env: { OUTBOUND_PRIVATE_HOSTS: '127.0.0.1' } },
  async run(machine, { quotes: count }) {
    const receiver = await startReceiver();
    const target = await subscribe(machine, receiver.url);
    const [{ position: before }] = await machine.sql('select coalesce(max(position), 0)::text as position from event');
    const client = createClient(() => machine.apis);
    const open = async () => countOpen(machine, target, ['pending', 'sending']);
    let accepted = 0;
    const sending = inParallel(count, 4, async (index) => {
      if (await client.post('/api/contact', { body: contactOf(index), key: randomUUID() })) accepted += 1;
      await changeCustomers(machine);
    });

    await until(async () => accepted >= count * 0.2);
    let inFlight = await countOpen(machine, target, ['sending']);
    await receiver.leave();
    await delay(AWAY_MS / 2);
    const [worker] = machine.workers;
    inFlight += await countOpen(machine, target, ['sending']);
    await worker.kill();
    await delay(RESTART_MS);
    await worker.start();
    await delay(AWAY_MS / 2);
    await receiver.comeBack();
    const over = Date.now();
    await sending;
    await until(async () => (await open()) === 0);

    const events = await machine.sql(
      `select id, type, subject_kind || subject_id as subject from event
       where position > $1::bigint and type = any($2) order by position`,
      [before, TYPES],
    );
    const arrived = new Set(receiver.messages.map(({ id }) => id));
    const told = events.filter(({ type }) => type === 'lead.created').length;
    await machine.sql('delete from delivery_target where id = $1', [target]);
    await receiver.close();
    return {
      load: `${count} forms, ${events.length} events`,
      accepted,
      stored: told,
      owed: events.length,
      mailed: arrived.size,
      duplicates: receiver.messages.length - arrived.size,
      inFlight,
      lost: Math.max(0, accepted - told) + events.filter(({ id }) => !arrived.has(id)).length,
      seconds: Math.max(0, ...receiver.messages.map(({ at }) => at - over)) / 1_000,
      tally: client.tally,
      wrong: outOfOrder(events, receiver.messages),
    };
  },
};

/** @param {import('../lib/machine.mjs').Machine} machine @param {string} url */
async function subscribe(machine, url) {
  const headers = { ...(await signInStaff(machine, 'admin')), 'content-type': 'application/json' };
  const body = JSON.stringify({ name: `Faults ${randomUUID()}`, url, types: TYPES });
  const answer = await fetch(`${machine.apis[0].origin}/api/admin/delivery-targets`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`No webhook: ${answer.status} ${await answer.text()}`);
  return (await answer.json()).id;
}

/** @param {import('../lib/machine.mjs').Machine} machine @param {string} target @param {string[]} states */
async function countOpen(machine, target, states) {
  const [{ count }] = await machine.sql(
    'select count(*)::int from delivery where target_id = $1 and state::text = any($2)',
    [target, states],
  );
  return count;
}

/** Some customers, each again and again. @param {import('../lib/machine.mjs').Machine} machine */
const changeCustomers = (machine) =>
  machine.sql(
    `update customer set phone = (5500000000 + floor(random() * 9999999))::text
     where id = (select id from (select id from customer order by id limit $1) few order by random() limit 1)`,
    [CUSTOMERS],
  );

/** @param {number} index */
const contactOf = (index) => ({
  name: 'Ana Ruiz',
  email: `faults-${randomUUID()}@faults.example`,
  phone: '55 1234 5678',
  subject: 'payments',
  message: `Quiero adelantar tres mensualidades de mi contrato, por favor (${index}).`,
  source: {},
  consent: true,
});

/**
 * Of each subject, by when its events first came.
 * @param {Record<string, any>[]} events in the order in which they happened
 * @param {readonly import('../lib/receiver.mjs').Message[]} messages
 */
function outOfOrder(events, messages) {
  /** @type {Map<string, number>} */
  const first = new Map();
  messages.forEach(({ id }, index) => first.has(id) || first.set(id, index));
  /** @type {Map<string, number>} */
  const last = new Map();
  let wrong = 0;
  for (const { id, subject } of events) {
    const at = first.get(id) ?? Infinity;
    if (at < (last.get(subject) ?? -1)) wrong += 1;
    last.set(subject, at);
  }
  return wrong > 0 ? [`${wrong} events came before an earlier one of the same subject`] : [];
}
