import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import type { ByteRange, FileContent, Storage } from './storage.js';

/** A folder on this machine. */
export class LocalStorage implements Storage {
  constructor(private readonly directory: string) {}

  async put(key: string, content: FileContent): Promise<void> {
    const path = this.path(key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    // Under another name first: whoever reads the key finds all of it or nothing, also after a crash or a full disk.
    const unfinished = join(dirname(path), `.${randomUUID()}`);
    try {
      const file = await open(unfinished, 'wx', 0o600);
      try {
        for await (const chunk of content.stream()) await file.writeFile(chunk as Buffer);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, path);
      await syncFolder(dirname(path));
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  get(key: string, range?: ByteRange): Promise<Readable | null> {
    return new Promise((found, failed) => {
      const stream = createReadStream(this.path(key), range && { start: range.first, end: range.last });
      stream.once('open', () => found(stream));
      stream.once('error', (error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? found(null) : failed(error)));
    });
  }

  async delete(key: string): Promise<void> {
    await rm(this.path(key), { force: true });
  }

  private path(key: string): string {
    const root = resolve(this.directory);
    const path = resolve(root, key);
    if (!path.startsWith(`${root}/`)) throw new Error('A storage key must stay inside the storage folder');
    return path;
  }
}

/** A name that a power cut takes back would be a committed row without its file. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
