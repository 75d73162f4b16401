import { Readable } from 'node:stream';
import { sha256 } from '../crypto/keys.js';

/** What is to be kept. It can be read more than once: a bucket may need a second attempt. */
export interface FileContent {
  /** In bytes. */
  readonly size: number;
  /** In hexadecimal. */
  readonly sha256: string;
  stream(): Readable;
}

/** Bytes of a file from one to another, both of them included. */
export interface ByteRange {
  first: number;
  last: number;
}

/** Where the bytes of files are kept. Keys are made by `Files`; a key's content never changes. */
export interface Storage {
  /** Writes a file whole or not at all; writing the same key again is harmless. */
  put(key: string, content: FileContent, contentType: string, signal?: AbortSignal): Promise<void>;
  /** All of a file or some of it; `null` when there is no such file. */
  get(key: string, range?: ByteRange, signal?: AbortSignal): Promise<Readable | null>;
  /** Harmless when there is no such file. */
  delete(key: string, signal?: AbortSignal): Promise<void>;
}

export const STORAGE = Symbol('STORAGE');

/** Bytes that are in memory as the content of a file. */
export const contentOf = (bytes: Buffer): FileContent => ({
  size: bytes.length,
  sha256: sha256(bytes),
  // In one piece: an array of bytes would be read byte by byte.
  stream: () => Readable.from([bytes], { objectMode: false }),
});
