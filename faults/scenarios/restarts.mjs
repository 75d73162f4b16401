import { setTimeout as delay } from 'node:timers/promises';
import { quotesUnder } from '../lib/quotes.mjs';

const missing = (/** @type {import('../lib/machine.mjs').Machine} */ { redis }) =>
  redis ? undefined : 'no redis-server on this machine';

/** As a deployment does: SIGTERM, wait until it ended, start it, wait until it is ready, then the next one. */
export const restartedInTurn = quotesUnder({
  name: 'restarted-in-turn',
  title: 'two APIs and two workers restarted in turn, twice',
  arrangement: { apis: 2, workers: 2, redis: true },
  missing,
  lastsMs: 45_000,
  async fault({ machine, accepted }) {
    await accepted(0.05);
    for (const part of [...machine.apis, ...machine.workers, ...machine.apis, ...machine.workers]) {
      await part.stop();
      await part.start();
    }
  },
});

/** Everything at once, as when the machine fails. */
export const everythingKilled = quotesUnder({
  name: 'everything-killed',
  title: 'kill -9 of APIs, workers, Redis and PostgreSQL at once',
  arrangement: { apis: 2, workers: 2, redis: true },
  missing,
  async fault({ machine, mailed, inHand, inFlight }) {
    await mailed(0.1);
    const parts = [...machine.workers, ...machine.apis];
    await Promise.all([...parts.map((part) => part.kill()), machine.postgres.kill(), machine.redis?.kill()]);
    await delay(1_000);
    await Promise.all([machine.postgres.start(), machine.redis?.start()]);
    inFlight(await inHand());
    await Promise.all(parts.map((part) => part.start()));
  },
});
