import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { createPrismaClient } from '../index.js';
import { seedDatabase } from '../seed/seed-database.js';

export interface DatabaseCopy {
  /** Address of the copy, for its owner. */
  url: string;
  /** The same for the role that the application runs as. */
  appUrl: string;
  /** Throws the copy away, also from under whoever is still connected. */
  drop(): Promise<void>;
}

/**
 * A database of a suite's own: a copy of the migrated, empty one that TEST_DATABASE_URL names. PostgreSQL copies its
 * files, which takes a tenth of a second where migrating takes seconds. Nobody may be connected to the original.
 */
export const copyDatabase = (): Promise<DatabaseCopy> => copyOf(emptyDatabase());

/** The same with an invented lender whose site is open, and nobody else invented: the first suite seeds, all others copy that. */
export async function copySeededDatabase(): Promise<DatabaseCopy> {
  const empty = emptyDatabase();
  const seeded = new URL(empty);
  seeded.pathname = `/flota_seeded_${seedFingerprint()}`;
  await onServer(empty, async (client) => {
    await client.query('select pg_advisory_lock($1)', [SEEDING_LOCK]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [nameOf(seeded)]);
    if (rowCount) return;
    const draft = await copyOf(empty);
    const prisma = createPrismaClient(draft.url, 1);
    await seedDatabase(prisma, { scope: 'lender' });
    await prisma.$disconnect();
    // It bears the name once it is whole.
    await client.query(`alter database ${quoted(new URL(draft.url))} rename to ${quoted(seeded)}`);
  });
  return copyOf(seeded);
}

/** Any number: it only has to be the same for everybody who makes that database. */
const SEEDING_LOCK = 5_530_917;

/** A server that outlives a run, as when tests are watched, must not hand out what a former seed made. */
function seedFingerprint(): string {
  const folder = join(import.meta.dirname, '../seed');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
  const sum = createHash('sha256');
  for (const file of files.sort()) if (statSync(file).isFile()) sum.update(file).update(readFileSync(file));
  return sum.digest('hex').slice(0, 12);
}

function emptyDatabase(): URL {
  const { TEST_DATABASE_URL } = process.env;
  if (!TEST_DATABASE_URL) throw new Error('TEST_DATABASE_URL is not set; it names a migrated, empty database to copy');
  return new URL(TEST_DATABASE_URL);
}

async function copyOf(original: URL): Promise<DatabaseCopy> {
  const copy = new URL(original);
  copy.pathname = `/test_${randomBytes(6).toString('hex')}`;
  await onServer(original, (client) => client.query(`create database ${quoted(copy)} template ${quoted(original)}`));
  const drop = `drop database if exists ${quoted(copy)} with (force)`;
  return {
    url: copy.href,
    appUrl: appUrlOf(copy),
    drop: () => onServer(original, async (client) => void (await client.query(drop))),
  };
}

function appUrlOf(copy: URL): string {
  const { TEST_DATABASE_APP_URL } = process.env;
  if (!TEST_DATABASE_APP_URL) throw new Error('TEST_DATABASE_APP_URL is not set; it names it as the application does');
  const url = new URL(TEST_DATABASE_APP_URL);
  url.pathname = copy.pathname;
  return url.href;
}

const nameOf = (url: URL) => decodeURIComponent(url.pathname.slice(1));
const quoted = (url: URL) => pg.escapeIdentifier(nameOf(url));

async function onServer<T>(server: URL, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const maintenance = new URL(server);
  maintenance.pathname = '/postgres';
  const client = new pg.Client({ connectionString: maintenance.href });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
