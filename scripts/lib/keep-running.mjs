import { setTimeout as delay } from 'node:timers/promises';

const LONGEST_PAUSE_MS = 30_000;
const STEADY_AFTER_MS = 60_000;

/**
 * @typedef {object} Part
 * @property {Promise<unknown>} exited how it ended, whoever wanted it
 * @property {() => Promise<void>} stop
 * @property {() => string} [lastLines] of its log
 */

/**
 * Begins a part, and begins it again when it ends by itself, after a pause that grows while it keeps ending. The others
 * wait for it meanwhile. One that isn't ready the first time is not begun again: that is no accident.
 * @template {Part} P
 * @param {object} options
 * @param {string} options.name
 * @param {() => P | Promise<P>} options.begin
 * @param {(part: P) => Promise<void>} [options.ready] rejects when it won't be
 * @param {(line: string) => void} options.say
 * @param {number} [options.firstPauseMs]
 */
export async function keepRunning({ name, begin, ready = async () => {}, say, firstPauseMs = 1_000 }) {
  const stopping = new AbortController();
  const first = await begin();
  let part = first;
  /** @type {Promise<unknown>} */
  let beginning = Promise.resolve();

  const firstReady = ready(first);
  firstReady.then(watch, () => undefined);

  async function watch() {
    for (let pause = firstPauseMs; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      const since = Date.now();
      const how = await part.exited;
      if (stopping.signal.aborted) return;
      if (Date.now() - since > STEADY_AFTER_MS) pause = firstPauseMs;
      const lines = part.lastLines ? `${part.lastLines()}\n\n` : '';
      say(`${lines}The ${name} ended (${how ?? 'a signal'}), and the rest goes on: again in ${pause / 1000} s.`);
      await delay(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      beginning = again();
      await beginning;
    }
  }

  async function again() {
    try {
      part = await begin();
      if (stopping.signal.aborted) return;
      await ready(part);
      say(`The ${name} runs again.`);
    } catch (error) {
      if (stopping.signal.aborted) return;
      say(`The ${name} did not start: ${error instanceof Error ? error.message : error}`);
      await part.stop();
    }
  }

  return {
    first,
    /** Of the first time. */
    ready: firstReady,
    async stop() {
      stopping.abort();
      // One that is being begun is ended as well; whether it gets ready isn't waited for.
      await part.stop();
      await Promise.race([beginning, delay(1_000, undefined, { ref: false })]);
      await part.stop();
    },
  };
}
