import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startSlowBucket } from '../lib/slow-bucket.mjs';
import { mountSmallDisk, whyNoSmallDisk } from '../lib/small-disk.mjs';
import { statementsUnder } from '../lib/statements.mjs';
import { uploadPictures } from '../lib/uploads.mjs';

const FULL_MS = 15_000;
const LATE_MS = 6_000;
const UPLOADS = 12;

/** @type {ReturnType<typeof mountSmallDisk>} */
let disk;

/** What can't be stored is answered with 503, and is stored when there is room. */
export const storageFull = statementsUnder({
  name: 'storage-full',
  title: `the storage folder full for ${FULL_MS / 1000} s in a run of statements and ${UPLOADS} uploads`,
  missing: whyNoSmallDisk,
  async setting({ directory }) {
    disk = mountSmallDisk(join(directory, 'small-storage'), 64);
    return { env: { STORAGE_DIR: disk.path } };
  },
  async fault({ machine, client, issued }) {
    await issued(0.2);
    disk.fill();
    const uploads = uploadPictures(machine, client, UPLOADS);
    await delay(FULL_MS);
    disk.empty();
    await uploads;
  },
  readFile: (_machine, key) => readFile(join(disk.path, key)).catch(() => null),
  cleanUp: async () => disk.unmount(),
});

/** @type {Awaited<ReturnType<typeof startSlowBucket>>} */
let bucket;

export const bucketSlow = statementsUnder({
  name: 'bucket-slow',
  title: `a bucket that answers after ${LATE_MS / 1000} s for 30 s in a run of statements and ${UPLOADS} uploads`,
  async setting() {
    bucket = await startSlowBucket();
    return { env: bucket.env };
  },
  async fault({ machine, client, issued }) {
    await issued(0.2);
    bucket.answerAfter(LATE_MS);
    await Promise.all([uploadPictures(machine, client, UPLOADS), delay(5 * LATE_MS)]);
    bucket.answerAfter(0);
  },
  readFile: (_machine, key) => bucket.read(key),
  cleanUp: () => bucket.close(),
});
