import { setTimeout as delay } from 'node:timers/promises';

/**
 * @typedef {object} Caller somebody who does the same thing over and over
 * @property {string} name
 * @property {(turn: number) => Promise<Response>} call
 * @property {number} [everyMs] from the end of one call to the next; without, at once
 *
 * @typedef {object} Failed
 * @property {string} name of the caller
 * @property {string} why
 */

/**
 * Calls until it is stopped. What isn't answered with a 2xx, to the last byte, has failed.
 * @param {Caller[]} callers all at the same time
 */
export function startLoad(callers) {
  let answered = 0;
  let stopped = false;
  /** @type {Failed[]} */
  const failed = [];

  /** @param {Caller} caller */
  async function keepCalling({ name, call, everyMs }) {
    for (let turn = 0; !stopped; turn++) {
      try {
        const response = await call(turn);
        const body = await response.arrayBuffer();
        if (response.ok) answered++;
        else failed.push({ name, why: `${response.status} ${new TextDecoder().decode(body).slice(0, 300)}` });
      } catch (error) {
        failed.push({ name, why: String(error.cause ?? error) });
      }
      if (everyMs) await delay(everyMs);
    }
  }
  const running = callers.map(keepCalling);

  return {
    answered: () => answered,
    async stop() {
      stopped = true;
      await Promise.all(running);
      return { answered, failed };
    },
  };
}
