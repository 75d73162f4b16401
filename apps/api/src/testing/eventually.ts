import { setTimeout as pause } from 'node:timers/promises';
import { inspect } from 'node:util';

/** The first answer that `isRight`, asked for again and again; an error with the last one when the time is up. */
export async function eventually<T>(
  ask: () => Promise<T>,
  isRight: (answer: T) => boolean,
  timeoutMs = 15_000,
): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const answer = await ask();
    if (isRight(answer)) return answer;
    if (Date.now() > deadline) throw new Error(`Still not so after ${timeoutMs} ms: ${inspect(answer)}`);
    await pause(50);
  }
}
