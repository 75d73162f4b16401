import { setTimeout as delay } from 'node:timers/promises';
import { quotesUnder } from '../lib/quotes.mjs';

/** Whoever watches over a process needs a moment to start it again. */
const RESTART_MS = 1_000;

export const workerKilled = quotesUnder({
  name: 'worker-killed',
  title: 'kill -9 of the worker',
  share: 1,
  async fault({ machine, mailed, inHand, inFlight }) {
    const [worker] = machine.workers;
    await mailed(0.1);
    await worker.kill();
    inFlight(await inHand());
    await delay(RESTART_MS);
    await worker.start();
  },
});

export const apiKilled = quotesUnder({
  name: 'api-killed',
  title: 'kill -9 of the API',
  share: 1,
  async fault({ machine, accepted }) {
    const [api] = machine.apis;
    await accepted(0.3);
    await api.kill();
    await delay(RESTART_MS);
    await api.start();
  },
});

export const postgresKilled = quotesUnder({
  name: 'postgres-killed',
  title: 'kill -9 of PostgreSQL',
  share: 1,
  async fault({ machine, accepted, inHand, inFlight }) {
    await accepted(0.3);
    await machine.postgres.kill();
    await delay(RESTART_MS);
    await machine.postgres.start();
    inFlight(await inHand());
  },
});
