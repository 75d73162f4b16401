import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Repeats } from './repeats.js';

const CROWD = { key: 'crowd', event: 'crowd' };

describe('repeats', () => {
  beforeEach(() => void jest.useFakeTimers({ now: 0 }));
  afterEach(() => void jest.useRealTimers());

  it('lets the first of a minute be told and counts the others', () => {
    const repeats = new Repeats<string>();
    const told = Array.from({ length: 28 }, () => repeats.isFirst('a', 'a', CROWD));
    expect(told.filter(Boolean)).toHaveLength(1);
    expect(told[0]).toBe(true);
    expect(repeats.take()).toEqual([]);
    jest.setSystemTime(60_000);
    expect(repeats.take()).toEqual([{ event: 'a', more: 27 }]);
    expect(repeats.isFirst('a', 'a', CROWD)).toBe(true);
  });

  it('says nothing of what came once', () => {
    const repeats = new Repeats<string>();
    repeats.isFirst('a', 'a', CROWD);
    expect(repeats.take({ all: true })).toEqual([]);
  });

  it('tells a thousand subjects apart and counts all others together', () => {
    const repeats = new Repeats<string>();
    const told = Array.from({ length: 5_000 }, (_, index) => repeats.isFirst(`${index}`, `${index}`, CROWD));
    expect(told.filter(Boolean)).toHaveLength(1_000);
    expect(repeats.take({ all: true })).toEqual([{ event: 'crowd', more: 4_000 }]);
  });
});
