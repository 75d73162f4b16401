import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { LocalStorage } from './local-storage.js';
import { contentOf } from './storage.js';

let folder: string;
let storage: LocalStorage;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'flota-storage-'));
  await writeFile(join(folder, 'secret'), 'not for you');
  storage = new LocalStorage(join(folder, 'files'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const read = async (key: string) => {
  const stream = await storage.get(key);
  return stream && (await buffer(stream));
};

describe('LocalStorage', () => {
  it('gives back what was put, and lets only its own user read it', async () => {
    const content = Buffer.from([0, 1, 2, 255]);
    await storage.put('public/abc', contentOf(content));
    expect(await read('public/abc')).toEqual(content);
    expect((await stat(join(folder, 'files/public/abc'))).mode & 0o077).toBe(0);
    expect((await stat(join(folder, 'files/public'))).mode & 0o077).toBe(0);
  });

  it('has nothing under a key that was never put', async () => {
    expect(await storage.get('public/none')).toBeNull();
    expect(await storage.get('nowhere/none')).toBeNull();
  });

  it('shows a file whole or not at all while several write it', async () => {
    const content = Buffer.alloc(2_000_000, 7);
    const writing = Promise.all([
      storage.put('public/big', contentOf(content)),
      storage.put('public/big', contentOf(content)),
    ]);
    const seen = await Promise.all(Array.from({ length: 50 }, () => read('public/big')));
    await writing;
    for (const found of seen) expect(found === null || found.equals(content)).toBe(true);
    expect(await read('public/big')).toEqual(content);
  });

  it('leaves nothing half-done behind when it cannot write', async () => {
    await storage.put('public/taken/inside', contentOf(Buffer.from('x')));
    await expect(storage.put('public/taken', contentOf(Buffer.from('y')))).rejects.toThrow();
    expect((await readdir(join(folder, 'files/public'))).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it.each(['../secret', 'public/../../secret', '/etc/passwd', '..', '.', ''])(
    'keeps to its folder when asked for %j',
    async (key) => {
      await expect(storage.put(key, contentOf(Buffer.from('x')))).rejects.toThrow('inside');
      await expect(read(key)).rejects.toThrow('inside');
    },
  );
});
