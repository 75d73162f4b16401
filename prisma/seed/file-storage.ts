import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where the API of this database finds the bytes of its files, by their keys. */
export interface FileStorage {
  put(key: string, content: Buffer): Promise<void>;
}

/** The folder that the API has as STORAGE_DIR. */
export const storageIn = (directory: string): FileStorage => ({
  async put(key, content) {
    const path = join(directory, key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(path, content, { mode: 0o600 });
  },
});
