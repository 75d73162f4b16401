import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { quotesUnder } from '../lib/quotes.mjs';

/** A module that Node loads first, and that moves `Date`: what a process asks of the database is not moved. */
const MODULE = pathToFileURL(`${import.meta.dirname}/../lib/moved-clock.mjs`).href;

const movedBy = (/** @type {number} */ seconds) => ({
  NODE_OPTIONS: `--max-semi-space-size=4 --import=${MODULE}`,
  MOVED_CLOCK_SECONDS: String(seconds),
});

const HOUR = 3_600;

/** Of two workers and two APIs each second one has another time than the first one, and than the database. */
const clocks = (/** @type {string} */ name, /** @type {string} */ title, /** @type {number} */ seconds) =>
  quotesUnder({
    name,
    title,
    arrangement: { apis: 2, workers: 2, envOf: { 'api-2': movedBy(seconds), 'worker-2': movedBy(seconds) } },
    async fault({ machine, mailed, inHand, inFlight }) {
      await mailed(0.1);
      const [worker] = machine.workers;
      await worker.kill();
      inFlight(await inHand());
      await delay(1_000);
      await worker.start();
    },
  });

export const clockAhead = clocks('clock-ahead', 'the other API and worker an hour ahead, a worker killed', HOUR);
export const clockBehind = clocks('clock-behind', 'the other API and worker an hour behind, a worker killed', -HOUR);
