import { afterEach, describe, expect, it } from '@jest/globals';
import { createHash, randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { TemporaryFile } from './temporary-file.js';

let files: TemporaryFile[] = [];
afterEach(async () => {
  for (const file of files) await file.close();
  files = [];
});

async function fileOf(...chunks: Buffer[]): Promise<TemporaryFile> {
  const file = await TemporaryFile.of(chunks);
  files.push(file);
  return file;
}

describe('a temporary file', () => {
  const chunks = [randomBytes(100_000), Buffer.alloc(0), randomBytes(7)];
  const whole = Buffer.concat(chunks);

  it('has the bytes that came, their number and their hash', async () => {
    const file = await fileOf(...chunks);
    expect(file.size).toBe(100_007);
    expect(file.sha256).toBe(createHash('sha256').update(whole).digest('hex'));
    expect((await file.bytes()).equals(whole)).toBe(true);
    expect(await file.slice(0, 3)).toEqual(whole.subarray(0, 3));
    expect(await file.slice(-9, 9)).toEqual(whole.subarray(-9));
    expect(await file.slice(-200_000, 4)).toEqual(whole.subarray(0, 4));
    expect(await file.slice(100_000, 100)).toEqual(whole.subarray(100_000));
  });

  it('is read as often as needed, at the same time too', async () => {
    const file = await fileOf(...chunks);
    const [one, other] = await Promise.all([buffer(file.stream()), buffer(file.stream())]);
    expect(one.equals(whole) && other.equals(whole)).toBe(true);
  });

  it('may be empty', async () => {
    const file = await fileOf();
    expect(file.size).toBe(0);
    expect(await buffer(file.stream())).toEqual(Buffer.alloc(0));
  });

  it('has no name that anything could be left under', async () => {
    await fileOf(...chunks);
    expect((await readdir(tmpdir())).filter((name) => /^flota-[0-9a-f]{8}-[0-9a-f]{4}-/.test(name))).toEqual([]);
  });

  it('ends with what was made of it, and then is read no more', async () => {
    const file = await TemporaryFile.of(chunks);
    const made = await file.made(Buffer.from('hola'));
    expect((await made.bytes()).toString()).toBe('hola');
    const late = file.stream();
    await file.close();
    await expect(buffer(late)).rejects.toThrow('closed');
    await expect(made.bytes()).rejects.toThrow('closed');
  });

  it('is given up with its source', async () => {
    async function* broken() {
      yield Buffer.from('half');
      throw new Error('broke off');
    }
    await expect(TemporaryFile.of(broken())).rejects.toThrow('broke off');
  });
});
