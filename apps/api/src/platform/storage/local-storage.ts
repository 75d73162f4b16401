import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import type { Storage } from './storage.js';

/** A folder on this machine. */
export class LocalStorage implements Storage {
  constructor(private readonly directory: string) {}

  async put(key: string, content: Buffer): Promise<void> {
    const path = this.path(key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    // Under another name first: whoever reads the key finds all of it or nothing, also after a crash or a full disk.
    const unfinished = join(dirname(path), `.${randomUUID()}`);
    try {
      const file = await open(unfinished, 'wx', 0o600);
      try {
        await file.writeFile(content);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  get(key: string): Promise<Readable | null> {
    return new Promise((found, failed) => {
      const stream = createReadStream(this.path(key));
      stream.once('open', () => found(stream));
      stream.once('error', (error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? found(null) : failed(error)));
    });
  }

  private path(key: string): string {
    const root = resolve(this.directory);
    const path = resolve(root, key);
    if (!path.startsWith(`${root}/`)) throw new Error('A storage key must stay inside the storage folder');
    return path;
  }
}
