import { setTimeout as delay } from 'node:timers/promises';
import { quotesUnder } from '../lib/quotes.mjs';

const DROPS_MS = 2_000;

/** What `npm test` tries: the faults that happen, one upon the other, in one load. */
export const inShort = quotesUnder({
  name: 'in-short',
  title: 'kill -9 of API, PostgreSQL and worker, Redis flushed, mail server hanging up before its 250',
  arrangement: { redis: true },
  async fault({ machine, accepted, mailed, inHand, arrived, inFlight }) {
    const [api] = machine.apis;
    const [worker] = machine.workers;
    await accepted(0.1);
    await api.kill();
    await api.start();
    await accepted(0.3);
    await machine.redis?.flush();
    await machine.postgres.kill();
    await machine.postgres.start();
    inFlight(await inHand());
    await mailed(0.3);
    const before = arrived();
    machine.mail.setFault('drop-before-answer');
    await delay(DROPS_MS);
    machine.mail.setFault(null);
    inFlight(arrived() - before);
    await worker.kill();
    inFlight(await inHand());
    await worker.start();
  },
});
