import { describe, expect, it } from '@jest/globals';
import { chunksOf } from './row-chunks.js';

const LIMITS = { most: 3, mostBytes: 10, bytesOf: (item: string) => item.length, waitMs: 20 };

async function chunks(items: AsyncIterable<string>): Promise<string[][]> {
  const all = [];
  for await (const chunk of chunksOf(items, LIMITS)) all.push(chunk);
  return all;
}

async function* given(...items: string[]): AsyncGenerator<string> {
  yield* items;
}

describe('what comes one by one', () => {
  it('is gathered up to so many, and so much', async () => {
    expect(await chunks(given('a', 'b', 'c', 'd'))).toEqual([['a', 'b', 'c'], ['d']]);
    expect(await chunks(given('12345', '1234567', 'x'))).toEqual([['12345', '1234567'], ['x']]);
    expect(await chunks(given())).toEqual([]);
  });

  it('is not held back when nothing follows', async () => {
    let proceed = () => undefined as void;
    const answered = new Promise<void>((resolve) => {
      proceed = resolve;
    });
    async function* waiting() {
      yield 'first';
      // Comes only after the answer to the first: without one this would never end.
      await answered;
      yield 'second';
    }
    const all = [];
    for await (const chunk of chunksOf(waiting(), LIMITS)) {
      all.push(chunk);
      proceed();
    }
    expect(all).toEqual([['first'], ['second']]);
  });

  it('is given out before what broke off after it is told', async () => {
    async function* broken() {
      yield 'whole';
      throw new Error('aborted');
    }
    const seen: string[][] = [];
    const reading = (async () => {
      for await (const chunk of chunksOf(broken(), LIMITS)) seen.push(chunk);
    })();
    await expect(reading).rejects.toThrow('aborted');
    expect(seen).toEqual([['whole']]);
  });
});
