import type { Readable } from 'node:stream';

/** Where the bytes of files are kept. Keys are made by `Files`; a key's content never changes. */
export interface Storage {
  /** Writes a file whole or not at all; writing the same key again is harmless. */
  put(key: string, content: Buffer, contentType: string): Promise<void>;
  /** `null` when there is no such file. */
  get(key: string): Promise<Readable | null>;
}

export const STORAGE = Symbol('STORAGE');
