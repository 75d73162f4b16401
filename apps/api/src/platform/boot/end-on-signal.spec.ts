import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { endOnSignal } from './end-on-signal.js';

/** What the process would do at each signal, and how it would have ended. */
let signals: Map<string, () => void>;
let exits: unknown[];

beforeEach(() => {
  jest.useFakeTimers();
  signals = new Map();
  exits = [];
  jest.spyOn(process, 'on').mockImplementation((signal, listener) => {
    signals.set(String(signal), listener as () => void);
    return process;
  });
  jest.spyOn(process, 'exit').mockImplementation((code) => exits.push(code) as never);
  for (const level of ['log', 'error'] as const) jest.spyOn(Logger.prototype, level).mockReturnValue(undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it.each(['SIGTERM', 'SIGINT', 'SIGHUP'])('ends in good order at %s', async (signal) => {
  const end = jest.fn(() => Promise.resolve());
  endOnSignal(end, 1_000);
  expect(end).not.toHaveBeenCalled();
  signals.get(signal)?.();
  await jest.advanceTimersByTimeAsync(0);
  expect(end).toHaveBeenCalledTimes(1);
  expect(exits).toEqual([0]);
});

it('ends at once at the second signal, whichever it is', async () => {
  endOnSignal(() => new Promise(() => {}), 1_000);
  signals.get('SIGTERM')?.();
  await jest.advanceTimersByTimeAsync(500);
  expect(exits).toEqual([]);
  signals.get('SIGINT')?.();
  expect(exits[0]).toBe(1);
});

it('ends when the time is up', async () => {
  endOnSignal(() => new Promise(() => {}), 1_000);
  signals.get('SIGTERM')?.();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(exits).toEqual([1]);
});

it('says by its code that it could not end in good order', async () => {
  endOnSignal(() => Promise.reject(new Error('the pool would not close')), 1_000);
  signals.get('SIGTERM')?.();
  await jest.advanceTimersByTimeAsync(0);
  expect(exits).toEqual([1]);
});
