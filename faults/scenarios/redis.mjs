import { setTimeout as delay } from 'node:timers/promises';
import { quotesUnder } from '../lib/quotes.mjs';

const arrangement = { redis: true };
const AWAY_MS = 10_000;

const missing = (/** @type {import('../lib/machine.mjs').Machine} */ { redis }) =>
  redis ? undefined : 'no redis-server on this machine';

export const redisFlushed = quotesUnder({
  name: 'redis-flushed',
  title: 'Redis forgets everything, three times',
  arrangement,
  missing,
  async fault({ machine, accepted }) {
    await accepted(0.3);
    for (let times = 0; times < 3; times++) {
      await machine.redis?.flush();
      await delay(500);
    }
  },
});

export const redisKilled = quotesUnder({
  name: 'redis-killed',
  title: 'kill -9 of Redis, away for 10 s',
  lastsMs: 2 * AWAY_MS,
  arrangement,
  missing,
  async fault({ machine, accepted }) {
    await accepted(0.3);
    await machine.redis?.kill();
    await delay(AWAY_MS);
    await machine.redis?.start();
  },
});

export const redisAwayAtStart = quotesUnder({
  name: 'redis-away-at-start',
  title: 'Redis away while API and worker start, and for 10 s more',
  arrangement,
  missing,
  async before(machine) {
    await machine.redis?.kill();
    await machine.arrange(arrangement);
  },
  async fault({ machine }) {
    await delay(AWAY_MS);
    await machine.redis?.start();
  },
});
