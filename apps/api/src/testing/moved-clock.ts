import { jest } from '@jest/globals';

const EVERY_OTHER_CLOCK = [
  ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const),
  ...(['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const),
];

/** Work of a process whose clock is wrong by so much. Only `Date` is: what waits, waits as long as ever. */
export async function withMovedClock<Result>(offsetMs: number, work: () => Promise<Result>): Promise<Result> {
  jest.useFakeTimers({ now: Date.now() + offsetMs, doNotFake: [...EVERY_OTHER_CLOCK] });
  return work().finally(() => jest.useRealTimers());
}
