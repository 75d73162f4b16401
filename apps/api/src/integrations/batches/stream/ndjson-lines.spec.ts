import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { ndjsonLines } from './ndjson-lines.js';

async function linesOf(pieces: Iterable<Buffer>, options: { from?: number; maxLineBytes?: number } = {}) {
  const lines = [];
  for await (const line of ndjsonLines(Readable.from(pieces), { maxLineBytes: 100, ...options })) lines.push(line);
  return lines;
}

const sha256 = (text: Buffer) => createHash('sha256').update(text).digest('hex');

/** The text cut at these places. */
function cut(text: Buffer, places: number[]): Buffer[] {
  const at = [...places.map((place) => place % (text.length + 1)).sort((a, b) => a - b), text.length];
  return at.map((end, index) => text.subarray(at[index - 1] ?? 0, end));
}

describe('lines', () => {
  it('are the same however the bytes come cut', async () => {
    const text = fc.array(fc.string({ unit: 'binary' }).map((line) => line.replaceAll('\n', '')));
    await fc.assert(
      fc.asyncProperty(text, fc.boolean(), fc.array(fc.nat()), async (lines, isEnded, places) => {
        const sent = Buffer.from(lines.join('\n') + (isEnded ? '\n' : ''));
        const whole = await linesOf([sent], { maxLineBytes: 10_000 });
        expect(await linesOf(cut(sent, places), { maxLineBytes: 10_000 })).toEqual(whole);
        const expected = sent.toString().split('\n');
        // What comes after the last end is a line only where something is on it.
        if (expected.at(-1) === '') expected.pop();
        expect(whole.map(({ content }) => content?.toString())).toEqual(expected);
      }),
    );
  });

  it('are counted from where they go on, empty ones too', async () => {
    expect((await linesOf([Buffer.from('a\n\nb')], { from: 7 })).map(({ line }) => line)).toEqual([7, 8, 9]);
  });

  it('that are too long are not kept, but known, and the next one is whole', async () => {
    const long = Buffer.alloc(1_000, 0x61);
    const [first, second] = await linesOf([long.subarray(0, 90), long.subarray(90), Buffer.from('\nnext\n')]);
    expect(first).toMatchObject({ line: 1, content: null });
    expect(first?.digest.toString('hex')).toBe(sha256(long));
    expect(second?.content?.toString()).toBe('next');
  });

  it('that broke off are none', async () => {
    async function* broken() {
      yield Buffer.from('whole\nhal');
      throw new Error('aborted');
    }
    const seen: string[] = [];
    const reading = (async () => {
      for await (const { content } of ndjsonLines(broken(), { maxLineBytes: 100 })) seen.push(String(content));
    })();
    await expect(reading).rejects.toThrow('aborted');
    expect(seen).toEqual(['whole']);
  });
});
