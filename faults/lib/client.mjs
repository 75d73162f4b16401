import { setTimeout as delay } from 'node:timers/promises';

const ANSWER_WITHIN_MS = 60_000;
/** Whoever has not been served after that goes away. */
const PATIENCE_MS = 240_000;
/** Visitors press the button again sooner than the server asks them to. */
const LONGEST_PAUSE_MS = 2_000;

/**
 * What a client met on its way.
 * @typedef {object} Tally
 * @property {number} refused answers 503 and 507 (no room), which say to come again
 * @property {number} broken connections that ended without an answer
 * @property {Record<string, number>} unexpected how often each other answer that is none of 2xx came
 */

/**
 * Does as the site does: a form that got no answer, or was told to come again, is sent once more with the same idempotency key.
 * Of several APIs the next one is asked, as a proxy would.
 * @param {() => readonly { origin: string }[]} apis
 */
export function createClient(apis) {
  /** @type {Tally} */
  const tally = { refused: 0, broken: 0, unexpected: {} };
  let turn = 0;

  /**
   * @param {string} path
   * @param {RequestInit} request
   */
  async function once(path, request) {
    const servers = apis();
    const { origin } = servers[turn++ % servers.length];
    try {
      const response = await fetch(origin + path, { ...request, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
      return { status: response.status, text: await response.text() };
    } catch {
      tally.broken += 1;
      return null;
    }
  }

  return {
    tally,

    /**
     * @param {string} path
     * @param {{ body: object | string | FormData, key?: string, headers?: Record<string, string> }} form
     * @returns {Promise<any>} what a 2xx said; `null` when none came in all that time, or a refusal that is final
     */
    async post(path, { body, key, headers = {} }) {
      const asItIs = typeof body === 'string' || body instanceof FormData;
      const request = {
        method: 'POST',
        headers: {
          ...(!(body instanceof FormData) && { 'content-type': 'application/json' }),
          ...(key && { 'idempotency-key': key }),
          ...headers,
        },
        body: asItIs ? body : JSON.stringify(body),
      };
      const until = Date.now() + PATIENCE_MS;
      for (let pause = 100; Date.now() < until; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
        const answer = await once(path, request);
        if (answer && answer.status < 300) return answer.text ? JSON.parse(answer.text) : {};
        if (answer?.status === 503 || answer?.status === 507) tally.refused += 1;
        else if (answer) tally.unexpected[answer.status] = (tally.unexpected[answer.status] ?? 0) + 1;
        if (answer && answer.status < 500) return null;
        await delay(pause);
      }
      return null;
    },
  };
}

/**
 * Runs `work` for 0 to `count` - 1, so many at once.
 * @param {number} count
 * @param {number} atOnce
 * @param {(index: number) => Promise<void>} work
 */
export async function inParallel(count, atOnce, work) {
  let next = 0;
  const lane = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}
