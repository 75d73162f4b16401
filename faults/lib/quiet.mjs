import { setTimeout as delay } from 'node:timers/promises';

const PATIENCE_MS = 300_000;

/**
 * Waits until something holds. What never does is found in the account that follows.
 * @param {() => Promise<boolean>} holds
 * @param {number} [patienceMs]
 * @returns {Promise<boolean>}
 */
export async function until(holds, patienceMs = PATIENCE_MS) {
  for (const end = Date.now() + patienceMs; Date.now() < end; await delay(250)) {
    if (await holds().catch(() => false)) return true;
  }
  return false;
}
