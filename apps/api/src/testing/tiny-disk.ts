import { execFile } from 'node:child_process';
import { chown, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface TinyDisk {
  path: string;
  /** Leaves it without a byte. */
  fill(): Promise<void>;
  /** Takes away what filled it. */
  clear(): Promise<void>;
  remove(): Promise<void>;
}

/** A file system of so few kilobytes; `null` where nobody may mount one. */
export async function mountTinyDisk(kilobytes: number, owner?: { uid: number; gid: number }): Promise<TinyDisk | null> {
  const path = await mkdtemp(join(tmpdir(), 'flota-disk-'));
  const filler = join(path, 'filler');
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k,mode=0700`, 'tmpfs', path]);
  } catch {
    await rm(path, { recursive: true, force: true });
    return null;
  }
  if (owner) await chown(path, owner.uid, owner.gid);
  return {
    path,
    async fill() {
      const { bavail, bsize } = await statfs(path);
      await writeFile(filler, Buffer.alloc(bavail * bsize));
    },
    clear: () => rm(filler, { force: true }),
    async remove() {
      await run('umount', ['-l', path]);
      await rm(path, { recursive: true, force: true });
    },
  };
}
