import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { quotesUnder } from '../lib/quotes.mjs';

const TAKEN_MS = 10_000;

/** Somebody else takes every connection that PostgreSQL has, and ends those of ours. */
export const connectionsTaken = quotesUnder({
  name: 'connections-taken',
  title: 'all connections of PostgreSQL taken by others for 10 s',
  async fault({ machine, accepted, inFlight }) {
    await accepted(0.3);
    const taken = await takeAll(machine);
    const { rows } = await taken[0].query("select count(*)::int from outbound_email where state = 'sending'");
    inFlight(rows[0].count);
    await delay(TAKEN_MS);
    await Promise.all(taken.map((client) => client.end()));
  },
});

/** A table that somebody locks holds every connection of the pool. */
export const tableLocked = quotesUnder({
  name: 'table-locked',
  title: 'the table of quotes locked by others for 20 s',
  async fault({ machine, accepted }) {
    await accepted(0.3);
    const client = await connect(machine.databaseUrl);
    await client.query('begin');
    await client.query('lock table quote in access exclusive mode');
    await delay(2 * TAKEN_MS);
    await client.query('rollback');
    await client.end();
  },
});

/** @param {import('../lib/machine.mjs').Machine} machine */
async function takeAll(machine) {
  const [first] = await Promise.all([connect(machine.databaseUrl)]);
  const taken = [first];
  for (let refused = 0; refused < 3;) {
    await first.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name <> $1',
      [TAKER],
    );
    try {
      for (;;) taken.push(await connect(machine.databaseUrl));
    } catch {
      refused += 1;
    }
  }
  return taken;
}

const TAKER = 'somebody else';

async function connect(/** @type {string} */ connectionString) {
  const client = new pg.Client({ connectionString, application_name: TAKER });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
