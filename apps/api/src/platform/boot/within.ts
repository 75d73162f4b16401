import { setTimeout as delay } from 'node:timers/promises';

/** Whether the work was done within so many milliseconds; it isn't ended when it wasn't. What it throws is thrown. */
export async function within(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  const waiting = new AbortController();
  const late = delay(milliseconds, false, { signal: waiting.signal }).catch(() => false);
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    waiting.abort();
  }
}
