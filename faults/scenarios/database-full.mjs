import { chownSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { quotesUnder } from '../lib/quotes.mjs';
import { mountSmallDisk, whyNoSmallDisk } from '../lib/small-disk.mjs';

const FULL_MS = 10_000;
const TABLES = ['quote', 'outbound_email'];

/** @type {ReturnType<typeof mountSmallDisk>} */
let disk;

/** Quotes and mails lie on a disk of their own that has no room left: nothing can be accepted, and nothing half. */
export const databaseFull = quotesUnder({
  name: 'database-full',
  title: `PostgreSQL’s disk full for ${FULL_MS / 1000} s`,
  missing: whyNoSmallDisk,
  async before({ directory, sql }) {
    disk = mountSmallDisk(join(directory, 'small-tables'), 96);
    const { uid, gid } = statSync(join(directory, 'postgres'));
    chownSync(disk.path, uid, gid);
    await sql(`create tablespace small location '${disk.path}'`);
    for (const table of TABLES) await sql(`alter table ${table} set tablespace small`);
  },
  async fault({ accepted }) {
    await accepted(0.3);
    disk.fill();
    await delay(FULL_MS);
    disk.empty();
  },
  async cleanUp({ sql }) {
    for (const table of TABLES) await sql(`alter table ${table} set tablespace pg_default`);
    await sql('drop tablespace small');
    disk.unmount();
  },
});
