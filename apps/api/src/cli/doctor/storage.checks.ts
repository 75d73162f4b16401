import { randomUUID } from 'node:crypto';
import { readdir, stat, statfs } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Env } from '../../platform/config/env.js';
import { contentOf } from '../../platform/storage/storage.js';
import { storageOf } from '../../platform/storage/storage.module.js';
import { ClamdScanner } from '../../platform/uploads/clamd-scanner.js';
import { type Check, fail, ok, warn } from './check.js';

const HOUR_MS = 3_600_000;
/** Of the disk, percent. */
const LITTLE_ROOM = 10;

/** Writes a small file, reads it and deletes it, as the product does. */
export const storage: Check = {
  name: 'storage',
  needs: ['STORAGE_DIR'],
  async examine({ env }) {
    const isBucket = Boolean(env.S3_BUCKET);
    const place = isBucket ? `the bucket ${env.S3_BUCKET}` : resolve(env.STORAGE_DIR ?? '');
    const advice = isBucket
      ? 'Look at the S3_ settings, and at what that key may do: put, get and delete objects.'
      : 'The user that runs the product must own the folder, and its disk must have room.';
    const key = `private/.doctor-${randomUUID()}`;
    const bytes = Buffer.from(key);
    try {
      const files = await storageOf(env as Env);
      await files.put(key, contentOf(bytes), 'text/plain');
      const stream = await files.get(key);
      const read = stream && (await buffer(stream));
      await files.delete(key);
      if (!read?.equals(bytes)) return fail(`${place} gave back something else than was written`, advice);
    } catch (error) {
      return fail(`${place}: ${(error as Error).message}`, advice);
    }
    if (isBucket) return ok(`${place} writes, reads and deletes`);
    const { bavail, blocks } = await statfs(env.STORAGE_DIR ?? '');
    const room = Math.floor((bavail / blocks) * 100);
    if (room < LITTLE_ROOM)
      return warn(`${place} has ${room} % of its disk left`, 'Make room: a full disk takes no file in.');
    return ok(`${place} writes, reads and deletes; ${room} % of the disk is free`);
  },
};

export const scanner: Check = {
  name: 'scanner',
  needs: ['NODE_ENV'],
  async examine({ env: { CLAMD_URL, NODE_ENV } }) {
    if (!CLAMD_URL) {
      const found = 'none: files that people send are not scanned';
      return NODE_ENV === 'production' ? warn(found, 'Set CLAMD_URL (docs/runbooks/sent-files.md).') : ok(found);
    }
    if (await new ClamdScanner(CLAMD_URL).isThere()) return ok('ClamAV answers');
    return fail(
      'ClamAV does not answer: no file is taken in',
      'Start it, or look at CLAMD_URL (docs/runbooks/sent-files.md).',
    );
  },
};

/** Only where somebody tells which folder: backups belong on another machine. */
export const backup: Check = {
  name: 'backup',
  async examine({ backups }) {
    if (!backups) return null;
    const names = (await readdir(backups)).filter((name) => /^flota-\d{8}T\d{6}Z$/.test(name)).sort();
    const newest = names.at(-1);
    const advice = 'See docs/runbooks/restore-a-backup.md: every night by cron.';
    if (!newest) return fail(`there is none in ${backups}`, advice);
    const { mtimeMs, size } = await stat(join(backups, newest, 'database.dump'));
    const hours = Math.round((Date.now() - mtimeMs) / HOUR_MS);
    if (size === 0) return fail(`${newest} is empty`, advice);
    if (hours > 7 * 24) return fail(`the newest is ${hours} hours old`, advice);
    if (hours > 26) return warn(`the newest is ${hours} hours old`, advice);
    return ok(`${newest}, ${hours} hours old; ${names.length} are kept`);
  },
};
