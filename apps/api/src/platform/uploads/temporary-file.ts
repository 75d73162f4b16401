import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { FileContent } from '../storage/storage.js';
import { StorageFailure } from '../storage/storage-failure.js';

const CHUNK = 64 * 1024;

/**
 * Bytes on the disk for as long as a request lasts. The file has no name from its first moment: whatever ends this process
 * leaves nothing behind, and nobody else can open it.
 */
export class TemporaryFile implements FileContent {
  private readonly others: TemporaryFile[] = [];

  private constructor(
    private readonly handle: FileHandle,
    readonly size: number,
    readonly sha256: string,
  ) {}

  /**
   * Writes what comes as it comes.
   *
   * @throws StorageFailure when the disk is full
   */
  static async of(source: AsyncIterable<Buffer> | Iterable<Buffer>, folder = tmpdir()): Promise<TemporaryFile> {
    const handle = await nameless(folder).catch(failed);
    try {
      const hash = createHash('sha256');
      let size = 0;
      for await (const chunk of source) {
        hash.update(chunk);
        size += chunk.length;
        await handle.writeFile(chunk).catch(failed);
      }
      return new TemporaryFile(handle, size, hash.digest('hex'));
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  /** Fails once the file is closed: its number may be another file's by then. */
  stream(): Readable {
    return Readable.from(this.chunks(), { objectMode: false });
  }

  /** For another thread of this process, as long as the file is open. */
  get descriptor(): { fd: number; size: number } {
    return { fd: this.handle.fd, size: this.size };
  }

  /** Some of its bytes; fewer where it ends before. @param from counted from its end where it is negative */
  async slice(from: number, length: number): Promise<Buffer> {
    const start = from < 0 ? Math.max(0, this.size + from) : from;
    const { buffer, bytesRead } = await this.handle.read(Buffer.alloc(length), 0, length, start);
    return buffer.subarray(0, bytesRead);
  }

  /** All of it in memory: for the few at a time that are looked into. */
  bytes(): Promise<Buffer> {
    return this.slice(0, this.size);
  }

  /** What was made of it; ends with it. */
  async made(bytes: Buffer): Promise<TemporaryFile> {
    const other = await TemporaryFile.of([bytes]);
    this.others.push(other);
    return other;
  }

  private async *chunks(): AsyncGenerator<Buffer> {
    for (let at = 0; at < this.size; at += CHUNK) yield await this.slice(at, Math.min(CHUNK, this.size - at));
  }

  async close(): Promise<void> {
    for (const other of this.others) await other.close();
    await this.handle.close();
  }
}

async function nameless(folder: string): Promise<FileHandle> {
  const path = join(folder, `flota-${randomUUID()}`);
  const handle = await open(path, 'wx+', 0o600);
  await rm(path);
  return handle;
}

const failed = (error: unknown): never => {
  throw StorageFailure.of(error);
};
